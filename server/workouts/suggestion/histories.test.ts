import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysBetween } from '../../../contract/calendar.ts';
import { type CategoryId, GOAL_CATEGORIES } from '../../../contract/workouts/workouts.ts';
import { allWorkouts } from '../../catalogue/catalogue.ts';
import { levelNumber, levelOf } from './level.ts';
import { NEAR_MINUTES, passedWith, REST_DAYS, rankWorkouts } from './rank-workouts.ts';
import { reasonFor } from './reason.ts';
import type { Candidate, Done, TrainingHistory } from './training-history.ts';
import { usualMinutes } from './usual-minutes.ts';

const TODAY = '2026-03-11';
const WORKOUTS: readonly Candidate[] = allWorkouts.filter(({ category }) => category !== 'bedroom');
const workout = (id: number) => WORKOUTS.find((one) => one.id === id) as Candidate;
const ids = WORKOUTS.map(({ id }) => id);
const RUNS = 300;
/** Runs for properties that take fifty times as long. */
const FEW_RUNS = 20;

const anyDone = fc
  .array(
    fc.record({
      workoutId: fc.constantFrom(...ids),
      ago: fc.integer({ min: 0, max: 28 }),
      minutes: fc.integer({ min: 0, max: 60 }),
    }),
    { maxLength: 40 },
  )
  .map((all) =>
    all
      .toSorted((one, other) => one.ago - other.ago)
      .map(({ workoutId, ago, minutes }) => ({ workoutId, minutes, day: addDays(TODAY, -ago) })),
  );
const someIds = (maxLength: number) => fc.uniqueArray(fc.constantFrom(...ids), { maxLength });
const anyLife: fc.Arbitrary<TrainingHistory> = fc
  .record({
    done: anyDone,
    weekdayMinutes: fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 8 }),
    favorites: someIds(10),
    planned: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, someIds(3)),
    passed: someIds(50),
  })
  .map(({ favorites, passed, ...history }) => ({
    ...history,
    day: TODAY,
    favorites: new Set(favorites),
    passed: new Set(passed),
  }));

const lately = (history: TrainingHistory, days: number) =>
  new Set(
    history.done.filter(({ day }) => daysBetween(day, history.day) <= days).map((d) => d.workoutId),
  );
const levelIn = (history: TrainingHistory) =>
  levelOf(history.done.map(({ workoutId }) => workout(workoutId).difficulty));

/** Checks a property for random couples. */
function forEveryLife(holds: (history: TrainingHistory) => void, numRuns = RUNS): void {
  fc.assert(fc.property(anyLife, holds), { numRuns });
}

describe('whatever a couple has done, kept, planned and passed over', () => {
  test('there is always a suggestion, each workout at most once, and never the bedroom', () => {
    forEveryLife((history) => {
      const { order } = rankWorkouts(WORKOUTS, history);
      expect(order.length).toBeGreaterThan(0);
      expect(new Set(order).size).toBe(order.length);
      expect(order.map(({ category }) => category)).not.toContain('bedroom');
    });
  });

  test('the same life has the same evening, in whatever order its facts come', () => {
    forEveryLife((history) => {
      const shuffled = { ...history, done: history.done.toReversed() };
      expect(rankWorkouts(WORKOUTS, shuffled).order).toEqual(rankWorkouts(WORKOUTS, history).order);
    });
  });

  test('nothing that was done in the last three days, while there is anything else', () => {
    forEveryLife((history) => {
      const tired = lately(history, REST_DAYS);
      const { highest } = levelIn(history);
      const rested = WORKOUTS.filter(
        ({ id, difficulty }) =>
          !tired.has(id) && (levelNumber(difficulty) <= highest || history.favorites.has(id)),
      );
      if (rested.length === 0) return;
      for (const { id } of rankWorkouts(WORKOUTS, history).order) {
        if (!history.planned.includes(id)) expect(tired).not.toContain(id);
      }
    });
  });

  test('nothing above their level, unless they keep it or planned it', () => {
    forEveryLife((history) => {
      const { highest } = levelIn(history);
      for (const { id, difficulty } of rankWorkouts(WORKOUTS, history).order) {
        if (history.favorites.has(id) || history.planned.includes(id)) continue;
        expect(levelNumber(difficulty)).toBeLessThanOrEqual(highest);
      }
    });
  });

  test('what is planned for today comes first, until it is done or passed over', () => {
    forEveryLife((history) => {
      const doneToday = lately(history, 0);
      const due = history.planned.filter((id) => !doneToday.has(id) && !history.passed.has(id));
      const { order } = rankWorkouts(WORKOUTS, history);
      expect(order.slice(0, due.length).map(({ id }) => id)).toEqual(due);
    });
  });

  test('of its category it is about as long as they usually have', () => {
    forEveryLife((history) => {
      const untouched = { ...history, passed: new Set<number>(), planned: [] };
      const { order, usual } = rankWorkouts(WORKOUTS, untouched);
      const [best] = order;
      if (usual === null || !best) return;
      const away = ({ duration }: Candidate) => Math.abs(duration - usual);
      const nearest = Math.min(
        ...order.filter(({ category }) => category === best.category).map(away),
      );
      expect(away(best)).toBeLessThanOrEqual(nearest + NEAR_MINUTES);
    });
  });

  test('something else goes through every suggestion once, and then begins anew', () => {
    forEveryLife((history) => {
      const first = rankWorkouts(WORKOUTS, { ...history, passed: new Set() }).order;
      let passed = new Set<number>();
      const seen: number[] = [];
      for (const _ of first) {
        const suggestions = rankWorkouts(WORKOUTS, { ...history, passed });
        const id = suggestions.order[0]?.id ?? 0;
        seen.push(id);
        passed = new Set(passedWith(suggestions, passed, id));
      }
      expect(seen).toEqual(first.map(({ id }) => id));
      expect(passed.size).toBe(0);
    }, FEW_RUNS);
  });

  test('the reason is true', () => {
    forEveryLife((history) => {
      const suggestions = rankWorkouts(WORKOUTS, history);
      for (const candidate of suggestions.order.slice(0, 6)) {
        const reason = reasonFor(candidate, history, suggestions);
        const daysOf = (isMeant: (done: Candidate) => boolean) =>
          history.done.filter((done) => isMeant(workout(done.workoutId))).map(({ day }) => day);
        const newest = (days: Day[]) => days.toSorted().at(-1) ?? null;
        const { kind, focus, category, since, minutes } = reason;
        if (kind === 'planned') expect(history.planned).toContain(candidate.id);
        if (kind === 'beginning') expect(history.done).toEqual([]);
        if (kind === 'kept') expect(history.favorites).toContain(candidate.id);
        if (kind === 'new') expect(daysOf(({ id }) => id === candidate.id)).toEqual([]);
        if (kind === 'minutes') expect(minutes).toBe(usualMinutes(history));
        if (kind === 'focus' && focus) {
          expect(candidate.focus).toContain(focus);
          expect(since).toBe(newest(daysOf((one) => one.focus.includes(focus))));
        }
        if (kind === 'category') {
          expect(category).toBe(candidate.category);
          expect(since).toBe(newest(daysOf((one) => one.category === category)));
        }
        if (kind === 'winding-down') {
          expect(candidate.category).toBe('cooldown');
          expect(newest(daysOf((one) => one.category === category))).toBe(history.day);
        }
      }
    });
  });
});

