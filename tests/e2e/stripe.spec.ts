import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import Stripe from 'stripe';
import { STRIPE_KEYS, StripeDouble } from '../../server/testing/stripe-double.ts';
import { subscriptionObject } from '../../server/testing/stripe-ledger.ts';
import { paymentObject } from '../../server/testing/stripe-payment-ledger.ts';
import { expect, test, toast } from './fixtures.ts';
import { fillAddress } from './shopping.ts';

/** Stand-in for Stripe's script, as far as the form calls it: a box replaces the card's frame. */
const SCRIPT = `
window.Stripe = () => ({
  elements: ({ clientSecret }) => {
    const element = { on() {}, off() {}, once() {}, update() {}, destroy() {}, unmount() {},
      mount(node) { node.textContent = 'Card form for ' + clientSecret; } };
    return { create: () => element, getElement: () => element, update() {}, on() {}, submit: async () => ({}) };
  },
  confirmPayment: async ({ confirmParams }) => {
    document.documentElement.dataset.returnUrl = confirmParams.return_url;
    return document.documentElement.dataset.bank === 'declines'
      ? { error: { message: 'Your card was declined by your bank.' } }
      : { paymentIntent: { status: 'succeeded' } };
  },
  createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
  registerAppInfo() {}, _registerWrapper() {},
});`;

const double = new StripeDouble();
let server: ChildProcess;
let origin = '';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

test.describe.configure({ mode: 'serial' });

// Start the same build as in other tests, with Stripe's keys and a double.
test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn('node', ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'sexercise-stripe-')),
      LOG_LEVEL: 'warn',
      STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
      STRIPE_PRICE_ID: STRIPE_KEYS.priceId,
      STRIPE_API_BASE: await double.open(),
    },
  });
  for await (const chunk of server.stdout ?? []) if (String(chunk).includes('ready at')) break;
});
test.afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
  double.close();
});

test.beforeEach(async ({ page }) => {
  double.weather = 'fair';
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  const unique = randomUUID().slice(0, 8);
  const partner = (number: 1 | 2) => ({
    [`partner${number}Name`]: number === 1 ? 'Robin' : 'Kim',
    [`partner${number}Email`]: `p${number}-${unique}@example.org`,
    [`partner${number}Phone`]: '+1 555 0100',
    [`partner${number}Password`]: 'a quiet evening',
  });
  const answer = await page.request.post(`${origin}/api/register`, {
    data: { ...partner(1), ...partner(2) },
  });
  expect(answer.status()).toBe(201);
  await page.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
});

/** Sends a signed event as Stripe does. */
async function tell(page: Page, type: string, object: object) {
  const created = Math.floor(Date.now() / 1000);
  const id = `evt_${randomUUID()}`;
  const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } });
  const signature = new Stripe('sk_test_signer').webhooks.generateTestHeaderString({
    payload,
    secret: STRIPE_KEYS.webhookSecret,
  });
  const answer = await page.request.post(`${origin}/api/stripe/webhook`, {
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    data: payload,
  });
  expect(answer.status()).toBe(204);
}

/** Sends the event that the newest subscription is paid. */
async function tellThatItIsPaid(page: Page) {
  const [subscription] = [...double.books.subscriptions.values()].slice(-1);
  if (!subscription) throw new Error('Stripe knows no subscription.');
  const periodEnd = Math.floor(Date.now() / 1000) + 30 * 86_400;
  const active = { ...subscription, status: 'active', periodEnd };
  await tell(page, 'customer.subscription.updated', subscriptionObject(active));
}

async function openForm(page: Page) {
  await page.goto(`${origin}/bedroom`);
  await page.getByRole('article').first().getByRole('link').click();
  // Expect a reload by the page, because only its own document may run Stripe's script.
  await expect(page.getByText(/^Card form for pi_sub_\d+_secret$/)).toBeVisible();
  await expect(page.getByText('Test mode')).toHaveCount(0);
}

