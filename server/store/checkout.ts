import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { itemsByKey } from '../../content/products.ts';
import { totalsOf } from '../../contract/cart-totals.ts';
import { type Checkout, type NewOrder, RESERVATION_MINUTES } from '../../contract/orders.ts';
import type { Queryable } from '../db/database.ts';
import { cartLines, orderLines, orders } from '../db/tables/store.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { beingPaid, cartChanged, keyUsed, priceChanged, soldOut } from '../http/errors.ts';
import { lockCouple } from '../premium/queries.ts';
import { type Shopper, visibleLines } from './cart.ts';
import { ordersHolding } from './order-changes.ts';
import { linesOf, type OrderRow, orderFor } from './orders.ts';
import { closePending, paymentOf } from './paying.ts';
import { openAddress, sealAddress } from './sealed-address.ts';
import { reserve } from './stock.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'payments' | 'coupleKeys'>;
type Key = Awaited<ReturnType<Deps['coupleKeys']>>;

const MINUTE_MS = 60_000;
/** One to give up an earlier order of the same lines, and one to place this; and luck to spare. */
const MAX_ROUNDS = 3;

/**
 * One order for each key, and its payment. Our rows come first, with the pieces kept back: wherever
 * this is cut off, asking again with the same key goes on from there.
 */
export async function beginCheckout(
  needs: Needs,
  buyer: Shopper,
  request: NewOrder,
): Promise<Checkout> {
  const row = await placedOrder(needs, buyer, request);
  const payment = await paymentOf(needs, row);
  return { order: await orderFor(needs, buyer, row.id), payment };
}

async function placedOrder(needs: Needs, buyer: Shopper, request: NewOrder): Promise<OrderRow> {
  const key = await needs.coupleKeys(buyer.coupleId);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const placed = await transact(needs.db, (tx) => place(tx, needs, buyer, request, key));
    if ('row' in placed) return placed.row;
    for (const rival of placed.rivals) await closePending(needs, rival);
  }
  throw beingPaid();
}

type Placed = { row: OrderRow } | { rivals: OrderRow[] };

/** The couple's lock lets two presses, two tabs and both partners take turns. */
async function place(
  tx: Queryable,
  { now, payments }: Needs,
  buyer: Shopper,
  request: NewOrder,
  key: Key,
): Promise<Placed> {
  const { coupleId } = buyer;
  await lockCouple(tx, coupleId);
  const known = await orderWithKey(tx, buyer, request.key);
  if (known) {
    if (!(await isSame(tx, known, request, key))) throw keyUsed();
    return { row: known };
  }
  const lines = await linesToBuy(tx, buyer, request);
  const { subtotalCents, shippingCents, totalCents } = totalsOf(lines);
  if (totalCents !== request.totalCents) throw priceChanged();
  // Begun before and not paid, perhaps to another address: this one takes its place.
  const rivals = await ordersHolding(
    tx,
    coupleId,
    lines.map(({ cartLineId }) => cartLineId),
    ['pending'],
  );
  if (rivals.length > 0) return { rivals };

  const short = await reserve(tx, lines);
  if (short) throw soldOut(itemsByKey.get(short.item)?.product.name ?? 'This', short.left);
  const createdAt = now();
  const id = randomUUID();
  const [row] = await tx
    .insert(orders)
    .values({
      coupleId,
      id,
      key: request.key,
      buyerId: buyer.id,
      isSurprise: lines.some(({ isSurprise }) => isSurprise),
      subtotalCents,
      shippingCents,
      totalCents,
      provider: payments.name,
      sealedAddress: sealAddress(key, { coupleId, id }, request.address),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + RESERVATION_MINUTES * MINUTE_MS),
    })
    .returning();
  if (!row) throw new Error('An order was not inserted.');
  await tx.insert(orderLines).values(
    lines.map(({ isSurprise, ...line }, position) => ({
      ...line,
      coupleId,
      orderId: id,
      position,
    })),
  );
  return { row };
}

async function orderWithKey(tx: Queryable, { id, coupleId }: Shopper, key: string) {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.coupleId, coupleId), eq(orders.buyerId, id), eq(orders.key, key)));
  return row ?? null;
}

/** The same button pressed again, and not the same key on another order. */
async function isSame(tx: Queryable, row: OrderRow, request: NewOrder, key: Key) {
  const wanted = new Map(request.lines.map(({ id, quantity }) => [id, quantity]));
  const lines = await linesOf(tx, [row]);
  const address = row.sealedAddress === null ? null : openAddress(key, row, row.sealedAddress);
  return (
    row.totalCents === request.totalCents &&
    lines.length === wanted.size &&
    lines.every(({ cartLineId, quantity }) => wanted.get(cartLineId) === quantity) &&
    JSON.stringify(address) === JSON.stringify(request.address)
  );
}

/** What the buyer saw, at the catalogue's own prices; refused when the cart says anything else by now. */
async function linesToBuy(tx: Queryable, buyer: Shopper, request: NewOrder) {
  const rows = await tx
    .select()
    .from(cartLines)
    .where(
      and(
        visibleLines(buyer),
        inArray(
          cartLines.id,
          request.lines.map(({ id }) => id),
        ),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return request.lines.map(({ id, quantity }) => {
    const row = byId.get(id);
    const found = row && itemsByKey.get(row.item);
    if (!found || row.quantity !== quantity) throw cartChanged();
    const { product, color, size, variant } = found;
    return {
      cartLineId: id,
      item: row.item,
      productId: product.id,
      name: product.name,
      color,
      size,
      variant,
      priceCents: product.priceCents,
      quantity,
      isSurprise: row.surpriseBy !== null,
    };
  });
}
