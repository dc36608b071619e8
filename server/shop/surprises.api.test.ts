import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { Cart } from '../../contract/shop/store.ts';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/embedded.ts';
import { filePaths } from '../file-paths.ts';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { everyAnswer, everyRow, filesWith, rowsOf } from '../testing/leak-markers.ts';
import { confirm } from '../testing/paying.ts';
import {
  ADDRESS,
  BLINDFOLD,
  buy,
  cartOf,
  checkOut,
  GAME,
  orderAt,
  orderOf,
  ordersOf,
  put,
} from '../testing/shopping.ts';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { unzip } from '../testing/unzip.ts';

const isEmbedded = process.env.TEST_DATABASE !== 'postgres';
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sexercise-parcels-'));

/** Uses a database on disk, unlike the worker's, because one test reads the files themselves. */
async function databaseOnDisk(): Promise<Database> {
  if (!isEmbedded) return testDatabase();
  return openEmbedded({
    dataDir,
    migrationsFolder: filePaths.migrations,
    template: path.resolve(filePaths.template),
  });
}

const world = testApp({ database: databaseOnDisk, hasRateLimits: false });
const endpoints = await contractEndpoints();

afterAll(async () => {
  await world.close();
  if (isEmbedded) await world.database.close();
  await rm(dataDir, { recursive: true });
});

const change = (who: Visitor, id: string | undefined, body: object) =>
  who.request('PATCH', `/api/cart/lines/${id}`, body);
const firstLine = (cart: Cart) => cart.lines[0]?.id ?? '';

async function exported(who: Visitor, name: string): Promise<string> {
  const { app } = world;
  const answer = await app.inject({ url: '/api/account/export', headers: { cookie: who.cookie } });
  return unzip(answer.rawPayload).get(name)?.toString() ?? '';
}

describe('a surprise in the cart', () => {
  test('is there for whoever put it in, and for nobody else', async () => {
    const { robin, kim } = await aCouple(world);
    await put(kim, { item: GAME });
    const before = await cartOf(kim);
    const cart = await put(robin, { item: BLINDFOLD, quantity: 2, isSurprise: true });
    expect(cart).toMatchObject({
      lines: [{ item: GAME }, { item: BLINDFOLD, quantity: 2, isSurprise: true, isOwn: true }],
      totals: { pieces: 3 },
    });
    expect(await cartOf(kim)).toEqual(before);
  });

  test('answers the partner like a line that never was', async () => {
    const { robin, kim } = await aCouple(world);
    const hidden = firstLine(await put(robin, { item: BLINDFOLD, isSurprise: true }));
    const never = '00000000-0000-4000-8000-000000000000';
    const asks = (id: string) =>
      Promise.all([
        change(kim, id, { quantity: 5 }),
        change(kim, id, { isSurprise: false }),
        kim.request('DELETE', `/api/cart/lines/${id}`),
        kim.post('/api/store/checkout', {
          ...orderOf({
            lines: [],
            totals: { pieces: 0, subtotalCents: 0, shippingCents: 0, totalCents: 0 },
          }),
          key: never,
          lines: [{ id, quantity: 1 }],
        }),
      ]);
    const answers = (await asks(hidden)).map(({ status, body }) => ({ status, body }));
    expect(answers).toEqual((await asks(never)).map(({ status, body }) => ({ status, body })));
    expect((await cartOf(robin)).lines).toMatchObject([{ quantity: 1, isSurprise: true }]);
  });

  test('can be made of one’s own line, and unmade; not of the partner’s', async () => {
    const { robin, kim } = await aCouple(world);
    const id = firstLine(await put(robin, { item: GAME }));
    expect(await change(kim, id, { isSurprise: true })).toMatchObject({
      status: 409,
      body: { message: 'Your partner added this, so you can’t keep it a surprise from them.' },
    });
    expect((await change(robin, id, { isSurprise: true, quantity: 3 })).body).toMatchObject({
      lines: [{ id, quantity: 3, isSurprise: true }],
    });
    expect((await cartOf(kim)).lines).toEqual([]);
    await change(robin, id, { isSurprise: false });
    expect((await cartOf(kim)).lines).toMatchObject([{ quantity: 3, isSurprise: false }]);
  });

  test('both may keep the same thing from each other, beside the one they share', async () => {
    const { robin, kim } = await aCouple(world);
    await put(robin, { item: GAME, isSurprise: true });
    await put(kim, { item: GAME, quantity: 2, isSurprise: true });
    await put(kim, { item: GAME, quantity: 3 });
    expect((await cartOf(robin)).lines.map(({ quantity }) => quantity)).toEqual([1, 3]);
    expect((await cartOf(kim)).lines.map(({ quantity }) => quantity)).toEqual([2, 3]);
    // Reveal the surprise: its line must join the shared one.
    const [own] = (await cartOf(robin)).lines;
    await change(robin, own?.id, { isSurprise: false });
    expect((await cartOf(robin)).lines).toMatchObject([{ quantity: 4, isSurprise: false }]);
  });
});

