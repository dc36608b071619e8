import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { type Checkout, checkout } from '../../contract/shop/orders.ts';
import {
  addToCart,
  type Cart,
  listProducts,
  type StoreProducts,
} from '../../contract/shop/store.ts';

const ADDRESS = {
  name: 'Alex Example',
  line1: 'Elm Street 12',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
};

/** Orders one item without paying, puts another into the cart, and returns the order's id. */
export async function orderFixture(request: APIRequestContext): Promise<string> {
  const products = (await (await request.get(listProducts.url)).json()) as StoreProducts;
  const item = products.flatMap(({ items }) => items).find(({ left }) => left > 1)?.item ?? '';
  const line = () => ({ key: randomUUID(), lines: [{ item, quantity: 1 }] });
  const cart = await posted<Cart>(request, addToCart.url, line());
  const lines = cart.lines.map(({ id, quantity }) => ({ id, quantity }));
  const { order } = await posted<Checkout>(request, checkout.url, {
    key: randomUUID(),
    lines,
    totalCents: cart.totals.totalCents,
    address: ADDRESS,
  });
  await posted<Cart>(request, addToCart.url, line());
  return order.id;
}

async function posted<T>(request: APIRequestContext, url: string, data: object): Promise<T> {
  const answer = await request.post(url, { data });
  if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
