import { expect, test } from 'vitest';
import { thirdPresses } from './third-press.ts';

test.each([
  ['three in quick succession', [0, 1_000, 3_900], [false, false, true]],
  ['two and a late one', [0, 1_000, 4_100], [false, false, false]],
  ['the last three of four', [0, 4_500, 5_000, 5_500], [false, false, false, true]],
  ['six are two times three', [0, 1, 2, 3, 4, 5], [false, false, true, false, false, true]],
])('%s', (_name, moments, thirds) => {
  const isThird = thirdPresses();
  expect(moments.map(isThird)).toEqual(thirds);
});
