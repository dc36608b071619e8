import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeLock,
  lockNow,
  reportSight,
  unlock,
  unlockWays,
} from '../../../contract/auth/lock.ts';
import type { LockChoice } from '../../../contract/auth/lock-choice.ts';
import type { Proof } from '../../../contract/auth/passkeys.ts';
import { renewSubscription } from '../../device/push-subscription.ts';
import { openTypedWords } from '../../device/typed-words.ts';
import { nameAuthor } from '../../device/word-keys.ts';
import { call } from '../../lib/api.ts';
import { setLockHere } from '../../lib/lock-state.ts';
import { queryFor } from '../../lib/query-client.ts';
import { assertPasskey } from '../passkeys/webauthn.ts';
import { changeUserLock, useAuth } from '../use-auth.ts';
import { lockTabs } from './other-tabs.ts';

/** Closes the lock of this page at once, and those of the browser's other tabs. */
export function closeLock(): void {
  setLockHere('closed');
  lockTabs.tell('closed');
}

/** Shows content again that the server gives again. */
export async function openLock(queryClient: QueryClient): Promise<void> {
  await changeUserLock(queryClient, (lock) => lock && { ...lock, isLocked: false });
  setLockHere('open');
  // Fetch everything that was refused or left out while the lock was closed.
  void queryClient.invalidateQueries();
  // Renew the push subscription: the server refuses that from a locked browser (register-worker.ts).
  // Ignore a failure: notifications come by email until a later page or unlock tells the server.
  renewSubscription().catch(() => {});
}

/** Ways by which this member can unlock. */
export const useUnlockWays = () => useQuery(queryFor(unlockWays));

/** Unlocks with a password, else a passkey; false if the member dismissed the prompt. */
export function useUnlock() {
  const queryClient = useQueryClient();
  const userId = useAuth().user?.id ?? '';
  return useMutation({
    async mutationFn(password?: string): Promise<boolean> {
      const passkey = password === undefined ? await assertPasskey() : null;
      if (password === undefined && !passkey) return false;
      const body = passkey ? { passkey } : { password };
      await openTypedWords(userId, await call(unlock, { body }));
      await openLock(queryClient);
      lockTabs.tell('opened');
      return true;
    },
    // Drop the mutation at once, so that the password is not kept with the answer.
    gcTime: 0,
  });
}

type Choice = { afterMinutes: LockChoice } & Proof;

export function useChangeLock() {
  const queryClient = useQueryClient();
  const { user } = useAuth();
  return useMutation({
    mutationFn: (body: Choice) => call(changeLock, { body }),
    async onSuccess(keys, { afterMinutes }) {
      setLockHere('open');
      const lock = afterMinutes === null ? undefined : { afterMinutes, isLocked: false };
      await changeUserLock(queryClient, () => lock);
      if (!user) return;
      // Store the words as the new choice requires: sealed, or in the open.
      nameAuthor({ ...user, lock });
      await openTypedWords(user.id, keys);
    },
    gcTime: 0,
  });
}

/** Reports the page as hidden without waiting for an answer: the page may be gone in a moment. */
export function sendHidden(): void {
  const body = new Blob([JSON.stringify({ isInSight: false })], { type: 'application/json' });
  navigator.sendBeacon(reportSight.url, body);
}

/** Reports the page as in sight. Gives the server's state of the lock; null if unreachable. */
export async function reportInSight() {
  try {
    const answer = await call(reportSight, { body: { isInSight: true } });
    if (!answer.isLocked) lockTabs.tell('in sight');
    return answer;
  } catch {
    return null;
  }
}

export async function sendLockNow(): Promise<void> {
  await call(lockNow).catch(() => null);
}

export const useLockNow = () => useMutation({ mutationFn: sendLockNow, onMutate: closeLock });
