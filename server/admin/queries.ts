import { and, asc, eq, sql } from 'drizzle-orm';
import type { AdminOrder } from '../../contract/admin.ts';
import { cursorAfter } from '../../contract/cursor.ts';
import type { OrderStatus } from '../../contract/orders.ts';
import type { Db } from '../db/database.ts';
import { orders } from '../db/tables/store.ts';
import { transact } from '../db/transaction-guard.ts';
import { notFound, notShippable } from '../http/errors.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import { commonFacts, linesOf, type OrderRow, publishOrderChange } from '../store/order-queries.ts';

type Needs = { db: Db; coupleKeys: CoupleKeys };
type Page = {
  status: OrderStatus;
  limit: number;
  after?: { createdAt: string; id: string } | undefined;
};

/** Orders of all couples, oldest first: the one that has waited longest is packed next. */
export async function ordersByStatus(needs: Needs, { status, limit, after }: Page) {
  const isAfter =
    after &&
    sql`(${orders.createdAt}, ${orders.id}) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  const rows = await needs.db
    .select()
    .from(orders)
    .where(and(eq(orders.status, status), isAfter))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit + 1);
  const page = await shown(needs, rows.slice(0, limit));
  const last = page.at(-1);
  return { orders: page, next: rows.length > limit && last ? cursorAfter(last) : null };
}

/** Of this and a cancellation the first wins; done twice, it is done once. */
export async function markShipped(needs: Needs, id: string, now: Date): Promise<AdminOrder> {
  const shipped = await transact(needs.db, async (tx) => {
    const [row] = await tx
      .update(orders)
      .set({ status: 'shipped', shippedAt: now, mailDue: 'shipped' })
      .where(and(eq(orders.id, id), eq(orders.status, 'paid')))
      .returning();
    if (row) await publishOrderChange(tx, row);
    return row;
  });
  const [row] = shipped ? [shipped] : await needs.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw notFound();
  if (row.status !== 'shipped') throw notShippable(row.status);
  const [order] = await shown(needs, [row]);
  if (!order) throw notFound();
  return order;
}

async function shown({ db, coupleKeys }: Needs, rows: readonly OrderRow[]): Promise<AdminOrder[]> {
  const lines = await linesOf(db, rows);
  return Promise.all(
    rows.map(async (row) => ({
      ...commonFacts(row, lines, await coupleKeys(row.coupleId)),
      provider: row.provider,
      paymentId: row.providerId,
    })),
  );
}
