import { type Day, daysBetween } from '../../../contract/calendar.ts';
import type { CategoryId, Focus } from '../../../contract/workouts/workouts.ts';
import type { Candidate, TrainingHistory } from './training-history.ts';

const WEEK_DAYS = 7;

/**
 * Day on which each workout, category and focus was last done, and the categories done this week.
 */
export type LastDone = {
  workout: ReadonlyMap<number, Day>;
  category: ReadonlyMap<CategoryId, Day>;
  focus: ReadonlyMap<Focus, Day>;
  /** Counts in the last seven days, including today. */
  timesInWeek: ReadonlyMap<CategoryId, number>;
};

export function lastDone(
  candidates: ReadonlyMap<number, Candidate>,
  { day: today, done }: Pick<TrainingHistory, 'day' | 'done'>,
): LastDone {
  const workout = new Map<number, Day>();
  const category = new Map<CategoryId, Day>();
  const focus = new Map<Focus, Day>();
  const timesInWeek = new Map<CategoryId, number>();
  for (const { workoutId, day } of done) {
    const known = candidates.get(workoutId);
    // Skip a workout that an editor has withdrawn. A partner's day may be one ahead.
    if (!known) continue;
    later(workout, workoutId, day);
    later(category, known.category, day);
    for (const part of known.focus) later(focus, part, day);
    if (daysBetween(day, today) >= WEEK_DAYS) continue;
    timesInWeek.set(known.category, (timesInWeek.get(known.category) ?? 0) + 1);
  }
  return { workout, category, focus, timesInWeek };
}

function later<Key>(days: Map<Key, Day>, key: Key, day: Day): void {
  if (day > (days.get(key) ?? '')) days.set(key, day);
}
