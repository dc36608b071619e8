import { clearMemberData, tellForgotten } from '../device/clear-member-data.ts';
import { removeTypedWords } from '../device/typed-words.ts';
import { paths, serverPaths } from '../lib/paths.ts';
import { startRetrying } from '../lib/retry.ts';
import { timeLimit } from '../lib/time-limit.ts';
import {
  isSignOutPending,
  leaveSignedOutPage,
  noteSignOut,
  settleSignOut,
} from './pending-sign-out.ts';

/** Limits how long the next sign-in waits for the pending sign-out. */
const TIMEOUT_MS = 8_000;

/** Signs out on this device at once, and tells the server when the server can be reached. */
export async function signOutOffline(userId: string): Promise<void> {
  noteSignOut();
  await removeTypedWords(userId).catch(() => null);
  await clearMemberData({});
  // Tell the other tabs even if this browser stores nothing, as in a private window.
  tellForgotten();
  leaveSignedOutPage(() => location.assign(paths.home()));
}

let sending: Promise<void> | null = null;

/**
 * Ends the login at the server. A new sign-in waits for this call, whose answer clears the cookie.
 */
export function sendPendingSignOut(): Promise<void> {
  if (!isSignOutPending()) return Promise.resolve();
  sending ??= send().finally(() => {
    sending = null;
  });
  return sending;
}

async function send(): Promise<void> {
  try {
    // Do not follow the redirect to home, where this page is already.
    const signal = timeLimit(TIMEOUT_MS);
    const answer = await fetch(serverPaths.logout, { redirect: 'manual', signal });
    if (answer.ok || answer.type === 'opaqueredirect') settleSignOut();
  } catch {
    // Leave the sign-out pending for the next try.
  }
}

/** Retries a pending sign-out while the page is open, and calls `onSent` once the server has it. */
export function retrySignOut(onSent: () => void = () => {}): void {
  const attempt = async () => {
    await sendPendingSignOut();
    if (isSignOutPending()) return false;
    onSent();
    return true;
  };
  startRetrying({ firstDelayMs: 5_000, attempt }).now();
}
