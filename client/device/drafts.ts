import { createStore } from '../lib/create-store.ts';
import { localKeys, readLocal, removeLocal, tryStorage, writeLocal } from '../lib/web-storage.ts';
import { isSealed, mustSeal, openWords, sealWords } from './word-keys.ts';

export const DRAFT_PREFIX = 'draft:';

/** Names of drafts that are written on pages behind the lock. */
const BEHIND_LOCK = /^(journal|address|checkout):/;
const mustSealDraft = (name: string) => BEHIND_LOCK.test(name) && mustSeal(authorOf(name));
/** Reads the author from the name of a draft: `journal:<member>:<entry>`, `address:<member>`. */
export const authorOf = (name: string) => name.split(':')[1] ?? '';
export const ownsDraft = (memberId: string, name: string) => authorOf(name) === memberId;

/** Values of drafts that storage holds sealed, while the lock is open. */
const opened = new Map<string, unknown>();
/** Counts the changes of each draft, so that an earlier text never replaces a later one. */
const changes = new Map<string, number>();
/** Counts the changes of all drafts, so that pages which show drafts render again. */
export const draftChanges = createStore(0);

function noteChange(name: string): number {
  const count = (changes.get(name) ?? 0) + 1;
  changes.set(name, count);
  draftChanges.set(draftChanges.get() + 1);
  return count;
}

/**
 * Keeps unfinished writing on this device until the member saves: a reload or an empty battery
 * loses nothing. With a lock, drafts of pages behind it are sealed before they are stored.
 */
export function saveDraft(name: string, value: unknown): void {
  if (mustSealDraft(name)) {
    opened.set(name, value);
    void storeSealed(name, value, noteChange(name));
  } else {
    opened.delete(name);
    writeLocal(DRAFT_PREFIX + name, value);
    noteChange(name);
  }
}

async function storeSealed(name: string, value: unknown, change: number): Promise<void> {
  const text = await sealWords(authorOf(name), name, value);
  if (text !== null && changes.get(name) === change) storeDraftText(name, text);
}

export function storeDraftText(name: string, text: string): void {
  tryStorage(() => localStorage.setItem(DRAFT_PREFIX + name, text));
}

export const draftText = (name: string) =>
  tryStorage(() => localStorage.getItem(DRAFT_PREFIX + name), null) ?? '';

/** Checks the stored value, because anyone with this browser may have changed it. */
export function savedDraft<T>(name: string, isIntact: (value: unknown) => value is T): T | null {
  const value = opened.get(name);
  if (value === undefined) return readLocal(DRAFT_PREFIX + name, isIntact);
  return isIntact(value) ? value : null;
}

export const isDraftStored = (name: string) => draftText(name) !== '';

/** True for a draft that cannot be read now: the lock is closed, or its key has not arrived yet. */
export const isDraftClosed = (name: string) => !opened.has(name) && isSealed(draftText(name));

export function dropDraft(name: string): void {
  opened.delete(name);
  removeLocal(DRAFT_PREFIX + name);
  noteChange(name);
}

/** Accesses a draft that each member has at most once, such as their address. */
export function memberDraft<T>(kind: string, isIntact: (value: unknown) => value is T) {
  const name = (userId: string) => `${kind}:${userId}`;
  return {
    read: (userId: string) => savedDraft(name(userId), isIntact),
    keep: (userId: string, value: T) => saveDraft(name(userId), value),
    drop: (userId: string) => dropDraft(name(userId)),
  };
}

export const draftNames = () => localKeys(DRAFT_PREFIX);

/**
 * Opens a member's drafts with the keys received so far, and stores each one sealed or in plain
 * text, as the lock now requires.
 */
export async function openDrafts(memberId: string): Promise<void> {
  for (const name of draftNames().filter((one) => authorOf(one) === memberId)) {
    await openDraft(name);
    const value = savedDraft(name, isAny);
    const isStoredRight = mustSealDraft(name) === isSealed(draftText(name));
    if (value !== undefined && value !== null && !isStoredRight) saveDraft(name, value);
  }
}

const isAny = (_: unknown): _ is unknown => true;

async function openDraft(name: string): Promise<void> {
  const text = draftText(name);
  if (!isSealed(text) || opened.has(name)) return;
  const value = await openWords(name, text);
  // Keep newer text: the member, or another tab, changed the draft while it was being opened.
  if (value === undefined || draftText(name) !== text) return;
  opened.set(name, value);
  noteChange(name);
}

/** Seals plain drafts of a member who has chosen a lock on another device. */
export function sealOpenDrafts(memberId: string): void {
  for (const name of draftNames().filter((one) => ownsDraft(memberId, one))) {
    const value = BEHIND_LOCK.test(name) ? readLocal(DRAFT_PREFIX + name, isAny) : null;
    if (value !== null) void storeSealed(name, value, noteChange(name));
  }
}

/** Removes the opened drafts from memory. */
export function closeDrafts(): void {
  opened.clear();
  draftChanges.set(draftChanges.get() + 1);
}

// Read a draft again after another tab of this browser has changed it.
if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key }) => {
    if (!key?.startsWith(DRAFT_PREFIX)) return;
    const name = key.slice(DRAFT_PREFIX.length);
    opened.delete(name);
    noteChange(name);
    void openDraft(name);
  });
}

/**
 * Holds a draft for this tab, so that two forms never overwrite each other. Resolves with a
 * function that releases the draft, or with null if another tab holds it.
 */
export function claimDraft(name: string): Promise<(() => void) | null> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    void locks.request(DRAFT_PREFIX + name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    });
  });
}
