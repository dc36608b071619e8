import { holdsLogin } from '../auth/login-hint.ts';
import { isSignOutPending } from '../auth/pending-sign-out.ts';
import { applyLook } from '../lib/preferences.ts';
import { readLocal, writeLocal } from '../lib/web-storage.ts';

const KEY = 'loginHeld';
const isTrue = (value: unknown): value is true => value === true;

/** Whether the service worker opened the page from its cache, and not the server. */
export function isAppShell(): boolean {
  return document.documentElement.hasAttribute('data-app-shell');
}

/**
 * Restores, in a shell that opened without the server, the facts that the server writes into a
 * page: the look, and whether this browser holds a login. The shell does not know whose.
 */
export function prepareAppShell(): void {
  if (isSignOutPending()) delete document.documentElement.dataset.login;
  if (!isAppShell()) {
    writeLocal(KEY, holdsLogin());
    return;
  }
  if (readLocal(KEY, isTrue) && !isSignOutPending())
    document.documentElement.dataset.login = 'held';
  applyLook();
}
