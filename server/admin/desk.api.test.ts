import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { DeskOrder, DeskStock, OperatorAction } from '../../contract/admin/desk.ts';
import { operatorActions, operatorLogins } from '../db/tables/operators.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { everyRow } from '../testing/leak-markers.ts';
import { anOperator, OPERATOR_TOKEN } from '../testing/operator.ts';
import {
  ADDRESS,
  BLINDFOLD,
  checkOut,
  GAME,
  leftOn,
  orderAt,
  orderChores,
  put,
} from '../testing/shopping.ts';
import { testApp } from '../testing/test-app.ts';

const world = testApp({ adminToken: OPERATOR_TOKEN });
const DAY_MS = 86_400_000;

type Operator = Awaited<ReturnType<typeof anOperator>>;
type Page = { orders: DeskOrder[]; next: string | null };
const ordersOf = async (dana: Operator, query = '') => (await dana.get(`/orders${query}`)) as Page;
const recordOf = async (dana: Operator) =>
  ((await dana.get('/record')) as { actions: OperatorAction[] }).actions;
const doneIn = (actions: readonly OperatorAction[]) =>
  actions.map(({ operator, action, subject, detail }) => [operator, action, subject, detail]);

async function orderFixture(item = GAME, address = ADDRESS) {
  const couple = await aCouple(world);
  await put(couple.robin, { item });
  const { order, payment } = await checkOut(couple.robin, { address });
  await couple.robin.post('/api/sandbox/confirm', {
    clientSecret: payment?.clientSecret,
    number: '4242 4242 4242 4242',
    expiry: '12/34',
    code: '123',
  });
  world.pass(60_000);
  return { ...couple, order };
}

