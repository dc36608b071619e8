import type { KeyObject } from 'node:crypto';
import type { Mood } from '../../contract/journal.ts';
import { seal, unseal } from '../security/sealing.ts';

/** What nobody but the couple may read. */
export type Words = { title: string | null; content: string; mood: Mood | null };

/** Where an entry stands. It is authenticated: moved to any other place, an entry does not open. */
export type EntryPlace = { coupleId: string; id: string; authorId: string };

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
