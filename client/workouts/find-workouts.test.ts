import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bedroomWorkouts } from '../../content/workouts/bedroom.ts';
import { cardioWorkouts } from '../../content/workouts/cardio.ts';
import { cooldownWorkouts } from '../../content/workouts/cooldown.ts';
import type { WorkoutSource } from '../../content/workouts/source.ts';
import { strengthWorkouts } from '../../content/workouts/strength.ts';
import { stretchWorkouts } from '../../content/workouts/stretch.ts';
import type { CategoryId, Workout } from '../../contract/workouts/workouts.ts';
import { filterNames } from './filter-names.ts';
import {
  FILTER_GROUPS,
  type Filters,
  NO_FILTERS,
  passes,
  type Question,
  questionIn,
  searchOf,
  toggled,
} from './filters.ts';
import { answersTo, closest, findWorkouts, indexed } from './find-workouts.ts';
import { relaxationsFor, without } from './relax-filters.ts';

function listed(category: CategoryId, sources: readonly WorkoutSource[], locked = false) {
  return sources.map(
    ({ steps, minutes, equipment, focus, positions, ...source }): Workout => ({
      ...source,
      equipment: [...equipment],
      focus: focus.filter((one) => one !== undefined),
      positions: [...positions],
      duration: minutes,
      category,
      imageUrl: null,
      locked,
      instructions: locked ? [] : steps.map(({ text }) => text),
      ...(locked && { outline: steps.map(({ short }) => short) }),
    }),
  );
}

/** Lists the catalog as a couple with premium sees it. */
const workouts = [
  ...listed('stretch', stretchWorkouts),
  ...listed('strength', strengthWorkouts),
  ...listed('cardio', cardioWorkouts),
  ...listed('cooldown', cooldownWorkouts),
  ...listed('bedroom', bedroomWorkouts),
];
const index = workouts.map(indexed);
const find = (question: string) => findWorkouts(index, question);
const ids = (question: string) => find(question).map(({ workout }) => workout.id);

test('no words find everything, in its usual order', () => {
  expect(ids('')).toEqual(workouts.map(({ id }) => id));
  expect(ids(' ,. ')).toEqual(ids(''));
});

test.each([
  ['wheelbarrow', [208]],
  ['WHEELBÄRROW even', [208]],
  ['wheelb', [208]],
  ['hamstring line', [105]],
  ['scarf', [513]],
  ['boxing', [303, 305]],
  ['zumba', []],
  ['wheelbarrow zumba', []],
])('%s finds %j', (question, found) => {
  expect(ids(question)).toEqual(found);
});

test('what is called so comes before what is about it, and that before what does it', () => {
  const found = ids('back');
  // Expect Two Backs, One Breath first, for its title; then a row with a band, for its subject;
  // then squats, which only step back.
  expect(found.indexOf(102)).toBeLessThan(found.indexOf(202));
  expect(found.indexOf(202)).toBeLessThan(found.indexOf(201));
});

test.each(['hips', 'back', 'squats'])(
  '%s finds what is about it, and the steps on a wish',
  (word) => {
    const all = find(word);
    const about = closest(all);
    expect(about.length).toBeLessThan(all.length / 2);
    expect(about).toEqual(all.slice(0, about.length));
    for (const { step } of about) expect(step).toBe(null);
  },
);

test('a word that only steps hold finds those', () => {
  expect(closest(find('fencers')).map(({ workout }) => workout.id)).toEqual([109]);
});

test('words may stand in different places, and all must be there', () => {
  expect(ids('dumbbells advanced')).toEqual([214]);
  expect(ids('five dumbbells')).toContain(214);
});

test('a word of a step says which step and which sentence', () => {
  const [found] = find('fencers');
  expect(found?.workout.id).toBe(109);
  expect(found?.step).toEqual({
    number: 6,
    sentence:
      'Join one hand each, step wide and bend the front knees, arms long like two fencers who like each other.',
  });
  expect(find('wheelbarrow')[0]?.step).toBe(null);
});

test('a locked workout is found by what it shows, and by no word of its steps', () => {
  const locked = listed('bedroom', bedroomWorkouts, true).map(indexed);
  expect(findWorkouts(locked, 'vanilla')).toEqual([]);
  expect(ids('vanilla')).toEqual([514]);
  expect(findWorkouts(locked, 'oil').map(({ workout }) => workout.id)).toEqual([515]);
});

