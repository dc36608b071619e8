import { addDays, type Day } from '../../contract/calendar.ts';
import { estimatedCalories } from '../../contract/training/calories.ts';
import { GOAL_CATEGORIES } from '../../contract/workouts/workouts.ts';
import { allWorkouts } from '../catalogue/catalogue.ts';
import type { Queryable } from '../db/database.ts';
import { insertSession, recordCompletion } from '../training/sessions/queries.ts';
import { momentOn, type Today } from './today.ts';

const MINUTE_MS = 60_000;
/** Shortest workout of the demo, so that its calories show. */
const MIN_MINUTES = 10;

/** Days since each workout of the demo couple: 23 workouts, the last seven days without a gap. */
const DAYS_AGO = [
  40, 38, 36, 33, 31, 29, 26, 24, 22, 19, 17, 15, 12, 10, 6, 5, 4, 4, 3, 2, 1, 0, 0,
];

export type Couple = { coupleId: string; memberIds: readonly [string, string] };
type DoneWorkout = { day: Day; workout: (typeof allWorkouts)[number] };

/** Completes these workouts one after another, by the rules that hold for everyone. */
export async function train(tx: Queryable, couple: Couple, today: Today) {
  const { coupleId } = couple;
  for (const [index, { day, workout }] of doneWorkouts(today.day).entries()) {
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
export function doneWorkouts(today: Day): DoneWorkout[] {
  return DAYS_AGO.map((ago, index) => {
    const category = GOAL_CATEGORIES[index % GOAL_CATEGORIES.length];
    const choice = allWorkouts.filter((workout) => workout.category === category);
    const workout = choice[index % choice.length];
    if (!workout) throw new Error(`The demo needs a workout in ${category}.`);
    return { day: addDays(today, -ago), workout };
  });
}
