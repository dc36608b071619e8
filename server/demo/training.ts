import { type Day, dayIn, daysBetween } from '../../contract/calendar.ts';
import { estimatedCalories } from '../../contract/calories.ts';
import type { Queryable } from '../db/database.ts';
import { sessions } from '../db/tables/sessions.ts';
import { completeSession } from '../sessions/queries.ts';
import { allWorkouts } from '../workouts/catalogue.ts';
import { type PlannedWorkout, trainingPlan } from './training-plan.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Calories that show: a workout of the demo lasts at least this long. */
const MIN_MINUTES = 10;

export type Today = { day: Day; zone: string; now: Date };

/** Completes the planned workouts one after another, by the rules that hold for everyone. */
export async function trainAsPlanned(tx: Queryable, coupleId: string, today: Today) {
  for (const [index, planned] of trainingPlan(today.day).entries()) {
    await trainOnce(tx, coupleId, today, planned, index);
  }
}

async function trainOnce(
  tx: Queryable,
  coupleId: string,
  today: Today,
  { day, category }: PlannedWorkout,
  index: number,
): Promise<void> {
  const choice = allWorkouts().filter((workout) => workout.category === category);
  const workout = choice[index % choice.length];
  if (!workout) throw new Error(`The demo needs a workout in ${category}.`);
  const minutes = Math.max(MIN_MINUTES, workout.duration);
  const completedAt = momentOn(day, today);
  const [session] = await tx
    .insert(sessions)
    .values({
      coupleId,
      workoutId: workout.id,
      isFree: false,
      startedAt: new Date(completedAt.getTime() - minutes * MINUTE_MS),
    })
    .returning();
  if (!session) throw new Error('A session of the demo was not inserted.');
  await completeSession(tx, {
    coupleId,
    sessionId: session.id,
    completion: {
      completedAt: completedAt.toISOString(),
      duration: minutes,
      caloriesBurned: estimatedCalories(minutes * 60),
    },
    isPremium: true,
    partnerId: null,
    day,
    now: completedAt,
  });
}

/** This time of day on another day; a changed clock may ask for an hour or two more or less. */
function momentOn(day: Day, today: Today): Date {
  const sameTime = today.now.getTime() - daysBetween(day, today.day) * DAY_MS;
  const hours = [0, 2, -2].find(
    (shift) => dayIn(today.zone, new Date(sameTime + shift * HOUR_MS)) === day,
  );
  return new Date(sameTime + (hours ?? 0) * HOUR_MS);
}
