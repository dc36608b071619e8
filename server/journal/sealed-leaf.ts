import type { KeyObject } from 'node:crypto';
import type { Mood } from '../../contract/journal.ts';
import { seal, unseal } from '../security/sealing.ts';

/** What nobody but the couple may read. */
export type Words = { title: string | null; content: string; mood: Mood | null };

/** Where a leaf stands. It is authenticated: moved to any other place, a leaf does not open. */
export type LeafPlace = { coupleId: string; id: string; authorId: string };

/** The words of some entries, by the entries' ids. */
export type Leaf = ReadonlyMap<string, Words>;

/** No text of ours contains it, so that one seal can hold all parts of all entries. */
const SEPARATOR = '\0';

/**
 * Opening costs by the leaf, not by the letter: some fifteen usual entries on each make a page of
 * fifty cheap, and adding one still rewrites little.
 */
const FULL_LEAF_LETTERS = 8_000;
const LETTERS_PER_BYTE = 4 / 3;

function context({ coupleId, id, authorId }: LeafPlace): string {
  return `journal ${coupleId} ${id} ${authorId}`;
}

function textOf(id: string, { mood, title, content }: Words): string {
  return [id, mood ?? '', title ?? '', content].join(SEPARATOR);
}

export function sealLeaf(key: KeyObject, place: LeafPlace, leaf: Leaf): string {
  const texts = Array.from(leaf, ([id, words]) => textOf(id, words));
  return seal(key, context(place), texts.join(SEPARATOR));
}

export function openLeaf(key: KeyObject, place: LeafPlace, sealed: string): Leaf {
  const parts = openText(key, place, sealed).split(SEPARATOR);
  const leaf = new Map<string, Words>();
  for (let at = 0; at < parts.length; ) {
    const id = parts[at++] ?? '';
    const mood = (parts[at++] || null) as Mood | null;
    const title = parts[at++] || null;
    leaf.set(id, { mood, title, content: parts[at++] ?? '' });
  }
  return leaf;
}

/** The same leaf with another entry on it; null if it is full. */
export function sealedWith(
  key: KeyObject,
  place: LeafPlace,
  sealed: string,
  entry: { id: string; words: Words },
): string | null {
  const added = SEPARATOR + textOf(entry.id, entry.words);
  const letters = Math.ceil(Buffer.byteLength(added) * LETTERS_PER_BYTE);
  if (sealed.length + letters > FULL_LEAF_LETTERS) return null;
  return seal(key, context(place), openText(key, place, sealed) + added);
}

/** An entry that was sealed alone, before there were leaves, began with its mood and not with its id. */
function openText(key: KeyObject, place: LeafPlace, sealed: string): string {
  const text = unseal(key, context(place), sealed);
  const isNamed = text.indexOf(SEPARATOR) === place.id.length;
  return isNamed ? text : place.id + SEPARATOR + text;
}
