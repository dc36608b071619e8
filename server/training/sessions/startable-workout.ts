import { canOpenBedroom, isPremium } from '../../../contract/auth/auth.ts';
import { refuseIfLocked } from '../../auth/guard.ts';
import type { Reader } from '../../auth/queries.ts';
import { isOfBedroom, workoutFor } from '../../catalogue/catalogue.ts';
import type { Queryable } from '../../db/database.ts';
import { adultsOnly, notFound, premiumRequired, subscriptionNeeded } from '../../http/errors.ts';
import { completedCount } from '../../progress/queries.ts';
import { freeWorkoutsLeft } from './free-tier.ts';

/** Refuses a workout that the member may not start now. */
export async function requireStartable(db: Queryable, user: Reader, workoutId: number) {
  const workout = workoutFor(workoutId, canOpenBedroom(user));
  if (!workout) throw notFound();
  if (isOfBedroom(workout)) refuseIfLocked(user);
  if (workout.locked) throw isPremium(user) ? adultsOnly() : premiumRequired();
  if (isPremium(user)) return;
  const left = freeWorkoutsLeft(await completedCount(db, user.coupleId));
  if (left === 0) throw subscriptionNeeded();
}
