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
 * What the server writes into a page, this browser must know by itself where the server cannot be
 * reached: the look, and whether it holds a login. Who it is, the shell does not know.
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
