import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeLock, lockNow, reportSight, unlock, unlockWays } from '../../contract/lock.ts';
import type { LockChoice } from '../../contract/lock-choice.ts';
import type { Proof } from '../../contract/passkeys.ts';
import { changeUserLock } from '../auth/use-auth.ts';
import { call } from '../lib/api.ts';
import { setLockHere } from '../lib/lock-state.ts';
import { queryFor } from '../lib/query-client.ts';
import { assertPasskey } from '../passkeys/webauthn.ts';
import { lockTabs } from './other-tabs.ts';
import { keepDraftsPlain, openDrafts } from './sealed-drafts.ts';

/** Closes the lock of this page at once, and those of the browser's other tabs. */
export function closeLock(): void {
  setLockHere('closed');
  lockTabs.tell('closed');
}

/** Shows again what the server gives again, and opens the drafts with its key. */
export async function openLock(queryClient: QueryClient, draftKey?: string): Promise<void> {
  await openDrafts(draftKey);
  await changeUserLock(queryClient, (lock) => lock && { ...lock, isLocked: false });
  setLockHere('open');
  // What was refused or left out meanwhile.
  void queryClient.invalidateQueries();
  void renewSubscription();
}

/** A locked browser cannot say where its notifications go: see register-worker.ts. */
async function renewSubscription(): Promise<void> {
  try {
    await (await import('../reminders/push.ts')).renewSubscription();
  } catch {
    // Until a later page or unlock has told the server, they come by mail.
  }
}

/** By what this member can unlock. */
export const useUnlockWays = () => useQuery(queryFor(unlockWays));

/** Unlocks with a password or, without one, with a passkey; false when the person turned it away. */
export function useUnlock() {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(password?: string): Promise<boolean> {
      const passkey = password === undefined ? await assertPasskey() : null;
      if (password === undefined && !passkey) return false;
      const body = passkey ? { passkey } : { password };
      const { draftKey } = await call(unlock, { body });
      await openLock(queryClient, draftKey);
      lockTabs.tell('opened');
      return true;
    },
    // A password is not kept with the answer.
    gcTime: 0,
  });
}

type Choice = { afterMinutes: LockChoice } & Proof;

export function useChangeLock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Choice) => call(changeLock, { body }),
    async onSuccess({ draftKey }, { afterMinutes }) {
      if (draftKey) await openDrafts(draftKey);
      else keepDraftsPlain();
      setLockHere('open');
      await changeUserLock(queryClient, () =>
        afterMinutes === null ? undefined : { afterMinutes, isLocked: false },
      );
    },
    gcTime: 0,
  });
}

/** Without waiting for an answer: the page may be gone in a moment. */
export function sendHidden(): void {
  const body = new Blob([JSON.stringify({ isInSight: false })], { type: 'application/json' });
  navigator.sendBeacon(reportSight.url, body);
}

/** What the server says of the lock; null when it cannot be reached. */
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
