import { readLocal, removeLocal, tryStorage, writeLocal } from './web-storage.ts';

const PREFIX = 'draft:';

/**
 * What someone is writing, kept on this device until it is saved: a reload or an empty battery
 * loses nothing. A name says what it is and whose: `journal:<member>:<entry>`, `address:<member>`.
 */
export function keepDraft(name: string, value: unknown): void {
  writeLocal(PREFIX + name, value);
}

/** Anyone with this browser may have changed what it stores, so a draft is checked. */
export function keptDraft<T>(name: string, isIntact: (value: unknown) => value is T): T | null {
  return readLocal(PREFIX + name, isIntact);
}

export function dropDraft(name: string): void {
  removeLocal(PREFIX + name);
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
  const names = tryStorage(() => Object.keys(localStorage), [])
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
  for (const name of names.filter(isUnwanted)) dropDraft(name);
}
