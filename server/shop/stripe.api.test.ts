import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import type { Checkout } from '../../contract/shop/orders.ts';
import { orders } from '../db/tables/store.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import {
  ADDRESS,
  BLINDFOLD,
  cartOf,
  checkOut,
  GAME,
  leftOn,
  orderAt,
  orderChores,
  orderOf,
  ordersOf,
  put,
} from '../testing/shopping.ts';
import { stripeApp } from '../testing/stripe-app.ts';
import { STRIPE_KEYS } from '../testing/stripe-double.ts';
import { LEDGER_START } from '../testing/stripe-ledger.ts';
import { chargeObject, paymentObject } from '../testing/stripe-payment-ledger.ts';
import { setStockOf } from './stock-queries.ts';

const { world, double } = stripeApp();

const signer = new Stripe('sk_test_signer').webhooks;
const MINUTE_MS = 60_000;

/** Sends an event as Stripe does: signed, without a browser's headers. */
async function deliver(type: string, object: unknown, id = `evt_${randomUUID()}`) {
  const payload = JSON.stringify({
    id,
    object: 'event',
    type,
    created: LEDGER_START,
    data: { object },
  });
  const signature = signer.generateTestHeaderString({
    payload,
    secret: STRIPE_KEYS.webhookSecret,
    timestamp: Math.floor(world.deps.now().getTime() / 1000),
  });
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
  await world.settled();
  return statusCode;
}

function thePayment() {
  const payment = [...double.books.payments.values()].at(-1);
  if (!payment) throw new Error('Stripe knows no payment.');
  return payment;
}

/** Marks the payment as succeeded at Stripe. Stripe does not always send the event. */
function succeed() {
  thePayment().status = 'succeeded';
  return thePayment();
}
const tellPaid = (payment = succeed(), id?: string) =>
  deliver('payment_intent.succeeded', paymentObject({ ...payment, status: 'succeeded' }), id);
const callsTo = (path: string) => double.calls.filter((call) => call.path === path);

async function orderFixture(...lines: Parameters<typeof put>[1][]) {
  const couple = await aCouple(world);
  await setStockOf(world.deps.db, GAME, 5);
  await put(couple.robin, ...(lines.length > 0 ? lines : [{ item: GAME, quantity: 2 }]));
  const { order, payment } = await checkOut(couple.robin);
  return { ...couple, order, payment };
}

async function aPaidOrder() {
  const placed = await orderFixture();
  expect(await tellPaid()).toBe(204);
  expect(await orderAt(placed.robin, placed.order.id)).toMatchObject({ status: 'paid' });
  return placed;
}

test('ten windows at once leave one order, whose payment is open at Stripe', async () => {
  const { robin } = await aCouple(world);
  const cart = await put(robin, { item: GAME });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, window) => {
      const address = { ...ADDRESS, line1: `${window % 5} Canary Lane` };
      return robin.post('/api/store/checkout', orderOf(cart, { address }));
    }),
  );
  const [open, ...more] = (await ordersOf(robin)).filter(({ status }) => status === 'pending');
  expect(more).toEqual([]);
  const shown = answers
    .map(({ body }) => body as Checkout)
    .find(({ order }) => order?.id === open?.id);
  const payments = [...double.books.payments.values()];
  const unpaid = payments.filter(({ status }) => status !== 'canceled');
  expect(unpaid.map((payment) => paymentObject(payment).client_secret)).toEqual([
    shown?.payment?.clientSecret,
  ]);
});

describe('what Stripe is told', () => {
  test('an amount and a number, with a neutral statement; not who buys, or what, or for where', async () => {
    const { order, payment, form } = await orderFixture();
    expect(payment).toEqual({
      clientSecret: 'pi_1_secret',
      provider: 'stripe',
      publishableKey: 'pk_test_double',
    });
    const [row] = await world.deps.db.select().from(orders);
    expect(double.calls).toMatchObject([
      {
        method: 'POST',
        path: '/v1/payment_intents',
        params: {
          amount: '6393',
          currency: 'usd',
          'allowed_payment_method_types[0]': 'card',
          description: `Order ${order.reference}`,
          statement_descriptor_suffix: 'STUDIO',
          'metadata[couple_id]': row?.coupleId,
          'metadata[order_id]': order.id,
        },
        idempotencyKey: `payment-${order.id}`,
      },
    ]);
    const told = JSON.stringify(double.calls);
    for (const word of ['Game', 'game', 'Canary', form.partner1Email, 'Robin']) {
      expect(told).not.toContain(word);
    }
  });

  test('once, also when its first answer is lost', async () => {
    const { robin } = await aCouple(world);
    const order = orderOf(await put(robin, { item: GAME }));
    double.weather = 'losing every answer';
    expect((await robin.post('/api/store/checkout', order)).status).toBe(503);
    double.weather = 'fair';
    expect(await robin.post('/api/store/checkout', order)).toMatchObject({
      status: 200,
      body: { payment: { clientSecret: 'pi_1_secret' } },
    });
    expect(double.books.payments.size).toBe(1);
    expect(await world.deps.db.$count(orders)).toBe(1);
  });
});

