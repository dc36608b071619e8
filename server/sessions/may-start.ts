import { isPremium, type User } from '../../contract/auth.ts';
import type { WorkoutDetail } from '../../contract/workouts.ts';
import { notFound, premiumRequired, subscriptionNeeded } from '../http/errors.ts';
import { needsPremium, workoutFor } from '../workouts/catalogue.ts';
import { canTrain } from './free-tier.ts';

/** The workout, for someone who may start it now; refuses everyone else, alone or in a room. */
export function startableWorkout(
  user: Pick<User, 'subscriptionStatus'>,
  workoutId: number,
  completedCount: number,
): WorkoutDetail {
  const workout = workoutFor(workoutId, isPremium(user));
  if (!workout) throw notFound();
  if (needsPremium(workout) && !isPremium(user)) throw premiumRequired();
  if (!canTrain(isPremium(user), completedCount)) throw subscriptionNeeded();
  return workout;
}
