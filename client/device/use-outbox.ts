import { useSyncExternalStore } from 'react';
import { outboxOf, subscribeToOutbox } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';

/** What a member did in this browser and has not been sent, kept up to date. */
export function useOutbox(memberId: string): readonly OutboxItem[] {
  return useSyncExternalStore(
    subscribeToOutbox,
    () => outboxOf(memberId),
    () => outboxOf(memberId),
  );
}