describe('only Stripe’s word confirms an order', () => {
  test('told once, twice or in a crowd, it is paid once', async () => {
    const { robin, order } = await orderFixture();
    const payment = succeed();
    expect(await orderAt(robin, order.id)).toMatchObject({ status: 'pending' });
    world.sentMail.length = 0;
    const told = await Promise.all([
      tellPaid(payment, 'evt_1'),
      tellPaid(payment, 'evt_1'),
      tellPaid(payment, 'evt_2'),
    ]);
    expect(told).toEqual([204, 204, 204]);
    expect(await orderAt(robin, order.id)).toMatchObject({ status: 'paid', payment: 'paid' });
    expect((await cartOf(robin)).lines).toEqual([]);
    expect(await leftOn(robin, GAME)).toBe(3);
    expect(world.sentMail.map(({ subject }) => subject)).toEqual([
      `Thank you for your order (${order.reference})`,
    ]);
  });

  test('a failed try leaves it open, and the next one counts', async () => {
    const { robin, order } = await orderFixture();
    await deliver('payment_intent.payment_failed', paymentObject(thePayment()));
    expect(await orderAt(robin, order.id)).toMatchObject({ status: 'pending' });
    expect((await cartOf(robin)).lines).toHaveLength(1);
    await tellPaid();
    expect(await orderAt(robin, order.id)).toMatchObject({ status: 'paid' });
  });

  test('asking Stripe is as good as being told', async () => {
    const { robin, order } = await orderFixture();
    succeed();
    expect((await robin.post(`/api/orders/${order.id}/pay`)).body).toMatchObject({
      order: { status: 'paid' },
      payment: null,
    });
    expect(await tellPaid()).toBe(204);
    expect(await leftOn(robin, GAME)).toBe(3);
  });

  test('payments that are not of our orders change nothing', async () => {
    const { robin, order } = await orderFixture();
    const strange = { ...thePayment(), status: 'succeeded' };
    for (const metadata of [
      {},
      { couple_id: 'x', order_id: order.id },
      { couple_id: strange.metadata.couple_id ?? '', order_id: randomUUID() },
      { couple_id: randomUUID(), order_id: order.id },
    ]) {
      const object = paymentObject({ ...strange, metadata: metadata as Record<string, string> });
      expect(await deliver('payment_intent.succeeded', object)).toBe(204);
    }
    // Send another payment that claims to be for this order.
    await deliver('payment_intent.succeeded', paymentObject({ ...strange, id: 'pi_other' }));
    expect(await orderAt(robin, order.id)).toMatchObject({ status: 'pending' });
  });
});

describe('a payment that is abandoned', () => {
  test('is cancelled at Stripe before its pieces go back', async () => {
    const { robin, order } = await orderFixture();
    world.pass(30 * MINUTE_MS);
    double.weather = 'refused';
    await expect(orderChores(world)).rejects.toThrow();
    expect(await leftOn(robin, GAME)).toBe(3);
    double.weather = 'fair';
    await orderChores(world);
    expect(thePayment().status).toBe('canceled');
    expect(await leftOn(robin, GAME)).toBe(5);
    await deliver('payment_intent.canceled', paymentObject(thePayment()));
    expect(await leftOn(robin, GAME)).toBe(5);
    expect(await orderAt(robin, order.id)).toMatchObject({ status: 'expired' });
  });

  test('that was paid at the last moment is an order, though word of it was late', async () => {
    const { robin, order } = await orderFixture();
    world.pass(30 * MINUTE_MS);
    succeed();
    await orderChores(world);
    expect(await orderAt(robin, order.id)).toMatchObject({ status: 'paid' });
    expect(await leftOn(robin, GAME)).toBe(3);
  });

  test('that the bank is still at is left alone', async () => {
    const { robin, order } = await orderFixture();
    world.pass(30 * MINUTE_MS);
    thePayment().status = 'processing';
    await orderChores(world);
    expect(await orderAt(robin, order.id)).toMatchObject({ status: 'pending' });
    expect(await leftOn(robin, GAME)).toBe(3);
    // Expect 409 for a second order of the same lines.
    const again = await robin.post('/api/store/checkout', orderOf(await cartOf(robin)));
    expect(again.status).toBe(409);
  });

  /** Pays an order after the app gave up waiting for it. */
  async function paidTooLate(meanwhile: (who: Visitor) => Promise<unknown>) {
    const placed = await orderFixture();
    world.pass(30 * MINUTE_MS);
    await orderChores(world);
    const payment = thePayment();
    await meanwhile(placed.robin);
    payment.status = 'succeeded';
    expect(await tellPaid(payment)).toBe(204);
    return { ...placed, payment };
  }

  test('and paid nevertheless stands, as long as everything is still there', async () => {
    const { robin, order } = await paidTooLate(async () => undefined);
    expect(await orderAt(robin, order.id)).toMatchObject({ status: 'paid', payment: 'paid' });
    expect(await leftOn(robin, GAME)).toBe(3);
    expect((await cartOf(robin)).lines).toEqual([]);
  });

  test('and paid nevertheless is refunded when it has sold out meanwhile', async () => {
    const { robin, order, payment } = await paidTooLate(() => setStockOf(world.deps.db, GAME, 1));
    expect(await orderAt(robin, order.id)).toMatchObject({
      status: 'cancelled',
      payment: 'refunded',
    });
    expect(payment.refunded).toBe(payment.amount);
    expect(await leftOn(robin, GAME)).toBe(1);
    expect(world.sentMail.at(-1)?.subject).toContain('canceled');
  });

  test('and paid nevertheless is refunded when the same was ordered anew', async () => {
    const { robin, order, payment } = await paidTooLate((who) => checkOut(who));
    expect(await orderAt(robin, order.id)).toMatchObject({ payment: 'refunded' });
    expect(payment.refunded).toBe(payment.amount);
    expect(await ordersOf(robin)).toMatchObject([{ status: 'pending' }, { id: order.id }]);
  });
});

