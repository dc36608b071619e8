import { canOpenBedroom, type User } from '../../contract/auth/auth.ts';
import { differsWhileLocked } from '../auth/lock/clear-locked-queries.ts';
import type { StoredAnswer } from '../device/offline-store.ts';

type Keeper = Pick<User, 'lock' | 'subscriptionStatus' | 'isAdult'>;
type Answer = Pick<StoredAnswer, 'queryKey' | 'data' | 'isBehindLock'>;

/**
 * Tells whether an answer may stay on its member's phone. A lock promises that nobody can open kept
 * data with the device alone, and bedroom steps are only for members who may open the bedroom.
 */
export function mayStoreOffline(member: Keeper, answer: Answer): boolean {
  if (member.lock && (answer.isBehindLock || differsWhileLocked(answer))) return false;
  return canOpenBedroom(member) || !holdsBedroomSteps(answer.data);
}

/** Searches the whole answer: lists, suggestions and plans hold workouts too. */
function holdsBedroomSteps(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(holdsBedroomSteps);
  if (typeof data !== 'object' || data === null) return false;
  const { category, locked } = data as { category?: unknown; locked?: unknown };
  if (category === 'bedroom' && locked === false) return true;
  return Object.values(data).some(holdsBedroomSteps);
}
