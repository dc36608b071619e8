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
 * One order for each key, and its payment. The order's rows come first and reserve its pieces:
 * wherever this is cut off, the same key goes on from there.
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
  // An order that came since then stays: if each of many windows replaced the other's, none would be left.
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
  // An earlier order of these lines that was not paid, perhaps to another address, is replaced.
  const lineIds = lines.map(({ cartLineId }) => cartLineId);
  const rivals = await ordersHolding(tx, coupleId, lineIds, ['pending']);
  for (const rival of rivals) {
    const isBuyers = rival.buyerId === buyer.id && rival.expiresAt > now();
    // The same wish from another window: both pay for one order.
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

/** The same request sent again, rather than another order under the same key. */
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

/** The lines that the buyer saw, at the catalogue's prices; refused when the cart differs by now. */
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
