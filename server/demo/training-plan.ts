import { addDays, type Day } from '../../contract/calendar.ts';
import { GOAL_CATEGORIES } from '../../contract/workouts.ts';

/** How many days ago the demo couple trained: 23 workouts, the last seven days without a gap. */
const DAYS_AGO = [
  40, 38, 36, 33, 31, 29, 26, 24, 22, 19, 17, 15, 12, 10, 6, 5, 4, 4, 3, 2, 1, 0, 0,
];

export type PlannedWorkout = { day: Day; category: (typeof GOAL_CATEGORIES)[number] };

/**
 * The workouts in the order in which they were done. Never in the bedroom, so that its badge and
 * the one for all categories are still to be earned.
 */
export function trainingPlan(today: Day): PlannedWorkout[] {
  return DAYS_AGO.map((ago, index) => ({
    day: addDays(today, -ago),
    category: GOAL_CATEGORIES[index % GOAL_CATEGORIES.length] ?? 'stretch',
  }));
}
