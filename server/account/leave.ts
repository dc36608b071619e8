import { and, eq } from 'drizzle-orm';
import { leaveBoards } from '../challenges/queries.ts';
import type { Queryable } from '../db/database.ts';
import { isMember } from '../db/member.ts';
import { couples, members } from '../db/tables/couples.ts';
import { sessions } from '../db/tables/sessions.ts';
import { orders } from '../db/tables/store.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { paymentsAway } from '../http/errors.ts';
import { holdJournal } from '../journal/leaves.ts';
import { deleteRoom, lockedRoom, tellMembersChanged } from '../live/queries.ts';
import { forgetPayer } from '../premium/leaving.ts';
import { openSubscriptionOf } from '../premium/queries.ts';
import { endForGood } from '../premium/workflows.ts';
import { callOffFor, forgetBuyer, hasOpenOrders, keepSales } from '../store/leaving.ts';
import { oweErasures } from './erasures.ts';

type Leaving = { id: string; coupleId: string; email: string };
type Needs = Pick<Deps, 'db' | 'now' | 'payments' | 'identities' | 'mail'>;

/** Something is still being paid for, and nobody would be left to cancel it. */
class StillSubscribed extends Error {}
/** Something is still to be paid, packed or refunded, and nobody would be left to tell where it goes. */
class StillOrdering extends Error {}

/** Each of the two may have to be ended once, and something may begin meanwhile. */
const MAX_TRIES = 4;

/**
 * Erases a member. What they ordered and has not left us is called off and paid back first; with the
 * last of the two the couple's subscription ends, at the provider too. If the provider cannot be
 * reached nothing is erased, and leaving can be tried again.
 */
export async function eraseMember(needs: Needs, leaving: Leaving): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await transact(needs.db, (tx) => erased(tx, needs, leaving));
    } catch (error) {
      const isSubscribed = error instanceof StillSubscribed;
      if (!isSubscribed && !(error instanceof StillOrdering)) throw error;
      if (tries === MAX_TRIES) throw paymentsAway(error);
      await (isSubscribed ? endForGood(needs, leaving.coupleId) : callOffFor(needs, leaving));
    }
  }
}

/**
 * Their name, address, logins, links, picture and every word they wrote go with their row. What
 * the couple did together stays with the other; with the last one all of it goes.
 */
async function erased(tx: Queryable, needs: Needs, leaving: Leaving): Promise<void> {
  const { now, payments, mail } = needs;
  const { id, coupleId, email } = leaving;
  // What they wrote before they themselves go: whoever is writing holds it, and then needs them.
  await holdJournal(tx, leaving);
  // The room first, as wherever both are locked: whoever enters it or starts in it needs the couple.
  await lockedRoom(tx, coupleId);
  // Partners who leave at the same moment take turns, so that the second finds nobody left.
  await tx.select().from(couples).where(eq(couples.id, coupleId)).for('update');
  if (await hasOpenOrders(tx, leaving, payments.name)) throw new StillOrdering();
  await forgetBuyer(tx, leaving);
  await deleteRoom(tx, coupleId);
  await tx.delete(members).where(isMember(leaving));
  await tellMembersChanged(tx, coupleId);
  await tx
    .update(sessions)
    .set({ partnerId: null })
    .where(and(eq(sessions.coupleId, coupleId), eq(sessions.partnerId, id)));
  await forgetPayer(tx, leaving, now());
  const mark = await mail.takeBack(tx, email);
  if (mark) await oweErasures(tx, now(), { what: 'letters', subject: mark });
  await oweErasures(tx, now(), { what: 'files' });
  // A name that was chosen for two may be theirs.
  await tx.update(couples).set({ sealedBoardName: null }).where(eq(couples.id, coupleId));
  if ((await tx.$count(members, eq(members.coupleId, coupleId))) > 0) return;
  if (await openSubscriptionOf(tx, coupleId)) throw new StillSubscribed();
  // Before the couple goes, or the board would count it for ever.
  await leaveBoards(tx, coupleId, now());
  await keepSales(tx, eq(orders.coupleId, coupleId));
  await tx.delete(couples).where(eq(couples.id, coupleId));
}
