import { describe, expect, test } from 'vitest';
import { addDays } from '../../../contract/calendar.ts';
import type { Reason } from '../../../contract/workouts/suggestion.ts';
import { allWorkouts } from '../../catalogue/catalogue.ts';
import { eveningFor } from './evening.ts';
import { levelOf } from './level.ts';
import { rankWorkouts } from './rank-workouts.ts';
import { reasonFor } from './reason.ts';
import type { TrainingHistory } from './training-history.ts';
import { usualMinutes } from './usual-minutes.ts';

/** Date of the tests, a Wednesday. */
const TODAY = '2026-03-11';
const WORKOUTS = allWorkouts.filter(({ category }) => category !== 'bedroom');
const ago = (days: number) => addDays(TODAY, -days);
const did = (workoutId: number, days: number, minutes = 10) => ({
  workoutId,
  day: ago(days),
  minutes,
});

const NEW: TrainingHistory = {
  day: TODAY,
  done: [],
  weekdayMinutes: [],
  favorites: new Set(),
  planned: [],
  passed: new Set(),
};

function tonight(changes: Partial<TrainingHistory>) {
  const history = { ...NEW, ...changes };
  const suggestions = rankWorkouts(WORKOUTS, history);
  const [best] = suggestions.order;
  if (!best) throw new Error('There is nothing to suggest.');
  return { ...best, reason: reasonFor(best, history, suggestions) };
}

test('two who are new begin with the first stretch, and something else is another category', () => {
  expect(tonight({})).toMatchObject({ id: 101, reason: { kind: 'beginning' } });
  const categories = rankWorkouts(WORKOUTS, NEW).order.map(({ category }) => category);
  expect(categories.slice(0, 5)).toEqual(['stretch', 'strength', 'cardio', 'cooldown', 'stretch']);
});

describe('the category that the week lacks', () => {
  test.each([
    ['was left out', [did(101, 3), did(201, 2), did(401, 1)], 'cardio'],
    [
      'came least often',
      [did(101, 6), did(102, 1), did(201, 5), did(202, 2), did(301, 4), did(401, 3), did(402, 1)],
      'cardio',
    ],
    [
      'is longest ago, where all came as often',
      [did(201, 6), did(101, 5), did(301, 4), did(401, 3)],
      'strength',
    ],
    ['lay before the week', [did(101, 1), did(201, 2), did(301, 3), did(401, 8)], 'cooldown'],
  ] as const)('it %s', (_what, done, category) => {
    expect(tonight({ done: [...done] }).category).toBe(category);
  });

  test('after cardio or strength today a cool down comes first, unless there was one', () => {
    const done = [did(401, 1), did(101, 2), did(201, 0)];
    expect(tonight({ done })).toMatchObject({
      category: 'cooldown',
      reason: { kind: 'winding-down', category: 'strength' },
    });
    expect(tonight({ done: [...done, did(402, 0)] }).category).toBe('cardio');
  });
});

describe('why it is suggested', () => {
  test.each([
    ['planned', { planned: [301], done: [did(101, 1)] }, { kind: 'planned' }],
    [
      'a part of the body was left out for weeks',
      { done: [did(301, 1), did(302, 2), did(308, 3), did(405, 1)] },
      { kind: 'focus', since: null },
    ],
    [
      'a category was left out',
      { done: [did(104, 1), did(105, 1), did(201, 1), did(401, 1)], favorites: new Set([304]) },
      { kind: 'category', category: 'cardio', since: null },
    ],
    [
      'they keep it',
      {
        done: [did(101, 1), did(201, 1), did(301, 1), did(402, 2)],
        favorites: new Set([107]),
        passed: new Set([406, 407, 405, 403]),
      },
      { kind: 'kept' },
    ],
  ] satisfies [string, Partial<TrainingHistory>, Partial<Reason>][])(
    '%s',
    (_name, history, reason) => {
      expect(tonight(history).reason).toMatchObject(reason);
    },
  );

  test('nothing for the back since Friday', () => {
    // Leave the back out since Friday: the later workouts were for legs, endurance and breath.
    const done = [did(101, 5), did(201, 2), did(301, 1), did(405, 1)];
    expect(tonight({ done, favorites: new Set([102]) })).toMatchObject({
      id: 102,
      reason: { kind: 'focus', focus: 'back', since: '2026-03-06' },
    });
  });
});

describe('the minutes that they usually have', () => {
  test.each([
    ['on this day of the week', [30, 20, 40], [did(101, 1, 10), did(102, 2, 10)], 30],
    ['on any day, where one such day is known', [45], [did(101, 1, 10), did(102, 2, 14)], 12],
    ['unknown', [], [], null],
    ['a look through the steps is none', [1, 0, 2], [did(101, 1, 1)], null],
  ] as const)('%s', (_what, weekdayMinutes, done, expected) => {
    expect(usualMinutes({ ...NEW, weekdayMinutes, done })).toBe(expected);
  });

  test('long evenings get long workouts, short ones short', () => {
    const done = [103, 109, 101, 102, 107, 201].map((id, at) => did(id, 20 + at));
    expect(tonight({ done, weekdayMinutes: [6, 6, 6] }).duration).toBeLessThanOrEqual(11);
    expect(tonight({ done, weekdayMinutes: [25, 25] }).duration).toBeGreaterThanOrEqual(20);
  });
});

describe('their level', () => {
  const times = (count: number, difficulty: 'Beginner' | 'Intermediate' | 'Advanced') =>
    Array.from({ length: count }, () => difficulty);
  test.each([
    ['new', [], { own: 0, highest: 0 }],
    ['one glance higher is no level', times(1, 'Advanced'), { own: 0, highest: 0 }],
    ['done twice it is theirs', times(2, 'Intermediate'), { own: 1, highest: 1 }],
    ['after six the next is tried', times(6, 'Beginner'), { own: 0, highest: 1 }],
    [
      'what is above counts',
      [...times(5, 'Beginner'), ...times(1, 'Advanced')],
      { own: 0, highest: 1 },
    ],
    ['there is nothing above the top', times(9, 'Advanced'), { own: 2, highest: 2 }],
  ] as const)('%s', (_what, done, expected) => {
    expect(levelOf(done)).toEqual(expected);
  });
});

test('what they keep comes before what is like it, even a level above', () => {
  expect(tonight({ favorites: new Set([109]) }).id).toBe(109);
  expect(tonight({ favorites: new Set([112]) })).toMatchObject({ id: 112, difficulty: 'Advanced' });
});

describe('the evening that both are in', () => {
  const saved = { day: TODAY, passed: [101] };
  test.each([
    ['nobody has begun one', null, TODAY, null],
    ['it is the reader’s day', saved, TODAY, saved],
    ['the partner is a day ahead', saved, ago(1), saved],
    ['a new day has begun', saved, addDays(TODAY, 1), null],
    ['a clock was wrong', saved, ago(3), null],
  ] as const)('%s', (_what, known, day, expected) => {
    expect(eveningFor(known, day)).toEqual(expected);
  });
});
