import { describe, expect, test } from 'vitest';
import type { Membership, SubscriptionStart } from '../../../contract/shop/premium.ts';
import type { Workout } from '../../../contract/workouts/workouts.ts';
import { invoices, subscriptions } from '../../db/tables/premium.ts';
import { confirmAdult } from '../../testing/consenting.ts';
import { aCouple, Visitor } from '../../testing/factories.ts';
import { confirm, DAY_MS, GOOD_CARD, passWithChores, subscribe } from '../../testing/paying.ts';
import { testApp } from '../../testing/test-app.ts';

const world = testApp();

async function statusOf(who: Visitor) {
  return ((await who.get('/api/user')) as { subscriptionStatus: string }).subscriptionStatus;
}

async function bedroomIsLocked(who: Visitor) {
  await confirmAdult(who);
  const workouts = (await who.get('/api/workouts/category/bedroom')) as Workout[];
  return workouts.every(({ locked }) => locked);
}

async function membershipOf(who: Visitor) {
  return (await who.get('/api/subscription')) as Membership;
}

test('a couple subscribes with a test card, and both partners are premium', async () => {
  // “firstName, lastName, email, profileImageUrl, createdAt, subscriptionStatus (active means premium)”
  // “subscriptionStatus active unlocks bedroom workouts.”
  // “| POST /api/create-subscription | no body | clientSecret is read |”
  const { robin, kim } = await aCouple(world);
  const started = await robin.post('/api/create-subscription');
  expect(started).toMatchObject({
    status: 200,
    body: {
      clientSecret: expect.stringMatching(/_secret_/),
      provider: 'sandbox',
      publishableKey: null,
      status: 'incomplete',
    },
  });
  expect(await statusOf(robin)).toBe('none');

  const { clientSecret } = started.body as SubscriptionStart;
  expect(await confirm(robin, clientSecret)).toMatchObject({
    status: 200,
    body: { outcome: 'paid' },
  });

  expect(await statusOf(robin)).toBe('active');
  expect(await statusOf(kim)).toBe('active');
  expect(await bedroomIsLocked(kim)).toBe(false);
  expect(await membershipOf(kim)).toEqual({
    status: 'active',
    priceCents: 1999,
    renewal: 'on',
    nextDate: '2026-04-11T12:00:00.000Z',
    isOwn: false,
    hasPortal: false,
    invoices: [
      {
        id: expect.any(String),
        issuedAt: '2026-03-11T12:00:00.000Z',
        amountCents: 1999,
        refundedCents: 0,
        status: 'paid',
        hasPage: false,
      },
    ],
  });
});

