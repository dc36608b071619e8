import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsLocked } from '../auth/use-lock-state.ts';
import { isOnThisPageAlone, useOutbox } from '../device/outbox.ts';
import { retryOutbox } from '../device/outbox-retry.ts';
import { outboxToasts as toasts } from '../offline/outbox/copy.ts';
import { toast } from '../ui/toast-store.ts';

/** Loads a kind when an item waits. A page that adds to the outbox has its kind already. */
const KINDS = {
  stop: async () => (await import('../live/pending-stop.ts')).stopKind,
  completion: async () => (await import('../training/sessions/unsent-workouts.ts')).completionKind,
  report: async () => (await import('../training/sessions/unsent-workouts.ts')).reportKind,
  entry: async () => (await import('../journal/unsent-entries.ts')).entryKind,
  challenge: async () =>
    (await import('../progress/challenges/unsent-challenges.ts')).challengeKind,
  addition: async () => (await import('../shop/cart-additions.ts')).additionKind,
  drop: async () => (await import('../training/sessions/dropped-sessions.ts')).dropKind,
};

/** Sends the items waiting in this browser's outbox, and reports the outcomes. */
export function OutboxSender({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  // Start again when the lock opens, for items that waited for it.
  const isLocked = useIsLocked();
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew when the lock changes.
  useEffect(
    () =>
      retryOutbox(userId, {
        kinds: KINDS,
        onSettled: (kind, outcome) => kind.onSettled(queryClient, outcome),
      }),
    [userId, isLocked, queryClient],
  );
  const isHeldByPage = useOutbox(userId).some(isOnThisPageAlone);
  useEffect(() => (isHeldByPage ? holdPage() : undefined), [isHeldByPage]);
  return null;
}

/**
 * Makes the browser ask members before they leave, because items that could not be stored would be
 * lost.
 */
function holdPage(): () => void {
  toast(toasts.keepOpen);
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
