import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { GOOD_CARD } from './premium-couple.ts';

/** Authorization of the operator, as playwright.config.ts configures the server. */
const OPERATOR = { authorization: `Bearer ${process.env.E2E_ADMIN_TOKEN}` };

export const card = (page: Page, name: string) => page.getByRole('article', { name });
export const bar = (page: Page) => page.getByRole('region', { name: 'Cart summary' });
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });

export async function addToCart(page: Page, name: string) {
  await card(page, name).getByRole('button', { name: 'Add to Cart' }).click();
}

export async function openCart(page: Page) {
  await page.getByRole('button', { name: 'View Cart' }).click();
  await expect(drawer(page)).toBeVisible();
}

export async function fillAddress(page: Page) {
  await page.getByLabel('Full name').fill('Robin Castle');
  await page.getByLabel('Street address').fill('Elm Street 12');
  await page.getByLabel('Postal code').fill('10115');
  await page.getByLabel('City').fill('Berlin');
  await page.getByLabel('Country').selectOption('Germany');
}

export async function fillCard(page: Page, number = GOOD_CARD.number) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('Security code').fill('123');
}

/** Puts an item into the couple's cart, without the clicks. */
export async function putInCart(page: Page, item: string) {
  const data = { key: crypto.randomUUID(), lines: [{ item, quantity: 1 }] };
  const answer = await page.request.post('/api/cart/lines', { data });
  expect(answer.status()).toBe(200);
}

/** Goes to the payment of everything in the cart. */
export async function orderUntilPayment(page: Page) {
  await page.goto('/checkout');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
}

export async function payAndArrive(page: Page) {
  await fillCard(page);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, both of you' })).toBeVisible();
}

/** Buys an item for the signed-in couple, to be sent to `name`, without the clicks. */
export async function placeOrder(request: APIRequestContext, item: string, name: string) {
  const post = async (url: string, data: object) => {
    const answer = await request.post(url, { data });
    expect(answer.ok(), `${url}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const lines = [{ item, quantity: 1 }];
  const cart = await post('/api/cart/lines', { key: crypto.randomUUID(), lines });
  const { order, payment } = await post('/api/store/checkout', {
    key: crypto.randomUUID(),
    lines: cart.lines.map(({ id, quantity }: { id: string; quantity: number }) => ({
      id,
      quantity,
    })),
    totalCents: cart.totals.totalCents,
    address: {
      name,
      line1: 'Elm Street 12',
      city: 'Berlin',
      postalCode: '10115',
      country: 'DE',
    },
  });
  await post('/api/sandbox/confirm', { clientSecret: payment.clientSecret, ...GOOD_CARD });
  return order as { id: string; reference: string };
}

export async function setStock(request: APIRequestContext, item: string, pieces: number) {
  const answer = await request.put(`/api/admin/stock/${item}`, {
    headers: OPERATOR,
    data: { pieces },
  });
  expect(answer.status()).toBe(200);
}
