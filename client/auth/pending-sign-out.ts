import { createStore } from '../lib/create-store.ts';
import { readLocal, removeLocal, writeLocal } from '../lib/web-storage.ts';

const KEY = 'signOutPending';
const isTrue = (value: unknown): value is true => value === true;

/** Used in a browser that stores nothing; lasts as long as the page. */
let isPendingHere = false;

/**
 * True after a sign-out without a network. The login's cookie, which only the server can clear, is
 * still there: until the cookie is gone, this browser treats itself as a visitor's.
 */
export const isSignOutPending = () => isPendingHere || readLocal(KEY, isTrue) !== null;

export function noteSignOut(): void {
  isPendingHere = true;
  writeLocal(KEY, true);
}

/** Clears the mark: the server has ended that login, or another login has replaced it. */
export function settleSignOut(): void {
  isPendingHere = false;
  removeLocal(KEY);
}

/**
 * True after a sign-out while neither the server nor a service worker could open another page. This
 * page then shows the sign-out alone, instead of the browser's error page.
 */
export const signedOutHere = createStore(false);

/**
 * Leaves the page of a signed-out member by `leave` if another page can be opened, else empties it.
 */
export function leaveSignedOutPage(leave: () => void): void {
  if (!isSignOutPending() || navigator.serviceWorker?.controller) {
    leave();
    return;
  }
  signedOutHere.set(true);
}
