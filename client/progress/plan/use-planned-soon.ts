import { addDays } from '../../../contract/calendar.ts';
import { HOME_PLAN_DAYS } from '../../../contract/page-data/first-calls.ts';
import type { PlannedWorkout } from '../../../contract/progress/plan.ts';
import { usePlannedBetween } from './use-planned-between.ts';
import { useToday } from './use-today.ts';

/** Time after its start in which a planned workout is still to be done. */
const AFTER_MS = 120 * 60_000;

/**
 * Loads the plan of the days that home shows, without what was done or missed. `tonight` is the
 * workout of this id if it is planned for today, and `next` the first one beside it.
 */
export function usePlannedSoon(workoutId: number | null) {
  const today = useToday();
  const plan = usePlannedBetween(today, addDays(today, HOME_PLAN_DAYS));
  const open = plan.data?.filter(({ isDone }) => !isDone) ?? [];
  const tonight = open.find(({ day, workout }) => day === today && workout.id === workoutId);
  return { plan, today, tonight, next: open.find((one) => one !== tonight && isToCome(one)) };
}

const isToCome = ({ startsAt }: PlannedWorkout) => Date.parse(startsAt) + AFTER_MS > Date.now();
