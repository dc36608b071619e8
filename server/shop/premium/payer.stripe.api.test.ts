import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Membership, SubscriptionStart } from '../../../contract/shop/premium.ts';
import { runErasures } from '../../account/run-erasures.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { DAY_MS } from '../../testing/paying.ts';
import type { Call } from '../../testing/stripe-answers.ts';
import { stripeApp } from '../../testing/stripe-app.ts';
import { MONTH_SECONDS, stripeEvents } from '../../testing/stripe-events.ts';
import { LEDGER_START } from '../../testing/stripe-ledger.ts';

const { world, double } = stripeApp();
const { deliver, became, paid, failed, theSubscription } = stripeEvents({ world, double });

const begin = (who: Visitor) => who.post('/api/create-subscription');
const secretOf = (answer: { body: unknown }) => (answer.body as SubscriptionStart).clientSecret;
const leave = (who: Visitor, password: string) => who.post('/api/account/leave', { password });
const membershipOf = async (who: Visitor) => (await who.get('/api/subscription')) as Membership;
const active = () => [...double.books.subscriptions.values()].filter((s) => s.status === 'active');
const customers = () => [...double.books.customers.values()].map(({ email }) => email);

/** Sends Stripe's event of a paid subscription, as after a confirmation in the browser. */
async function tellOfPayment() {
  await deliver(became('active'));
  await deliver(paid());
  await world.settled();
}

/** Lets Robin open the form, then Kim open another and pay in it. */
async function aCoupleOfWhomKimPays() {
  const couple = await aCouple(world);
  const first = secretOf(await begin(couple.robin));
  world.pass(1000);
  const second = secretOf(await begin(couple.kim));
  expect(double.books.confirm(second)).toBe(true);
  await tellOfPayment();
  await runErasures(world.deps);
  return { ...couple, first, second };
}

async function failTheRenewal(...who: Visitor[]) {
  for (let days = 0; days < 32; days += 8) {
    world.pass(8 * DAY_MS);
    for (const one of who) await one.get('/api/user');
  }
  const next = { periodEnd: LEDGER_START + 2 * MONTH_SECONDS };
  const seconds = 31 * 86_400;
  await deliver(failed(seconds, { id: 'in_2', billing_reason: 'subscription_cycle', ...next }));
  await deliver(became('past_due', seconds, next));
  theSubscription().status = 'past_due';
}

test('whoever opens the form gets one of their own, and the form of the other can no longer be paid', async () => {
  const { first, second, form } = await aCoupleOfWhomKimPays();
  expect(second).not.toBe(first);
  expect(double.books.confirm(first)).toBe(false);
  expect(active()).toHaveLength(1);
  expect(customers()).toEqual([form.partner2Email]);
});

test('whoever opens it again gets the same one, in however many tabs', async () => {
  const { robin } = await aCouple(world);
  expect(secretOf(await begin(robin))).toBe(secretOf(await begin(robin)));
});

test('the receipt goes to whoever paid, and the other is told', async () => {
  const { robin, kim, form } = await aCoupleOfWhomKimPays();
  const receipts = world.sentMail.filter(({ subject }) => subject === 'Your receipt');
  expect(receipts.map(({ to }) => to)).toEqual([form.partner2Email]);
  expect(await robin.get('/api/user')).toMatchObject({ membershipNotice: 'begun' });
  expect(await kim.get('/api/user')).not.toHaveProperty('membershipNotice');
});

test('when whoever paid leaves, nothing is charged again', async () => {
  const { robin, kim, form } = await aCoupleOfWhomKimPays();
  expect((await leave(kim, form.partner2Password)).status).toBe(204);
  await world.settled();
  expect(active()).toEqual([]);
  expect(customers()).toEqual([]);
  expect(await membershipOf(robin)).toMatchObject({ status: 'active', renewal: 'none' });
});

test('when the other leaves, whoever paid stays the payer and may cancel', async () => {
  const { robin, kim, form } = await aCoupleOfWhomKimPays();
  expect((await leave(robin, form.partner1Password)).status).toBe(204);
  await world.settled();
  expect(active()).toHaveLength(1);
  expect(customers()).toEqual([form.partner2Email]);
  expect(await kim.post('/api/subscription/cancel')).toMatchObject({
    status: 200,
    body: { renewal: 'off' },
  });
});

