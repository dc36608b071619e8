import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { itemsByKey } from '../../content/products.ts';
import { MAX_QUANTITY, totalsOf } from '../../contract/shop/cart-totals.ts';
import {
  type Cart,
  type CartLine,
  type CartLineChanges,
  type NewCartLine,
  storeMessages,
} from '../../contract/shop/store.ts';
import { publishChange } from '../db/changes.ts';
import { lockCouple } from '../db/couple.ts';
import type { Db, Queryable } from '../db/database.ts';
import type { Actor, MemberKey } from '../db/member.ts';
import { cartAdditions, cartLines, orderLines, orders } from '../db/tables/store.ts';
import { transact } from '../db/transaction-guard.ts';
import { invalidInput, notFound, notYourSurprise } from '../http/errors.ts';
import { ordersHolding } from './order-queries.ts';
import { markAsSurprise } from './order-update-queries.ts';
import { itemFacts, leftOf, stockOf } from './stock-queries.ts';

type Line = typeof cartLines.$inferSelect;

/**
 * Time that keys of additions are remembered. A browser repeats an addition within the hour, not
 * after months.
 */
const ADDITION_MEMORY_MS = 90 * 86_400_000;

/** Selects the couple's shared lines and the reader's own surprises, never the partner's. */
function isVisible({ id, coupleId }: MemberKey) {
  const isForReader = or(isNull(cartLines.surpriseBy), eq(cartLines.surpriseBy, id));
  return and(eq(cartLines.coupleId, coupleId), isForReader);
}

function isVisibleLine(reader: MemberKey, id: string) {
  return and(isVisible(reader), eq(cartLines.id, id));
}

export async function cartFor(db: Db, reader: MemberKey): Promise<Cart> {
  // Add the pieces reserved by the couple's own pending order. Qualify the columns by hand: for a
  // query of one table Drizzle omits the table name, in this subquery too.
  const reserved = sql<number>`(SELECT coalesce(sum(${orderLines}.quantity), 0)::int
    FROM ${orderLines} JOIN ${orders}
      ON ${orders}.couple_id = ${orderLines}.couple_id AND ${orders}.id = ${orderLines}.order_id
    WHERE ${orderLines}.couple_id = ${cartLines}.couple_id
      AND ${orderLines}.cart_line_id = ${cartLines}.id AND ${orders}.status = 'pending')`;
  const rows = await db
    .select({ line: cartLines, reserved })
    .from(cartLines)
    .where(isVisible(reader))
    .orderBy(cartLines.position);
  const piecesOf = await stockOf(
    db,
    rows.map(({ line }) => line.item),
  );
  const lines = rows.flatMap(({ line, reserved }): CartLine[] => {
    const { id, item, quantity, addedBy, surpriseBy } = line;
    const found = itemsByKey.get(item);
    // Leave out items that are no longer sold.
    if (!found) return [];
    return [
      {
        id,
        ...itemFacts(found),
        image: found.product.image,
        quantity,
        left: leftOf(piecesOf(item) + reserved),
        isSurprise: surpriseBy !== null,
        isOwn: addedBy === reader.id,
      },
    ];
  });
  return { lines, totals: totalsOf(lines) };
}

export function visibleCartLines(
  tx: Queryable,
  reader: MemberKey,
  ids: readonly string[],
): Promise<Line[]> {
  return tx
    .select()
    .from(cartLines)
    .where(and(isVisible(reader), inArray(cartLines.id, [...ids])));
}

/**
 * Adds lines to the couple's cart, once per key. Raises the quantity of an item that is already
 * there.
 */
export async function addLines(
  db: Db,
  member: Actor,
  key: string,
  lines: readonly NewCartLine[],
  now: Date,
): Promise<void> {
  if (lines.some(({ item }) => !itemsByKey.has(item))) throw invalidInput(storeMessages.item);
  await transact(db, async (tx) => {
    await lockCouple(tx, member.coupleId);
    const inserted = await tx
      .insert(cartAdditions)
      .values({ coupleId: member.coupleId, key, addedAt: now })
      .onConflictDoNothing()
      .returning();
    if (inserted.length === 0) return;
    for (const line of lines) await addLine(tx, member, line);
    await publishCartChange(tx, member, { isShared: lines.some((line) => !line.isSurprise) });
  });
}

