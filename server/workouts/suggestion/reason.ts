import { type Day, daysBetween } from '../../../contract/calendar.ts';
import type { Reason } from '../../../contract/workouts/suggestion.ts';
import { BODY_PARTS, type Focus } from '../../../contract/workouts/workouts.ts';
import { NEAR_MINUTES, type Suggestions, woundUpBy } from './rank-workouts.ts';
import type { Candidate, TrainingHistory } from './training-history.ts';

/** Days from which a pause is worth mentioning. */
const PAUSE_DAYS = 3;
/** Workouts done before the words "for a while" make sense. */
const FEW_DONE = 4;

const BODY: ReadonlySet<Focus> = new Set(BODY_PARTS);

const NOTHING_MORE = { category: null, focus: null, since: null, minutes: null };

/** Chooses the reason for a suggestion: the most important fact that is true of the workout. */
export function reasonFor(
  { id, category, focus, duration }: Candidate,
  history: TrainingHistory,
  { turns, usual }: Suggestions,
): Reason {
  const { day, done, favorites, planned } = history;
  if (planned.includes(id)) return { ...NOTHING_MORE, kind: 'planned' };
  if (done.length === 0) return { ...NOTHING_MORE, kind: 'beginning' };
  const before = woundUpBy(day, turns);
  if (category === 'cooldown' && before) {
    return { ...NOTHING_MORE, kind: 'winding-down', category: before };
  }
  const isPause = (last: Day | undefined) =>
    last === undefined ? done.length >= FEW_DONE : daysBetween(last, day) >= PAUSE_DAYS;
  const parts = focus.filter((part) => BODY.has(part) && isPause(turns.focus.get(part)));
  const rested = parts.find((part) => turns.focus.has(part)) ?? parts[0];
  if (rested) {
    const since = turns.focus.get(rested) ?? null;
    return { ...NOTHING_MORE, kind: 'focus', focus: rested, since };
  }
  if (isPause(turns.category.get(category))) {
    const since = turns.category.get(category) ?? null;
    return { ...NOTHING_MORE, kind: 'category', category, since };
  }
  if (favorites.has(id)) return { ...NOTHING_MORE, kind: 'kept' };
  if (usual !== null && Math.abs(duration - usual) <= NEAR_MINUTES) {
    return { ...NOTHING_MORE, kind: 'minutes', minutes: usual };
  }
  return { ...NOTHING_MORE, kind: turns.workout.has(id) ? 'balance' : 'new' };
}