describe('what is the payer’s is not their partner’s', () => {
  test('the billing portal, where the card is changed', async () => {
    const { robin, kim } = await aCoupleOfWhomKimPays();
    expect(await membershipOf(robin)).toMatchObject({ hasPortal: false, isOwn: false });
    expect(await membershipOf(kim)).toMatchObject({ hasPortal: true, isOwn: true });
    expect(await robin.post('/api/subscription/portal')).toMatchObject({ status: 404 });
    expect(await kim.post('/api/subscription/portal')).toMatchObject({ status: 200 });
  });

  test('having their card charged again', async () => {
    const { robin, kim } = await aCoupleOfWhomKimPays();
    expect(await robin.post('/api/subscription/cancel')).toMatchObject({ status: 200 });
    expect(await robin.post('/api/subscription/resume')).toMatchObject({
      status: 409,
      body: { message: 'Only the one of you who pays can resume the subscription.' },
    });
    expect(await membershipOf(kim)).toMatchObject({ renewal: 'off' });
    expect(await kim.post('/api/subscription/resume')).toMatchObject({ body: { renewal: 'on' } });
  });

  test('paying after a renewal that failed: the other ends it first, and pays with a card of their own', async () => {
    const { robin, kim, form, second } = await aCoupleOfWhomKimPays();
    await failTheRenewal(robin, kim);
    expect(await begin(robin)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('partner') },
    });
    expect(secretOf(await begin(kim))).toBe(second);

    expect(await robin.post('/api/subscription/cancel')).toMatchObject({ status: 200 });
    expect(double.books.confirm(second)).toBe(false);
    world.pass(1000);
    const own = secretOf(await begin(robin));
    expect(double.books.confirm(own)).toBe(true);
    await tellOfPayment();
    await runErasures(world.deps);
    expect(active()).toHaveLength(1);
    expect(customers()).toEqual([form.partner1Email]);
  });
});

describe('nobody pays twice', () => {
  const isVoiding = ({ path }: Call) => path.endsWith('/void');

  test('who has paid while the other opens the form stays the payer', async () => {
    const { robin, kim, form } = await aCouple(world);
    const first = secretOf(await begin(robin));
    double.before = (call) => {
      if (isVoiding(call)) expect(double.books.confirm(first)).toBe(true);
    };
    expect(await begin(kim)).toMatchObject({ status: 409 });
    expect(active()).toHaveLength(1);
    expect(customers()).toEqual([form.partner1Email]);
    expect(await membershipOf(robin)).toMatchObject({ isOwn: true });
  });

  test('a renewal that is paid while the other cancels it is canceled for the end of the month', async () => {
    const { robin, kim, second } = await aCoupleOfWhomKimPays();
    await failTheRenewal(robin, kim);
    double.before = (call) => {
      if (isVoiding(call)) double.books.confirm(second);
    };
    expect(await robin.post('/api/subscription/cancel')).toMatchObject({ status: 200 });
    expect(theSubscription()).toMatchObject({ status: 'active', cancel_at_period_end: true });
  });

  test('the form that is still open when its member leaves cannot be paid', async () => {
    const { robin, form } = await aCouple(world);
    const secret = secretOf(await begin(robin));
    await leave(robin, form.partner1Password);
    await world.settled();
    expect(double.books.confirm(secret)).toBe(false);
  });

  test('however both open, look again and pay, at most one payment is taken, from whoever is the payer', async () => {
    const step = fc.record({ who: fc.constantFrom(0, 1), does: fc.constantFrom('open', 'pay') });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: 3 }), { maxLength: 5 }),
        async (rounds) => {
          const earlier = new Set(double.books.subscriptions.keys());
          const paidOf = () => active().filter(({ id }) => !earlier.has(id));
          const { robin, kim } = await aCouple(world);
          const people = [robin, kim] as const;
          const secrets = ['', ''];
          const paidBy: number[] = [];
          for (const round of rounds) {
            world.pass(1000);
            await Promise.all(
              round.map(async ({ who, does }) => {
                const person = who === 0 ? robin : kim;
                if (does === 'open') {
                  const answer = await begin(person);
                  expect([200, 409, 503]).toContain(answer.status);
                  if (answer.status === 200) secrets[who] = secretOf(answer);
                } else if (double.books.confirm(secrets[who] ?? '')) paidBy.push(who);
              }),
            );
          }
          expect(paidBy.length).toBeLessThanOrEqual(1);
          const [payer] = paidBy;
          if (payer === undefined) return;
          await tellOfPaymentOf(paidOf()[0]?.id ?? '');
          expect(await membershipOf(people[payer] ?? robin)).toMatchObject({ isOwn: true });
          expect(await membershipOf(people[1 - payer] ?? robin)).toMatchObject({ isOwn: false });
          await runErasures(world.deps);
          expect(paidOf()).toHaveLength(1);
        },
      ),
      { numRuns: 12 },
    );
  });

  async function tellOfPaymentOf(id: string) {
    const { metadata } = double.books.subscriptions.get(id) ?? {};
    await deliver(became('active', 0, { id, metadata }));
  }
});
