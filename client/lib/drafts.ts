import { readLocal, removeLocal, tryStorage, writeLocal } from './web-storage.ts';

export const DRAFT_PREFIX = 'draft:';

/** Drafts of a member with a lock: readable in memory while it is open, and sealed in storage. */
export type SealedDrafts = {
  keep(name: string, value: unknown): void;
  read(name: string): unknown;
  drop(name: string): void;
};

/** Begins no JSON, so that a sealed draft is never taken for a plain one. */
export const SEALED_DRAFT = 'sealed:';

/** What is written on pages behind the lock; a cart, for one, is not. */
export const DRAFTS_BEHIND_LOCK = /^(journal|address):/;
let sealedDrafts: SealedDrafts | null = null;

export function setSealedDrafts(drafts: SealedDrafts | null): void {
  sealedDrafts = drafts;
}

/** Whether what is written behind the lock is sealed by the lock's own key: its member has one. */
export const areDraftsSealed = () => sealedDrafts !== null;

function sealedDraftsFor(name: string): SealedDrafts | null {
  return DRAFTS_BEHIND_LOCK.test(name) ? sealedDrafts : null;
}

/**
 * What someone is writing, kept on this device until it is saved: a reload or an empty battery
 * loses nothing. A name says what it is and whose: `journal:<member>:<entry>`, `address:<member>`.
 */
export function keepDraft(name: string, value: unknown): void {
  const sealed = sealedDraftsFor(name);
  if (sealed) sealed.keep(name, value);
  else writeLocal(DRAFT_PREFIX + name, value);
}

/** Anyone with this browser may have changed what it stores, so a draft is checked. */
export function keptDraft<T>(name: string, isIntact: (value: unknown) => value is T): T | null {
  const sealed = sealedDraftsFor(name);
  if (!sealed) return readLocal(DRAFT_PREFIX + name, isIntact);
  const value = sealed.read(name);
  return isIntact(value) ? value : null;
}

export function dropDraft(name: string): void {
  sealedDraftsFor(name)?.drop(name);
  removeLocal(DRAFT_PREFIX + name);
}

/** A draft of which each member has at most one, such as their address. */
export function memberDraft<T>(kind: string, isIntact: (value: unknown) => value is T) {
  const name = (userId: string) => `${kind}:${userId}`;
  return {
    read: (userId: string) => keptDraft(name(userId), isIntact),
    keep: (userId: string, value: T) => keepDraft(name(userId), value),
    drop: (userId: string) => dropDraft(name(userId)),
  };
}

/** For a device that someone signs out of for good. */
export function dropAllDrafts(): void {
  dropWhere(() => true);
}

/** A draft waits for its author, and not on a device that has passed to someone else. */
export function dropDraftsOfOthers(userId: string): void {
  dropWhere((name) => name.split(':')[1] !== userId);
}

function dropWhere(isUnwanted: (name: string) => boolean): void {
  for (const name of draftNames().filter(isUnwanted)) dropDraft(name);
}

export function draftNames(): string[] {
  return tryStorage(() => Object.keys(localStorage), [])
    .filter((key) => key.startsWith(DRAFT_PREFIX))
    .map((key) => key.slice(DRAFT_PREFIX.length));
}
