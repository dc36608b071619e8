import { readLocal, removeLocal, writeLocal } from '../lib/web-storage.ts';

const KEY = 'signOutPending';
const isTrue = (value: unknown): value is true => value === true;

/** For a browser that stores nothing: there it lasts as long as the page. */
let isPendingHere = false;

/**
 * Somebody has signed out here without a network. The login's cookie, which only the server can
 * clear, is still there: until it is gone this browser takes itself for a visitor's.
 */
export const isSignOutPending = () => isPendingHere || readLocal(KEY, isTrue) !== null;

export function noteSignOut(): void {
  isPendingHere = true;
  writeLocal(KEY, true);
}

/** The server has ended that login, or another one has taken its place. */
export function settleSignOut(): void {
  isPendingHere = false;
  removeLocal(KEY);
}
