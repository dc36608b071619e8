import { emailKey } from '../../contract/auth/auth.ts';
import { CHANGE_KINDS } from '../../contract/live/live.ts';
import { publishChange } from '../db/changes.ts';
import { lockCouple } from '../db/couple.ts';
import type { Queryable } from '../db/database.ts';
import { scheduleErasure } from '../db/erasure-tasks.ts';
import { type Actor, findPartner } from '../db/member.ts';
import { transact } from '../db/transaction-guard.ts';
import { paymentsUnavailable } from '../http/errors.ts';
import { LEAVINGS } from '../http/limits.ts';
import type { Recipient } from '../mail/compose.ts';
import { accountClosedMail } from '../mail/security-mails.ts';
import type { Erasure, ErasureNeeds, Leaving, PersonalData } from '../personal-data.ts';
import { addressesOf, ownAddressesOf } from './email-change.ts';
import { deleteCouple, deleteMember } from './queries.ts';

type Member = Actor & Recipient & { timeZone: string | null };

/** Signals that something has to end elsewhere before anything is erased. */
class Held extends Error {
  readonly end: () => Promise<unknown>;
  constructor(end: () => Promise<unknown>) {
    super('Something has to end first.');
    this.end = end;
  }
}

/** Retries: orders and the subscription may each have to end first, and new ones may begin. */
const MAX_TRIES = 4;

/**
 * Erases a member. Orders that were not shipped are canceled and refunded first, and the member's
 * own payments are not renewed. With the last member the couple's subscription ends at the provider
 * first. If the provider cannot be reached, nothing is erased and the member can try again.
 */
export async function eraseMember(
  needs: ErasureNeeds,
  member: Member,
  features: readonly PersonalData[],
): Promise<void> {
  const erasures = features.flatMap(({ erasure }) => erasure ?? []);
  for (let tries = 1; ; tries++) {
    try {
      return await transact(needs.db, (tx) => eraseRows(tx, needs, member, erasures));
    } catch (error) {
      if (!(error instanceof Held)) throw error;
      if (tries === MAX_TRIES) throw paymentsUnavailable(error);
      await error.end();
    }
  }
}

/** Erases the member's rows; with the last member, the couple's too. */
async function eraseRows(
  tx: Queryable,
  needs: ErasureNeeds,
  member: Member,
  erasures: readonly Erasure[],
): Promise<void> {
  const { limits, mail } = needs;
  const { coupleId, streamId = null } = member;
  const now = needs.now();
  await limits.within(tx).require(LEAVINGS, now, emailKey(member.email));
  for (const { lock } of erasures) await lock?.(tx, coupleId);
  // Partners who leave at the same moment take turns, so that the second one finds nobody left.
  await lockCouple(tx, coupleId);
  const isLast = (await findPartner(tx, member)) === null;
  const leaving: Leaving = { ...member, isLast };
  for (const { isHeld, end } of erasures) {
    if (await isHeld?.(tx, needs, leaving)) throw new Held(async () => end?.(needs, leaving));
  }
  for (const { beforeMember } of erasures) await beforeMember?.(tx, leaving);
  const addresses = await addressesOf(tx, needs, member);
  const own = await ownAddressesOf(tx, needs, member);
  const row = await deleteMember(tx, member);
  for (const { afterMember } of erasures) await afterMember?.(tx, { ...leaving, row }, now);
  // Refresh every kind: any of the partner's pages may have changed.
  await publishChange(tx, { coupleId, streamId }, ...CHANGE_KINDS);
  for (const address of addresses) {
    const mark = await mail.takeBack(tx, address);
    const email = own.get(address);
    if (mark) await scheduleErasure(tx, now, { what: 'mail', subject: mark });
    // Skip this mail where mails are kept as files: its file would outlive the member.
    else if (email) await mail.put(tx, accountClosedMail({ ...member, email }, now), now);
  }
  await scheduleErasure(tx, now, { what: 'files' });
  if (!isLast) return;
  for (const { beforeCouple } of erasures) await beforeCouple?.(tx, coupleId, now);
  await deleteCouple(tx, coupleId);
}