describe('calling it off', () => {
  test('refunds once and gives the pieces back once, however often it is pressed', async () => {
    const { robin, kim, order } = await aPaidOrder();
    const answers = await Promise.all(
      [robin, kim, robin, kim].map((who) => who.post(`/api/orders/${order.id}/cancel`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await world.settled();
    await orderChores(world);
    expect(await orderAt(robin, order.id)).toMatchObject({
      status: 'cancelled',
      payment: 'refunded',
      refundedCents: 6393,
      canCancel: false,
    });
    expect(new Set(callsTo('/v1/refunds').map(({ idempotencyKey }) => idempotencyKey))).toEqual(
      new Set(['refund-pi_1']),
    );
    expect(thePayment().refunded).toBe(6393);
    expect(await leftOn(robin, GAME)).toBe(5);
    await deliver('charge.refunded', chargeObject(thePayment()));
    expect(await leftOn(robin, GAME)).toBe(5);
  });

  test('stands while Stripe is away; the money follows when it is back', async () => {
    const { robin, order } = await aPaidOrder();
    double.weather = 'refused';
    const cancelled = await robin.post(`/api/orders/${order.id}/cancel`);
    expect(cancelled).toMatchObject({
      status: 200,
      body: { status: 'cancelled', payment: 'refunding' },
    });
    await expect(world.settled()).resolves.toBeUndefined();
    double.weather = 'fair';
    await orderChores(world);
    expect(await orderAt(robin, order.id)).toMatchObject({ payment: 'refunded' });
  });

  test('of an unpaid order closes the payment', async () => {
    const { robin, order } = await orderFixture();
    expect((await robin.post(`/api/orders/${order.id}/cancel`)).body).toMatchObject({
      status: 'expired',
      payment: 'none',
    });
    expect(thePayment().status).toBe('canceled');
    expect(await leftOn(robin, GAME)).toBe(5);
    expect((await cartOf(robin)).lines).toHaveLength(1);
  });

  test('of an order whose payment was a moment quicker refunds it', async () => {
    const { robin, order } = await orderFixture();
    succeed();
    await robin.post(`/api/orders/${order.id}/cancel`);
    await orderChores(world);
    expect(await orderAt(robin, order.id)).toMatchObject({
      status: 'cancelled',
      payment: 'refunded',
    });
    expect(await leftOn(robin, GAME)).toBe(5);
  });

  test('by hand at Stripe calls an unshipped order off here too; a part of it does not', async () => {
    const { robin, order } = await aPaidOrder();
    await deliver('charge.refunded', chargeObject({ ...thePayment(), refunded: 1000 }));
    expect(await orderAt(robin, order.id)).toMatchObject({ status: 'paid', refundedCents: 1000 });
    await deliver('charge.refunded', chargeObject({ ...thePayment(), refunded: 6393 }));
    expect(await orderAt(robin, order.id)).toMatchObject({
      status: 'cancelled',
      payment: 'refunded',
    });
    expect(await leftOn(robin, GAME)).toBe(5);
    expect(callsTo('/v1/refunds')).toEqual([]);
  });

  test('word of a refund may come before word of the payment', async () => {
    const { robin, order } = await orderFixture();
    const payment = succeed();
    await deliver('charge.refunded', chargeObject({ ...payment, refunded: payment.amount }));
    await tellPaid(payment);
    expect(await orderAt(robin, order.id)).toMatchObject({
      status: 'cancelled',
      payment: 'refunded',
    });
    expect(await leftOn(robin, GAME)).toBe(5);
  });
});

test('premium and the shop keep to their own payments', async () => {
  const { robin } = await orderFixture({ item: BLINDFOLD });
  await robin.post('/api/create-subscription');
  await deliver('payment_intent.succeeded', {
    ...paymentObject(thePayment()),
    id: 'pi_sub_1',
    metadata: {},
  });
  expect(await ordersOf(robin)).toMatchObject([{ status: 'pending' }]);
});