/**
 * Habits of a couple: how often they train, for how long, and how often they choose for themselves.
 */
type Habits = {
  /** Seven days, from Monday. */
  trainsOn: readonly boolean[];
  minutesOn: readonly number[];
  /** Evenings out of ten on which they choose a workout themselves. */
  ownWay: number;
  seed: number;
};

const WEEKS = 8;
const anyHabits: fc.Arbitrary<Habits> = fc.record({
  trainsOn: fc
    .array(fc.boolean(), { minLength: 7, maxLength: 7 })
    .filter((days) => days.filter(Boolean).length >= 3),
  minutesOn: fc.array(fc.constantFrom(8, 10, 15, 20, 30), { minLength: 7, maxLength: 7 }),
  ownWay: fc.constant(0),
  seed: fc.nat(),
});

type Evening = { history: TrainingHistory; chosen: Candidate };

/** Simulates weeks in which a couple mostly follows the suggestions. */
function live({ trainsOn, minutesOn, ownWay, seed }: Habits): Evening[] {
  const start = '2026-01-05';
  const all: Done[] = [];
  const evenings: Evening[] = [];
  let random = seed;
  const next = (below: number) => {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    return random % below;
  };
  for (let at = 0; at < WEEKS * 7; at++) {
    const day = addDays(start, at);
    if (!trainsOn[at % 7]) continue;
    const onWeekday = all.filter((done) => daysBetween(done.day, day) % 7 === 0);
    const history: TrainingHistory = {
      day,
      done: all.filter((done) => daysBetween(done.day, day) <= 28).slice(-40),
      weekdayMinutes: onWeekday.map(({ minutes }) => minutes),
      favorites: new Set(),
      planned: [],
      passed: new Set(),
    };
    const suggested = rankWorkouts(WORKOUTS, history).order[0] as Candidate;
    const isOwnWay = next(10) < ownWay;
    const chosen = isOwnWay ? (WORKOUTS[next(WORKOUTS.length)] as Candidate) : suggested;
    evenings.push({ history, chosen: suggested });
    all.push({ workoutId: chosen.id, day, minutes: minutesOn[at % 7] ?? 0 });
  }
  return evenings;
}

const timesEach = (evenings: readonly Evening[]) =>
  GOAL_CATEGORIES.map(
    (id: CategoryId) => evenings.filter(({ chosen }) => chosen.category === id).length,
  );

describe('lived for eight weeks', () => {
  test('the categories come out even', () => {
    fc.assert(
      fc.property(anyHabits, (habits) => {
        const times = timesEach(live(habits));
        expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 40 },
    );
  });

  test('and whoever goes their own way half of the time is led back to what they leave out', () => {
    fc.assert(
      fc.property(anyHabits, (habits) => {
        for (const { history, chosen } of live({ ...habits, ownWay: 5 })) {
          const inWeek = history.done.filter(({ day }) => daysBetween(day, history.day) < 7);
          const times = (id: CategoryId) =>
            inWeek.filter(({ workoutId }) => workout(workoutId).category === id).length;
          expect(times(chosen.category)).toBe(Math.min(...GOAL_CATEGORIES.map(times)));
        }
      }),
      { numRuns: 30 },
    );
  });

  test('they see many workouts, none twice within four days, and step up in time', () => {
    fc.assert(
      fc.property(anyHabits, (habits) => {
        const evenings = live(habits);
        for (const { history, chosen } of evenings) {
          expect(lately(history, REST_DAYS)).not.toContain(chosen.id);
        }
        const different = new Set(evenings.map(({ chosen }) => chosen.id));
        expect(different.size).toBeGreaterThanOrEqual(12);
        const levels = evenings.map(({ chosen }) => levelNumber(chosen.difficulty));
        // Expect beginners on the first level, and progress for everyone who has the time.
        expect(levels.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
        if (Math.min(...habits.minutesOn) >= 15) {
          expect(Math.max(...levels)).toBeGreaterThanOrEqual(1);
        }
        // Expect steps of at most one level.
        levels.forEach((level, at) => {
          expect(level - Math.max(0, ...levels.slice(0, at))).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: 30 },
    );
  });
});
