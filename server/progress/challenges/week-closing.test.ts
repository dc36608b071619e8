import { expect, test } from 'vitest';
import { lastClosedWeek } from './week-closing.ts';

test.each([
  ['Monday morning in UTC is still Sunday west of it', '2026-03-16T11:59:00Z', '2026-03-02'],
  [
    'what was logged in the last second may still be on its way',
    '2026-03-16T12:09:00Z',
    '2026-03-02',
  ],
  ['a week closes when it is over everywhere', '2026-03-16T12:10:00Z', '2026-03-09'],
  ['and stays the last one all week', '2026-03-22T23:00:00Z', '2026-03-09'],
])('%s', (_name, now, week) => {
  expect(lastClosedWeek(new Date(now))).toBe(week);
});