describe('orders at the desk', () => {
  test('wait oldest first, a page at a time, with what packing needs and nothing of the couple', async () => {
    const dana = await anOperator(world);
    const placed = [await orderFixture(), await orderFixture(BLINDFOLD), await orderFixture()];
    const first = await ordersOf(dana, '?limit=2');
    expect(first.orders.map(({ id }) => id)).toEqual(
      placed.slice(0, 2).map(({ order }) => order.id),
    );
    expect(first.orders[1]).toMatchObject({
      status: 'paid',
      payment: 'paid',
      address: ADDRESS,
      tracking: null,
      lines: [{ name: 'Blindfold Set', color: 'Wine', quantity: 1 }],
    });
    const second = await ordersOf(dana, `?limit=2&after=${encodeURIComponent(first.next ?? '')}`);
    expect(second).toMatchObject({ orders: [{ id: placed[2]?.order.id }], next: null });
    const [{ form } = { form: null }] = placed;
    const told = JSON.stringify([first, second]);
    for (const hidden of [form?.partner1Email, form?.partner2Email, form?.partner1Phone, 'Kim']) {
      expect(told).not.toContain(hidden);
    }
    expect(told).not.toMatch(/coupleId|buyerId|isSurprise|paymentId/);
  });

  test('what is done is listed newest first', async () => {
    const dana = await anOperator(world);
    const [one, two] = [await orderFixture(), await orderFixture()];
    for (const { order } of [one, two]) await dana.ask('POST', `/orders/${order.id}/ship`, {});
    const { orders } = await ordersOf(dana, '?status=shipped');
    expect(orders.map(({ id }) => id)).toEqual([two.order.id, one.order.id]);
    const page = await ordersOf(dana, '?status=shipped&limit=1');
    const rest = await ordersOf(
      dana,
      `?status=shipped&after=${encodeURIComponent(page.next ?? '')}`,
    );
    expect(rest).toMatchObject({ orders: [{ id: one.order.id }], next: null });
  });

  test('are found by their number, whatever became of them, and by the day they were placed', async () => {
    const { order, robin } = await orderFixture();
    const start = world.deps.now().toISOString();
    world.pass(2 * DAY_MS);
    const later = await orderFixture();
    await robin.post(`/api/orders/${order.id}/cancel`);
    const dana = await anOperator(world);
    for (const number of [order.reference, order.reference.toLowerCase().replace('-', '')]) {
      const { orders } = await ordersOf(dana, `?number=${number}`);
      expect(orders).toMatchObject([{ id: order.id, status: 'cancelled' }]);
    }
    const beginning = order.id.slice(0, 6);
    if (/[0-9]/.test(beginning)) {
      const { orders } = await ordersOf(dana, `?number=${beginning}`);
      expect(orders.map(({ id }) => id)).toContain(order.id);
    }
    expect((await ordersOf(dana, `?from=${start}`)).orders).toMatchObject([{ id: later.order.id }]);
    expect((await ordersOf(dana, `?until=${start}`)).orders).toEqual([]);
    expect((await ordersOf(dana, `?status=cancelled&until=${start}`)).orders).toHaveLength(1);
  });

  test.each([
    '?number=Robin',
    '?number=3f2',
    '?from=yesterday',
    '?from=0000-01-01T00:00:00.000Z',
    '?status=lost',
    '?limit=101',
    '?after=here',
    `?after=0000-01-01T00:00:00.000Z~${randomUUID()}`,
  ])('%s is refused', async (query) => {
    const dana = await anOperator(world);
    expect((await dana.ask('GET', `/orders${query}`)).status).toBe(400);
  });

  test('are shipped once, with a tracking text that only the desk, the buyer’s mail and those who may see the order read', async () => {
    const dana = await anOperator(world);
    const { robin, kim, order } = await orderFixture();
    const stranger = (await aCouple(world)).robin;
    // The receipt of the purchase is on its way.
    await orderChores(world);
    world.sentMail.length = 0;
    const tracking = 'Canary Post 00340434161094';
    const shipped = await dana.ask('POST', `/orders/${order.id}/ship`, { tracking });
    expect(shipped).toMatchObject({ status: 200, body: { status: 'shipped', tracking } });
    const again = await dana.ask('POST', `/orders/${order.id}/ship`, { tracking: 'another' });
    expect(again).toMatchObject({ status: 200, body: { tracking } });
    expect(await orderAt(robin, order.id)).toMatchObject({ status: 'shipped', tracking });
    expect(await orderAt(kim, order.id)).toMatchObject({ tracking });
    expect((await stranger.request('GET', `/api/orders/${order.id}`)).status).toBe(404);
    await orderChores(world);
    expect(world.sentMail).toHaveLength(1);
    expect(world.sentMail[0]?.text).toContain(`\nTracking: ${tracking}\n`);
    expect(world.sentMail[0]?.text).toMatch(/\nEstimated delivery: March 16\W+19\n/);
    // The database holds the tracking number sealed, like the address.
    expect(await everyRow(world.database)).not.toContain('Canary Post');
    expect(doneIn(await recordOf(dana))[0]).toEqual(['Dana', 'shipped', order.reference, null]);
    expect(await recordOf(dana)).toHaveLength(2);
  });

  test.each(['x'.repeat(121), 'two\nlines', 7])('tracking %j is refused', async (tracking) => {
    const dana = await anOperator(world);
    const { order } = await orderFixture();
    expect((await dana.ask('POST', `/orders/${order.id}/ship`, { tracking })).status).toBe(400);
    expect((await ordersOf(dana)).orders).toHaveLength(1);
  });

  test('the address is shown while the parcel may come back, and not for ever', async () => {
    const dana = await anOperator(world);
    const { order } = await orderFixture();
    await dana.ask('POST', `/orders/${order.id}/ship`, { tracking: 'CP 1' });
    expect((await ordersOf(dana, '?status=shipped')).orders).toMatchObject([
      { address: ADDRESS, tracking: 'CP 1' },
    ]);
    world.pass(30 * DAY_MS);
    const later = await anOperator(world);
    expect((await ordersOf(later, '?status=shipped')).orders).toMatchObject([
      { id: order.id, address: null, tracking: null },
    ]);
  });

  test('are canceled once, refunded, and their pieces go back into stock', async () => {
    const dana = await anOperator(world);
    await dana.ask('PUT', `/stock/${GAME}`, { pieces: 5, was: 120 });
    const { robin, order } = await orderFixture();
    await orderChores(world);
    world.sentMail.length = 0;
    expect(await leftOn(robin, GAME)).toBe(4);
    const cancelled = await dana.ask('POST', `/orders/${order.id}/cancel`);
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled', address: null } });
    expect((await dana.ask('POST', `/orders/${order.id}/cancel`)).status).toBe(200);
    await orderChores(world);
    expect(await orderAt(robin, order.id)).toMatchObject({
      status: 'cancelled',
      payment: 'refunded',
      refundedCents: 3494,
    });
    expect(await leftOn(robin, GAME)).toBe(5);
    expect(world.sentMail).toMatchObject([{ subject: expect.stringContaining('was canceled') }]);
    const canceled = doneIn(await recordOf(dana)).filter(([, action]) => action === 'canceled');
    expect(canceled).toEqual([['Dana', 'canceled', order.reference, '$34.94']]);
    expect(await ordersOf(dana, '?status=cancelled')).toMatchObject({
      orders: [{ payment: 'refunded' }],
    });
  });

  test('that are not paid, or gone, or never were, are neither shipped nor canceled', async () => {
    const dana = await anOperator(world);
    const { robin } = await aCouple(world);
    await put(robin, { item: GAME });
    const { order: pending } = await checkOut(robin);
    const { order: sent } = await orderFixture();
    await dana.ask('POST', `/orders/${sent.id}/ship`, {});
    for (const { id } of [pending, sent]) {
      expect((await dana.ask('POST', `/orders/${id}/cancel`)).status).toBe(409);
    }
    expect(await dana.ask('POST', `/orders/${pending.id}/ship`, {})).toMatchObject({
      status: 409,
      body: { message: 'Only a paid order can be shipped; this one is pending.' },
    });
    for (const id of [randomUUID(), 'nonsense']) {
      expect((await dana.ask('POST', `/orders/${id}/cancel`)).status).toBe(404);
      expect((await dana.ask('POST', `/orders/${id}/ship`, {})).status).toBe(404);
    }
  });

  test('shipped by one operator and canceled by another at the same moment are one of the two', async () => {
    const [dana, eli] = [await anOperator(world, 'Dana'), await anOperator(world, 'Eli')];
    for (let round = 0; round < 4; round++) {
      const { robin, order } = await orderFixture();
      const [shipped, cancelled] = await Promise.all([
        dana.ask('POST', `/orders/${order.id}/ship`, {}),
        eli.ask('POST', `/orders/${order.id}/cancel`),
      ]);
      await orderChores(world);
      expect([shipped.status, cancelled.status].toSorted()).toEqual([200, 409]);
      const { status } = await orderAt(robin, order.id);
      const [entry] = doneIn(await recordOf(dana)).filter(([, , of]) => of === order.reference);
      const expected = status === 'shipped' ? ['Dana', 'shipped'] : ['Eli', 'canceled'];
      expect(entry?.slice(0, 2)).toEqual(expected);
    }
  });

  test('a member who leaves takes address and tracking along', async () => {
    const dana = await anOperator(world);
    const { robin, form, order } = await orderFixture();
    await dana.ask('POST', `/orders/${order.id}/ship`, { tracking: 'Canary Post 7' });
    const left = await robin.post('/api/account/leave', { password: form.partner1Password });
    expect(left.status).toBeLessThan(300);
    expect((await ordersOf(dana, '?status=shipped')).orders).toMatchObject([
      { id: order.id, address: null, tracking: null },
    ]);
  });
});

