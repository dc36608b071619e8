import type { KeyObject } from 'node:crypto';
import type { Mood } from '../../contract/journal.ts';
import { seal, unseal } from '../security/sealing.ts';
import { shortMemory } from '../security/short-memory.ts';

/** What nobody but the couple may read. */
export type Words = { title: string | null; content: string; mood: Mood | null };

/** Where an entry stands. It is authenticated: moved to any other place, an entry does not open. */
export type EntryPlace = { coupleId: string; id: string; authorId: string };

/**
 * A journal is read again after each entry, by either partner. Opening a page of 50 anew costs more
 * than all the rest of the answer; remembered for some minutes it costs next to nothing.
 */
const REMEMBERED = { size: 5_000, maxAgeMs: 10 * 60_000 };
/** A few long entries must not take the memory of many short ones. */
const REMEMBERED_LENGTH = 4_000;

/** No text of ours contains it, so that one seal can hold all three. */
const SEPARATOR = '\0';

function context({ coupleId, id, authorId }: EntryPlace): string {
  return `journal ${coupleId} ${id} ${authorId}`;
}

export function sealEntry(key: KeyObject, place: EntryPlace, words: Words): string {
  const parts = [words.mood ?? '', words.title ?? '', words.content];
  return seal(key, context(place), parts.join(SEPARATOR));
}

export function openEntry(key: KeyObject, place: EntryPlace, sealed: string): Words {
  const [mood = '', title = '', content = ''] = unseal(key, context(place), sealed).split(
    SEPARATOR,
  );
  return { mood: (mood || null) as Mood | null, title: title || null, content };
}

type Opened = EntryPlace & { key: KeyObject; sealed: string; words: Words };
export type EntryOpener = typeof openEntry;

/** Opens entries as `openEntry` does, each once in a while: the same text in the same place. */
export function rememberingOpener(): EntryOpener {
  const opened = shortMemory<Opened>(REMEMBERED);
  return (key, place, sealed) => {
    const { coupleId, id, authorId } = place;
    const known = opened.get(id);
    const isSame =
      known?.sealed === sealed &&
      known.key === key &&
      known.coupleId === coupleId &&
      known.authorId === authorId;
    if (isSame) return known.words;
    const words = openEntry(key, place, sealed);
    if (sealed.length <= REMEMBERED_LENGTH) {
      opened.keep(id, { coupleId, id, authorId, key, sealed, words });
    }
    return words;
  };
}
