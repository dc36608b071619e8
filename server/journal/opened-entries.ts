import type { KeyObject } from 'node:crypto';
import { shortMemory } from '../security/short-memory.ts';
import { type EntryPlace, openEntry, type Words } from './sealed-entry.ts';

/**
 * A journal is read again after each entry and by either partner, and opening fifty costs half as
 * much as all the rest of the answer. A minute is as long as that takes, and two are as long as
 * these words may stay in memory. In characters: some megabytes.
 */
const REMEMBERED = { size: 4_000_000, maxAgeMs: 60_000 };

type Opened = EntryPlace & { key: KeyObject; sealed: string; words: Words };

/** Opens entries, each once in a while: the very same text in the very same place. */
export type OpenedEntries = {
  open(key: KeyObject, place: EntryPlace, sealed: string): Words;
  /** For what nobody is to read any more. */
  forget(id: string): void;
  /** For whoever may be gone. */
  forgetAuthor(authorId: string): void;
};

export function openedEntries(): OpenedEntries {
  const memory = shortMemory<Opened>(REMEMBERED);
  return {
    open(key, { coupleId, id, authorId }, sealed) {
      const known = memory.get(id);
      const isSame =
        known !== undefined &&
        known.sealed === sealed &&
        known.key === key &&
        known.coupleId === coupleId &&
        known.authorId === authorId;
      if (isSame) return known.words;
      const words = openEntry(key, { coupleId, id, authorId }, sealed);
      memory.keep(id, { coupleId, id, authorId, key, sealed, words }, sealed.length);
      return words;
    },
    forget: memory.forget,
    forgetAuthor: (authorId) => memory.forgetWhere((opened) => opened.authorId === authorId),
  };
}
