import { createHmac } from 'node:crypto';
import type { MemberKey } from '../../db/member.ts';
import type { CoupleKeys } from '../../security/couple-keys.ts';
import { openingKeyOf } from '../../security/sealing-keys.ts';

/**
 * Returns the keys to a member's drafts in their browsers. Both derive from the couple's key, and
 * end with the couple.
 */
export async function draftKeysOf(coupleKeys: CoupleKeys, member: MemberKey) {
  const key = await coupleKeys(member.coupleId);
  return {
    /** Opens drafts that the previous version sealed. */
    draftKey: createHmac('sha256', key).update(`drafts ${member.id}`).digest('base64'),
    openingKey: await openingKeyOf(coupleKeys, member),
  };
}
