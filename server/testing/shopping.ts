import { randomUUID } from 'node:crypto';
import type { Checkout, Order } from '../../contract/shop/orders.ts';
import type { Cart, CartLine } from '../../contract/shop/store.ts';
import { expireUnpaidOrders } from '../shop/order-payment.ts';
import { runOrderTasks } from '../shop/order-tasks.ts';
import type { Visitor } from './factories.ts';
import { confirm } from './paying.ts';
import type { TestApp } from './test-app.ts';

export const GAME = 'couples-game.-.-.first-edition';
export const BLINDFOLD = 'blindfold-set.wine.-.-';
export const WORKOUT_SET = 'couples-workout-set.plum.m-and-l.-';

export const ADDRESS = {
  name: 'Robin Castle',
  line1: '12 Canary Lane',
  line2: null,
  city: 'Springfield',
  region: 'OR',
  postalCode: '97477',
  country: 'US',
};

type NewLine = { item: string; quantity?: number; isSurprise?: boolean };

export async function cartOf(who: Visitor): Promise<Cart> {
  return (await who.get('/api/cart')) as Cart;
}

export async function put(who: Visitor, ...lines: NewLine[]): Promise<Cart> {
  const { status, body } = await who.post('/api/cart/lines', {
    key: randomUUID(),
    lines: lines.map((line) => ({ quantity: 1, ...line })),
  });
  if (status !== 200) throw new Error(`Add to Cart answered ${status}: ${JSON.stringify(body)}`);
  return body as Cart;
}

/** Builds the request that a browser sends when it shows this cart. */
export function orderOf({ lines, totals }: Cart, changes: object = {}) {
  return {
    key: randomUUID(),
    lines: lines.map(({ id, quantity }: CartLine) => ({ id, quantity })),
    totalCents: totals.totalCents,
    address: ADDRESS,
    ...changes,
  };
}

/** Goes to checkout with the cart, up to the open payment form. */
export async function checkOut(who: Visitor, changes: object = {}): Promise<Checkout> {
  const { status, body } = await who.post(
    '/api/store/checkout',
    orderOf(await cartOf(who), changes),
  );
  if (status !== 200) throw new Error(`Checkout answered ${status}: ${JSON.stringify(body)}`);
  return body as Checkout;
}

/** Buys items, from the store to the paid order. */
export async function buy(who: Visitor, ...lines: NewLine[]): Promise<Order> {
  await put(who, ...lines);
  const { order, payment } = await checkOut(who);
  const paid = await confirm(who, payment?.clientSecret ?? '');
  if (paid.status !== 200) throw new Error(`The payment answered ${paid.status}.`);
  return orderAt(who, order.id);
}

export async function orderAt(who: Visitor, id: string): Promise<Order> {
  return (await who.get(`/api/orders/${id}`)) as Order;
}

export async function ordersOf(who: Visitor): Promise<Order[]> {
  return (await who.get('/api/orders')) as Order[];
}

/** Reads how many of an item the store shows as left. */
export async function leftOn(who: Visitor, item: string): Promise<number | undefined> {
  const products = (await who.get('/api/store/products')) as {
    items: { item: string; left: number }[];
  }[];
  return products.flatMap(({ items }) => items).find((one) => one.item === item)?.left;
}

export async function orderChores({ deps, settled }: TestApp): Promise<void> {
  await expireUnpaidOrders(deps);
  await runOrderTasks(deps);
  await settled();
}
