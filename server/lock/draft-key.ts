import { createHmac } from 'node:crypto';
import type { MemberKey } from '../db/member.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';

/**
 * The key by which a member's unfinished texts are sealed in their browsers. It follows from the
 * couple's own, so that it stays the same when APP_SECRET is changed, and goes with the couple.
 */
export async function draftKeyOf(coupleKeys: CoupleKeys, { coupleId, id }: MemberKey) {
  const key = await coupleKeys(coupleId);
  return createHmac('sha256', key).update(`drafts ${id}`).digest('base64');
}
