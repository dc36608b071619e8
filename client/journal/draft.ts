import { type JournalEntry, MOODS, type Mood } from '../../contract/journal/journal.ts';
import { isUuid } from '../../contract/uuid.ts';
import { claimDraft, draftNames, dropDraft, saveDraft, savedDraft } from '../device/drafts.ts';

/** Content of the form. The mood is empty if none is chosen. */
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

/** Prefix of the names of a member's drafts: for new entries, or for the changes of one entry. */
const draftPrefix = (userId: string, entryId: string | null) =>
  `journal:${userId}:${entryId ?? 'new'}`;

/** Names a new draft. Each form has its own, so that two forms never overwrite each other. */
const newDraftName = (userId: string, entryId: string | null) =>
  `${draftPrefix(userId, entryId)}:${crypto.randomUUID()}`;

/** Id that the entry of a new draft gets. */
export const idInName = (name: string) => {
  const id = name.split(':').at(-1) ?? '';
  return isUuid(id) ? id : crypto.randomUUID();
};

/** Names of drafts for new entries, or for the changes of one entry, the newest first. */
export function waitingDrafts(userId: string, entryId: string | null): string[] {
  const prefix = draftPrefix(userId, entryId);
  return draftNames()
    .filter((name) => name === prefix || name.startsWith(`${prefix}:`))
    .toSorted((one, other) => savedAt(other) - savedAt(one));
}

const savedAt = (name: string) => savedDraft(name, isKept)?.savedAt ?? 0;

/**
 * Claims the draft that a form writes to, until its release: the named one, else a waiting one,
 * else a new one. Null if another tab has the named one open.
 */
export async function takeDraft(userId: string, entryId: string | null, named?: string) {
  const readable = waitingDrafts(userId, entryId).filter((name) => unfinishedDraft(name));
  for (const name of named ? [named] : [...readable, newDraftName(userId, entryId)]) {
    const release = await claimDraft(name);
    if (release) return { name, release };
  }
  return null;
}

/** Removes all unsaved changes of an entry. */
export function dropDrafts(userId: string, entryId: string): void {
  waitingDrafts(userId, entryId).forEach(dropDraft);
}

/** Fields that someone changed by hand, without those that merely stood there. */
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
  /** Content that the draft changes. */
  base: EntryDraft;
  /** Source of the draft; `outdated` if the entry has changed under the draft since. */
  origin: 'fresh' | 'restored' | 'outdated';
};

/**
 * Initial content of the form. Of a kept change, only fields changed by hand override the entry.
 */
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

/** Words of a draft that wait to be continued. */
export function unfinishedDraft(name: string): EntryDraft | null {
  return savedDraft(name, isKept)?.draft ?? null;
}

/** Keeps a draft. Drops one that has no words or changes nothing. */
export function storeDraft(name: string, draft: EntryDraft, base: EntryDraft): void {
  const isBlank = draft.title.trim() === '' && draft.content.trim() === '';
  if (isBlank || isSame(base, draft)) dropDraft(name);
  else saveDraft(name, { draft, base, savedAt: Date.now() } satisfies Kept);
}

/** Drafts of the version before have no time. */
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
