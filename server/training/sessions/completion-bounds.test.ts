import { describe, expect, test } from 'vitest';
import { burnsTooMuch, countedCompletion } from './completion-bounds.ts';

const START = new Date('2026-03-11T12:00:00Z');
const NOW = new Date('2026-03-11T12:30:00Z');
const at = (time: string) => `2026-03-11T${time}Z`;

describe('what fits the time there was is counted as it was sent', () => {
  test.each([
    ['thirty minutes at their rate', at('12:30:00'), 30, 240],
    ['a little rounding', at('12:29:40'), 30, 240],
    ['a clock that is two minutes ahead', at('12:32:00'), 30, 240],
    ['a clock that is two minutes behind', at('11:58:00'), 0, 0],
    ['another offset', '2026-03-11T14:30:00+02:00', 30, 240],
    ['nothing burnt', at('12:30:00'), 0, 0],
  ])('%s', (_what, completedAt, duration, caloriesBurned) => {
    const sent = { completedAt, duration, caloriesBurned };
    expect(countedCompletion(sent, START, NOW)).toEqual({
      completedAt: new Date(completedAt),
      duration,
      caloriesBurned,
      isAdjusted: false,
    });
  });
});

describe('what a corrected clock makes of a workout is counted as far as it can be believed', () => {
  test.each([
    ['an hour ahead from the middle on', at('13:30:00'), 90, 720, at('12:30:00'), 30, 240],
    ['a day ahead at the last moment', '2026-03-12T12:30:00Z', 30, 240, at('12:30:00'), 30, 240],
    ['ahead, after a pause', at('14:30:00'), 20, 160, at('12:20:00'), 20, 160],
    ['an hour back from the middle on', at('11:30:00'), 15, 120, at('12:15:00'), 15, 120],
    ['ten minutes back', at('12:20:00'), 30, 240, at('12:30:00'), 30, 240],
    [
      'right again, but for the minutes',
      at('12:30:00'),
      525_600,
      4_204_800,
      at('12:30:00'),
      30,
      240,
    ],
  ])('%s', (_what, completedAt, duration, caloriesBurned, end, minutes, calories) => {
    const sent = { completedAt, duration, caloriesBurned };
    expect(countedCompletion(sent, START, NOW)).toEqual({
      completedAt: new Date(end),
      duration: minutes,
      caloriesBurned: calories,
      isAdjusted: true,
    });
  });

  test('our own clock going back leaves nothing to believe, and nothing negative', () => {
    const sent = { completedAt: at('12:30:00'), duration: 30, caloriesBurned: 240 };
    expect(countedCompletion(sent, START, new Date(at('11:00:00')))).toEqual({
      completedAt: START,
      duration: 0,
      caloriesBurned: 0,
      isAdjusted: true,
    });
  });
});

test('no clock explains more calories than the minutes beside them can burn', () => {
  const sent = { completedAt: at('12:30:00'), duration: 30 };
  expect(burnsTooMuch({ ...sent, caloriesBurned: 240 })).toBe(false);
  expect(burnsTooMuch({ ...sent, caloriesBurned: 300 })).toBe(true);
});
