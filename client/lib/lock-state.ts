import { useSyncExternalStore } from 'react';
import type { Lock } from '../../contract/auth/lock-choice.ts';

/**
 * State of the lock that this page knows by itself. `new`: nothing is known yet; `proved`: a member
 * has just signed in; `open`: the server has confirmed this, and the drafts are open too.
 */
type LockHere = 'new' | 'proved' | 'open' | 'closed';

/** `waiting`: still unknown; nothing is fetched, and nothing is shown. */
export type LockState = 'open' | 'waiting' | 'closed';

let here: LockHere = 'new';
const listeners = new Set<() => void>();
/** Addresses of the calls behind the lock that this page has made: their answers are removed. */
export const urlsBehindLock = new Set<string>();

export const lockHere = () => here;

export function setLockHere(next: LockHere): void {
  here = next;
  for (const listener of listeners) listener();
}

/**
 * Closed if the server or this page says so. With `always` (0 minutes), closed until opened here.
 */
function stateOf(lock: Lock | undefined): LockState {
  if (!lock) return 'open';
  if (lock.isLocked || here === 'closed' || (here === 'new' && lock.afterMinutes === 0)) {
    return 'closed';
  }
  return here === 'open' ? 'open' : 'waiting';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useStateOf(lock: Lock | undefined): LockState {
  return useSyncExternalStore(
    subscribe,
    () => stateOf(lock),
    () => 'waiting',
  );
}
