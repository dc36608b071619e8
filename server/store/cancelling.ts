import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { alreadyShipped } from '../http/errors.ts';
import { lockCouple } from '../premium/queries.ts';
import type { Shopper } from './cart.ts';
import { cancelPaid } from './order-changes.ts';
import { visibleOrder } from './orders.ts';
import { closePending } from './paying.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'payments'>;

/** Calls an order off; asked twice, it is done once. Of this and the parcel leaving, one is first. */
export async function callOff(needs: Needs, reader: Shopper, id: string): Promise<void> {
  const { db, now } = needs;
  const row = await visibleOrder(db, reader, id);
  // If the payment was quicker than this, there is money to give back after all.
  if (row.status === 'pending') await closePending(needs, row);
  await transact(db, async (tx) => {
    await lockCouple(tx, reader.coupleId);
    const current = await visibleOrder(tx, reader, id);
    if (await cancelPaid(tx, current, now())) return;
    const { status } = await visibleOrder(tx, reader, id);
    if (status === 'shipped') throw alreadyShipped();
  });
}
