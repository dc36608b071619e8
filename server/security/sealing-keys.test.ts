import { createECDH, createPrivateKey, createPublicKey, createSecretKey } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CoupleKeys } from './couple-keys.ts';
import { firstPrivateHalf, openingKeyOf, sealingKeyOf } from './sealing-keys.ts';

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const bytesOf = (value: bigint) => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');

test('what is no private half of the curve is drawn again', () => {
  const tooLarge = [bytesOf(ORDER), bytesOf(ORDER + 1n), bytesOf(2n ** 256n - 1n)];
  for (const good of [1n, ORDER - 1n]) {
    const draws = [bytesOf(0n), ...tooLarge, bytesOf(good)];
    const half = firstPrivateHalf((count) => draws[count] ?? bytesOf(2n));
    expect(half).toEqual(bytesOf(good));
    expect(() => createECDH('prime256v1').setPrivateKey(half)).not.toThrow();
  }
});

test('the halves of a pair belong together, whatever the private one begins with', async () => {
  const coupleKey = createSecretKey(Buffer.alloc(32, 7));
  const coupleKeys = (async () => coupleKey) as unknown as CoupleKeys;
  const firstBytes = new Set<number | undefined>();
  for (let index = 0; index < 1_000; index++) {
    const member = { coupleId: 'couple', id: `member ${index}` };
    const der = Buffer.from(await openingKeyOf(coupleKeys, member), 'base64');
    firstBytes.add(der[36]);
    const opening = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    expect(opening.asymmetricKeyDetails).toEqual({ namedCurve: 'prime256v1' });
    const point = createPublicKey(opening).export({ type: 'spki', format: 'der' }).subarray(-65);
    expect(await sealingKeyOf(coupleKeys, member)).toBe(point.toString('base64'));
  }
  expect(firstBytes).toContain(0);
});
