import { useSyncExternalStore } from 'react';
import { type OutboxItem, outboxOf, subscribeToOutbox } from './outbox.ts';

/** What a member did in this browser and has not been sent, kept up to date. */
export function useOutbox(memberId: string): readonly OutboxItem[] {
  return useSyncExternalStore(
    subscribeToOutbox,
    () => outboxOf(memberId),
    () => outboxOf(memberId),
  );
}
