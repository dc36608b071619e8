import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sandboxPayments } from '../db/tables/payments.ts';
import { anonymisedSales, cartLines, orders } from '../db/tables/store.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { everyRow } from '../testing/leak-markers.ts';
import {
  ADDRESS,
  BLINDFOLD,
  buy,
  cartOf,
  checkOut,
  GAME,
  leftOn,
  orderAt,
  ordersOf,
  put,
} from '../testing/shopping.ts';
import { testApp } from '../testing/test-app.ts';
import { setStockOf } from './stock-queries.ts';

const TOKEN = 'a token for operators';
const world = testApp({ adminToken: TOKEN });
const leave = (who: Visitor, password: string) => who.post('/api/account/leave', { password });
const ship = (who: Visitor, id: string) =>
  who.request('POST', `/api/admin/orders/${id}/ship`, undefined, {
    authorization: `Bearer ${TOKEN}`,
  });

describe('whoever leaves', () => {
  test('takes name and address out of their orders; the couple’s receipts stay with the other', async () => {
    const { robin, kim, form } = await aCouple(world);
    const order = await buy(robin, { item: GAME });
    await ship(robin, order.id);
    const kims = await buy(kim, { item: BLINDFOLD });
    await ship(kim, kims.id);
    await world.settled();

    expect((await leave(robin, form.partner1Password)).status).toBe(204);

    expect(await orderAt(kim, order.id)).toMatchObject({
      status: 'shipped',
      address: null,
      isOwn: false,
      totals: { totalCents: 3494 },
      lines: [{ name: 'Couples Game' }],
    });
    expect(await orderAt(kim, kims.id)).toMatchObject({ address: ADDRESS, isOwn: true });
  });

  test('has what is not shipped yet called off and paid back, once', async () => {
    const { robin, kim, form } = await aCouple(world);
    await setStockOf(world.deps.db, GAME, 5);
    const paid = await buy(robin, { item: GAME, quantity: 2 });
    await put(robin, { item: GAME });
    const { order: pending } = await checkOut(robin);
    expect(await leftOn(kim, GAME)).toBe(2);

    expect((await leave(robin, form.partner1Password)).status).toBe(204);
    await world.settled();

    expect(await leftOn(kim, GAME)).toBe(5);
    expect(await orderAt(kim, paid.id)).toMatchObject({ status: 'cancelled', payment: 'refunded' });
    expect((await kim.request('GET', `/api/orders/${pending.id}`)).status).toBe(404);
    const books = await world.deps.db.select().from(sandboxPayments);
    expect(books.map(({ status, refundedCents }) => [status, refundedCents]).toSorted()).toEqual([
      ['canceled', 0],
      ['paid', 2 * 2899 + 595],
    ]);
  });

  test('leaves of a surprise only its money, in the books', async () => {
    const { robin, kim, form } = await aCouple(world);
    const order = await buy(robin, { item: BLINDFOLD, isSurprise: true });
    await ship(robin, order.id);
    await put(robin, { item: GAME, isSurprise: true }, { item: GAME });
    await world.settled();

    await leave(robin, form.partner1Password);
    await world.settled();

    expect(await ordersOf(kim)).toEqual([]);
    expect(await world.deps.db.$count(orders)).toBe(0);
    expect(await world.deps.db.select().from(anonymisedSales)).toMatchObject([
      { provider: 'sandbox', providerId: order.id, totalCents: 4094, refundedCents: 0 },
    ]);
    // Expect the shared line to remain for the partner, without the surprise.
    expect((await cartOf(kim)).lines).toMatchObject([{ item: GAME, isOwn: false }]);
    expect(await world.deps.db.$count(cartLines)).toBe(1);
  });
});

test('when both have left, the books know sums and nobody', async () => {
  const { robin, kim, form } = await aCouple(world);
  const order = await buy(kim, { item: GAME });
  await ship(kim, order.id);
  await world.settled();
  await leave(robin, form.partner1Password);
  expect((await leave(kim, form.partner2Password)).status).toBe(204);
  await world.settled();
  expect(await world.deps.db.select().from(anonymisedSales)).toMatchObject([
    { totalCents: 3494, refundedCents: 0, paidAt: world.deps.now() },
  ]);
  expect(await world.deps.db.$count(orders)).toBe(0);
  const rows = await everyRow(world.database);
  for (const trace of ['Couples Game', form.partner2Email, 'Canary']) {
    expect(rows).not.toContain(trace);
  }
});

test('both leaving at once with open orders still end them all', async () => {
  const { robin, kim, form } = await aCouple(world);
  await setStockOf(world.deps.db, GAME, 5);
  await buy(robin, { item: GAME });
  await buy(kim, { item: GAME });
  const answers = await Promise.all([
    leave(robin, form.partner1Password),
    leave(kim, form.partner2Password),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  await world.settled();
  expect(await leftOn(robin, GAME)).toBe(5);
  expect(await world.deps.db.select().from(anonymisedSales)).toMatchObject([
    { totalCents: 3494, refundedCents: 3494 },
    { totalCents: 3494, refundedCents: 3494 },
  ]);
});

test('orders come a page at a time, and each once', async () => {
  const { robin } = await aCouple(world);
  const placed: string[] = [];
  for (let count = 0; count < 5; count++) {
    placed.unshift((await buy(robin, { item: GAME })).id);
    world.pass(1000);
  }
  const seen: string[] = [];
  for (let before = ''; ; ) {
    const page = (await robin.get(`/api/orders?limit=2${before}`)) as Awaited<
      ReturnType<typeof ordersOf>
    >;
    seen.push(...page.map(({ id }) => id));
    const last = page.at(-1);
    if (page.length < 2 || !last) break;
    before = `&before=${encodeURIComponent(`${last.createdAt}~${last.id}`)}`;
  }
  expect(seen).toEqual(placed);
  for (const query of ['limit=0', 'limit=101', 'before=now', `before=${randomUUID()}`]) {
    expect((await robin.request('GET', `/api/orders?${query}`)).status).toBe(400);
  }
});
