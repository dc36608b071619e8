import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, toast } from './fixtures.ts';
import {
  bar,
  drawer,
  fillAddress,
  fillCard,
  openCart,
  orderUntilPayment,
  payAndArrive,
  putInCart,
  setStock,
} from './shopping.ts';

const GAME = 'couples-game.-.-.first-edition';

async function ordersOf(page: Page): Promise<{ status: string; payment: string }[]> {
  const answer = await page.request.get('/api/orders');
  return answer.json();
}

test('a couple orders: kind words for slips, an address that stays, thanks and a receipt', async ({
  robinsPage: page,
  kimsPage,
}) => {
  await putInCart(page, GAME);
  await page.goto('/store');
  await openCart(page);
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByText('Sent in a plain box')).toBeVisible();
  await expect(page.getByText(/^On your statement: /)).toBeVisible();
  await expect(page.getByText(/^Estimated delivery: \w+ \d+ – (\w+ )?\d+/)).toBeVisible();
  // Start with the whole name on the label, or none: Kim has given a first name alone.
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Castle');
  await kimsPage.goto('/checkout');
  await expect(kimsPage.getByLabel('Full name')).toHaveValue('');

  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  const street = page.getByLabel('Street address');
  await expect(street).toHaveAccessibleDescription('Please enter the street address.');
  await expect(street).toBeFocused();
  await expectAccessible(page);
  await fillAddress(page);
  await page.reload();
  await expect(street).toHaveValue('Elm Street 12');
  await expect(page.getByLabel('Country')).toHaveValue('DE');

  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('button', { name: 'Pay $34.94' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await payAndArrive(page);
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/);
  await expect(page.getByText(/Your order [0-9A-F]{4}-[0-9A-F]{4} is paid/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print Receipt' })).toBeVisible();
  await expect(page.getByText('Elm Street 12')).toBeVisible();
  await expect(page.getByText(/^Estimated delivery: \w+ \d+/)).toBeVisible();

  await page.goto('/store');
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(bar(page)).toHaveCount(0);
  await kimsPage.goto('/profile');
  // Scroll, because the section loads only when it comes near.
  await kimsPage.getByRole('region', { name: 'Membership' }).scrollIntoViewIfNeeded();
  const section = kimsPage.getByRole('region', { name: 'Orders' });
  await section.getByRole('link', { name: /Being packed/ }).click();
  await expect(kimsPage.getByText('1 × Couples Game')).toBeVisible();
});

test('a declined card keeps cart and address, and another one pays', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await putInCart(page, GAME);
  await orderUntilPayment(page);
  await fillCard(page, '4000 0000 0000 0002');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(toast(page, 'Payment Failed')).toContainText('Your card was declined.');
  await expect(page.getByLabel('Card number')).toBeFocused();

  await page.goto('/store');
  await expect(bar(page)).toContainText('1 item');
  await page.goto('/checkout');
  await expect(page.getByLabel('Street address')).toHaveValue('Elm Street 12');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await payAndArrive(page);
  expect(await ordersOf(page)).toHaveLength(1);
});

test('double presses and lost answers make one order', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await putInCart(page, GAME);
  await page.goto('/checkout');
  await fillAddress(page);
  // Place the order and drop the answer.
  await page.route('**/api/store/checkout', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const button = page.getByRole('button', { name: 'Continue to Payment' });
  await button.dblclick();
  await expect(page.getByRole('alert')).toContainText('Nothing gets ordered twice');
  await page.unroute('**/api/store/checkout');
  await page.reload();
  await button.click();
  await fillCard(page);
  await page.getByRole('button', { name: /^Pay / }).dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you, both of you' })).toBeVisible();
  expect(await ordersOf(page)).toMatchObject([{ status: 'paid' }]);
});

test('what sells out under your hands is said kindly, and the rest stays', {
  tag: '@nightly',
}, async ({ robinsPage: page, request }) => {
  const item = 'couples-game.-.-.long-distance-edition';
  await setStock(request, item, 1);
  await putInCart(page, item);
  await putInCart(page, GAME);
  await page.goto('/checkout');
  await fillAddress(page);
  await setStock(request, item, 0);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('alert')).toContainText('Couples Game has just sold out.');
  await page.getByRole('link', { name: 'Open Your Cart' }).click();
  await expect(drawer(page).getByText(/Now sold out/)).toBeVisible();
  await drawer(page)
    .getByRole('button', { name: 'Remove Couples Game, Long-distance edition' })
    .click();
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByLabel('Street address')).toHaveValue('Elm Street 12');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('button', { name: 'Pay $34.94' })).toBeVisible();
});

test('a paid order is cancelled after a question, and the money goes back', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  await putInCart(page, GAME);
  await orderUntilPayment(page);
  await payAndArrive(page);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  await expect(question).toContainText('We refund $34.94 to your card.');
  await question.getByRole('button', { name: 'Keep the Order' }).click();
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await question.getByRole('button', { name: 'Yes, Cancel It' }).click();
  await expect(toast(page, 'Order Canceled')).toBeVisible();
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible();
  await expect
    .poll(async () => (await ordersOf(page))[0]?.payment, { timeout: 15_000 })
    .toBe('refunded');
  await page.goto('/orders');
  await page.getByRole('link', { name: /Canceled/ }).click();
  await expect(page.getByText('Your refund is complete.')).toBeVisible();
});

test('orders can be used by everyone', { tag: '@nightly' }, async ({ robinsPage: page }) => {
  await putInCart(page, GAME);
  await orderUntilPayment(page);
  await payAndArrive(page);
  await expectAccessible(page);
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: /Being packed/ })).toBeVisible();
  await expectAccessible(page);
});
