import { and, eq } from 'drizzle-orm';
import { leaveBoards } from '../challenges/queries.ts';
import type { Queryable } from '../db/database.ts';
import { couples, members } from '../db/tables/couples.ts';
import { subscriptions } from '../db/tables/premium.ts';
import { sessions } from '../db/tables/sessions.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { openSubscriptionOf } from '../premium/queries.ts';
import { endForGood } from '../premium/workflows.ts';

type Leaving = { id: string; coupleId: string };
type Needs = Pick<Deps, 'db' | 'now' | 'payments' | 'identities'>;

/** Something is still being paid for, and nobody would be left to cancel it. */
class StillSubscribed extends Error {}

/**
 * Erases a member; with the last one the couple's subscription ends first, at the provider too. If
 * the provider cannot be reached nothing is erased, and leaving can be tried again.
 */
export async function eraseMember(needs: Needs, leaving: Leaving): Promise<void> {
  const erase = () => transact(needs.db, (tx) => erased(tx, leaving, needs.now()));
  try {
    await erase();
  } catch (error) {
    if (!(error instanceof StillSubscribed)) throw error;
    await endForGood(needs, leaving.coupleId);
    await erase();
  }
}

/**
 * Their name, address, logins, links, picture and every word they wrote go with their row. What
 * the couple did together stays with the other; with the last one all of it goes.
 */
async function erased(tx: Queryable, { id, coupleId }: Leaving, now: Date): Promise<void> {
  // Partners who leave at the same moment take turns, so that the second finds nobody left.
  await tx.select().from(couples).where(eq(couples.id, coupleId)).for('update');
  await tx.delete(members).where(eq(members.id, id));
  await tx
    .update(sessions)
    .set({ partnerId: null })
    .where(and(eq(sessions.coupleId, coupleId), eq(sessions.partnerId, id)));
  await tx
    .update(subscriptions)
    .set({ payerId: null })
    .where(and(eq(subscriptions.coupleId, coupleId), eq(subscriptions.payerId, id)));
  // A name that was chosen for two may be theirs.
  await tx.update(couples).set({ sealedBoardName: null }).where(eq(couples.id, coupleId));
  if ((await tx.$count(members, eq(members.coupleId, coupleId))) > 0) return;
  if (await openSubscriptionOf(tx, coupleId)) throw new StillSubscribed();
  // Before the couple goes, or the board would count it for ever.
  await leaveBoards(tx, coupleId, now);
  await tx.delete(couples).where(eq(couples.id, coupleId));
}
