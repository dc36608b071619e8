import { useSyncExternalStore } from 'react';
import type { Lock } from '../../contract/auth/lock-choice.ts';

/**
 * What this page knows of its lock by itself. `new`: nothing yet; `proved`: someone has just signed
 * in; `open`: the server has said so, and the drafts are open too.
 */
type LockHere = 'new' | 'proved' | 'open' | 'closed';

/** `waiting`: it is not known yet; nothing is asked for, and nothing is shown. */
export type LockState = 'open' | 'waiting' | 'closed';

let here: LockHere = 'new';
const listeners = new Set<() => void>();
/** The calls behind the lock that this page has made, by address: their answers are forgotten. */
export const urlsBehindLock = new Set<string>();

export const lockHere = () => here;

export function setLockHere(next: LockHere): void {
  here = next;
  for (const listener of listeners) listener();
}

/** Closed by the server's word or by this page's own; `always` is closed until it was opened here. */
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