const filters: fc.Arbitrary<Filters> = fc.record(
  Object.fromEntries(
    FILTER_GROUPS.map((group) => [
      group,
      fc.oneof(
        { weight: 2, arbitrary: fc.constant([]) },
        fc.subarray(Object.keys(filterNames[group])),
      ),
    ]),
  ),
) as fc.Arbitrary<Filters>;
const typed = fc.oneof(
  fc.constantFrom('', 'hip', 'back', 'breath hands', 'zumba', 'chair', 'jump', 'slow'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const question: fc.Arbitrary<Question> = fc.record({ words: typed, filters });
const favorites = fc.subarray(workouts.map(({ id }) => id)).map((some) => new Set(some));

test('an address holds a whole question', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const address = searchOf(asked).toString();
      expect(questionIn(new URLSearchParams(address))).toEqual(asked);
    }),
  );
});

test('an address that nobody offered asks for nothing', () => {
  const search = new URLSearchParams('level=Expert&focus=nose&minutes=&position=bed&foo=bar');
  expect(questionIn(search)).toEqual({ words: '', filters: { ...NO_FILTERS, position: ['bed'] } });
});

test('dropping what is suggested gives as many workouts as were promised, and less would not do', () => {
  fc.assert(
    fc.property(question, favorites, (asked, favoriteIds) => {
      const countOf = (other: Question) => answersTo(index, other, favoriteIds).length;
      fc.pre(countOf(asked) === 0);
      const drops = relaxationsFor(asked, countOf);
      expect(drops.length).toBeGreaterThan(0);
      const sizes = new Set(drops.map(({ parts }) => parts.length));
      expect(sizes.size).toBe(1);
      for (const { parts, count } of drops) {
        expect(countOf(without(asked, parts))).toBe(count);
        expect(count).toBeGreaterThan(0);
        // Check that none of them could have stayed.
        for (const part of parts) {
          const fewer = parts.filter((other) => other !== part);
          expect(countOf(without(asked, fewer))).toBe(0);
        }
      }
      const counts = drops.map(({ count }) => count);
      expect(counts).toEqual([...counts].sort((one, other) => other - one));
    }),
    { numRuns: 60 },
  );
});

test('another choice in a group never takes a workout away, and in another group never adds one', () => {
  const choice = fc.constantFrom(...FILTER_GROUPS).chain((group) =>
    fc.record({
      group: fc.constant(group),
      value: fc.constantFrom(...Object.keys(filterNames[group])),
    }),
  );
  fc.assert(
    fc.property(filters, choice, favorites, (chosen, { group, value }, favoriteIds) => {
      fc.pre(!chosen[group].includes(value));
      const before = workouts.filter((workout) => passes(workout, chosen, favoriteIds));
      const after = workouts.filter((workout) =>
        passes(workout, toggled(chosen, group, value), favoriteIds),
      );
      const [fewer, more] = chosen[group].length > 0 ? [before, after] : [after, before];
      expect(more).toEqual(expect.arrayContaining(fewer));
    }),
  );
});

test.each<[string, Partial<Filters>, (workout: Workout) => boolean]>([
  ['minutes', { minutes: ['15'] }, ({ duration }) => duration > 10 && duration <= 15],
  ['more minutes', { minutes: ['10', 'more'] }, ({ duration }) => duration <= 10 || duration > 20],
  ['a level', { level: ['Advanced'] }, ({ difficulty }) => difficulty === 'Advanced'],
  ['no equipment', { equipment: ['none'] }, ({ equipment }) => equipment.length === 0],
  ['a thing', { equipment: ['ball'] }, ({ equipment }) => equipment.includes('ball')],
  [
    'standing alone',
    { position: ['standing'] },
    ({ positions }) => !positions.includes('floor') && !positions.includes('bed'),
  ],
  [
    'standing and floor',
    { position: ['standing', 'floor'] },
    ({ positions }) => !positions.includes('bed'),
  ],
  ['quiet', { impact: ['quiet'] }, ({ impact }) => impact === 'quiet'],
  [
    'focus and category',
    { focus: ['core', 'hips'], category: ['strength'] },
    ({ focus, category }) =>
      category === 'strength' && focus.some((one) => one === 'core' || one === 'hips'),
  ],
  ['favorites', { favorites: ['yes'] }, ({ id }) => id === 101 || id === 514],
])('a filter for %s lets those pass and no others', (_, chosen, isWanted) => {
  const passing = workouts.filter((workout) =>
    passes(workout, { ...NO_FILTERS, ...chosen }, new Set([101, 514])),
  );
  expect(passing.length).toBeGreaterThan(0);
  expect(passing).toEqual(workouts.filter(isWanted));
});

test('every choice that is offered finds something', () => {
  for (const group of FILTER_GROUPS.filter((one) => one !== 'favorites')) {
    for (const value of Object.keys(filterNames[group])) {
      const chosen = toggled(NO_FILTERS, group, value);
      const count = workouts.filter((workout) => passes(workout, chosen, null)).length;
      expect(count, value).toBeGreaterThan(0);
    }
  }
});
