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
/** An entry's id, mood, title and content. */
const PARTS = 4;

/**
 * Opening costs more by the leaf than by the letter, so a page of fifty is cheap when its entries
 * stand on a few leaves; but adding one rewrites its leaf. Hence as many as are quick to write again
 * when they are short, and fewer when they are long.
 */
const FULL_LEAF = { entries: 16, letters: 48_000 };
const LETTERS_PER_BYTE = 4 / 3;
/** What every seal adds to its text, and a little for rounding. */
const SEAL_LETTERS = 40;

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

/** Deals entries out to as many leaves as they need, in their order. */
export function dealtToLeaves(entries: Iterable<readonly [id: string, words: Words]>): Leaf[] {
  const leaves: Map<string, Words>[] = [];
  let letters = 0;
  for (const [id, words] of entries) {
    let leaf = leaves.at(-1);
    const added = lettersOf(SEPARATOR + textOf(id, words));
    if (!leaf || leaf.size >= FULL_LEAF.entries || letters + added > FULL_LEAF.letters) {
      leaf = new Map();
      leaves.push(leaf);
      letters = SEAL_LETTERS;
    }
    leaf.set(id, words);
    letters += added;
  }
  return leaves;
}

/** The same leaf with another entry on it; null if it is full. */
export function sealedWith(
  key: KeyObject,
  place: LeafPlace,
  sealed: string,
  entry: { id: string; words: Words },
): string | null {
  const added = SEPARATOR + textOf(entry.id, entry.words);
  if (sealed.length + lettersOf(added) > FULL_LEAF.letters) return null;
  const text = openText(key, place, sealed);
  if (entriesIn(text) >= FULL_LEAF.entries) return null;
  return seal(key, context(place), text + added);
}

/** How many letters a text adds to what is sealed. */
function lettersOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) * LETTERS_PER_BYTE);
}

function entriesIn(text: string): number {
  let parts = 1;
  let at = text.indexOf(SEPARATOR);
  while (at >= 0) {
    parts++;
    at = text.indexOf(SEPARATOR, at + 1);
  }
  return parts / PARTS;
}

/** An entry that was sealed alone, before there were leaves, began with its mood and not with its id. */
function openText(key: KeyObject, place: LeafPlace, sealed: string): string {
  const text = unseal(key, context(place), sealed);
  const isNamed = text.indexOf(SEPARATOR) === place.id.length;
  return isNamed ? text : place.id + SEPARATOR + text;
}
