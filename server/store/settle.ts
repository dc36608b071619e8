import { and, eq, isNotNull, or } from 'drizzle-orm';
import { userById } from '../auth/queries.ts';
import { orders } from '../db/tables/store.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { isAway } from '../http/errors.ts';
import { orderLetter } from '../mail/letters.ts';
import { noteRefund } from './order-changes.ts';
import { referenceOf } from './order-state.ts';
import { type OrderRow, thisOrder } from './orders.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'payments' | 'mail' | 'appOrigin' | 'identities'>;

/**
 * What orders still owe: money to give back and letters to write. Both are noted with the change that
 * owes them and struck out when done, so that neither a crash nor a provider that is away loses one.
 */
export async function settleOrders(needs: Needs): Promise<void> {
  const open = await needs.db
    .select()
    .from(orders)
    .where(or(orders.isRefundOwed, isNotNull(orders.letterDue)));
  const failures: unknown[] = [];
  // One that fails must not keep the others waiting.
  for (const row of open) {
    await writeLetter(needs, row).catch((error) => failures.push(error));
    if (row.isRefundOwed) await payBack(needs, row).catch((error) => failures.push(error));
  }
  if (open.length > 0) needs.mail.kick();
  if (failures.length > 0) throw failures[0];
}

/** Tries at once, without making anyone wait. If the provider is away, the next chore tries again. */
export function settleSoon(deps: Needs & Pick<Deps, 'background'>): void {
  deps.background.run(async () => {
    await settleOrders(deps).catch((error) => {
      if (!isAway(error)) throw error;
    });
  });
}

/** Asked twice, the provider gives back once. */
export async function payBack(
  { db, now, payments }: Pick<Needs, 'db' | 'now' | 'payments'>,
  row: OrderRow,
): Promise<void> {
  if (!row.providerId || row.provider !== payments.name) return;
  await payments.refund(row.providerId);
  await transact(db, (tx) => noteRefund(tx, row, row.totalCents, now()));
}

/** To whoever ordered, and to nobody else: to the partner it may be a surprise. */
async function writeLetter(needs: Needs, row: OrderRow): Promise<void> {
  const { db, now, mail, appOrigin } = needs;
  const { letterDue, buyerId, coupleId } = row;
  if (!letterDue) return;
  const buyer = buyerId && (await userById(needs, { coupleId, id: buyerId }, now()));
  await transact(db, async (tx) => {
    const [due] = await tx
      .update(orders)
      .set({ letterDue: null })
      .where(and(thisOrder(row), eq(orders.letterDue, letterDue)))
      .returning();
    if (!due || !buyer) return;
    const link = `${appOrigin}/orders/${row.id}`;
    const letter = orderLetter(buyer.email, buyer.firstName, letterDue, referenceOf(row.id), link);
    await mail.put(tx, letter, now());
  });
}
