import type { KeyObject } from 'node:crypto';
import type { Mood } from '../../contract/journal/journal.ts';
import { seal, unseal } from '../security/sealing.ts';

/** The part of an entry that only the couple may read. */
export type Words = { title: string | null; content: string; mood: Mood | null };

/** Binds a sealed text to its couple, entry and author: moved to others, the text does not open. */
type EntryRow = { coupleId: string; id: string; authorId: string };

/** Safe as a separator: the contract refuses NUL in every text. */
const SEPARATOR = '\0';

function context({ coupleId, id, authorId }: EntryRow): string {
  return `journal ${coupleId} ${id} ${authorId}`;
}

export function sealWords(key: KeyObject, row: EntryRow, { mood, title, content }: Words): string {
  return seal(key, context(row), [mood ?? '', title ?? '', content].join(SEPARATOR));
}

export function openWords(key: KeyObject, row: EntryRow, sealed: string): Words {
  const [mood, title, content = ''] = unseal(key, context(row), sealed).split(SEPARATOR);
  return { mood: (mood || null) as Mood | null, title: title || null, content };
}
