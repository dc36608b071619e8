import { canOpenBedroom, type User } from '../../contract/auth/auth.ts';
import { differsWhileLocked } from '../auth/lock/clear-locked-queries.ts';
import type { StoredAnswer } from '../device/offline-store.ts';

type Keeper = Pick<User, 'lock' | 'subscriptionStatus' | 'isAdult'>;
type Answer = Pick<StoredAnswer, 'queryKey' | 'data' | 'isBehindLock'>;

/**
 * Whether an answer may stay on the phone of the member it was given to. A lock promises that the
 * device alone opens nothing of what it keeps, and steps of the bedroom are for whoever may open it.
 */
export function mayStoreOffline(member: Keeper, answer: Answer): boolean {
  if (member.lock && (answer.isBehindLock || differsWhileLocked(answer))) return false;
  return canOpenBedroom(member) || !holdsBedroomSteps(answer.data);
}

/** However deep in the answer: lists, suggestions and plans hold workouts too. */
function holdsBedroomSteps(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(holdsBedroomSteps);
  if (typeof data !== 'object' || data === null) return false;
  const { category, locked } = data as { category?: unknown; locked?: unknown };
  if (category === 'bedroom' && locked === false) return true;
  return Object.values(data).some(holdsBedroomSteps);
}
