import { addDays } from '../../contract/calendar.ts';
import type { Queryable } from '../db/database.ts';
import { plannedWorkouts } from '../db/tables/plan.ts';
import type { Today } from './today.ts';
import { type Couple, doneWorkouts } from './training.ts';

/** Workouts of the days to come, each proposed by the member in that seat. */
const PLANNED = [
  { inDays: 1, workoutId: 109, time: '19:30', by: 1 },
  { inDays: 3, workoutId: 203, time: '07:15', by: 0 },
  { inDays: 5, workoutId: 504, time: '21:00', by: 1 },
  { inDays: 8, workoutId: 304, time: '19:00', by: 0 },
  { inDays: 10, workoutId: 404, time: '20:00', by: 1 },
] as const;

/** Plans this week and the next. Includes a workout done today: a Sunday has no other day left. */
export async function planTwoWeeks(
  tx: Queryable,
  { coupleId, memberIds }: Couple,
  { day: today, zone, now }: Today,
): Promise<void> {
  const done = doneWorkouts(today).at(-1);
  if (!done) throw new Error('The demo couple has trained today.');
  const planned = [{ inDays: 0, workoutId: done.workout.id, time: '18:30', by: 0 } as const];
  const moments = { createdAt: now, changedAt: now };
  const rows = [...planned, ...PLANNED].map(({ inDays, by, ...row }) => ({
    ...row,
    ...moments,
    coupleId,
    day: addDays(today, inDays),
    zone,
    proposedBy: memberIds[by],
  }));
  await tx.insert(plannedWorkouts).values(rows);
}
