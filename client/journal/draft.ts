import { type JournalEntry, MOODS } from '../../contract/journal.ts';
import { dropDraft, keepDraft, keptDraft } from '../lib/drafts.ts';
import type { EntryDraft } from './use-journal.ts';

export const emptyDraft: EntryDraft = {
  title: '',
  content: '',
  mood: '',
  isSharedWithPartner: false,
};

export function draftOf({ title, content, mood, isSharedWithPartner }: JournalEntry): EntryDraft {
  return { title: title ?? '', content, mood: mood ?? '', isSharedWithPartner };
}

/** Each member has a draft of their own for a new entry, and one for each entry they change. */
export function draftName(userId: string, entryId: string | null): string {
  return `journal:${userId}:${entryId ?? 'new'}`;
}

/** What is stored was written by an earlier version, or by anyone with this browser: it is checked. */
export function readDraft(name: string): EntryDraft | null {
  const kept = keptDraft(name);
  if (typeof kept !== 'object' || kept === null) return null;
  const { title, content, mood, isSharedWithPartner } = kept as Record<string, unknown>;
  if (typeof title !== 'string' || typeof content !== 'string') return null;
  return {
    title,
    content,
    mood: MOODS.find((known) => known === mood) ?? '',
    isSharedWithPartner: isSharedWithPartner === true,
  };
}

/** A draft without a word in it is none. */
export function storeDraft(name: string, draft: EntryDraft): void {
  if (draft.title.trim() === '' && draft.content.trim() === '') dropDraft(name);
  else keepDraft(name, draft);
}
