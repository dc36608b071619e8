import type { QueryClient } from '@tanstack/react-query';
import { createEntry, type JournalEntry, listEntries } from '../../contract/journal.ts';
import { call } from '../lib/api.ts';
import { areDraftsSealed, dropDraft, keepDraft } from '../lib/drafts.ts';
import { addToOutbox, type OutboxItem, removeFromOutbox } from '../lib/outbox.ts';
import { invalidate } from '../lib/query-client.ts';
import type { OutboxKind } from '../lib/send-outbox.ts';
import { useOutbox } from '../lib/use-outbox.ts';
import { toast } from '../ui/toast-store.ts';
import { journalToasts as toasts, undoLabel } from './copy.ts';
import { draftName, type EntryDraft, emptyDraft, isDraft, unfinishedDraft } from './draft.ts';

/**
 * An entry's words; or, for a member with a lock, the name of the draft that holds them, since a
 * draft is sealed by the lock's own key and opens with the lock alone.
 */
type UnsentWords = { words: EntryDraft } | { draftName: string };

function isUnsentWords(value: unknown): value is UnsentWords {
  const { words, draftName } = Object(value) as { words?: unknown; draftName?: unknown };
  return typeof draftName === 'string' || isDraft(words);
}

/** Null while the lock is closed. */
function wordsOf(payload: UnsentWords): EntryDraft | null {
  return 'words' in payload ? payload.words : unfinishedDraft(payload.draftName);
}

export const entryKind: OutboxKind<UnsentWords, JournalEntry> = {
  name: 'entry',
  isIntact: isUnsentWords,
  async send({ id, payload, doneAt, timeZone }, sentAt, signal) {
    const words = wordsOf(payload);
    if (!words) throw new Error('The words of this entry are locked.');
    const offline = { doneAt, sentAt, timeZone };
    const saved = await call(createEntry, { body: { ...words, id, offline }, signal });
    if ('draftName' in payload) dropDraft(payload.draftName);
    return saved;
  },
  onSettled(queryClient, result) {
    if (result.outcome === 'saved') toast(toasts.savedLater);
    if (result.outcome === 'refused') {
      toast({ ...toasts.notSaved, ...(result.reason && { description: result.reason }) });
    }
    void refreshEntries(queryClient);
  },
};

const refreshEntries = (queryClient: QueryClient) => invalidate(queryClient, listEntries);

/** Keeps a new entry until the server can be reached. */
export function queueEntry(
  userId: string,
  { id, words, doneAt = new Date() }: { id: string; words: EntryDraft; doneAt?: Date },
): void {
  const name = draftName(userId, id);
  const isSealedByLock = areDraftsSealed();
  if (isSealedByLock) keepDraft(name, { draft: words, base: emptyDraft });
  const payload: UnsentWords = isSealedByLock ? { draftName: name } : { words };
  addToOutbox(userId, { kind: entryKind.name, id, payload, doneAt });
}

export type UnsentEntry = Pick<OutboxItem, 'id' | 'doneAt' | 'refusal'> & { words: EntryDraft };

/** New entries that wait on this device, the newest first. */
export function useUnsentEntries(userId: string): readonly UnsentEntry[] {
  return useOutbox(userId)
    .filter(({ kind }) => kind === entryKind.name)
    .flatMap(({ payload, ...item }) => {
      const words = isUnsentWords(payload) ? wordsOf(payload) : null;
      return words ? [{ ...item, words }] : [];
    })
    .toReversed();
}

/** Throws an entry away that was never sent; it can be taken back in the toast. */
export function discardEntry(userId: string, { id, doneAt, words }: UnsentEntry): void {
  void removeFromOutbox(userId, id);
  dropDraft(draftName(userId, id));
  toast(toasts.discarded, {
    label: undoLabel,
    onPress: () => queueEntry(userId, { id, words, doneAt: new Date(doneAt) }),
  });
}
