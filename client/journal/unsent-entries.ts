import type { QueryClient } from '@tanstack/react-query';
import {
  changeEntry,
  createEntry,
  type JournalEntry,
  listEntries,
} from '../../contract/journal/journal.ts';
import { isBeingSent, putIntoOutbox, removeFromOutbox, useOutbox } from '../device/outbox.ts';
import type { OutboxItem } from '../device/outbox-item.ts';
import type { OutboxKind } from '../device/send-outbox.ts';
import { call } from '../lib/api.ts';
import { invalidate } from '../lib/query-client.ts';
import { toast } from '../ui/toast-store.ts';
import { journalToasts as toasts } from './copy.ts';
import { changesSince, draftOf, type EntryDraft, isDraft } from './draft.ts';

const AT_ONCE_MS = 5_000;

export const entryKind: OutboxKind<EntryDraft, JournalEntry> = {
  name: 'entry',
  isIntact: isDraft,
  async send({ id, payload, doneAt, timeZone }, options) {
    const sentAt = new Date().toISOString();
    // Entries that are sent at once get their time from the server's own clock.
    const isLate = Date.parse(sentAt) - Date.parse(doneAt) > AT_ONCE_MS;
    const offline = isLate ? { doneAt, sentAt, timeZone } : undefined;
    const saved = await call(createEntry, { body: { ...payload, id, offline }, ...options });
    const changes = changesSince(draftOf(saved), payload);
    if (Object.keys(changes).length === 0) return saved;
    // Send later changes: an earlier request saved the entry, but its answer was lost.
    return call(changeEntry, { params: { id }, body: changes, ...options });
  },
  // 404: an earlier request saved the entry, its answer was lost, and another device deleted the
  // entry.
  staysWhenRefused: (status) => status !== 404,
  onSettled(queryClient, result) {
    if (result.outcome === 'saved') toast(toasts.savedLater);
    if (result.outcome === 'refused') {
      toast({ ...toasts.notSaved, ...(result.reason && { description: result.reason }) });
    }
    void refreshEntries(queryClient);
  },
};

const refreshEntries = (queryClient: QueryClient) => invalidate(queryClient, listEntries);

/** New entries that wait on this device, the newest first. */
export function useUnsentEntries(userId: string): readonly OutboxItem[] {
  return useOutbox(userId)
    .filter((item) => item.kind === entryKind.name && !isBeingSent(item))
    .toReversed();
}

/** Words of a waiting entry; null while they cannot be read. */
export const wordsOf = ({ payload }: OutboxItem): EntryDraft | null =>
  isDraft(payload) ? payload : null;

/** Discards an entry that was never sent. The toast offers to undo this. */
export function discardEntry(item: OutboxItem): void {
  void removeFromOutbox(item.memberId, item.id);
  toast(toasts.discarded, () => void putIntoOutbox(item));
}
