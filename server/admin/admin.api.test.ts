import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AdminOrder, StockLevel } from '../../contract/admin/admin.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import {
  ADDRESS,
  BLINDFOLD,
  buy,
  checkOut,
  GAME,
  leftOn,
  orderAt,
  orderChores,
  put,
} from '../testing/shopping.ts';
import { testApp } from '../testing/test-app.ts';

const TOKEN = 'a token for operators';
const world = testApp({ adminToken: TOKEN });
let operator: Visitor;
beforeEach(() => {
  operator = new Visitor(world, '203.0.113.77');
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
type Method = 'GET' | 'POST' | 'PUT';
const ask = (method: Method, url: string, body?: unknown, token = TOKEN) =>
  operator.request(method, `/api/admin${url}`, body, bearer(token));
const ship = (id: string) => ask('POST', `/orders/${id}/ship`);
async function page(query = '') {
  return (await ask('GET', `/orders${query}`)).body as {
    orders: AdminOrder[];
    next: string | null;
  };
}

describe('the operator token', () => {
  const calls = [
    ['GET', '/orders', undefined],
    ['POST', `/orders/${randomUUID()}/ship`, undefined],
    ['GET', '/stock', undefined],
    ['PUT', `/stock/${GAME}`, { pieces: 1 }],
  ] as const;

  test.each(calls)(
    '%s %s refuses whoever does not bear it, members too',
    async (method, url, body) => {
      const { robin } = await aCouple(world);
      for (const headers of [{}, bearer('wrong'), bearer(`${TOKEN}x`), { authorization: TOKEN }]) {
        const refused = await robin.request(method, `/api/admin${url}`, body, headers);
        expect(refused).toMatchObject({
          status: 401,
          body: { message: 'This needs the operator token.' },
        });
      }
      expect((await ask(method, url, body)).status).not.toBe(401);
    },
  );

  test('cannot be guessed for long', async () => {
    for (let tries = 0; tries < 20; tries++) {
      expect((await ask('GET', '/orders', undefined, `guess ${tries}`)).status).toBe(401);
    }
    expect((await ask('GET', '/orders', undefined, 'one more')).status).toBe(429);
    expect((await ask('GET', '/orders')).status).toBe(429);
    world.pass(15 * 60_000);
    expect((await ask('GET', '/orders')).status).toBe(200);
  });

  test('is asked for before the request is looked at, and never logged', async () => {
    const wrong = await ask('PUT', '/stock/nonsense', { pieces: 'many' }, 'wrong');
    expect(wrong.status).toBe(401);
    await ask('GET', '/orders');
    expect(world.logLines.join('\n')).not.toContain(TOKEN);
  });
});

describe('orders to pack', () => {
  test('are listed oldest first with label and lines, a page at a time', async () => {
    const placed: string[] = [];
    for (let count = 0; count < 3; count++) {
      const { robin } = await aCouple(world);
      placed.push((await buy(robin, { item: GAME, quantity: count + 1 })).id);
      world.pass(60_000);
    }
    const { robin } = await aCouple(world);
    await put(robin, { item: BLINDFOLD });
    const { order: pending } = await checkOut(robin);

    const first = await page('?limit=2');
    expect(first.orders).toMatchObject([
      {
        id: placed[0],
        status: 'paid',
        address: ADDRESS,
        provider: 'sandbox',
        paymentId: placed[0],
        lines: [{ item: GAME, name: 'Couples Game', variant: 'First edition', quantity: 1 }],
        totals: { totalCents: 3494 },
      },
      { id: placed[1] },
    ]);
    const second = await page(`?limit=2&after=${encodeURIComponent(first.next ?? '')}`);
    expect(second).toMatchObject({ orders: [{ id: placed[2] }], next: null });
    expect(await page('?status=pending')).toMatchObject({ orders: [{ id: pending.id }] });
    expect(await page('?status=shipped')).toEqual({ orders: [], next: null });
    // Operators see no more of the buyer than the shipping label needs.
    expect(JSON.stringify(first)).not.toMatch(/example\.org|coupleId|buyerId|isSurprise/);
  });

  test('show where they go only while somebody needs to know', async () => {
    const { robin } = await aCouple(world);
    const { id } = await buy(robin, { item: GAME });
    await put(robin, { item: BLINDFOLD });
    await checkOut(robin);
    // An unpaid order is not packed, so its address stays hidden too.
    expect(await page('?status=pending')).toMatchObject({ orders: [{ address: null }] });
    expect(await page()).toMatchObject({ orders: [{ id, address: ADDRESS }] });
    expect(await ship(id)).toMatchObject({ body: { address: ADDRESS } });
    world.pass(30 * 24 * 3_600_000 - 1);
    expect(await page('?status=shipped')).toMatchObject({ orders: [{ id, address: ADDRESS }] });
    world.pass(1);
    const { orders } = await page('?status=shipped');
    expect(orders).toMatchObject([{ id, address: null, tracking: null }]);
    expect(await ship(id)).toMatchObject({ body: { id, address: null, tracking: null } });
  });

  test.each(['?status=lost', '?limit=0', '?limit=201', '?limit=x', '?after=yesterday'])(
    '%s is refused',
    async (query) => {
      expect((await ask('GET', `/orders${query}`)).status).toBe(400);
    },
  );

  test('are marked as shipped once, and the buyer is told discreetly', async () => {
    const { robin, form } = await aCouple(world);
    const { id, reference } = await buy(robin, { item: BLINDFOLD });
    await world.settled();
    world.sentMail.length = 0;
    const at = world.deps.now().toISOString();
    expect(await ship(id)).toMatchObject({
      status: 200,
      body: { status: 'shipped', shippedAt: at },
    });
    world.pass(60_000);
    expect(await ship(id)).toMatchObject({ status: 200, body: { shippedAt: at } });
    await orderChores(world);
    expect(await orderAt(robin, id)).toMatchObject({ status: 'shipped', canCancel: false });
    expect(world.sentMail).toMatchObject([
      { to: form.partner1Email, subject: `Your order is on its way (${reference})` },
    ]);
    expect(JSON.stringify(world.sentMail)).not.toMatch(/blindfold|sexercise/i);
  });

  test('that are not paid, or gone, or never were, are not shipped', async () => {
    const { robin } = await aCouple(world);
    await put(robin, { item: GAME });
    const { order } = await checkOut(robin);
    expect(await ship(order.id)).toMatchObject({
      status: 409,
      body: { message: 'Only a paid order can be shipped; this one is pending.' },
    });
    const bought = await buy(robin, { item: BLINDFOLD });
    await robin.post(`/api/orders/${bought.id}/cancel`);
    expect((await ship(bought.id)).status).toBe(409);
    expect((await ship(randomUUID())).status).toBe(404);
    expect((await ship('nonsense')).status).toBe(404);
  });

  test('shipped and called off at the same moment are one of the two', async () => {
    const { robin } = await aCouple(world);
    for (let round = 0; round < 4; round++) {
      await ask('PUT', `/stock/${GAME}`, { pieces: 9 });
      const { id } = await buy(robin, { item: GAME });
      const [shipped, cancelled] = await Promise.all([
        ship(id),
        robin.post(`/api/orders/${id}/cancel`),
      ]);
      await orderChores(world);
      const order = await orderAt(robin, id);
      expect([shipped.status, cancelled.status].toSorted()).toEqual([200, 409]);
      const isShipped = shipped.status === 200;
      expect(order).toMatchObject({
        status: isShipped ? 'shipped' : 'cancelled',
        payment: isShipped ? 'paid' : 'refunded',
      });
      expect(await leftOn(robin, GAME)).toBe(isShipped ? 8 : 9);
    }
  });

  test('a shipped order cannot be called off', async () => {
    const { robin } = await aCouple(world);
    const { id } = await buy(robin, { item: GAME });
    await ship(id);
    expect(await robin.post(`/api/orders/${id}/cancel`)).toMatchObject({
      status: 409,
      body: { message: 'This order has already been shipped, so it can no longer be canceled.' },
    });
  });
});

describe('the stock', () => {
  test('is counted for every item and can be set', async () => {
    const levels = (await ask('GET', '/stock')).body as StockLevel[];
    expect(levels.find(({ item }) => item === GAME)).toEqual({ item: GAME, pieces: 120 });
    expect((await ask('PUT', `/stock/${GAME}`, { pieces: 2 })).body).toEqual({
      item: GAME,
      pieces: 2,
    });
    expect(await leftOn(operator, GAME)).toBe(2);
    const { robin } = await aCouple(world);
    await buy(robin, { item: GAME });
    const after = (await ask('GET', '/stock')).body as StockLevel[];
    expect(after.find(({ item }) => item === GAME)?.pieces).toBe(1);
  });

  test.each([
    [GAME, {}],
    [GAME, { pieces: -1 }],
    [GAME, { pieces: 1.5 }],
    [GAME, { pieces: 1_000_001 }],
    ['couples-game', { pieces: 1 }],
  ])('of %s is not set to %j', async (item, body) => {
    expect((await ask('PUT', `/stock/${item}`, body)).status).toBe(400);
    expect(await leftOn(operator, GAME)).toBe(10);
  });
});
