import { addDays, type Day, dayAt, type ZonedMoment } from '../../contract/calendar.ts';
import { skippedBetween } from '../progress/streak.ts';

/**
 * Computes the streak by the plain rule, day by day from the first. `skipped` maps a trained day,
 * or today, to the number of days that a flight skipped just before.
 */
export function plainStreak(
  trained: ReadonlySet<Day>,
  paused: ReadonlySet<Day>,
  today: Day,
  skipped: (day: Day) => number = () => 0,
): { streakDays: number; restDays: number; rested: Day[] } {
  const rested: Day[] = [];
  let streakDays = 0;
  let restDays = 0;
  let untrained: Day[] = [];
  const [first = today] = [...trained].sort();
  for (let day = first; day <= today; day = addDays(day, 1)) {
    if (!trained.has(day) && day !== today) {
      // Skip break days, and days without a streak, which has nothing to lose.
      if (!paused.has(day) && streakDays > 0) untrained.push(day);
      continue;
    }
    const missed = untrained.slice(0, Math.max(0, untrained.length - skipped(day)));
    rested.push(...missed.slice(0, restDays));
    restDays -= missed.length;
    if (restDays < 0) {
      streakDays = 0;
      restDays = 0;
    }
    untrained = [];
    // Stop here if today has no workout: the day is not over.
    if (!trained.has(day)) continue;
    streakDays++;
    if (streakDays % 7 === 0 && restDays < 2) restDays++;
  }
  return { streakDays, restDays, rested };
}

/** Counts the days that flights skipped before each day of these workouts, and before now. */
export function skippedDays(workouts: readonly ZonedMoment[], now?: ZonedMoment) {
  const inOrder = [...workouts].sort(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.zone < other.zone ? -1 : 1),
  );
  const on = (day: Day) => inOrder.filter((workout) => dayAt(workout) === day);
  const days = [...new Set(inOrder.map(dayAt))].sort();
  return (day: Day): number => {
    const last = on(days.filter((one) => one < day).at(-1) ?? '').at(-1);
    const next = on(day)[0] ?? now;
    return last && next ? skippedBetween(last, next) : 0;
  };
}
