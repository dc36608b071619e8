import fc from 'fast-check';
import Stripe from 'stripe';
import { beforeEach, expect, test } from 'vitest';
import { nastyText, plausibleText } from '../../testing/arbitraries.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { BLINDFOLD, checkOut, GAME, ordersOf, put } from '../../testing/shopping.ts';
import { stripeApp } from '../../testing/stripe-app.ts';
import { STRIPE_KEYS } from '../../testing/stripe-double.ts';
import { LEDGER_START, subscriptionObject } from '../../testing/stripe-ledger.ts';

const RUNS = 40;
const { world, double } = stripeApp();

const signer = new Stripe('sk_test_signer').webhooks;
const PREMIUM_TYPES = ['created', 'updated', 'deleted', 'paused', 'trial_will_end'];
const TYPES = [
  ...PREMIUM_TYPES.map((what) => `customer.subscription.${what}`),
  'invoice.paid',
  'invoice.payment_failed',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'customer.created',
  'something.of.next.year',
];
const STATUSES = ['active', 'trialing', 'incomplete', 'incomplete_expired', 'canceled', 'unpaid'];
const DISPUTES = ['won', 'lost', 'needs_response', 'warning_closed'];

const second = fc.integer({ min: LEDGER_START - 86_400, max: LEDGER_START + 400 * 86_400 });
const cents = fc.integer({ min: 0, max: 99_999_999 });
const id = fc.constantFrom('sub_1', 'pi_1', 'pi_2', 'in_1', 'in_2', 'ch_1');

/** Metadata of events about Robin's subscription or order, and all ids that Stripe knows. */
let robins: Record<string, string>;
let known: string[];
const uuid = fc.oneof(
  { weight: 3, arbitrary: fc.nat().map((index) => known[index % known.length] ?? '') },
  fc.uuid(),
  nastyText,
);
const metadata = fc.option(
  fc
    .oneof(fc.constant({}), fc.record({ subscription_id: uuid, order_id: uuid }))
    // Name Robin's couple in every event, never Kim's.
    .map((named) => ({ ...robins, ...named })),
);

/** Builds events from every field that the app reads, with values that Stripe may send. */
const eventObject = fc.record({
  id,
  metadata,
  status: fc.constantFrom(...STATUSES, ...DISPUTES, 'paid', 'open'),
  items: fc.record({ data: fc.array(fc.record({ current_period_end: second }), { maxLength: 2 }) }),
  cancel_at_period_end: fc.boolean(),
  cancel_at: fc.option(second),
  parent: fc.option(
    fc.record({ subscription_details: fc.option(fc.record({ subscription: id, metadata })) }),
  ),
  lines: fc.record({
    data: fc.array(fc.record({ period: fc.record({ end: second }) }), { maxLength: 2 }),
  }),
  amount_paid: cents,
  billing_reason: fc.constantFrom('subscription_create', 'subscription_cycle', 'manual', null),
  attempt_count: fc.nat(9),
  amount_due: cents,
  amount_refunded: cents,
  created: second,
  period_end: second,
  hosted_invoice_url: fc.option(fc.webUrl()),
  payment_intent: fc.option(id),
});
const event = fc.record({
  id: fc.uuid().map((text) => `evt_${text}`),
  object: fc.constant('event'),
  type: fc.constantFrom(...TYPES),
  created: second,
  data: fc.record({ object: eventObject }),
});

let robin: Visitor;
let kim: Visitor;
beforeEach(async () => {
  ({ robin } = await aCouple(world));
  ({ robin: kim } = await aCouple(world));
  await wantEverything(robin, BLINDFOLD);
  robins = Object.assign({}, ...booked());
  await wantEverything(kim, GAME);
  known = booked().flatMap((one) => Object.values(one));
  expect(new Set(known).size).toBe(6);
});

function booked(): Record<string, string>[] {
  const { subscriptions, payments } = double.books;
  return [...subscriptions.values(), ...payments.values()].map((one) => one.metadata);
}

async function wantEverything(who: Visitor, item: string): Promise<void> {
  expect((await who.post('/api/create-subscription')).status).toBe(200);
  await put(who, { item });
  await checkOut(who);
}

/** Builds an event that surely is about Robin's subscription, as recorded at Stripe. */
function aRenewal() {
  const [subscription] = double.books.subscriptions.values();
  if (!subscription) throw new Error('Stripe knows no subscription.');
  const object = subscriptionObject({ ...subscription, status: 'active' });
  const type = 'customer.subscription.updated';
  return { id: 'evt_renewal', object: 'event', type, created: LEDGER_START, data: { object } };
}

async function standing(who: Visitor) {
  return [await who.get('/api/subscription'), await ordersOf(who)];
}

async function send(payload: string, signature: string): Promise<number> {
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
  return statusCode;
}

function tell(told: object): Promise<number> {
  const payload = JSON.stringify(told);
  return send(payload, signatureOf(payload));
}

function signatureOf(payload: string): string {
  const timestamp = Math.floor(world.deps.now().getTime() / 1000);
  return signer.generateTestHeaderString({ payload, secret: STRIPE_KEYS.webhookSecret, timestamp });
}

test('whatever Stripe tells of one couple is taken, and changes nothing of another', async () => {
  const [mine, theirs] = [await standing(robin), await standing(kim)];
  expect(await tell(aRenewal())).toBe(204);
  expect(await standing(robin)).not.toEqual(mine);
  await fc.assert(
    fc.asyncProperty(event, async (told) => {
      expect(await tell(told)).toBe(204);
      // Send the event again: the repetition must be accepted too.
      expect(await tell(told)).toBe(204);
      await world.settled();
    }),
    { numRuns: RUNS },
  );
  expect(await standing(kim)).toEqual(theirs);
});

test('whatever Stripe did not sign is refused, and changes nothing', async () => {
  const before = await standing(robin);
  const forged = fc.record({
    payload: fc.oneof(
      event.map((told) => JSON.stringify(told)),
      fc.json(),
      plausibleText,
    ),
    signature: fc.oneof(
      fc.string({ unit: fc.constantFrom(...'tv10=,.ab '), maxLength: 60 }),
      fc.constant(() => signatureOf('{}')).map((sign) => sign()),
    ),
  });
  await fc.assert(
    fc.asyncProperty(forged, async ({ payload, signature }) => {
      fc.pre(payload !== '{}');
      expect(await send(payload, signature)).toBe(400);
    }),
    { numRuns: RUNS },
  );
  expect(await standing(robin)).toEqual(before);
});
