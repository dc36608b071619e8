import { type Day, daysBetween } from '../../../contract/calendar.ts';
import { type CategoryId, GOAL_CATEGORIES } from '../../../contract/workouts/workouts.ts';
import { type LastDone, lastDone } from './last-done.ts';
import { type Level, levelNumber, levelOf } from './level.ts';
import type { Candidate, TrainingHistory } from './training-history.ts';
import { usualMinutes } from './usual-minutes.ts';

/**
 * Days of rest after a workout. The workout is suggested within them only if nothing else is left.
 */
export const REST_DAYS = 3;
/** Minutes by which a length may differ from the best match and still count as equally good. */
export const NEAR_MINUTES = 5;

/** Points per fact, compared among workouts of one category and about the same length. */
const POINTS = { perDayRested: 0.5, perDayOfFocus: 0.5, favorites: 8, perLevelBelow: 3, stepUp: 1 };
const MOST_DAYS_RESTED = 21;
/**
 * Days after which a workout counts as new and comes first, so that the couple sees all there is.
 */
const DAYS_OF_NEW = 28;
const MOST_DAYS_OF_FOCUS = 7;

export type Suggestions = { order: readonly Candidate[]; turns: LastDone; usual: number | null };

/**
 * Ranks every workout that may be suggested on a day, best first. See docs/design/training.md.
 * Planned workouts come first. Then categories take turns, starting with the one the week lacks
 * most, each with the workout that suits the couple best.
 */
export function rankWorkouts(
  candidates: readonly Candidate[],
  history: TrainingHistory,
): Suggestions {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const turns = lastDone(byId, history);
  const usual = usualMinutes(history);
  const level = levelOf(
    history.done.flatMap(({ workoutId }) => byId.get(workoutId)?.difficulty ?? []),
  );

  const planned = history.planned.flatMap((id) => byId.get(id) ?? []);
  const isPlanned = new Set(planned.map(({ id }) => id));
  const others = candidates.filter(
    ({ id, difficulty }) =>
      !isPlanned.has(id) && (levelNumber(difficulty) <= level.highest || history.favorites.has(id)),
  );
  const restedDays = restedOn(history.day, turns);
  const rested = others.filter((candidate) => restedDays(candidate) > REST_DAYS);
  const pool = rested.length > 0 ? rested : others;

  const points = pointsFor(history, { turns, level, restedDays });
  const lists = categoriesByNeed(history.day, turns).map((category) =>
    bestFirst(
      pool.filter((candidate) => candidate.category === category),
      usual,
      points,
    ),
  );
  const isDoneToday = ({ id }: Candidate) => turns.workout.get(id) === history.day;
  const order = [...planned.filter((one) => !isDoneToday(one)), ...byTurns(lists)];
  const open = order.filter(({ id }) => !history.passed.has(id));
  return { order: open.length > 0 ? open : order, turns, usual };
}

/**
 * Sorts the categories by how often the week has had them, fewest first. Of equals, the one not
 * done for longest comes first.
 */
function categoriesByNeed(today: Day, turns: LastDone): CategoryId[] {
  const times = (category: CategoryId) => turns.timesInWeek.get(category) ?? 0;
  const last = (category: CategoryId) => turns.category.get(category) ?? '';
  const byNeed = GOAL_CATEGORIES.toSorted(
    (one, other) => times(one) - times(other) || compare(last(one), last(other)),
  );
  if (!woundUpBy(today, turns)) return byNeed;
  return ['cooldown', ...byNeed.filter((category) => category !== 'cooldown')];
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Returns the category done today that a cool-down should follow, unless a cool-down was done. */
export function woundUpBy(today: Day, { category }: LastDone): CategoryId | null {
  if (category.get('cooldown') === today) return null;
  return (['cardio', 'strength'] as const).find((id) => category.get(id) === today) ?? null;
}

function restedOn(today: Day, { workout }: LastDone) {
  return ({ id }: Candidate) => {
    const last = workout.get(id);
    return last === undefined
      ? DAYS_OF_NEW
      : Math.min(MOST_DAYS_RESTED, Math.max(0, daysBetween(last, today)));
  };
}

type Weighed = {
  turns: LastDone;
  level: Level;
  restedDays: (candidate: Candidate) => number;
};

function pointsFor({ day, favorites }: TrainingHistory, { turns, level, restedDays }: Weighed) {
  return (candidate: Candidate): number => {
    const above = levelNumber(candidate.difficulty) - level.own;
    const focusDays = candidate.focus.map((focus) => {
      const last = turns.focus.get(focus);
      return last === undefined ? MOST_DAYS_OF_FOCUS : daysBetween(last, day);
    });
    return (
      POINTS.perDayRested * restedDays(candidate) +
      POINTS.perDayOfFocus * Math.min(MOST_DAYS_OF_FOCUS, Math.max(0, ...focusDays)) +
      (favorites.has(candidate.id) ? POINTS.favorites : 0) -
      (above > 0 ? POINTS.stepUp * above : POINTS.perLevelBelow * -above)
    );
  };
}

/** Sorts workouts near the couple's usual length first, and then by points. */
function bestFirst(
  candidates: readonly Candidate[],
  usual: number | null,
  points: (candidate: Candidate) => number,
): Candidate[] {
  const away = ({ duration }: Candidate) => (usual === null ? 0 : Math.abs(duration - usual));
  const nearest = Math.min(...candidates.map(away));
  const isFar = (candidate: Candidate) => Number(away(candidate) > nearest + NEAR_MINUTES);
  // Keep the catalog's order among equals, so that the same history always gets the same
  // suggestion.
  return candidates.toSorted(
    (one, other) => isFar(one) - isFar(other) || points(other) - points(one),
  );
}

/** Takes the first of each list, then the second of each, until all are taken. */
function byTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
}

/** Adds a passed-over workout. Returns an empty list, to start again, when nothing else is left. */
export function passedWith(
  { order }: Suggestions,
  passed: ReadonlySet<number>,
  id: number,
): number[] {
  const isLast = order.every((candidate) => candidate.id === id);
  return isLast ? [] : [...passed, id];
}