/**
 * Publishes a change of the cart. A change of surprises only goes to the member's own pages,
 * because even its time would reveal something to the partner.
 */
function publishCartChange(tx: Queryable, actor: Actor, { isShared }: { isShared: boolean }) {
  const { coupleId, id, streamId = null } = actor;
  return publishChange(tx, { coupleId, streamId, onlyFor: isShared ? null : id }, 'cart');
}

async function addLine(tx: Queryable, { id, coupleId }: MemberKey, line: NewCartLine) {
  const { item, quantity, isSurprise } = line;
  await tx
    .insert(cartLines)
    .values({ coupleId, item, quantity, addedBy: id, surpriseBy: isSurprise ? id : null })
    .onConflictDoUpdate({
      target: [cartLines.coupleId, cartLines.item, cartLines.surpriseBy],
      set: { quantity: sql`least(${MAX_QUANTITY}, ${cartLines.quantity} + excluded.quantity)` },
    });
}

export async function changeLine(
  db: Db,
  member: Actor,
  id: string,
  { quantity, isSurprise }: CartLineChanges,
): Promise<void> {
  await transact(db, async (tx) => {
    await lockCouple(tx, member.coupleId);
    const [line] = await visibleCartLines(tx, member, [id]);
    if (!line) throw notFound();
    if (quantity !== undefined) {
      await tx.update(cartLines).set({ quantity }).where(isVisibleLine(member, id));
    }
    const wasSurprise = line.surpriseBy !== null;
    const isChanging = isSurprise !== undefined && isSurprise !== wasSurprise;
    await publishCartChange(tx, member, { isShared: !wasSurprise || isChanging });
    if (!isChanging) return;
    if (line.addedBy !== member.id) throw notYourSurprise();
    if (isSurprise) {
      const pending = await ordersHolding(tx, member.coupleId, [id], ['pending']);
      for (const order of pending) await markAsSurprise(tx, order, member.id);
    }
    await setSurprise(tx, member, { ...line, quantity: quantity ?? line.quantity }, isSurprise);
  });
}

/** Makes a line a surprise or shared, and merges it with an existing line of that kind. */
async function setSurprise(tx: Queryable, member: MemberKey, line: Line, isSurprise: boolean) {
  const { id, coupleId, item, quantity } = line;
  const surpriseBy = isSurprise ? member.id : null;
  const isSo = surpriseBy ? eq(cartLines.surpriseBy, surpriseBy) : isNull(cartLines.surpriseBy);
  const [joined] = await tx
    .update(cartLines)
    .set({ quantity: sql`least(${MAX_QUANTITY}, ${cartLines.quantity} + ${quantity})` })
    .where(and(eq(cartLines.coupleId, coupleId), eq(cartLines.item, item), isSo))
    .returning({ id: cartLines.id });
  if (joined) await tx.delete(cartLines).where(isVisibleLine(member, id));
  else await tx.update(cartLines).set({ surpriseBy }).where(isVisibleLine(member, id));
}

export async function removeLine(db: Db, member: Actor, id: string): Promise<void> {
  await transact(db, async (tx) => {
    const [row] = await tx
      .delete(cartLines)
      .where(isVisibleLine(member, id))
      .returning({ surpriseBy: cartLines.surpriseBy });
    if (!row) throw notFound();
    await publishCartChange(tx, member, { isShared: row.surpriseBy === null });
  });
}

export function sweepCartAdditions(db: Queryable, now: Date) {
  return db
    .delete(cartAdditions)
    .where(lt(cartAdditions.addedAt, new Date(now.getTime() - ADDITION_MEMORY_MS)));
}
