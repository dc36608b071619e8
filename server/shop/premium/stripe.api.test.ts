import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Membership } from '../../../contract/shop/premium.ts';
import { runErasures } from '../../account/run-erasures.ts';
import { erasureTasks } from '../../db/tables/account.ts';
import { paymentEvents } from '../../db/tables/payments.ts';
import { invoices, subscriptions } from '../../db/tables/premium.ts';
import { aCouple, Visitor } from '../../testing/factories.ts';
import { DAY_MS } from '../../testing/paying.ts';
import { stripeApp } from '../../testing/stripe-app.ts';
import { STRIPE_KEYS } from '../../testing/stripe-double.ts';
import { MONTH_SECONDS, signer, stripeEvents } from '../../testing/stripe-events.ts';
import { LEDGER_START } from '../../testing/stripe-ledger.ts';

const { world, double } = stripeApp();

const { deliver, send, event, theSubscription, told, invoice, became, paid, failed } = stripeEvents(
  {
    world,
    double,
  },
);

async function statusOf(who: Visitor) {
  return ((await who.get('/api/user')) as { subscriptionStatus: string }).subscriptionStatus;
}
async function membershipOf(who: Visitor) {
  return (await who.get('/api/subscription')) as Membership;
}

/** Signs up a couple with an open payment form. */
async function aPayingCouple() {
  const couple = await aCouple(world);
  const start = await couple.robin.post('/api/create-subscription');
  expect(start.status).toBe(200);
  return couple;
}

/** Signs up a couple that has paid. */
async function aPremiumCouple() {
  const couple = await aPayingCouple();
  for (const one of [became('active'), paid()]) {
    expect(await deliver(one)).toMatchObject({ statusCode: 204 });
  }
  theSubscription().status = 'active';
  expect(await statusOf(couple.robin)).toBe('active');
  return couple;
}