describe('a card that is refused says why, and nothing begins', () => {
  test.each([
    ['a declined card', { number: '4000 0000 0000 0002' }, 'Your card was declined.'],
    ['one without funds', { number: '4000000000009995' }, 'Your card has insufficient funds.'],
    ['a wrong check digit', { number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
    ['any other card', { number: '5555 5555 5555 4444' }, 'Your card number is invalid.'],
    ['no number', { number: '' }, 'Your card number is invalid.'],
    ['words', { number: 'four two' }, 'Your card number is invalid.'],
    ['a past month', { expiry: '02/26' }, 'Your card has expired.'],
    ['a month that is none', { expiry: '13/30' }, "Your card's expiry date is invalid."],
    ['an unreadable month', { expiry: 'soon' }, "Your card's expiry date is invalid."],
    ['a short code', { code: '12' }, "Your card's security code is invalid."],
    ['a long code', { code: '1234' }, "Your card's security code is invalid."],
    ['a code of letters', { code: 'abc' }, "Your card's security code is invalid."],
  ])('%s', async (_what, changes, message) => {
    const { robin } = await aCouple(world);
    const { clientSecret } = (await robin.post('/api/create-subscription'))
      .body as SubscriptionStart;
    const answer = await confirm(robin, clientSecret, changes);
    expect(answer).toMatchObject({ status: 402, body: { message } });
    expect(await statusOf(robin)).toBe('none');
    expect(await membershipOf(robin)).toMatchObject({ invoices: [], renewal: 'none' });
    // Pay with another card in the same form.
    expect(await confirm(robin, clientSecret)).toMatchObject({ status: 200 });
  });

  test.each([
    ['a missing field', { number: undefined }],
    ['a number of another type', { number: 4242424242424242 }],
    ['a secret that is none', { clientSecret: 'nothing' }],
  ])('%s is 400', async (_what, changes) => {
    const { robin } = await aCouple(world);
    const { clientSecret } = (await robin.post('/api/create-subscription'))
      .body as SubscriptionStart;
    const payment = { clientSecret, ...GOOD_CARD, ...changes };
    expect(await robin.post('/api/sandbox/confirm', payment)).toMatchObject({
      status: 400,
      body: { message: expect.any(String) },
    });
  });
});

test('this month is still in the future of a card that ends with it', async () => {
  const { robin } = await aCouple(world);
  const { clientSecret } = (await robin.post('/api/create-subscription')).body as SubscriptionStart;
  expect(await confirm(robin, clientSecret, { expiry: '3/2026' })).toMatchObject({ status: 200 });
});

test('nobody can pay with the secret of another couple, or with one made up', async () => {
  const { robin } = await aCouple(world);
  const others = await aCouple(world);
  const { clientSecret } = (await robin.post('/api/create-subscription')).body as SubscriptionStart;
  const forged = clientSecret.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const [who, secret] of [
    [others.robin, clientSecret],
    [robin, forged],
  ] as const) {
    expect(await confirm(who, secret)).toMatchObject({ status: 400 });
  }
  expect(await statusOf(robin)).toBe('none');
  expect(await statusOf(others.robin)).toBe('none');
});

test('what belongs to a couple asks who is there', async () => {
  const nobody = new Visitor(world);
  for (const url of [
    '/api/create-subscription',
    '/api/subscription/cancel',
    '/api/subscription/resume',
    '/api/subscription/portal',
  ]) {
    expect(await nobody.post(url)).toMatchObject({ status: 401 });
  }
  expect(await confirm(nobody, 'x')).toMatchObject({ status: 401 });
  expect(await nobody.request('GET', '/api/subscription')).toMatchObject({ status: 401 });
});

describe('there is never a second subscription', () => {
  test('many presses at once share one, paid once', async () => {
    const { robin } = await aCouple(world);
    const pressed = await Promise.all(
      [robin, robin, robin, robin].map((who) => who.post('/api/create-subscription')),
    );
    const secrets = new Set(pressed.map(({ body }) => (body as SubscriptionStart).clientSecret));
    expect(secrets.size).toBe(1);
    expect(await world.deps.db.$count(subscriptions)).toBe(1);

    const [secret = ''] = secrets;
    const paid = await Promise.all([robin, robin, robin].map((who) => confirm(who, secret)));
    expect(paid.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await world.deps.db.$count(invoices)).toBe(1);
  });

  test('a subscriber is told so instead of being charged again', async () => {
    const { robin, kim } = await aCouple(world);
    await subscribe(robin);
    expect(await kim.post('/api/create-subscription')).toMatchObject({
      status: 409,
      body: { message: 'You already have Premium. Your profile shows how long it lasts.' },
    });
    await kim.post('/api/subscription/cancel');
    expect(await kim.post('/api/create-subscription')).toMatchObject({ status: 409 });
    expect(await world.deps.db.$count(subscriptions)).toBe(1);
  });

  test('one that was never paid runs out after 23 hours, and the next is new', async () => {
    const { robin } = await aCouple(world);
    const first = (await robin.post('/api/create-subscription')).body as SubscriptionStart;
    world.pass(22 * 3_600_000);
    const again = (await robin.post('/api/create-subscription')).body as SubscriptionStart;
    expect(again.clientSecret).toBe(first.clientSecret);
    world.pass(2 * 3_600_000);
    const later = (await robin.post('/api/create-subscription')).body as SubscriptionStart;
    expect(later.clientSecret).not.toBe(first.clientSecret);
    expect(await confirm(robin, first.clientSecret)).toMatchObject({ status: 400 });
    expect(await statusOf(robin)).toBe('none');
    expect(await confirm(robin, later.clientSecret)).toMatchObject({ status: 200 });
    expect(await statusOf(robin)).toBe('active');
  });
});

describe('the clock', () => {
  test('renews month after month, on the day it began, without a browser', async () => {
    const { robin } = await aCouple(world);
    world.pass(20 * DAY_MS); // 31 March
    await subscribe(robin);
    const dates: (string | null)[] = [];
    for (let day = 0; day < 95; day += 5) {
      await passWithChores(world, 5 * DAY_MS);
      expect(await statusOf(robin)).toBe('active');
      dates.push((await membershipOf(robin)).nextDate);
    }
    expect([...new Set(dates)].map((date) => date?.slice(0, 10))).toEqual([
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
    ]);
    const { invoices: paid } = await membershipOf(robin);
    expect(paid.map(({ issuedAt, amountCents }) => [issuedAt.slice(0, 10), amountCents])).toEqual([
      ['2026-06-30', 1999],
      ['2026-05-31', 1999],
      ['2026-04-30', 1999],
      ['2026-03-31', 1999],
    ]);
  });

  test('catches up with all that fell due while the app was away', async () => {
    const { robin, form } = await aCouple(world);
    await subscribe(robin);
    world.pass(100 * DAY_MS);
    const signIn = { email: form.partner1Email, password: form.partner1Password };
    expect((await robin.post('/api/login', signIn)).body).toMatchObject({
      subscriptionStatus: 'past_due',
    });
    await passWithChores(world, 1);
    expect(await statusOf(robin)).toBe('active');
    expect((await membershipOf(robin)).invoices).toHaveLength(4);
  });

  test('keeps a cancelled couple premium to the end of what they paid, and not a second more', async () => {
    const { robin, kim } = await aCouple(world);
    await subscribe(robin);
    expect((await kim.post('/api/subscription/cancel')).body).toMatchObject({
      status: 'active',
      renewal: 'off',
      nextDate: '2026-04-11T12:00:00.000Z',
    });
    await passWithChores(world, 31 * DAY_MS - 1000, robin, kim);
    expect(await statusOf(robin)).toBe('active');
    // Expect the end by time alone: no chore has run yet.
    world.pass(1000);
    expect(await statusOf(robin)).toBe('canceled');
    await passWithChores(world, DAY_MS);
    expect(await statusOf(robin)).toBe('canceled');
    expect(await bedroomIsLocked(robin)).toBe(true);
    expect((await membershipOf(robin)).renewal).toBe('none');

    await subscribe(kim);
    expect(await statusOf(robin)).toBe('active');
    expect((await membershipOf(robin)).invoices).toHaveLength(2);
  });

  test('goes on renewing for whoever resumed in time', async () => {
    const { robin, kim } = await aCouple(world);
    await subscribe(robin);
    await kim.post('/api/subscription/cancel');
    expect(await kim.post('/api/subscription/resume')).toMatchObject({ status: 409 });
    expect((await robin.post('/api/subscription/resume')).body).toMatchObject({ renewal: 'on' });
    await passWithChores(world, 40 * DAY_MS, robin, kim);
    expect(await statusOf(robin)).toBe('active');
    expect((await membershipOf(robin)).invoices).toHaveLength(2);
  });

  test('cannot charge a card that has ended: past due, mended by another card', async () => {
    const { robin, kim } = await aCouple(world);
    await subscribe(robin, { expiry: '03/26' });
    await passWithChores(world, 32 * DAY_MS, robin, kim);
    expect(await statusOf(robin)).toBe('past_due');
    expect(await membershipOf(robin)).toMatchObject({ renewal: 'on', nextDate: null });
    expect((await membershipOf(robin)).invoices.map(({ status }) => status)).toEqual([
      'failed',
      'paid',
    ]);
    const open = await robin.post('/api/create-subscription');
    expect(open).toMatchObject({ status: 200, body: { status: 'past_due' } });
    await confirm(robin, (open.body as SubscriptionStart).clientSecret);
    expect(await statusOf(robin)).toBe('active');
    expect((await membershipOf(robin)).invoices.map(({ status }) => status)).toEqual([
      'paid',
      'paid',
    ]);
  });

  test('gives up a past due one after a week; cancelling ends it at once', async () => {
    const { robin } = await aCouple(world);
    const others = await aCouple(world);
    for (const who of [robin, others.robin]) await subscribe(who, { expiry: '03/26' });
    await passWithChores(world, 32 * DAY_MS, robin, others.robin);
    expect((await others.robin.post('/api/subscription/cancel')).body).toMatchObject({
      status: 'canceled',
      renewal: 'none',
    });
    await passWithChores(world, 7 * DAY_MS);
    expect(await statusOf(robin)).toBe('canceled');
  });
});

test('there is nothing to cancel or resume where nothing is', async () => {
  const { robin } = await aCouple(world);
  expect(await robin.post('/api/subscription/cancel')).toMatchObject({ status: 409 });
  expect(await robin.post('/api/subscription/resume')).toMatchObject({ status: 409 });
  await robin.post('/api/create-subscription');
  expect(await robin.post('/api/subscription/cancel')).toMatchObject({ status: 409 });
  expect(await robin.post('/api/subscription/portal')).toMatchObject({ status: 404 });
});

test('of a card nothing is kept and nothing is logged', async () => {
  const { robin } = await aCouple(world);
  const card = { number: '4242 4242 4242 4242', expiry: '11/31', code: '737' };
  await subscribe(robin, card);
  const log = world.logLines.join('');
  for (const text of [card.number, '4242424242424242', card.expiry, `"${card.code}"`]) {
    expect(log).not.toContain(text);
  }
});

test('cards are not tried without end', async () => {
  const { robin } = await aCouple(world);
  const { clientSecret } = (await robin.post('/api/create-subscription')).body as SubscriptionStart;
  const tries = [];
  for (let i = 0; i < 31; i++) {
    tries.push((await confirm(robin, clientSecret, { number: '4000 0000 0000 0002' })).status);
  }
  expect(tries.slice(0, 30)).toEqual(Array(30).fill(402));
  expect(tries[30]).toBe(429);
});

test('the webhook of Stripe does not exist in the sandbox', async () => {
  expect(await new Visitor(world).post('/api/stripe/webhook', {})).toMatchObject({ status: 404 });
});
