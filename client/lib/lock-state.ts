import { useSyncExternalStore } from 'react';
import type { Lock } from '../../contract/auth/lock-choice.ts';
import { createStore } from './create-store.ts';

/**
 * State of the lock that this page knows by itself. `new`: nothing is known yet; `proved`: a member
 * has just signed in; `open`: the server has confirmed this, and the drafts are open too.
 */
type LockHere = 'new' | 'proved' | 'open' | 'closed';

/** `waiting`: still unknown; nothing is fetched, and nothing is shown. */
export type LockState = 'open' | 'waiting' | 'closed';

const here = createStore<LockHere>('new');
/** Addresses of the calls behind the lock that this page has made: their answers are removed. */
export const urlsBehindLock = new Set<string>();

export const { get: lockHere, set: setLockHere } = here;

/**
 * Closed if the server or this page says so. With `always` (0 minutes), closed until opened here.
 */
function stateOf(lock: Lock | undefined): LockState {
  if (!lock) return 'open';
  const state = here.get();
  if (lock.isLocked || state === 'closed' || (state === 'new' && lock.afterMinutes === 0)) {
    return 'closed';
  }
  return state === 'open' ? 'open' : 'waiting';
}

export function useStateOf(lock: Lock | undefined): LockState {
  return useSyncExternalStore(
    here.subscribe,
    () => stateOf(lock),
    () => 'waiting',
  );
}
