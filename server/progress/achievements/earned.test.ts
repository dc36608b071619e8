import { expect, test } from 'vitest';
import { achievements } from '../../../content/achievements.ts';
import { CategoryId } from '../../../contract/workouts/workouts.schemas.ts';
import { categoryBit } from '../categories.ts';
import { earned, type Facts } from './earned.ts';

const bits = (categories: readonly CategoryId[]) =>
  categories.reduce((sum, category) => sum | categoryBit(category), 0);
const daytime = CategoryId.options.filter((category) => category !== 'bedroom');

const cases: [string, Partial<Facts>, Partial<Facts>][] = [
  ['first-workout', { workouts: 0 }, { workouts: 1 }],
  ['seven-day-streak', { streak: 6 }, { streak: 7 }],
  ['ten-workouts', { workouts: 9 }, { workouts: 10 }],
  ['five-hundred-calories', { calories: 499 }, { calories: 500 }],
  [
    'all-categories',
    { categoriesEver: bits(daytime) },
    { categoriesEver: bits(CategoryId.options) },
  ],
  ['hundred-workouts', { workouts: 99 }, { workouts: 100 }],
  [
    'first-bedroom-workout',
    { categoriesEver: bits(daytime) },
    { categoriesEver: bits(['bedroom']) },
  ],
  ['challenge-streak', { challengeRun: 4 }, { challengeRun: 5 }],
  ['challenge-creator', { challengeShares: 9 }, { challengeShares: 10 }],
];

test.each(cases)('%s is earned at its mark and not before', (id, before, at) => {
  // “Achievement badges: 7-day streak, 10 workouts, 500 total calories.”
  expect(earned(before)).not.toContain(id);
  expect(earned(at)).toContain(id);
});

test('every badge of the catalogue has a rule, and no badge comes from nothing', () => {
  expect(cases.map(([id]) => id).toSorted()).toEqual(achievements.map(({ id }) => id).toSorted());
  expect(earned({})).toEqual([]);
});
