import { type JournalEntry, MOODS, type Mood } from '../../contract/journal/journal.ts';
import { isUuid } from '../../contract/uuid.ts';
import { claimDraft, draftNames, dropDraft, saveDraft, savedDraft } from '../device/drafts.ts';

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

/** How the names begin of a member's drafts for new entries, or for the changes of one. */
const draftPrefix = (userId: string, entryId: string | null) =>
  `journal:${userId}:${entryId ?? 'new'}`;

/** Each form has a draft of its own, so that two of them never write over each other. */
const newDraftName = (userId: string, entryId: string | null) =>
  `${draftPrefix(userId, entryId)}:${crypto.randomUUID()}`;

/** The id of the entry that a draft for a new one becomes. */
export const idInName = (name: string) => {
  const id = name.split(':').at(-1) ?? '';
  return isUuid(id) ? id : crypto.randomUUID();
};

/** Drafts for new entries, or for the changes of one: the newest first. */
export function waitingDrafts(userId: string, entryId: string | null): string[] {
  const prefix = draftPrefix(userId, entryId);
  return draftNames()
    .filter((name) => name === prefix || name.startsWith(`${prefix}:`))
    .toSorted((one, other) => savedAt(other) - savedAt(one));
}

const savedAt = (name: string) => savedDraft(name, isKept)?.savedAt ?? 0;

/**
 * The draft that a form writes to, for as long as it is not released: the named one, else one that
 * waits, else a new one. Null when another tab has the named one open.
 */
export async function takeDraft(userId: string, entryId: string | null, named?: string) {
  const readable = waitingDrafts(userId, entryId).filter((name) => unfinishedDraft(name));
  for (const name of named ? [named] : [...readable, newDraftName(userId, entryId)]) {
    const release = await claimDraft(name);
    if (release) return { name, release };
  }
  return null;
}

/** All changes of an entry that are not saved. */
export function dropDrafts(userId: string, entryId: string): void {
  waitingDrafts(userId, entryId).forEach(dropDraft);
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
export function openDraft(name: string, entry: JournalEntry | null, suggestedTitle = ''): Opened {
  const base = entry ? draftOf(entry) : emptyDraft;
  const kept = savedDraft(name, isKept);
  if (!kept) {
    const draft = entry ? base : { ...base, title: suggestedTitle };
    return { draft, base, origin: 'fresh' };
  }
  const changes = changesSince(kept.base, kept.draft);
  const draft = { ...base, ...changes };
  if (isSame(base, draft)) return { draft, base, origin: 'fresh' };
  const meanwhile = changesSince(kept.base, base);
  const isOutdated = Object.keys(changes).some((field) => field in meanwhile);
  return { draft, base, origin: isOutdated ? 'outdated' : 'restored' };
}

/** The words of a new entry that wait to be continued. */
export function unfinishedDraft(name: string): EntryDraft | null {
  return savedDraft(name, isKept)?.draft ?? null;
}

/** A draft without a word in it is none, nor is one that changes nothing. */
export function storeDraft(name: string, draft: EntryDraft, base: EntryDraft): void {
  const isBlank = draft.title.trim() === '' && draft.content.trim() === '';
  if (isBlank || isSame(base, draft)) dropDraft(name);
  else saveDraft(name, { draft, base, savedAt: Date.now() } satisfies Kept);
}

/** The version before kept no time. */
type Kept = Pick<Opened, 'draft' | 'base'> & { savedAt?: number };

function isKept(value: unknown): value is Kept {
  return isDraft(Object(value).draft) && isDraft(Object(value).base);
}

export function isDraft(value: unknown): value is EntryDraft {
  const { title, content, mood, isSharedWithPartner } = Object(value) as Record<string, unknown>;
  return (
    typeof title === 'string' &&
    typeof content === 'string' &&
    ['', ...MOODS].some((known) => known === mood) &&
    typeof isSharedWithPartner === 'boolean'
  );
}