describe('what Stripe is asked', () => {
  test('a nameless customer, where its receipts go, then an incomplete subscription whose secret goes to the browser', async () => {
    const { robin, form } = await aCouple(world);
    const answer = await robin.post('/api/create-subscription');
    expect(answer).toMatchObject({
      status: 200,
      body: {
        clientSecret: 'pi_sub_1_secret',
        provider: 'stripe',
        publishableKey: 'pk_test_double',
        status: 'incomplete',
      },
    });
    const [row] = await world.deps.db.select().from(subscriptions);
    expect(double.calls).toMatchObject([
      {
        method: 'POST',
        path: '/v1/customers',
        params: { 'metadata[couple_id]': row?.coupleId },
        idempotencyKey: `customer-${row?.id}`,
      },
      { method: 'POST', path: '/v1/customers/cus_1', params: { email: form.partner1Email } },
      {
        method: 'POST',
        path: '/v1/subscriptions',
        params: {
          customer: 'cus_1',
          'items[0][price]': 'price_premium',
          payment_behavior: 'default_incomplete',
          'payment_settings[payment_method_types][0]': 'card',
          'payment_settings[save_default_payment_method]': 'on_subscription',
          'metadata[couple_id]': row?.coupleId,
          'metadata[subscription_id]': row?.id,
          'expand[0]': 'latest_invoice.confirmation_secret',
        },
        idempotencyKey: `subscription-${row?.id}`,
      },
    ]);
    expect(JSON.stringify(answer.body)).not.toContain(STRIPE_KEYS.secretKey);
  });

  test('an open one is looked up, not made again', async () => {
    const { robin } = await aPayingCouple();
    double.calls.length = 0;
    expect(await robin.post('/api/create-subscription')).toMatchObject({
      status: 200,
      body: { clientSecret: 'pi_sub_1_secret' },
    });
    expect(double.calls).toMatchObject([
      {
        method: 'GET',
        path: '/v1/subscriptions/sub_1',
        params: { 'expand[0]': 'latest_invoice.confirmation_secret' },
        idempotencyKey: null,
      },
    ]);
  });

  test('several presses at once make one customer and one subscription', async () => {
    const { robin } = await aCouple(world);
    const answers = await Promise.all(
      [robin, robin, robin, robin].map((who) => who.post('/api/create-subscription')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(double.books.subscriptions.size).toBe(1);
    expect(double.books.customers.size).toBe(1);
  });

  test('one that ran out unpaid gives way to a new one for the same customer', async () => {
    const { robin } = await aPayingCouple();
    theSubscription().status = 'incomplete_expired';
    expect(await robin.post('/api/create-subscription')).toMatchObject({
      body: { clientSecret: 'pi_sub_2_secret' },
    });
    expect(double.books.customers.size).toBe(1);
    expect(await statusOf(robin)).toBe('none');
  });

  test('nobody pays under the other’s address', async () => {
    const { robin, kim, form } = await aPayingCouple();
    theSubscription().status = 'incomplete_expired';
    expect(await kim.post('/api/create-subscription')).toMatchObject({ status: 200 });
    expect(theSubscription().customer).toBe('cus_2');
    expect(double.books.customers.get('cus_2')).toMatchObject({ email: form.partner2Email });

    await runErasures(world.deps);
    expect([...double.books.customers.keys()]).toEqual(['cus_2']);
    expect(await membershipOf(robin)).toMatchObject({ hasPortal: false });
    expect(await membershipOf(kim)).toMatchObject({ hasPortal: true });
  });

  test('one that Stripe has lost gives way too', async () => {
    const { robin } = await aPayingCouple();
    double.books.subscriptions.delete('sub_1');
    expect(await robin.post('/api/create-subscription')).toMatchObject({ status: 200 });
  });

  test('one that is paid though no event has come is believed, and not charged again', async () => {
    const { robin, kim } = await aPayingCouple();
    theSubscription().status = 'active';
    expect(await kim.post('/api/create-subscription')).toMatchObject({ status: 409 });
    expect(await statusOf(robin)).toBe('active');
  });

  test('cancelling and resuming change the end of the period', async () => {
    const { robin, kim } = await aPremiumCouple();
    double.calls.length = 0;
    expect((await kim.post('/api/subscription/cancel')).body).toMatchObject({
      status: 'active',
      renewal: 'off',
    });
    expect((await robin.post('/api/subscription/resume')).body).toMatchObject({ renewal: 'on' });
    expect(
      double.calls.map(({ method, path, params }) => [method, path, params.cancel_at_period_end]),
    ).toEqual([
      ['POST', '/v1/subscriptions/sub_1', 'true'],
      ['POST', '/v1/subscriptions/sub_1', 'false'],
    ]);
    expect(double.calls[0]?.idempotencyKey).not.toBe(double.calls[1]?.idempotencyKey);
  });

  test('a past due one is ended at once when it is cancelled, and its invoice can no longer be paid', async () => {
    const { robin } = await aPremiumCouple();
    await deliver(became('past_due', MONTH_SECONDS));
    theSubscription().status = 'past_due';
    double.calls.length = 0;
    expect((await robin.post('/api/subscription/cancel')).body).toMatchObject({ renewal: 'none' });
    expect(double.calls.filter(({ method }) => method !== 'GET')).toMatchObject([
      { method: 'POST', path: '/v1/invoices/in_sub_1/void' },
      { method: 'DELETE', path: '/v1/subscriptions/sub_1' },
    ]);
  });

  test('the billing portal leads back to the profile', async () => {
    const { robin } = await aPremiumCouple();
    expect(await membershipOf(robin)).toMatchObject({ hasPortal: true });
    expect(await robin.post('/api/subscription/portal')).toMatchObject({
      status: 200,
      body: { url: 'https://billing.stripe.test/session' },
    });
    expect(double.calls.at(-1)).toMatchObject({
      path: '/v1/billing_portal/sessions',
      params: { customer: 'cus_1', return_url: 'http://localhost:3000/profile' },
    });
  });

  test('a locked phone opens no page of the provider’s', async () => {
    const { robin } = await aPremiumCouple();
    await robin.request('PUT', '/api/account/lock', { afterMinutes: 5 });
    await robin.post('/api/lock');
    double.calls.length = 0;
    for (const page of ['portal', 'invoices/in_1/page']) {
      expect(await robin.post(`/api/subscription/${page}`)).toMatchObject({ status: 423 });
    }
    expect(double.calls).toEqual([]);
    const told = { hasPortal: false, invoices: [{ id: 'in_1', hasPage: false }] };
    expect(await membershipOf(robin)).toMatchObject(told);
    expect((await robin.post('/api/subscription/cancel')).body).toMatchObject(told);
  });

  test('the sandbox is closed', async () => {
    const { robin } = await aPayingCouple();
    const payment = { clientSecret: 'x', number: '4242', expiry: '12/34', code: '123' };
    expect(await robin.post('/api/sandbox/confirm', payment)).toMatchObject({ status: 404 });
  });
});

describe('an outage is said, and leaves nothing half-made', () => {
  test.each(['refused', 'failing', 'losing every answer', 'losing the subscription'] as const)(
    '%s',
    async (weather) => {
      const { robin } = await aCouple(world);
      double.weather = weather;
      expect(await robin.post('/api/create-subscription')).toMatchObject({
        status: 503,
        body: { message: 'We can’t reach our payment provider. Please try again in a moment.' },
      });
      expect(await statusOf(robin)).toBe('none');
      double.weather = 'fair';
      if (weather === 'failing') double.reset();
      expect(await robin.post('/api/create-subscription')).toMatchObject({
        status: 200,
        body: { clientSecret: 'pi_sub_1_secret' },
      });
      expect(double.books.customers.size).toBe(1);
      expect(double.books.subscriptions.size).toBe(1);
      expect(await world.deps.db.$count(subscriptions)).toBe(1);
    },
  );

  test('a cancellation that does not arrive is not shown as one', async () => {
    const { robin } = await aPremiumCouple();
    double.weather = 'refused';
    expect(await robin.post('/api/subscription/cancel')).toMatchObject({ status: 503 });
    expect(await membershipOf(robin)).toMatchObject({ renewal: 'on' });
  });

  test('the log says what Stripe said, without a word of a person', async () => {
    const { robin, form } = await aCouple(world);
    double.weather = 'refused';
    await robin.post('/api/create-subscription');
    const log = world.logLines.join('');
    expect(log).toContain('StripeConnectionError');
    expect(log).not.toContain(form.partner1Email);
    expect(log).not.toContain(STRIPE_KEYS.secretKey);
  });
});

describe('events', () => {
  test('make both partners premium, and list the invoice', async () => {
    const { robin, kim } = await aPremiumCouple();
    expect(await membershipOf(kim)).toMatchObject({
      status: 'active',
      renewal: 'on',
      nextDate: '2026-04-10T12:00:00.000Z',
      invoices: [{ id: 'in_1', amountCents: 1999, hasPage: false }],
    });
    expect(await membershipOf(robin)).toMatchObject({ invoices: [{ id: 'in_1', hasPage: true }] });
  });

  test('leave no link to an invoice with us: its page is asked for, by whoever paid it alone', async () => {
    const { robin, kim } = await aPremiumCouple();
    const { robin: stranger } = await aCouple(world);
    const page = '/api/subscription/invoices/in_1/page';
    expect(await robin.post(page)).toMatchObject({
      status: 200,
      body: { url: 'https://invoice.stripe.test/in_1' },
    });
    for (const who of [kim, stranger]) expect(await who.post(page)).toMatchObject({ status: 404 });
    expect(await robin.post('/api/subscription/invoices/in_2/page')).toMatchObject({ status: 404 });
    const rows = await world.deps.db.select().from(invoices);
    expect(JSON.stringify(rows)).not.toContain('invoice.stripe.test');
  });

  test('count before we have noted the subscription they speak of', async () => {
    const { robin } = await aCouple(world);
    double.weather = 'losing the subscription';
    await robin.post('/api/create-subscription');
    double.weather = 'fair';
    await deliver(became('active'));
    expect(await statusOf(robin)).toBe('active');
  });

  test('sent again change nothing, however often and at once', async () => {
    const { robin } = await aPayingCouple();
    const [activated, ended] = [became('active', 1), became('canceled', 2)];
    await Promise.all([activated, activated, activated].map((one) => deliver(one)));
    expect(await statusOf(robin)).toBe('active');
    await deliver(ended);
    await deliver(activated);
    expect((await membershipOf(robin)).renewal).toBe('none');
    expect(await world.deps.db.$count(paymentEvents)).toBe(2);
  });

  test('mean the same in any order', async () => {
    const secondEnd = LEDGER_START + 2 * MONTH_SECONDS;
    const life = () => [
      event('customer.subscription.created', told({ status: 'incomplete' }), 0),
      became('active', 0),
      paid(1),
      became('active', 5, { periodEnd: secondEnd }),
      failed(6, { id: 'in_2', periodEnd: secondEnd }),
      became('past_due', 7, { periodEnd: secondEnd }),
      paid(8, { id: 'in_2', periodEnd: secondEnd }),
      became('active', 9, { periodEnd: secondEnd, cancel_at_period_end: true }),
    ];
    const orders = [
      [0, 1, 2, 3, 4, 5, 6, 7],
      [7, 6, 5, 4, 3, 2, 1, 0],
      [3, 7, 1, 5, 0, 6, 2, 4],
      [6, 4, 0, 2, 7, 5, 3, 1],
    ];
    for (const order of orders) {
      const { robin } = await aPayingCouple();
      const events = life();
      for (const index of order) await deliver(events[index] ?? {});
      expect(await membershipOf(robin)).toMatchObject({
        status: 'active',
        renewal: 'off',
        nextDate: new Date(secondEnd * 1000).toISOString(),
        invoices: [{ status: 'paid' }, { status: 'paid' }],
      });
    }
  });

  test('of one second go forward, never back', async () => {
    const { robin } = await aPayingCouple();
    await deliver(became('active', 3));
    await deliver(event('customer.subscription.created', told({ status: 'incomplete' }), 3));
    expect(await statusOf(robin)).toBe('active');
  });

  test('forged, unsigned or stale are refused and change nothing', async () => {
    const { robin } = await aPayingCouple();
    const now = Math.floor(world.deps.now().getTime() / 1000);
    const signed = JSON.stringify(became('active'));
    const signature = signer.generateTestHeaderString({
      payload: signed,
      secret: STRIPE_KEYS.webhookSecret,
      timestamp: now,
    });
    const answers = [
      await deliver(became('active'), { secret: 'whsec_other' }),
      await deliver(became('active'), { timestamp: now - 301 }),
      await send(signed.replace('active', 'Active'), signature),
      await send(signed, ''),
      await send(signed, 'nonsense'),
      await world.app.inject({ method: 'POST', url: '/api/stripe/webhook', payload: signed }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ message: 'The signature of this event is not valid.' });
    }
    expect(await statusOf(robin)).toBe('none');
    expect(await deliver(became('active'), { timestamp: now - 299 })).toMatchObject({
      statusCode: 204,
    });
  });

  test('from a browser on another site are refused before they are read', async () => {
    const answer = await new Visitor(world).request('POST', '/api/stripe/webhook', '{}', {
      origin: 'https://evil.example',
    });
    expect(answer.status).toBe(403);
  });

  test('about what is not ours are taken and forgotten', async () => {
    const { robin } = await aPayingCouple();
    const strangers = { couple_id: randomUUID(), subscription_id: randomUUID() };
    for (const one of [
      event('customer.created', { id: 'cus_9', object: 'customer' }),
      became('active', 0, { metadata: {} }),
      became('active', 0, { metadata: { couple_id: 'x', subscription_id: "'; DROP TABLE" } }),
      became('active', 0, { id: 'sub_9', metadata: strangers }),
      event('charge.refunded', { payment_intent: 'pi_unknown', amount_refunded: 5 }),
      event('charge.refunded', { payment_intent: null, amount_refunded: 5 }),
    ]) {
      expect(await deliver(one)).toMatchObject({ statusCode: 204 });
    }
    expect(await statusOf(robin)).toBe('none');
  });
});

describe('money that comes back', () => {
  const charge = (amount: number, second: number) =>
    event('charge.refunded', { payment_intent: 'pi_1', amount_refunded: amount }, second);
  const dispute = (type: string, status: string, second: number) =>
    event(`charge.dispute.${type}`, { payment_intent: 'pi_1', status }, second);

  test('a refund in full ends premium; a part of it does not', async () => {
    const { robin } = await aPremiumCouple();
    double.books.paidInvoices.set('pi_1', invoice());
    await deliver(charge(500, 10));
    expect(await statusOf(robin)).toBe('active');
    await deliver(charge(1999, 20));
    expect(await statusOf(robin)).not.toBe('active');
    expect(await membershipOf(robin)).toMatchObject({
      invoices: [{ status: 'refunded', refundedCents: 1999 }],
    });
    expect(double.calls.at(-1)).toMatchObject({
      method: 'GET',
      path: '/v1/invoice_payments',
      params: {
        'payment[type]': 'payment_intent',
        'payment[payment_intent]': 'pi_1',
        'expand[0]': 'data.invoice',
        limit: '1',
      },
    });
    // Deliver an older event with the smaller sum late.
    await deliver(charge(500, 10));
    expect(await membershipOf(robin)).toMatchObject({ invoices: [{ refundedCents: 1999 }] });
  });

  test('a refund that is heard of before its invoice counts all the same', async () => {
    const { robin } = await aPayingCouple();
    double.books.paidInvoices.set('pi_1', invoice());
    for (const one of [charge(1999, 10), became('active', 1), paid(1)]) await deliver(one);
    expect(await statusOf(robin)).not.toBe('active');
  });

  test('a dispute suspends premium, and winning it gives it back', async () => {
    const { robin } = await aPremiumCouple();
    double.books.paidInvoices.set('pi_1', invoice());
    await deliver(dispute('created', 'warning_needs_response', 5));
    expect(await statusOf(robin)).toBe('active');
    await deliver(dispute('created', 'needs_response', 10));
    expect(await statusOf(robin)).not.toBe('active');
    expect(await membershipOf(robin)).toMatchObject({ invoices: [{ status: 'disputed' }] });
    await deliver(dispute('closed', 'won', 30));
    await deliver(dispute('updated', 'under_review', 20));
    expect(await statusOf(robin)).toBe('active');
  });

  test('a refund whose invoice cannot be asked for is sent again later', async () => {
    const { robin } = await aPremiumCouple();
    double.books.paidInvoices.set('pi_1', invoice());
    const refund = charge(1999, 10);
    double.weather = 'refused';
    expect(await deliver(refund)).toMatchObject({ statusCode: 503 });
    expect(await statusOf(robin)).toBe('active');
    double.weather = 'fair';
    expect(await deliver(refund)).toMatchObject({ statusCode: 204 });
    expect(await statusOf(robin)).not.toBe('active');
  });
});

describe('time', () => {
  test('a renewal that fails ends premium at once, though Stripe calls the new month current', async () => {
    const { robin } = await aPremiumCouple();
    const next = { periodEnd: LEDGER_START + 2 * MONTH_SECONDS };
    world.pass(29 * DAY_MS);
    await robin.get('/api/user');
    world.pass(2 * DAY_MS);
    expect(await statusOf(robin)).toBe('active');
    await deliver(failed(31 * 86_400, { id: 'in_2', ...next }));
    await deliver(became('past_due', 31 * 86_400, next));
    expect(await statusOf(robin)).toBe('past_due');
  });

  test('a trial is premium until it ends unpaid', async () => {
    const { robin } = await aPayingCouple();
    const trial = { periodEnd: LEDGER_START + 7 * 86_400 };
    await deliver(
      event('customer.subscription.updated', told({ status: 'trialing', ...trial }), 1),
    );
    await deliver(
      event('customer.subscription.trial_will_end', told({ status: 'trialing', ...trial }), 2),
    );
    expect(await statusOf(robin)).toBe('active');
    world.pass(7 * DAY_MS);
    await deliver(
      event('customer.subscription.paused', told({ status: 'paused', ...trial }), 604_800),
    );
    expect(await statusOf(robin)).toBe('past_due');
  });

  test('a renewal nobody hears of ends premium three days late, by the clock alone', async () => {
    const { robin, form } = await aPremiumCouple();
    world.pass(29 * DAY_MS);
    expect(await statusOf(robin)).toBe('active');
    world.pass(3 * DAY_MS);
    expect(await statusOf(robin)).toBe('active');
    world.pass(DAY_MS + 1);
    const signIn = { email: form.partner1Email, password: form.partner1Password };
    expect((await robin.post('/api/login', signIn)).body).toMatchObject({
      subscriptionStatus: 'past_due',
    });
  });

  test('one that Stripe ends at once stays premium for what was paid', async () => {
    const { robin } = await aPremiumCouple();
    await deliver(event('customer.subscription.deleted', told({ status: 'canceled' }), 30));
    expect(await membershipOf(robin)).toMatchObject({
      status: 'active',
      renewal: 'none',
      nextDate: '2026-04-10T12:00:00.000Z',
    });
    world.pass(29 * DAY_MS);
    expect(await statusOf(robin)).toBe('active');
    world.pass(DAY_MS);
    expect(await statusOf(robin)).toBe('canceled');
  });
});

describe('when the payer leaves', () => {
  const leave = (who: Visitor, password: string) => who.post('/api/account/leave', { password });
  const customers = () => [...double.books.customers.values()].map(({ email }) => email);

  test('Stripe forgets their address, and the partner gets no page of theirs', async () => {
    const { robin, kim, form } = await aPremiumCouple();
    expect(customers()).toEqual([form.partner1Email]);
    expect(await leave(robin, form.partner1Password)).toMatchObject({ status: 204 });
    await world.settled();

    // Expect the customer deleted with the card, so that nothing is charged again.
    expect(customers()).toEqual([]);
    expect(theSubscription().status).toBe('canceled');
    expect(double.calls).toContainEqual(
      expect.objectContaining({ method: 'DELETE', path: '/v1/subscriptions/sub_1' }),
    );
    expect(await kim.post('/api/subscription/portal')).toMatchObject({ status: 404 });
    const withoutLinks = { hasPortal: false, invoices: [{ id: 'in_1', hasPage: false }] };
    expect(await membershipOf(kim)).toMatchObject(withoutLinks);

    // Expect nothing to bring the links back, neither requests nor the event of an older invoice.
    expect(await kim.post('/api/subscription/cancel')).toMatchObject({ status: 409 });
    expect(await kim.post('/api/subscription/resume')).toMatchObject({ status: 409 });
    await deliver(failed(1, { id: 'in_0' }));
    const { hasPortal, invoices: listed } = await membershipOf(kim);
    expect([hasPortal, ...listed.map(({ hasPage }) => hasPage)]).toEqual([false, false, false]);
  });

  test('whoever stays keeps what was paid for, and goes on with a card of their own', async () => {
    const { robin, kim, form } = await aPremiumCouple();
    await leave(robin, form.partner1Password);
    await world.settled();
    await deliver(became('canceled', 1));
    expect(await statusOf(kim)).toBe('active');
    const periodEnd = new Date((LEDGER_START + MONTH_SECONDS) * 1000).toISOString();
    expect(await membershipOf(kim)).toMatchObject({ renewal: 'none', nextDate: periodEnd });

    world.pass(40 * DAY_MS);
    await kim.post('/api/login', { email: form.partner2Email, password: form.partner2Password });
    expect(await statusOf(kim)).toBe('canceled');
    expect(await kim.post('/api/create-subscription')).toMatchObject({ status: 200 });
    expect(customers()).toEqual([form.partner2Email]);
    expect(await membershipOf(kim)).toMatchObject({ hasPortal: true });
  });

  test('the one who does not pay may leave, and nothing changes for the other', async () => {
    const { robin, kim, form } = await aPremiumCouple();
    await leave(kim, form.partner2Password);
    await world.settled();
    expect(customers()).toEqual([form.partner1Email]);
    expect(await membershipOf(robin)).toMatchObject({
      hasPortal: true,
      invoices: [{ hasPage: true }],
    });
  });

  test('when both have left, Stripe has no customer any more', async () => {
    const { robin, kim, form } = await aPremiumCouple();
    await leave(kim, form.partner2Password);
    await leave(robin, form.partner1Password);
    await world.settled();
    expect(customers()).toEqual([]);
    expect(await world.deps.db.$count(erasureTasks)).toBe(0);
  });

  test('while Stripe is away it is owed, and made good', async () => {
    const { robin, form } = await aPremiumCouple();
    double.weather = 'refused';
    expect(await leave(robin, form.partner1Password)).toMatchObject({ status: 204 });
    await world.settled();
    expect(customers()).toEqual([form.partner1Email]);
    expect(theSubscription().status).toBe('active');
    double.weather = 'fair';
    await runErasures(world.deps);
    expect(customers()).toEqual([]);
    expect(theSubscription().status).toBe('canceled');
  });

  test('an order whose answer was lost leaves no address behind either', async () => {
    const { robin, form } = await aCouple(world);
    double.weather = 'losing the subscription';
    await robin.post('/api/create-subscription');
    double.weather = 'fair';
    expect(customers()).toEqual([form.partner1Email]);
    await leave(robin, form.partner1Password);
    await world.settled();
    expect(customers()).toEqual([]);
  });
});