test('a couple pays through Stripe and is premium once Stripe says so', async ({ page }) => {
  // “On success it goes to /bedroom; the provider's return address is {origin}/welcome?subscribed=true.”
  // “A card payment provider confirms the payment in the client.”
  await openForm(page);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-return-url',
    `${origin}/welcome?subscribed=true`,
  );
  await expect(page).toHaveURL(`${origin}/subscribe`);
  await tellThatItIsPaid(page);
  await expect(toast(page, 'Welcome to Premium! 🎉')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/bedroom`);
  await expect(page.getByRole('link', { name: 'Start Workout' }).first()).toBeVisible();
});

test('a refusal is shown in the words of the provider, and the form stays', {
  tag: '@nightly',
}, async ({ page }) => {
  // “Payment Failed with the provider's message”
  await openForm(page);
  await page.locator('html').evaluate((html) => html.setAttribute('data-bank', 'declines'));
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(toast(page, 'Payment Failed')).toContainText('Your card was declined by your bank.');
  await expect(page.getByText(/^Card form for/)).toBeVisible();
});

test('only the card pages may load anything of Stripe', async ({ page }) => {
  for (const [path, isAllowed] of [
    ['/subscribe', true],
    ['/subscribe?reason=free', true],
    ['/checkout', true],
    ['/checkout?order=1', true],
    ['/store', false],
    ['/bedroom', false],
    ['/', false],
    ['/api/user', false],
  ] as const) {
    const { 'content-security-policy': policy } = (
      await page.request.get(`${origin}${path}`)
    ).headers();
    expect(policy?.includes('https://js.stripe.com'), path).toBe(isAllowed);
    expect(policy).not.toContain('unsafe');
  }
});

test('an outage shows the error card, and nothing is half-made', { tag: '@nightly' }, async ({
  page,
}) => {
  const { size } = double.books.subscriptions;
  double.weather = 'refused';
  await page.goto(`${origin}/subscribe`);
  await expect(page.getByRole('heading', { name: 'Subscription Error' })).toBeVisible();
  await expect(toast(page, 'Subscription Error')).toBeVisible();
  double.weather = 'fair';
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(/^Card form for/)).toBeVisible();
  expect(double.books.subscriptions.size).toBe(size + 1);
});

test('a script that does not load is the error card too', { tag: '@nightly' }, async ({ page }) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto(`${origin}/subscribe`);
  await expect(page.getByRole('heading', { name: 'Subscription Error' })).toBeVisible();
});

test('the profile leads to the billing portal of Stripe', { tag: '@nightly' }, async ({ page }) => {
  await openForm(page);
  await tellThatItIsPaid(page);
  await page.route('https://billing.stripe.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Portal</title>' }),
  );
  await page.goto(`${origin}/profile`);
  await page.getByRole('button', { name: 'Change Card at Stripe' }).click();
  await expect(page).toHaveTitle('Portal');
});

test('an order is paid through Stripe, and stands once Stripe says so', {
  tag: '@nightly',
}, async ({ page }) => {
  const item = 'couples-game.-.-.first-edition';
  const data = { key: randomUUID(), lines: [{ item, quantity: 1 }] };
  await page.request.post(`${origin}/api/cart/lines`, { data });
  await page.goto(`${origin}/store`);
  await page.getByRole('button', { name: 'View Cart' }).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText(/^Card form for pi_\d+_secret$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay $34.94' }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-return-url',
    /\/orders\/[0-9a-f-]+\?placed=true$/,
  );
  const [payment] = [...double.books.payments.values()].slice(-1);
  if (!payment) throw new Error('Stripe knows no payment.');
  payment.status = 'succeeded';
  await tell(page, 'payment_intent.succeeded', paymentObject(payment));
  await expect(page.getByRole('heading', { name: 'Thank you, both of you' })).toBeVisible();
});
