import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsLocked } from '../auth/use-lock-state.ts';
import { challengeKind } from '../challenges/unsent-challenges.ts';
import { entryKind } from '../journal/unsent-entries.ts';
import { keepSending, type OutboxKind } from '../lib/send-outbox.ts';
import { completionKind, reportKind } from '../sessions/unsent-workouts.ts';

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
  return null;
}
