import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openedEntries } from './opened-entries.ts';
import { sealEntry } from './sealed-entry.ts';

const aKey = () => createSecretKey(randomBytes(32));
const aPlace = () => ({ coupleId: randomUUID(), id: randomUUID(), authorId: randomUUID() });
const words = { title: null, content: 'The rain stopped.', mood: null };

test('an entry that was opened lately is the same again', () => {
  const [key, place, entries] = [aKey(), aPlace(), openedEntries()];
  const sealed = sealEntry(key, place, words);
  expect(entries.open(key, place, sealed)).toEqual(words);
  expect(entries.open(key, place, sealed)).toBe(entries.open(key, place, sealed));
});

test('a changed entry is opened anew', () => {
  const [key, place, entries] = [aKey(), aPlace(), openedEntries()];
  entries.open(key, place, sealEntry(key, place, words));
  const changed = { ...words, content: 'It rains again.' };
  expect(entries.open(key, place, sealEntry(key, place, changed))).toEqual(changed);
});

test.each(['coupleId', 'authorId'] as const)(
  'moved to another %s it does not open, though it was remembered',
  (part) => {
    const [key, place, entries] = [aKey(), aPlace(), openedEntries()];
    const sealed = sealEntry(key, place, words);
    entries.open(key, place, sealed);
    expect(() => entries.open(key, { ...place, [part]: randomUUID() }, sealed)).toThrow();
  },
);

test('with another key it does not open, though it was remembered', () => {
  const [key, place, entries] = [aKey(), aPlace(), openedEntries()];
  const sealed = sealEntry(key, place, words);
  entries.open(key, place, sealed);
  expect(() => entries.open(aKey(), place, sealed)).toThrow();
});

test('what is to be forgotten is', () => {
  const [key, place, entries] = [aKey(), aPlace(), openedEntries()];
  const sealed = sealEntry(key, place, words);
  const opened = entries.open(key, place, sealed);
  entries.forget(place.id);
  expect(entries.open(key, place, sealed)).not.toBe(opened);
});

test('whoever is gone is forgotten with all their words, and nobody else is', () => {
  const [key, place, other, entries] = [aKey(), aPlace(), aPlace(), openedEntries()];
  const open = (at: typeof place, sealed: string) => entries.open(key, at, sealed);
  const [sealed, others] = [sealEntry(key, place, words), sealEntry(key, other, words)];
  const [opened, kept] = [open(place, sealed), open(other, others)];
  entries.forgetAuthor(place.authorId);
  expect(open(place, sealed)).not.toBe(opened);
  expect(open(other, others)).toBe(kept);
});
