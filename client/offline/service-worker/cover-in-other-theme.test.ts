import { expect, test } from 'vitest';
import { coverInOtherTheme } from './cover-in-other-theme.ts';

test.each([
  ['/covers/101.svg', '/covers/101-evening.svg'],
  ['/covers/101-evening.svg', '/covers/101.svg'],
  ['/covers/first-steps/101.svg', '/covers/first-steps/101-evening.svg'],
  ['/covers/challenges/back-to-back.svg', '/covers/challenges/back-to-back-evening.svg'],
  ['/covers/challenges/back-to-back-evening.svg', '/covers/challenges/back-to-back.svg'],
  ['/products/silk-sleep-set.svg', null],
  ['/assets/App-BGB5aar4.js', null],
  ['/favicon.svg', null],
])('in the other theme, %s is %s', (url, other) => {
  expect(coverInOtherTheme(url)).toBe(other);
});
