import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal } from '../security/sealing.ts';
import { dealtToLeaves, openLeaf, sealedWith, sealLeaf, type Words } from './sealed-leaf.ts';

const key = createSecretKey(randomBytes(32));
const aPlace = () => ({ coupleId: randomUUID(), id: randomUUID(), authorId: randomUUID() });
/** What the contract lets through: any text without NUL or half a character. */
const text = fc.string({ unit: 'binary', maxLength: 300 }).filter((it) => !it.includes('\0'));
const words: fc.Arbitrary<Words> = fc.record({
  title: fc.option(text.filter((title) => title !== '')),
  content: text,
  mood: fc.constantFrom('calm', 'energetic', 'passionate', 'euphoric', null),
});
const leaf = fc
  .array(fc.tuple(fc.uuid(), words), { minLength: 1, maxLength: 20 })
  .map((entries) => new Map(entries));

test('whatever is written on a leaf comes back as it was, each under its own id', () => {
  fc.assert(
    fc.property(leaf, (written) => {
      const place = aPlace();
      expect(openLeaf(key, place, sealLeaf(key, place, written))).toEqual(written);
    }),
  );
});

test('a leaf opens in its own place and with its own key only', () => {
  const place = aPlace();
  const sealed = sealLeaf(key, place, new Map([[randomUUID(), someWords('x')]]));
  for (const part of ['coupleId', 'id', 'authorId'] as const) {
    expect(() => openLeaf(key, { ...place, [part]: randomUUID() }, sealed)).toThrow();
  }
  expect(() => openLeaf(createSecretKey(randomBytes(32)), place, sealed)).toThrow();
  const changed = `${sealed.slice(0, 40)}${sealed[40] === 'A' ? 'B' : 'A'}${sealed.slice(41)}`;
  expect(() => openLeaf(key, place, changed)).toThrow();
});

test('an entry that was sealed alone by an earlier version is a leaf of one', () => {
  const place = aPlace();
  const { coupleId, id, authorId } = place;
  // As long a title as would end where an id ends.
  const title = 'x'.repeat(31);
  const parts = ['calm', title, 'Before there were leaves'];
  const sealed = seal(key, `journal ${coupleId} ${id} ${authorId}`, parts.join('\0'));
  const entry = { mood: 'calm', title, content: 'Before there were leaves' };
  expect(openLeaf(key, place, sealed)).toEqual(new Map([[id, entry]]));
  const added = { id: randomUUID(), words: someWords('And another') };
  const grown = sealedWith(key, place, sealed, added);
  expect(openLeaf(key, place, grown ?? '')).toEqual(
    new Map<string, object>([
      [id, entry],
      [added.id, added.words],
    ]),
  );
});

/** Short ones, of which sixteen fill a leaf, and long ones, of which fewer do. */
const longOrShort = fc
  .tuple(words, fc.constantFrom(1, 1, 60, 400))
  .map(([{ content, ...rest }, times]) => ({ ...rest, content: `${content} `.repeat(times) }));

test('entries are added to a leaf until it has sixteen, or would grow beyond 48,000 letters', () => {
  fc.assert(
    fc.property(fc.array(longOrShort, { minLength: 2, maxLength: 24 }), ([first, ...others]) => {
      const place = aPlace();
      const written = new Map([[randomUUID() as string, first ?? someWords('x')]]);
      let sealed = sealLeaf(key, place, written);
      for (const entry of others) {
        const id = randomUUID();
        const added = sealedWith(key, place, sealed, { id, words: entry });
        const grown = sealLeaf(key, place, new Map([...written, [id, entry]]));
        // To the letter or two that rounding takes.
        if (added === null) expect(written.size === 16 || grown.length >= 48_000 - 2).toBe(true);
        else expect(added.length).toBe(grown.length);
        if (added === null) break;
        written.set(id, entry);
        sealed = added;
      }
      expect(written.size).toBeLessThanOrEqual(16);
      if (written.size > 1) expect(sealed.length).toBeLessThanOrEqual(48_000);
      expect(openLeaf(key, place, sealed)).toEqual(written);
    }),
    { numRuns: 50 },
  );
});

test('dealt to leaves, entries keep their order, and no leaf is fuller than one that grew', () => {
  fc.assert(
    fc.property(fc.array(longOrShort, { maxLength: 60 }), (all) => {
      const entries = all.map((it) => [randomUUID() as string, it] as const);
      const leaves = dealtToLeaves(entries);
      expect(leaves.flatMap((leaf) => [...leaf])).toEqual(entries);
      for (const leaf of leaves) {
        expect(leaf.size).toBeGreaterThan(0);
        expect(leaf.size).toBeLessThanOrEqual(16);
        const sealed = sealLeaf(key, aPlace(), leaf);
        if (leaf.size > 1) expect(sealed.length).toBeLessThanOrEqual(48_000);
      }
      // Half of what two neighbours could hold is used: it is no use to deal one to each.
      for (const [at, leaf] of leaves.slice(1).entries()) {
        const both = new Map([...(leaves[at] ?? []), ...leaf]);
        const isTooMuch = both.size > 16 || sealLeaf(key, aPlace(), both).length > 48_000 - 50;
        expect(isTooMuch).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});

function someWords(content: string): Words {
  return { title: null, content, mood: null };
}
