import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newToken, tokenKey } from './tokens.ts';

test('a token says whose it is, and is found by a hash that does not say it', () => {
  fc.assert(
    fc.property(fc.uuid(), (coupleId) => {
      const { token, ...key } = newToken(coupleId);
      expect(key.coupleId).toBe(coupleId);
      expect(key.tokenHash).toMatch(/^[\w-]{43}$/);
      expect(tokenKey(token)).toEqual(key);
      expect(newToken(coupleId).tokenHash).not.toBe(key.tokenHash);
    }),
  );
});

test('what cannot be a token finds nothing, and fails nothing', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[\w-]{43}$/),
    fc.constant(newToken(randomUUID())).map(({ token }) => `${token} `),
    fc.constant(newToken(randomUUID())).map(({ token }) => token.slice(1)),
  );
  fc.assert(fc.property(anything, (text) => text.length === 64 || tokenKey(text) === null));
});