describe('the stock at the desk', () => {
  test('has names for everything that is counted, halves of sets too', async () => {
    const dana = await anOperator(world);
    const levels = (await dana.get('/stock')) as DeskStock[];
    expect(levels).toHaveLength(64);
    expect(levels.filter(({ name, item }) => name === item)).toEqual([]);
    expect(levels.find(({ item }) => item === GAME)).toEqual({
      item: GAME,
      pieces: 120,
      name: 'Couples Game',
      choice: 'First edition',
    });
    expect(levels.find(({ item }) => item === 'silk-sleep-set.wine.shirt-m.-')).toMatchObject({
      name: 'Silk Sleep Set',
      choice: 'Wine, shirt M',
    });
  });

  test('is set to what was counted, unless some were sold meanwhile', async () => {
    const dana = await anOperator(world);
    const set = (pieces: number, was: number) => dana.ask('PUT', `/stock/${GAME}`, { pieces, was });
    expect(await set(25, 120)).toMatchObject({ status: 200, body: { item: GAME, pieces: 25 } });
    await orderFixture();
    expect(await set(40, 25)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('there are 24 pieces now') },
    });
    const answers = await Promise.all([set(30, 24), set(31, 24)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const recorded = doneIn(await recordOf(dana)).filter(([, action]) => action === 'set stock');
    expect(recorded).toHaveLength(2);
    expect(recorded.at(-1)).toEqual([
      'Dana',
      'set stock',
      'Couples Game, First edition',
      'from 120 to 25',
    ]);
  });

  test.each([{}, { pieces: 1 }, { pieces: -1, was: 120 }, { pieces: 1.5, was: 120 }])(
    'is not set to %j',
    async (body) => {
      const dana = await anOperator(world);
      expect((await dana.ask('PUT', `/stock/${GAME}`, body)).status).toBe(400);
      expect((await dana.ask('PUT', '/stock/nothing', { pieces: 1, was: 1 })).status).toBe(400);
    },
  );
});

