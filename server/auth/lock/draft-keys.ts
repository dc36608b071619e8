import { createHmac } from 'node:crypto';
import type { MemberKey } from '../../db/member.ts';
import type { CoupleKeys } from '../../security/couple-keys.ts';
import { openingKeyOf } from '../../security/sealing-keys.ts';

/** Keys that open a member's words in their browsers. Both follow from the couple's key, and go with it. */
export async function draftKeysOf(coupleKeys: CoupleKeys, member: MemberKey) {
  const key = await coupleKeys(member.coupleId);
  return {
    /** For what the version before sealed. */
    draftKey: createHmac('sha256', key).update(`drafts ${member.id}`).digest('base64'),
    openingKey: await openingKeyOf(coupleKeys, member),
  };
}
