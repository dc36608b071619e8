import { type JournalEntry, MOODS, type Mood } from '../../contract/journal.ts';
import { dropDraft, keepDraft, keptDraft } from '../lib/drafts.ts';

/** What the form holds; the mood is empty when none is chosen. */
export type EntryDraft = {
  title: string;
  content: string;
  mood: Mood | '';
  isSharedWithPartner: boolean;
};

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

/** What someone changed by hand, and nothing that merely stood there. */
export function changesSince(base: EntryDraft, draft: EntryDraft): Partial<EntryDraft> {
  const fields = Object.keys(base) as (keyof EntryDraft)[];
  return Object.fromEntries(
    fields.filter((field) => draft[field] !== base[field]).map((field) => [field, draft[field]]),
  );
}

function isSame(base: EntryDraft, draft: EntryDraft): boolean {
  return Object.keys(changesSince(base, draft)).length === 0;
}

type Opened = {
  draft: EntryDraft;
  /** What the draft is a change of. */
  base: EntryDraft;
  /** Where it comes from: `outdated` when the entry has changed under the draft since. */
  origin: 'fresh' | 'restored' | 'outdated';
};

/** What the form begins with. Of a kept change, only what was changed by hand beats the entry. */
export function openDraft(name: string, entry: JournalEntry | null): Opened {
  const base = entry ? draftOf(entry) : emptyDraft;
  const kept = readDraft(name);
  if (!kept) return { draft: base, base, origin: 'fresh' };
  // Earlier versions did not keep a base: such a draft shares nothing by itself.
  const { isSharedWithPartner } = kept.draft;
  const before = kept.base ?? { ...base, isSharedWithPartner };
  const changes = changesSince(before, kept.draft);
  const draft = { ...base, ...changes };
  if (isSame(base, draft)) return { draft, base, origin: 'fresh' };
  const meanwhile = changesSince(before, base);
  const isOutdated = Object.keys(changes).some((field) => field in meanwhile);
  return { draft, base, origin: isOutdated ? 'outdated' : 'restored' };
}

/** The words of a new entry that wait to be continued. */
export function unfinishedDraft(name: string): EntryDraft | null {
  return readDraft(name)?.draft ?? null;
}

type Kept = { draft: EntryDraft; base: EntryDraft | null };

function readDraft(name: string): Kept | null {
  const { base, ...fields } = Object(keptDraft(name)) as Record<string, unknown>;
  const draft = readFields(fields);
  return draft && { draft, base: readFields(base) };
}

/** What is stored was written by an earlier version, or by anyone with this browser: it is checked. */
function readFields(value: unknown): EntryDraft | null {
  const { title, content, mood, isSharedWithPartner } = Object(value) as Record<string, unknown>;
  if (typeof title !== 'string' || typeof content !== 'string') return null;
  return {
    title,
    content,
    mood: MOODS.find((known) => known === mood) ?? '',
    isSharedWithPartner: isSharedWithPartner === true,
  };
}

/** A draft without a word in it is none, nor is one that changes nothing. */
export function storeDraft(name: string, draft: EntryDraft, base: EntryDraft): void {
  const isBlank = draft.title.trim() === '' && draft.content.trim() === '';
  if (isBlank || isSame(base, draft)) dropDraft(name);
  else keepDraft(name, { ...draft, base });
}
