import { emailKey } from '../../contract/auth/auth.ts';
import { lockCouple } from '../db/couple.ts';
import type { Queryable } from '../db/database.ts';
import { scheduleErasure } from '../db/erasure-tasks.ts';
import type { Actor } from '../db/member.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { paymentsUnavailable } from '../http/errors.ts';
import { LEAVINGS } from '../http/limits.ts';
import { deleteRoom, lockedRoom } from '../live/room-queries.ts';
import type { Recipient } from '../mail/compose.ts';
import { accountClosedMail } from '../mail/security-mails.ts';
import { leaveBoards } from '../progress/challenges/queries.ts';
import { lockTotals } from '../progress/queries.ts';
import { cancelOrdersOf } from '../shop/cancel-order.ts';
import { anonymiseSalesOf, eraseBuyer, openOrderIds } from '../shop/erase-member-queries.ts';
import { endSubscriptionNow } from '../shop/premium/manage-subscription.ts';
import { customerOf, erasePayer } from '../shop/premium/payer-queries.ts';
import { openSubscriptionOf } from '../shop/premium/queries.ts';
import { addressesOf, ownAddressesOf } from './email-change.ts';
import { deleteCouple, deleteMember, hasMembers } from './queries.ts';

type Member = Actor & Recipient & { timeZone: string | null };
type Needs = Pick<
  Deps,
  'db' | 'now' | 'limits' | 'payments' | 'identities' | 'mail' | 'coupleKeys'
>;

/** The couple's subscription is open, and nobody would be left to cancel it. */
class OpenSubscription extends Error {}
/** An order is still to be paid, packed or refunded. */
class OpenOrders extends Error {}

/** Orders and the subscription may each have to be ended, and something may begin meanwhile. */
const MAX_TRIES = 4;

/**
 * Erases a member. Their orders that were not shipped are cancelled and refunded first. What they
 * pay for is not renewed; with the last member the couple's subscription ends at the provider first,
 * and if that cannot be reached nothing is erased, and the member can try again.
 */
export async function eraseMember(needs: Needs, member: Member): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await transact(needs.db, (tx) => eraseRows(tx, needs, member));
    } catch (error) {
      const isSubscribed = error instanceof OpenSubscription;
      if (!isSubscribed && !(error instanceof OpenOrders)) throw error;
      if (tries === MAX_TRIES) throw paymentsUnavailable(error);
      if (isSubscribed) await endSubscriptionNow(needs, member.coupleId);
      else await cancelOrdersOf(needs, member);
    }
  }
}

/** Erases the member's rows; with the last member, the couple's too. */
async function eraseRows(tx: Queryable, needs: Needs, member: Member): Promise<void> {
  const { now, limits, payments, mail } = needs;
  const { coupleId } = member;
  await limits.within(tx).require(LEAVINGS, now(), emailKey(member.email));
  // The room and the totals before the couple, as wherever several are locked.
  await lockedRoom(tx, coupleId);
  await lockTotals(tx, coupleId);
  // Partners who are erased at the same moment take turns, so that the second finds nobody left.
  await lockCouple(tx, coupleId);
  if ((await openOrderIds(tx, member, payments.name)).length > 0) throw new OpenOrders();
  await eraseBuyer(tx, member);
  await deleteRoom(tx, coupleId);
  const addresses = await addressesOf(tx, needs, member);
  const own = await ownAddressesOf(tx, needs, member);
  const customerId = await customerOf(tx, member);
  await deleteMember(tx, member);
  const isLast = !(await hasMembers(tx, coupleId));
  if (isLast && (await openSubscriptionOf(tx, coupleId))) throw new OpenSubscription();
  await erasePayer(tx, member, customerId, now());
  for (const address of addresses) {
    const mark = await mail.takeBack(tx, address);
    const email = own.get(address);
    if (mark) await scheduleErasure(tx, now(), { what: 'mail', subject: mark });
    // Where mails are kept as files, this one would outlive them.
    else if (email) await mail.put(tx, accountClosedMail({ ...member, email }, now()), now());
  }
  await scheduleErasure(tx, now(), { what: 'files' });
  if (!isLast) return;
  // The boards count the couple, so they are left before it is deleted.
  await leaveBoards(tx, coupleId, now());
  await anonymiseSalesOf(tx, coupleId);
  await deleteCouple(tx, coupleId);
}
