import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openWords, sealWords, type Words } from './sealed-words.ts';

const key = createSecretKey(randomBytes(32));
const aRow = () => ({ coupleId: randomUUID(), id: randomUUID(), authorId: randomUUID() });
/** Makes texts that the contract accepts: without NUL and without half a character. */
const text = fc.string({ unit: 'binary', maxLength: 300 }).filter((it) => !it.includes('\0'));
const words: fc.Arbitrary<Words> = fc.record({
  title: fc.option(text.filter((title) => title !== '')),
  content: text,
  mood: fc.constantFrom('calm', 'energetic', 'passionate', 'euphoric', null),
});

test('whatever is sealed comes back as it was', () => {
  fc.assert(
    fc.property(words, (written) => {
      const row = aRow();
      expect(openWords(key, row, sealWords(key, row, written))).toEqual(written);
    }),
  );
});

test('an entry opens in its own row and with its own key only', () => {
  const row = aRow();
  const sealed = sealWords(key, row, { title: null, content: 'x', mood: null });
  for (const part of ['coupleId', 'id', 'authorId'] as const) {
    expect(() => openWords(key, { ...row, [part]: randomUUID() }, sealed)).toThrow();
  }
  expect(() => openWords(createSecretKey(randomBytes(32)), row, sealed)).toThrow();
  const changed = `${sealed.slice(0, 30)}${sealed[30] === 'A' ? 'B' : 'A'}${sealed.slice(31)}`;
  expect(() => openWords(key, row, changed)).toThrow();
});
