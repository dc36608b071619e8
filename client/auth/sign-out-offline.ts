import { dropAllDrafts } from '../lib/drafts.ts';
import { forgetPersonal } from '../lib/forget-personal.ts';
import { paths, serverPaths } from '../lib/paths.ts';
import { isSignOutPending, noteSignOut, settleSignOut } from './pending-sign-out.ts';

/** Signs out on this device at once; the server hears of it when it can be reached. */
export async function signOutOffline(): Promise<void> {
  noteSignOut();
  dropAllDrafts();
  await forgetPersonal({});
  location.assign(paths.home());
}

let sending: Promise<void> | null = null;

/** Ends the login at the server. Whoever signs in waits for it: its answer clears the cookie. */
export function sendPendingSignOut(): Promise<void> {
  if (!isSignOutPending()) return Promise.resolve();
  sending ??= send().finally(() => {
    sending = null;
  });
  return sending;
}

async function send(): Promise<void> {
  try {
    // It leads home, where this page is already.
    const answer = await fetch(serverPaths.logout, { redirect: 'manual' });
    if (answer.ok || answer.type === 'opaqueredirect') settleSignOut();
  } catch {
    // Tried again when the network is back, and by the next page.
  }
}

/** For a page that opens while a sign-out is still to be sent. */
export function keepSendingSignOut(): void {
  void sendPendingSignOut();
  addEventListener('online', () => void sendPendingSignOut());
}
