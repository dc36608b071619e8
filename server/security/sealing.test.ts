import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { derivedKey, pseudonym, seal, unseal } from './sealing.ts';

const KEY = derivedKey('a master key', 'journal');
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

test('whatever is sealed opens again, word for word', async () => {
  await fc.assert(
    fc.property(text, fc.string(), (words, context) => {
      expect(unseal(KEY, context, seal(KEY, context, words))).toBe(words);
    }),
  );
});

test('a seal shows nothing of its text, and never twice the same', async () => {
  await fc.assert(
    fc.property(fc.string({ minLength: 4 }), (words) => {
      const sealed = [seal(KEY, 'journal', words), seal(KEY, 'journal', words)];
      expect(sealed[0]).not.toBe(sealed[1]);
      for (const one of sealed) {
        expect(Buffer.from(one, 'base64url').includes(Buffer.from(words))).toBe(false);
      }
    }),
  );
});

test('a seal with any byte changed does not open', async () => {
  await fc.assert(
    fc.property(text, fc.nat(), fc.integer({ min: 1, max: 255 }), (words, place, change) => {
      const bytes = Buffer.from(seal(KEY, 'journal', words), 'base64url');
      const at = place % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ change;
      expect(() => unseal(KEY, 'journal', bytes.toString('base64url'))).toThrow();
    }),
  );
});

test('a seal that is cut short or made up does not open', async () => {
  await fc.assert(
    fc.property(text, fc.nat(), (words, length) => {
      const bytes = Buffer.from(seal(KEY, 'journal', words), 'base64url');
      const cut = bytes.subarray(0, length % bytes.length);
      expect(() => unseal(KEY, 'journal', cut.toString('base64url'))).toThrow();
    }),
  );
  expect(() => unseal(KEY, 'journal', 'not a seal')).toThrow();
});

test('a seal opens neither with another key nor in another place', async () => {
  await fc.assert(
    fc.property(text, fc.string(), fc.string(), (words, mine, other) => {
      fc.pre(mine !== other);
      const sealed = seal(KEY, mine, words);
      expect(() => unseal(KEY, other, sealed)).toThrow();
      expect(() => unseal(derivedKey('a master key', 'mail'), mine, sealed)).toThrow();
      expect(() => unseal(derivedKey('another key', 'journal'), mine, sealed)).toThrow();
    }),
  );
});

test('a pseudonym is the same for the same parts alone', () => {
  expect(pseudonym(KEY, 'sign-in', 'kim')).toBe(pseudonym(KEY, 'sign-in', 'kim'));
  const others = [
    pseudonym(KEY, 'sign-in', 'robin'),
    pseudonym(KEY, 'sign-inkim'),
    pseudonym(KEY, 'sign-in', 'k', 'im'),
    pseudonym(derivedKey('another key', 'journal'), 'sign-in', 'kim'),
  ];
  expect(others).not.toContain(pseudonym(KEY, 'sign-in', 'kim'));
  expect(new Set(others).size).toBe(others.length);
});
