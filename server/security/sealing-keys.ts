import { createECDH, createHmac, type KeyObject } from 'node:crypto';
import type { MemberKey } from '../db/member.ts';
import type { CoupleKeys } from './couple-keys.ts';

const CURVE = 'prime256v1';
/** The order of P-256: a private key is a smaller number. */
const ORDER = Buffer.from(
  'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551',
  'hex',
);
const NONE = Buffer.alloc(ORDER.length);
/** DER of PKCS #8 around a key of P-256: lengths and names are the same for every key. */
const BEFORE_PRIVATE_HALF =
  '308187020100301306072a8648ce3d020106082a8648ce3d030107046d306b0201010420';
const BEFORE_POINT = 'a144034200';

/** Every read of the signed-in member needs one, at 40 µs each. Freed with their couple's key. */
const sealingKeys = new WeakMap<KeyObject, Map<string, string>>();

/**
 * Returns the public key of a member, as the 65 bytes of its point. Browsers use this key to seal
 * drafts that nobody else may read. The pair derives from the couple's key, so that it is the same
 * on every device, survives a change of APP_SECRET, and is deleted with the couple.
 */
export async function sealingKeyOf(coupleKeys: CoupleKeys, { coupleId, id }: MemberKey) {
  const coupleKey = await coupleKeys(coupleId);
  const known = sealingKeys.get(coupleKey);
  const sealingKey = known?.get(id) ?? pairOf(coupleKey, id).getPublicKey('base64');
  sealingKeys.set(coupleKey, (known ?? new Map()).set(id, sealingKey));
  return sealingKey;
}

/** Returns the private key as PKCS #8, as WebCrypto imports it. Only for unlocked members. */
export async function openingKeyOf(coupleKeys: CoupleKeys, { coupleId, id }: MemberKey) {
  const pair = pairOf(await coupleKeys(coupleId), id);
  // Pad the number, which comes without leading zeros.
  const half = pair.getPrivateKey('hex').padStart(64, '0');
  const der = `${BEFORE_PRIVATE_HALF}${half}${BEFORE_POINT}${pair.getPublicKey('hex')}`;
  return Buffer.from(der, 'hex').toString('base64');
}

function pairOf(coupleKey: KeyObject, memberId: string) {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(
    firstPrivateHalf((count) =>
      createHmac('sha256', coupleKey).update(`sealing ${memberId} ${count}`).digest(),
    ),
  );
  return pair;
}

/** Draws again if a number is no valid private key, as is one in 2^32. */
export function firstPrivateHalf(draw: (count: number) => Buffer): Buffer {
  for (let count = 0; ; count++) {
    const drawn = draw(count);
    if (!drawn.equals(NONE) && drawn.compare(ORDER) < 0) return drawn;
  }
}
