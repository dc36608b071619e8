import { addDays, type Day, dayIn, daysBetween } from '../../contract/calendar.ts';
import { estimatedCalories } from '../../contract/training/calories.ts';
import { GOAL_CATEGORIES } from '../../contract/workouts/workouts.ts';
import { allWorkouts } from '../catalogue/catalogue.ts';
import type { Queryable } from '../db/database.ts';
import { insertSession, recordCompletion } from '../training/sessions/queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Shortest workout of the demo, so that its calories show. */
const MIN_MINUTES = 10;

/** Days since each workout of the demo couple: 23 workouts, the last seven days without a gap. */
const DAYS_AGO = [
  40, 38, 36, 33, 31, 29, 26, 24, 22, 19, 17, 15, 12, 10, 6, 5, 4, 4, 3, 2, 1, 0, 0,
];

type Couple = { coupleId: string; memberIds: readonly string[] };
type PlannedWorkout = { day: Day; category: (typeof GOAL_CATEGORIES)[number] };
export type Today = { day: Day; zone: string; now: Date };

/** Completes the planned workouts one after another, by the rules that hold for everyone. */
export async function trainAsPlanned(tx: Queryable, couple: Couple, today: Today) {
  const { coupleId } = couple;
  for (const [index, { day, category }] of trainingPlan(today.day).entries()) {
    const choice = allWorkouts.filter((workout) => workout.category === category);
    const workout = choice[index % choice.length];
    if (!workout) throw new Error(`The demo needs a workout in ${category}.`);
    const minutes = Math.max(MIN_MINUTES, workout.duration);
    const completedAt = momentOn(day, today);
    const session = await insertSession(tx, {
      coupleId,
      workoutId: workout.id,
      ...whoTrained(couple, index),
      isFree: false,
      startedAt: new Date(completedAt.getTime() - minutes * MINUTE_MS),
    });
    await recordCompletion(tx, {
      coupleId,
      sessionId: session.id,
      completion: {
        completedAt: completedAt.toISOString(),
        duration: minutes,
        caloriesBurned: estimatedCalories(minutes * 60),
      },
      isPremium: true,
      isAdult: true,
      together: null,
      zone: today.zone,
      now: completedAt,
    });
  }
}

/** Alternates between the two phones, and now and then uses both. */
function whoTrained({ memberIds }: Couple, index: number) {
  const memberId = memberIds[index % 2] ?? null;
  const partnerId = index % 3 === 2 ? (memberIds[(index + 1) % 2] ?? null) : null;
  return { memberId, partnerId };
}

/**
 * Lists the workouts in the order in which they were done. Leaves the bedroom out, so that its
 * badge and the one for all categories are still to be earned.
 */
export function trainingPlan(today: Day): PlannedWorkout[] {
  return DAYS_AGO.map((ago, index) => ({
    day: addDays(today, -ago),
    category: GOAL_CATEGORIES[index % GOAL_CATEGORIES.length] ?? 'stretch',
  }));
}

/** Returns this time of day on another day, up to two hours off after a clock change. */
function momentOn(day: Day, today: Today): Date {
  const sameTime = today.now.getTime() - daysBetween(day, today.day) * DAY_MS;
  const hours = [0, 2, -2].find(
    (shift) => dayIn(today.zone, new Date(sameTime + shift * HOUR_MS)) === day,
  );
  return new Date(sameTime + (hours ?? 0) * HOUR_MS);
}
