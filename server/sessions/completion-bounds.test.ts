import { describe, expect, test } from 'vitest';
import { completionProblem } from './completion-bounds.ts';

const START = new Date('2026-03-11T12:00:00Z');
const NOW = new Date('2026-03-11T12:30:00Z');
const at = (time: string) => `2026-03-11T${time}Z`;

describe('a completion fits the time there was', () => {
  test.each([
    ['thirty minutes at their rate', at('12:30:00'), 30, 240],
    ['a little rounding', at('12:29:40'), 30, 240],
    ['a clock that is two minutes ahead', at('12:32:00'), 30, 240],
    ['a clock that is two minutes behind', at('11:58:00'), 0, 0],
    ['another offset', '2026-03-11T14:30:00+02:00', 30, 240],
    ['nothing burnt', at('12:30:00'), 0, 0],
  ])('%s is fine', (_what, completedAt, duration, caloriesBurned) => {
    expect(completionProblem({ completedAt, duration, caloriesBurned }, START, NOW)).toBeNull();
  });

  test.each([
    ['the future', at('12:32:01'), 30, 240],
    ['a time before the start', at('11:57:59'), 0, 0],
    ['more minutes than there were', at('12:30:00'), 33, 0],
    ['more calories than the time can burn', at('12:30:00'), 30, 300],
    ['a year of minutes', at('12:30:00'), 525_600, 0],
  ])('%s is refused', (_what, completedAt, duration, caloriesBurned) => {
    const completion = { completedAt, duration, caloriesBurned };
    expect(completionProblem(completion, START, NOW)).toEqual(expect.any(String));
  });
});
