import { describe, expect, test } from 'vitest';
import type { DeskMetrics, DeskNumbers, QueuedMail } from '../../contract/admin/desk.ts';
import { mailQueue } from '../db/tables/mail.ts';
import { mailQueueIn } from '../mail/queue.ts';
import { derivedKey } from '../security/sealing.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { anOperator, OPERATOR_TOKEN, signInToDesk } from '../testing/operator.ts';
import { DAY_MS, passWithChores, subscribe } from '../testing/paying.ts';
import { buy, checkOut, GAME, put } from '../testing/shopping.ts';
import { SECRET, testApp } from '../testing/test-app.ts';

const world = testApp({ adminToken: OPERATOR_TOKEN });

describe('the numbers', () => {
  const numbers = async () => (await (await anOperator(world)).get('/numbers')) as DeskNumbers;

  test('of an empty house are zeros, and there are fourteen days', async () => {
    const { orders, subscriptions, payments, days } = await numbers();
    expect(orders).toEqual({ toPack: 0, oldestPaidAt: null, pending: 0, refundsOwed: 0 });
    expect(Object.values(subscriptions)).toEqual([0, 0, 0, 0, 0]);
    expect(Object.values(payments)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(days).toHaveLength(14);
    expect(days.at(-1)).toEqual({ day: '2026-03-11', orders: 0, paidCents: 0, failedPayments: 0 });
  });

  test('count orders, subscriptions and payments, and name nobody', async () => {
    const { robin, form } = await aCouple(world);
    await subscribe(robin);
    const paidAt = world.deps.now().toISOString();
    await buy(robin, { item: GAME });
    await put(robin, { item: GAME });
    await checkOut(robin);
    const other = (await aCouple(world)).robin;
    await subscribe(other);
    await other.post('/api/subscription/cancel');
    const counted = await numbers();
    expect(counted).toMatchObject({
      orders: { toPack: 1, oldestPaidAt: paidAt, pending: 1, refundsOwed: 0 },
      subscriptions: { active: 2, ending: 1, pastDue: 0, begun: 2, ended: 0 },
      payments: { paid: 2, paidCents: 2 * 1999, failed: 0, disputed: 0 },
    });
    expect(counted.days.at(-1)).toMatchObject({ orders: 1, paidCents: 3998 });
    expect(JSON.stringify(counted)).not.toMatch(new RegExp(`${form.partner1Email}|[0-9a-f-]{36}`));
  });

  test('forget what is longer ago than they say', async () => {
    const { robin } = await aCouple(world);
    await subscribe(robin);
    await robin.post('/api/subscription/cancel');
    await passWithChores(world, 40 * DAY_MS, robin);
    expect(await numbers()).toMatchObject({
      subscriptions: { active: 0, begun: 0, ended: 1 },
      payments: { paid: 0 },
    });
    await passWithChores(world, 31 * DAY_MS, robin);
    expect(await numbers()).toMatchObject({ subscriptions: { ended: 0 } });
  });
});

describe('the mails', () => {
  type Mails = { mails: QueuedMail[]; next: string | null; waiting: number };

  /** Makes a queue on the same database whose mail server is broken. */
  function brokenQueue() {
    const { db, now, limits } = world.deps;
    return mailQueueIn({
      db,
      limits,
      key: derivedKey(SECRET, 'mail'),
      now,
      transport: async () => {
        throw Object.assign(new Error('550 kim@example.org is unknown'), { responseCode: 550 });
      },
      onFailure: () => {},
    });
  }

  async function mailTo(to: string) {
    const { db, now } = world.deps;
    await brokenQueue().put(db, { to, subject: 'A private subject', text: 'Hello' }, now());
    world.pass(1);
  }

  test('that wait or failed are listed without whom they are to, and retried', async () => {
    for (const to of ['kim@example.org', 'robin@example.org', 'sam@example.org']) await mailTo(to);
    const dana = await anOperator(world);
    expect(await dana.get('/mails')).toMatchObject({
      waiting: 3,
      mails: [{ state: 'waiting', attempts: 0, failure: null }, {}, {}],
    });
    await brokenQueue().deliver();
    const page = (await dana.get('/mails?limit=2')) as Mails;
    expect(page.mails).toMatchObject([
      { state: 'failed', attempts: 1, failure: 'SMTP 550' },
      { state: 'failed' },
    ]);
    const rest = await dana.get(`/mails?after=${encodeURIComponent(page.next ?? '')}`);
    expect(rest).toMatchObject({ mails: [{ state: 'failed' }], next: null });
    expect(JSON.stringify([page, rest])).not.toMatch(/@|example|private|Hello/);

    const [first] = page.mails;
    const retried = await dana.ask('POST', '/mails/retry', { id: first?.id });
    expect(retried.body).toEqual({ retried: 1 });
    await world.settled();
    expect(world.sentMail.map(({ to }) => to)).toEqual(['kim@example.org']);
    expect((await dana.ask('POST', '/mails/retry', { id: first?.id })).body).toEqual({
      retried: 0,
    });
    expect((await dana.ask('POST', '/mails/retry', {})).body).toEqual({ retried: 2 });
    await world.settled();
    expect(world.sentMail).toHaveLength(3);
    expect(await dana.get('/mails')).toEqual({ mails: [], next: null, waiting: 0 });
    const { actions } = (await dana.get('/record')) as { actions: { detail: string }[] };
    expect(
      actions
        .map(({ detail }) => detail)
        .filter(Boolean)
        .toSorted(),
    ).toEqual(['1', '2']);
  });

  test('that are on their way are not sent a second time', async () => {
    await mailTo('kim@example.org');
    const { db, now } = world.deps;
    await db.update(mailQueue).set({ attempts: 1, dueAt: new Date(now().getTime() + 300_000) });
    const dana = await anOperator(world);
    expect(await dana.get('/mails')).toMatchObject({ mails: [{ state: 'sending' }] });
    expect((await dana.ask('POST', '/mails/retry', {})).body).toEqual({ retried: 0 });
    await world.settled();
    expect(world.sentMail).toEqual([]);
  });

  test('however often someone retries, no mail is given up by it', async () => {
    await mailTo('kim@example.org');
    const dana = await anOperator(world);
    const queue = brokenQueue();
    await queue.deliver();
    const { db, now } = world.deps;
    const { retryFailed } = await import('../mail/queued-mails.ts');
    for (let press = 0; press < 30; press++) {
      expect(await retryFailed(db, undefined, now())).toBe(1);
      await queue.deliver();
    }
    expect(await dana.get('/mails')).toMatchObject({ mails: [{ attempts: 1 }] });
  });
});

describe('the metrics', () => {
  const metricsOf = async () => (await (await anOperator(world)).get('/metrics')) as DeskMetrics;

  test('say that the database answers, and show what happened since the last sample', async () => {
    const { recentMetrics } = world.deps;
    const { kind } = world.database;
    await recentMetrics?.sample();
    const guess = { email: 'kim@example.org', password: 'a guess' };
    for (let i = 0; i < 12; i++) await new Visitor(world, '198.51.100.9').post('/api/login', guess);
    recentMetrics?.failed();
    await recentMetrics?.sample();
    const { database, mail, figures: shown } = await metricsOf();
    expect(database).toEqual({ kind, ms: expect.any(Number) });
    expect(mail).toEqual({ waiting: 0, oldestSeconds: 0, needsAttention: false });
    const last = (id: string) => shown.find((metric) => metric.id === id)?.values.at(-1);
    expect([last('refused'), last('throttled'), last('failures')]).toEqual([10, 2, 1]);
    expect(last('memory')).toBeGreaterThan(10);
    expect(last('errors')).toBe(0);
    // Each metric appears where it applies: a pool with PostgreSQL, a disk with the embedded one.
    const hasPool = shown.some(({ id }) => id === 'connections');
    expect(hasPool).toBe(kind === 'postgres');
    expect(shown.every(({ needsAttention }) => !needsAttention)).toBe(true);
    expect(JSON.stringify(shown)).not.toContain('example.org');
  });

  test('ask for no look at the sandbox on a machine of one’s own', async () => {
    expect((await metricsOf()).payments).toEqual({ provider: 'sandbox', needsAttention: false });
  });

  test('ask for a look when a mail waits too long', async () => {
    const { db, now, mail } = world.deps;
    await mail.put(db, { to: 'kim@example.org', subject: 'Hello', text: 'Hello' }, now());
    world.pass(901_000);
    const { mail: shown } = await metricsOf();
    expect(shown).toEqual({ waiting: 1, oldestSeconds: 901, needsAttention: true });
  });

  test('keep an hour, and no more', async () => {
    const { recentMetrics } = world.deps;
    for (let n = 0; n < 130; n++) await recentMetrics?.sample();
    const { figures: shown, secondsBetween } = await metricsOf();
    expect((shown[0]?.values.length ?? 0) * secondsBetween).toBe(3600);
  });
});

describe('at a public address', () => {
  const headers = { origin: 'https://studio.example' };
  const atPublic = testApp({ adminToken: OPERATOR_TOKEN, appOrigin: headers.origin });

  test('the metrics ask for a look while the sandbox takes test cards as payment', async () => {
    const { headers: answered } = await signInToDesk(atPublic, { headers });
    const [cookie = ''] = String(answered['set-cookie']).split(';');
    const answer = await atPublic.app.inject({
      url: '/api/desk/metrics',
      headers: { ...headers, cookie },
    });
    expect(answer.json().payments).toEqual({ provider: 'sandbox', needsAttention: true });
  });
});
