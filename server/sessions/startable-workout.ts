import { isPremium } from '../../contract/auth.ts';
import type { Reader } from '../auth/queries.ts';
import type { Queryable } from '../db/database.ts';
import { notFound, premiumRequired, subscriptionNeeded } from '../http/errors.ts';
import { completedCount } from '../progress/queries.ts';
import { workoutFor } from '../workouts/catalogue.ts';
import { canTrain } from './free-tier.ts';

/** Refuses a workout that the couple may not start now. */
export async function requireStartable(db: Queryable, user: Reader, workoutId: number) {
  const workout = workoutFor(workoutId, isPremium(user));
  if (!workout) throw notFound();
  if (workout.locked) throw premiumRequired();
  const completed = await completedCount(db, user.coupleId);
  if (!canTrain(isPremium(user), completed)) throw subscriptionNeeded();
}
