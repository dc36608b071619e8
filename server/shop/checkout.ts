import { randomUUID } from 'node:crypto';
import { itemsByKey } from '../../content/products.ts';
import { totalsOf } from '../../contract/shop/cart-totals.ts';
import { type Checkout, type NewOrder, RESERVATION_MINUTES } from '../../contract/shop/orders.ts';
import { lockCouple } from '../db/couple.ts';
import type { Queryable } from '../db/database.ts';
import type { MemberKey } from '../db/member.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import {
  cartChanged,
  heldBack,
  orderedElsewhere,
  orderKeyReused,
  paymentInProgress,
  priceChanged,
  soldOut,
} from '../http/errors.ts';
import { allowance } from './allowance.ts';
import { visibleCartLines } from './cart-queries.ts';
import { buyingOf, heldOf } from './held-queries.ts';
import { expireOrder, startPayment } from './order-payment.ts';
import { linesOf, type OrderRow, orderFor, ordersHolding, orderWithKey } from './order-queries.ts';
import { insertOrder } from './order-update-queries.ts';
import { openAddress, sealAddress } from './sealed-address.ts';
import { itemFacts, reserve } from './stock-queries.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'payments' | 'coupleKeys'>;
type Key = Awaited<ReturnType<Deps['coupleKeys']>>;

const MINUTE_MS = 60_000;

/**
 * Makes one order per key, and its payment. Inserts the order's rows first, which reserves the
 * pieces. After an interruption at any point, the same key continues from there.
 */
export async function beginCheckout(
  needs: Needs,
  buyer: MemberKey,
  request: NewOrder,
): Promise<Checkout> {
  const row = await placedOrder(needs, buyer, request);
  const payment = await startPayment(needs, row);
  return { order: await orderFor(needs, buyer, row.id), payment };
}

async function placedOrder(needs: Needs, buyer: MemberKey, request: NewOrder): Promise<OrderRow> {
  const key = await needs.coupleKeys(buyer.coupleId);
  const place = () => transact(needs.db, (tx) => placeOrder(tx, needs, buyer, request, key));
  const first = await place();
  if ('row' in first) return first.row;
  for (const rival of first.rivals) await expireOrder(needs, rival);
  // Keep an order that was placed since: if each of many windows replaced the others' orders, none
  // would remain.
  const second = await place();
  if ('row' in second) return second.row;
  const earlier = new Set(first.rivals.map(({ id }) => id));
  throw second.rivals.some(({ id }) => earlier.has(id)) ? paymentInProgress() : orderedElsewhere();
}

type Placed = { row: OrderRow } | { rivals: OrderRow[] };

async function placeOrder(
  tx: Queryable,
  { now, payments }: Needs,
  buyer: MemberKey,
  request: NewOrder,
  key: Key,
): Promise<Placed> {
  const { coupleId } = buyer;
  await lockCouple(tx, coupleId);
  const known = await orderWithKey(tx, buyer, request.key);
  if (known && !(await isSame(tx, known, request, key))) throw orderKeyReused();
  if (known) return { row: known };
  const lines = await linesToBuy(tx, buyer, request);
  const { subtotalCents, shippingCents, totalCents } = totalsOf(lines);
  if (totalCents !== request.totalCents) throw priceChanged();
  // Replace an earlier unpaid order of these lines, which may go to another address.
  const lineIds = lines.map(({ cartLineId }) => cartLineId);
  const rivals = await ordersHolding(tx, coupleId, lineIds, ['pending']);
  for (const rival of rivals) {
    const isBuyers = rival.buyerId === buyer.id && rival.expiresAt > now();
    // Return the same order to another window with the same request, so that both pay for one
    // order.
    if (isBuyers && (await isSame(tx, rival, request, key))) return { row: rival };
  }
  if (rivals.length > 0) return { rivals };

  const buying = await buyingOf(tx, coupleId, now());
  const short = await reserve(tx, lines, async (parts) => {
    const held = await heldOf(tx, coupleId, parts);
    return (part, left) => allowance(buying, left, held(part));
  });
  if (short) {
    const name = itemsByKey.get(short.item)?.product.name ?? 'This';
    throw short.mayTake < short.left ? heldBack(name, short.mayTake) : soldOut(name, short.left);
  }
  const createdAt = now();
  const id = randomUUID();
  const order = {
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
  };
  const orderLines = lines.map(({ isSurprise, ...line }) => line);
  return { row: await insertOrder(tx, order, orderLines) };
}

/** True if the request repeats an order, instead of reusing its key for another one. */
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

/**
 * Returns the lines that the buyer saw, at catalog prices. Refuses if the cart has changed since.
 */
async function linesToBuy(tx: Queryable, buyer: MemberKey, request: NewOrder) {
  const ids = request.lines.map(({ id }) => id);
  const rows = await visibleCartLines(tx, buyer, ids);
  return request.lines.map(({ id, quantity }) => {
    const row = rows.find((row) => row.id === id);
    const found = row && itemsByKey.get(row.item);
    if (!found || row.quantity !== quantity) throw cartChanged();
    const isSurprise = row.surpriseBy !== null;
    return { cartLineId: id, ...itemFacts(found), quantity, isSurprise };
  });
}
