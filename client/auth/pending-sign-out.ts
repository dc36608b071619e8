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

let isSignedOut = false;
const listeners = new Set<() => void>();

/**
 * Whether somebody has signed out while neither the server nor a service worker could open another
 * page: instead of the browser's error page, this one shows nothing but that.
 */
export const isSignedOutHere = () => isSignedOut;

export function onSignedOutHere(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Leaves a page whose member has signed out, by `leave` where something can open the next one. */
export function leaveSignedOutPage(leave: () => void): void {
  if (!isSignOutPending() || navigator.serviceWorker?.controller) {
    leave();
    return;
  }
  isSignedOut = true;
  for (const listener of listeners) listener();
}
