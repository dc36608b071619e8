import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsLocked } from '../auth/use-lock-state.ts';
import { isOnThisPageAlone, useOutbox } from '../device/outbox.ts';
import { retryOutbox } from '../device/outbox-retry.ts';
import { entryKind } from '../journal/unsent-entries.ts';
import { stopKind } from '../live/pending-stop.ts';
import { outboxToasts as toasts } from '../offline/outbox/copy.ts';
import { challengeKind } from '../progress/challenges/unsent-challenges.ts';
import { additionKind } from '../shop/cart-additions.ts';
import { dropKind } from '../training/sessions/dropped-sessions.ts';
import { completionKind, reportKind } from '../training/sessions/unsent-workouts.ts';
import { toast } from '../ui/toast-store.ts';

const KINDS = {
  stop: stopKind,
  completion: completionKind,
  report: reportKind,
  entry: entryKind,
  challenge: challengeKind,
  addition: additionKind,
  drop: dropKind,
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
