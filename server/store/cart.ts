import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { itemsByKey } from '../../content/products.ts';
import { MAX_QUANTITY, totalsOf } from '../../contract/cart-totals.ts';
import {
  type Cart,
  type CartLine,
  type CartLineChanges,
  type NewCartLine,
  storeMessages,
} from '../../contract/store.ts';
import type { Db, Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { cartAdditions, cartLines, orderLines, orders, stock } from '../db/tables/store.ts';
import { transact } from '../db/transaction-guard.ts';
import { invalidInput, notFound, notYourSurprise } from '../http/errors.ts';
import { lockCouple } from '../premium/queries.ts';
import { ordersHolding } from './order-changes.ts';
import { thisOrder } from './orders.ts';
import { firstStock, leftOf } from './stock.ts';

/** Whose eyes a cart is for. */
export type Shopper = { id: string; coupleId: string };

/** What the couple shares, and the reader's own surprises: the partner's are not even looked at. */
export function visibleLines(reader: { id: unknown; coupleId: unknown }) {
  return and(
    sql`${cartLines.coupleId} = ${reader.coupleId}`,
    sql`(${cartLines.surpriseBy} IS NULL OR ${cartLines.surpriseBy} = ${reader.id})`,
  );
}

const linesOfCart = prepared((db) => {
  // An order that is being paid keeps these very pieces back for the couple.
  const keptBack = sql<number>`(SELECT coalesce(sum(${orderLines.quantity}), 0)::int
    FROM ${orderLines} JOIN ${orders}
      ON ${orders.coupleId} = ${orderLines.coupleId} AND ${orders.id} = ${orderLines.orderId}
    WHERE ${orderLines.coupleId} = ${cartLines.coupleId}
      AND ${orderLines.cartLineId} = ${cartLines.id} AND ${orders.status} = 'pending')`;
  return db
    .select({
      id: cartLines.id,
      item: cartLines.item,
      quantity: cartLines.quantity,
      addedBy: cartLines.addedBy,
      surpriseBy: cartLines.surpriseBy,
      pieces: stock.pieces,
      keptBack: keptBack.as('kept_back'),
    })
    .from(cartLines)
    .leftJoin(stock, eq(stock.item, cartLines.item))
    .where(visibleLines({ id: sql.placeholder('id'), coupleId: sql.placeholder('coupleId') }))
    .orderBy(cartLines.position)
    .prepare('lines_of_cart');
});

export async function cartFor(db: Db, { id, coupleId }: Shopper): Promise<Cart> {
  const rows = await linesOfCart(db).execute({ id, coupleId });
  const lines = rows.flatMap((row): CartLine[] => {
    // What an editor has taken from the shelf leaves the cart by itself.
    const found = itemsByKey.get(row.item);
    if (!found) return [];
    const { product, color, size, variant } = found;
    const pieces = (row.pieces ?? firstStock(row.item)) + row.keptBack;
    return [
      {
        id: row.id,
        item: row.item,
        productId: product.id,
        name: product.name,
        image: product.image,
        color,
        size,
        variant,
        priceCents: product.priceCents,
        quantity: row.quantity,
        left: leftOf(row.item, pieces),
        isSurprise: row.surpriseBy !== null,
        isOwn: row.addedBy === id,
      },
    ];
  });
  return { lines, totals: totalsOf(lines) };
}

/** Adds lines to the couple's cart, once for each key. What is in it already becomes more of it. */
export async function addLines(
  db: Db,
  shopper: Shopper,
  key: string,
  lines: readonly NewCartLine[],
  now: Date,
): Promise<void> {
  if (lines.some(({ item }) => !itemsByKey.has(item))) throw invalidInput(storeMessages.item);
  await transact(db, async (tx) => {
    await lockCouple(tx, shopper.coupleId);
    const fresh = await tx
      .insert(cartAdditions)
      .values({ coupleId: shopper.coupleId, key, addedAt: now })
      .onConflictDoNothing()
      .returning();
    if (fresh.length === 0) return;
    for (const line of lines) await addLine(tx, shopper, line);
  });
}

async function addLine(tx: Queryable, shopper: Shopper, line: NewCartLine) {
  const { item, quantity, isSurprise } = line;
  await tx
    .insert(cartLines)
    .values({
      coupleId: shopper.coupleId,
      item,
      quantity,
      addedBy: shopper.id,
      surpriseBy: isSurprise ? shopper.id : null,
    })
    .onConflictDoUpdate({
      target: [cartLines.coupleId, cartLines.item, cartLines.surpriseBy],
      set: {
        quantity: sql`least(${MAX_QUANTITY}, ${cartLines.quantity} + excluded.quantity)`,
      },
    });
}

function visibleLine(shopper: Shopper, id: string) {
  return and(visibleLines(shopper), eq(cartLines.id, id));
}

/** Changes what is named. Kept or no longer kept as a surprise, it joins a line that is so already. */
export async function changeLine(
  db: Db,
  shopper: Shopper,
  id: string,
  { quantity, isSurprise }: CartLineChanges,
): Promise<void> {
  await transact(db, async (tx) => {
    await lockCouple(tx, shopper.coupleId);
    const [line] = await tx.select().from(cartLines).where(visibleLine(shopper, id));
    if (!line) throw notFound();
    if (quantity !== undefined) {
      await tx.update(cartLines).set({ quantity }).where(visibleLine(shopper, id));
    }
    if (isSurprise === undefined || isSurprise === (line.surpriseBy !== null)) return;
    if (line.addedBy !== shopper.id) throw notYourSurprise();
    if (isSurprise) await hidePending(tx, shopper, id);
    await moveLine(tx, shopper, { ...line, quantity: quantity ?? line.quantity }, isSurprise);
  });
}

/** What is being paid for just now was a surprise all along. */
async function hidePending(tx: Queryable, { id, coupleId }: Shopper, lineId: string) {
  for (const order of await ordersHolding(tx, coupleId, [lineId], ['pending'])) {
    await tx
      .update(orders)
      .set({ isSurprise: true })
      .where(and(thisOrder(order), eq(orders.buyerId, id)));
  }
}

type Line = typeof cartLines.$inferSelect;

async function moveLine(tx: Queryable, shopper: Shopper, line: Line, isSurprise: boolean) {
  const { id, coupleId, item, quantity } = line;
  const surpriseBy = isSurprise ? shopper.id : null;
  const [joined] = await tx
    .update(cartLines)
    .set({ quantity: sql`least(${MAX_QUANTITY}, ${cartLines.quantity} + ${quantity})` })
    .where(
      and(
        eq(cartLines.coupleId, coupleId),
        eq(cartLines.item, item),
        surpriseBy === null ? isNull(cartLines.surpriseBy) : eq(cartLines.surpriseBy, surpriseBy),
      ),
    )
    .returning({ id: cartLines.id });
  if (joined) await tx.delete(cartLines).where(visibleLine(shopper, id));
  else await tx.update(cartLines).set({ surpriseBy }).where(visibleLine(shopper, id));
}

export async function removeLine(db: Db, shopper: Shopper, id: string): Promise<void> {
  const [row] = await db
    .delete(cartLines)
    .where(visibleLine(shopper, id))
    .returning({ id: cartLines.id });
  if (!row) throw notFound();
}

/** A browser repeats an addition within the hour it was made in, not within the month. */
const ADDITION_MEMORY_MS = 90 * 86_400_000;

export function sweepCartAdditions(db: Queryable, now: Date) {
  return db
    .delete(cartAdditions)
    .where(lt(cartAdditions.addedAt, new Date(now.getTime() - ADDITION_MEMORY_MS)));
}
