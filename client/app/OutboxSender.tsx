import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsLocked } from '../auth/use-lock-state.ts';
import { challengeKind } from '../challenges/unsent-challenges.ts';
import { entryKind } from '../journal/unsent-entries.ts';
import { isOnThisPageAlone } from '../lib/outbox.ts';
import { keepSending, type OutboxKind } from '../lib/send-outbox.ts';
import { useOutbox } from '../lib/use-outbox.ts';
import { outboxToasts as toasts } from '../outbox/copy.ts';
import { completionKind, reportKind } from '../sessions/unsent-workouts.ts';
import { toast } from '../ui/toast-store.ts';

const KINDS: readonly OutboxKind<unknown, unknown>[] = [
  completionKind,
  reportKind,
  entryKind,
  challengeKind,
];

/** Sends what waits in this browser's outbox, and says what has become of it. */
export function OutboxSender({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const isLocked = useIsLocked();
  useEffect(
    () =>
      keepSending(userId, {
        kinds: KINDS,
        isLocked,
        onSettled: (kind, outcome) => kind.onSettled(queryClient, outcome),
      }),
    [userId, isLocked, queryClient],
  );
  const isHeldByPage = useOutbox(userId).some(isOnThisPageAlone);
  useEffect(() => (isHeldByPage ? holdPage() : undefined), [isHeldByPage]);
  return null;
}

/** Whoever leaves would lose what this browser could not keep: the browser asks them first. */
function holdPage(): () => void {
  toast(toasts.keepOpen);
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
