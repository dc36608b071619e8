import { expect, test } from 'vitest';
import { tooltipDelayMs } from './Tooltip.tsx';

test.each([
  ['none was open before', Number.NEGATIVE_INFINITY, 700],
  ['one has just closed', 1_000, 0],
  ['one closed 299 ms ago', 701, 0],
  ['one closed 300 ms ago', 700, 700],
])('a tooltip waits when %s', (_when, lastClosedAt, delay) => {
  // “Tooltip open delay 700 ms, skip delay 300 ms.”
  expect(tooltipDelayMs(1_000, lastClosedAt)).toBe(delay);
});