describe('an order with a surprise', () => {
  test('exists for its buyer alone: lists, address, export, mails, refusals', async () => {
    const { robin, kim, form } = await aCouple(world);
    const before = await everyAnswer(kim, endpoints, []);
    await world.settled();
    world.sentMail.length = 0;
    await put(robin, { item: GAME });
    const order = await buy(robin, { item: BLINDFOLD, isSurprise: true });
    await world.settled();
    expect(order).toMatchObject({ isSurprise: true, status: 'paid' });
    expect(await ordersOf(robin)).toHaveLength(1);
    expect(await exported(robin, 'orders.txt')).toContain('Blindfold Set (Wine)');
    expect(world.sentMail.map(({ to }) => to)).toEqual([form.partner1Email]);

    expect(await ordersOf(kim)).toEqual([]);
    expect(JSON.parse(await exported(kim, 'orders.json'))).toEqual([]);
    for (const [method, url] of [
      ['GET', ''],
      ['POST', '/pay'],
      ['POST', '/cancel'],
    ] as const) {
      expect((await kim.request(method, `/api/orders/${order.id}${url}`)).status).toBe(404);
    }
    const after = await everyAnswer(kim, endpoints, [order.id]);
    for (const canary of [order.id, order.reference, 'Canary Lane', 'blindfold-set.wine']) {
      expect(after.replaceAll('"item":"blindfold-set.wine.-.-"', '')).not.toContain(canary);
    }
    expect(before).not.toContain('Canary Lane');
  });

  test('made one only at checkout is hidden from then on, with the order that is being paid', async () => {
    const { robin, kim } = await aCouple(world);
    const id = firstLine(await put(robin, { item: BLINDFOLD }));
    const { order, payment } = await checkOut(robin);
    expect(await ordersOf(kim)).toHaveLength(1);
    await change(robin, id, { isSurprise: true });
    expect(await ordersOf(kim)).toEqual([]);
    await confirm(robin, payment?.clientSecret ?? '');
    expect(await ordersOf(kim)).toEqual([]);
    expect(await orderAt(robin, order.id)).toMatchObject({ status: 'paid', isSurprise: true });
  });

  test('an order without one is the couple’s', async () => {
    const { robin, kim } = await aCouple(world);
    const order = await buy(robin, { item: GAME });
    expect(await orderAt(kim, order.id)).toEqual({ ...order, isOwn: false });
    expect(await exported(kim, 'orders.txt')).toBe(
      [
        `2026-03-11 12:00  order ${order.reference}: paid`,
        '  1 x Couples Game (First edition)  $28.99',
        '  Delivery $5.95, total $34.94',
        '  To Robin Castle, 12 Canary Lane, Springfield, OR 97477, United States',
        '',
      ].join('\n'),
    );
  });

  test('a stranger finds no order, whatever they ask', async () => {
    const { robin } = await aCouple(world);
    const order = await buy(robin, { item: GAME });
    const { robin: stranger } = await aCouple(world);
    for (const who of [stranger, new Visitor(world)]) {
      const said = await everyAnswer(who, endpoints, [order.id, order.lines[0]?.item ?? '']);
      for (const canary of [order.id, order.reference, 'Canary Lane']) {
        expect(said).not.toContain(canary);
      }
    }
    expect((await stranger.post(`/api/orders/${order.id}/cancel`)).status).toBe(404);
    expect(await orderAt(robin, order.id)).toMatchObject({ status: 'paid' });
  });
});

test("neither the database's rows, nor its files, nor the log hold a delivery address", async () => {
  const { robin } = await aCouple(world);
  const address = {
    ...ADDRESS,
    name: 'canary-name Ottilie',
    line1: 'canary-street 7',
    line2: 'canary-floor',
    city: 'canary-city',
    postalCode: 'canary-zip',
  };
  await put(robin, { item: GAME });
  const { order } = await checkOut(robin, { address });
  expect((await orderAt(robin, order.id)).address).toEqual(address);
  await robin.post('/api/store/checkout', orderOf(await cartOf(robin), { address, totalCents: 1 }));

  const secrets = Object.values(address).filter((text) => text?.startsWith('canary')) as string[];
  const rows = await everyRow(world.database);
  for (const secret of secrets) expect(rows).not.toContain(secret);
  expect(world.logLines.join('\n')).not.toMatch(/canary/);
  await world.deps.db.execute(sql`CHECKPOINT`);
  const [setting] = await rowsOf<{ place: string }>(
    world.database,
    sql`SELECT current_setting('data_directory') AS place`,
  );
  expect(await filesWith(isEmbedded ? dataDir : (setting?.place ?? ''), secrets)).toEqual([]);
});

test('an address that is moved to another order does not open', async () => {
  const { robin } = await aCouple(world);
  const first = await buy(robin, { item: GAME });
  const second = await buy(robin, { item: BLINDFOLD });
  await world.deps.db.execute(
    sql`UPDATE orders SET sealed_address = (SELECT sealed_address FROM orders WHERE id = ${first.id})
      WHERE id = ${second.id}`,
  );
  expect((await robin.request('GET', `/api/orders/${second.id}`)).status).toBe(500);
});