describe('the record', () => {
  test('says who did what, also what was done with the token, newest first and page by page', async () => {
    const dana = await anOperator(world);
    world.pass(1000);
    const { order } = await orderFixture();
    const bearer = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    const visitor = new Visitor(world);
    await visitor.request('POST', `/api/admin/orders/${order.id}/ship`, undefined, bearer);
    world.pass(1000);
    await visitor.request('PUT', `/api/admin/stock/${GAME}`, { pieces: 3 }, bearer);
    world.pass(1000);
    const eli = await anOperator(world, 'Eli');
    world.pass(1000);
    await dana.ask('DELETE', '/login');
    expect(doneIn(await recordOf(eli))).toEqual([
      ['Dana', 'signed out', null, null],
      ['Eli', 'signed in', null, null],
      [null, 'set stock', 'Couples Game, First edition', 'to 3'],
      [null, 'shipped', order.reference, null],
      ['Dana', 'signed in', null, null],
    ]);
    type Record = { actions: OperatorAction[]; next: string | null };
    const first = (await eli.get('/record?limit=2')) as Record;
    const query = `?limit=3&before=${encodeURIComponent(first.next ?? '')}`;
    const second = (await eli.get(`/record${query}`)) as Record;
    expect([...first.actions, ...second.actions]).toEqual(await recordOf(eli));
    expect(second.next).toBeNull();
  });

  test('can be added to, and neither changed nor shortened, not even by the app itself', async () => {
    const { db } = world.deps;
    await anOperator(world);
    await expect(db.update(operatorActions).set({ operator: 'Eli' })).rejects.toThrow();
    await expect(db.delete(operatorActions)).rejects.toThrow();
    await expect(db.execute(sql`TRUNCATE operator_actions`)).rejects.toThrow();
    expect(await db.select().from(operatorActions)).toMatchObject([
      { operator: 'Dana', action: 'signed in' },
    ]);
  });

  test('has no line about what did not happen', async () => {
    const dana = await anOperator(world);
    await dana.ask('POST', `/orders/${randomUUID()}/ship`, {});
    await dana.ask('PUT', `/stock/${GAME}`, { pieces: 1, was: 1 });
    await dana.ask('POST', '/mails/retry', {});
    expect(await recordOf(dana)).toHaveLength(1);
  });
});

test('the token is stored nowhere, nor is what the browser holds', async () => {
  const { cookie } = await anOperator(world);
  const dump = await everyRow(world.database);
  expect(await world.deps.db.$count(operatorLogins)).toBe(1);
  expect(dump).not.toContain(OPERATOR_TOKEN);
  expect(dump).not.toContain(cookie.split('=')[1]);
  expect(world.logLines.join('\n')).not.toContain('Dana');
  expect(world.logLines.join('\n')).not.toContain(OPERATOR_TOKEN);
});
