import { type Day, daysBetween } from '../../../contract/calendar.ts';
import type { CategoryId, Focus } from '../../../contract/workouts/workouts.ts';
import type { Candidate, TrainingHistory } from './training-history.ts';

const WEEK_DAYS = 7;

/** When each workout, category and focus last had its turn, and which categories the week has had. */
export type LastDone = {
  workout: ReadonlyMap<number, Day>;
  category: ReadonlyMap<CategoryId, Day>;
  focus: ReadonlyMap<Focus, Day>;
  /** How often in the last seven days, today among them. */
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
    // A partner may be a day ahead, and an editor may have withdrawn it since.
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
