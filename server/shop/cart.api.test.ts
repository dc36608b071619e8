import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FIRST_STOCK, products } from '../../content/products.ts';
import type { Cart, StoreProducts } from '../../contract/shop/store.ts';
import { cartAdditions } from '../db/tables/store.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { confirm } from '../testing/paying.ts';
import { BLINDFOLD, cartOf, checkOut, GAME, put } from '../testing/shopping.ts';
import { testApp } from '../testing/test-app.ts';
import { sweepCartAdditions } from './cart-queries.ts';
import { setStockOf } from './stock-queries.ts';

const world = testApp();
const lineIn = (cart: Cart, item: string) => cart.lines.find((line) => line.item === item);
const idOf = (cart: Cart, item: string) => lineIn(cart, item)?.id ?? '';
const change = (who: Visitor, id: string, body: object) =>
  who.request('PATCH', `/api/cart/lines/${id}`, body);

describe('the list of products', () => {
  test('shows everyone all seven products and what is left of each', async () => {
    const listed = (await new Visitor(world).get('/api/store/products')) as StoreProducts;
    expect(listed.map(({ items, ...product }) => product)).toEqual(products);
    for (const { id, items } of listed) {
      for (const { left } of items) expect(left).toBe(Math.min(10, FIRST_STOCK[id]));
    }
  });

  test('tells that something is sold out, and not how many more than ten there are', async () => {
    await setStockOf(world.deps.db, GAME, 0);
    await setStockOf(world.deps.db, BLINDFOLD, 5000);
    const listed = (await new Visitor(world).get('/api/store/products')) as StoreProducts;
    const left = new Map(listed.flatMap(({ items }) => items).map((one) => [one.item, one.left]));
    expect(left.get(GAME)).toBe(0);
    expect(left.get(BLINDFOLD)).toBe(10);
  });
});

describe('one cart for two', () => {
  test('what either puts in, both see, with one total', async () => {
    // “an in-memory list of product ids only.”
    const { robin, kim } = await aCouple(world);
    await put(robin, { item: GAME });
    await put(kim, { item: BLINDFOLD, quantity: 2 });
    const [robins, kims] = [await cartOf(robin), await cartOf(kim)];
    expect(robins.lines).toMatchObject([
      {
        item: GAME,
        productId: 'couples-game',
        name: 'Couples Game',
        color: null,
        size: null,
        variant: 'First edition',
        priceCents: 2899,
        quantity: 1,
        left: 10,
        isSurprise: false,
        isOwn: true,
      },
      { item: BLINDFOLD, color: 'Wine', quantity: 2, isOwn: false },
    ]);
    expect(robins.totals).toEqual({
      pieces: 3,
      subtotalCents: 2899 + 2 * 3499,
      shippingCents: 0,
      totalCents: 2899 + 2 * 3499,
    });
    expect(kims.totals).toEqual(robins.totals);
    expect(kims.lines.map(({ item, isOwn }) => [item, isOwn])).toEqual([
      [GAME, false],
      [BLINDFOLD, true],
    ]);
  });

  test('more of the same becomes one line of at most ten', async () => {
    const { robin, kim } = await aCouple(world);
    await put(robin, { item: GAME, quantity: 4 });
    await Promise.all([put(kim, { item: GAME, quantity: 2 }), put(robin, { item: GAME })]);
    expect((await cartOf(kim)).lines).toMatchObject([{ quantity: 7 }]);
    await put(kim, { item: GAME, quantity: 9 });
    expect((await cartOf(robin)).lines).toMatchObject([{ quantity: 10 }]);
  });

  test('quantities change and lines leave, for both', async () => {
    const { robin, kim } = await aCouple(world);
    const cart = await put(robin, { item: GAME }, { item: BLINDFOLD });
    expect((await change(kim, idOf(cart, GAME), { quantity: 3 })).body).toMatchObject({
      totals: { pieces: 4 },
    });
    const removed = await kim.request('DELETE', `/api/cart/lines/${idOf(cart, BLINDFOLD)}`);
    expect(removed).toMatchObject({ status: 200, body: { lines: [{ item: GAME, quantity: 3 }] } });
    expect((await cartOf(robin)).lines).toMatchObject([{ item: GAME, quantity: 3 }]);
  });

  test('another couple’s line is not there to change or remove', async () => {
    const { robin } = await aCouple(world);
    const { robin: stranger } = await aCouple(world);
    const id = idOf(await put(robin, { item: GAME }), GAME);
    expect((await change(stranger, id, { quantity: 2 })).status).toBe(404);
    expect((await stranger.request('DELETE', `/api/cart/lines/${id}`)).status).toBe(404);
    expect((await change(robin, 'nonsense', { quantity: 2 })).status).toBe(404);
    expect((await cartOf(robin)).lines).toMatchObject([{ quantity: 1 }]);
  });

  test('a visitor has no cart here', async () => {
    const visitor = new Visitor(world);
    for (const [method, url] of [
      ['GET', '/api/cart'],
      ['POST', '/api/cart/lines'],
      ['DELETE', `/api/cart/lines/${randomUUID()}`],
    ] as const) {
      const body =
        method === 'POST' ? { key: randomUUID(), lines: [{ item: GAME, quantity: 1 }] } : undefined;
      expect((await visitor.request(method, url, body)).status).toBe(401);
    }
  });
});

describe('the cart of before signing in', () => {
  test('is added once, however often the browser sends it', async () => {
    const { robin } = await aCouple(world);
    await put(robin, { item: GAME });
    const addition = {
      key: randomUUID(),
      lines: [
        { item: GAME, quantity: 2 },
        { item: BLINDFOLD, quantity: 1, isSurprise: true },
      ],
    };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => robin.post('/api/cart/lines', addition)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await cartOf(robin)).lines).toMatchObject([
      { item: GAME, quantity: 3 },
      { item: BLINDFOLD, quantity: 1, isSurprise: true },
    ]);
  });

  test('does not come back with what lands late, whatever became of it', async () => {
    const { robin, kim } = await aCouple(world);
    const addition = (item: string) => ({ key: randomUUID(), lines: [{ item, quantity: 2 }] });
    const removed = addition(GAME);
    const bought = addition(BLINDFOLD);
    const { lines } = (await robin.post('/api/cart/lines', removed)).body as Cart;
    await kim.request('DELETE', `/api/cart/lines/${lines[0]?.id}`);
    await robin.post('/api/cart/lines', bought);
    const { payment } = await checkOut(robin);
    expect((await confirm(robin, payment?.clientSecret ?? '')).status).toBe(200);
    for (const late of [removed, bought]) {
      const answer = await robin.post('/api/cart/lines', late);
      expect(answer).toMatchObject({ status: 200, body: { lines: [] } });
    }
  });

  test('its keys are forgotten after a season, not before', async () => {
    const { robin } = await aCouple(world);
    await put(robin, { item: GAME });
    await sweepCartAdditions(world.deps.db, world.deps.now());
    expect(await world.deps.db.$count(cartAdditions)).toBe(1);
    world.pass(91 * 86_400_000);
    await sweepCartAdditions(world.deps.db, world.deps.now());
    expect(await world.deps.db.$count(cartAdditions)).toBe(0);
  });
});

describe('wrong input', () => {
  const key = randomUUID();
  const game = { item: GAME, quantity: 1 };
  const CHOOSE = 'Please choose one of the colors, sizes and variants we have.';
  test.each([
    [{ lines: [game] }, 'Please send an id of your own making, so that nothing is done twice.'],
    [
      { key: 'mine', lines: [game] },
      'Please send an id of your own making, so that nothing is done twice.',
    ],
    [{ key }, 'Please send the lines to add.'],
    [{ key, lines: [] }, 'Please send the lines to add.'],
    [{ key, lines: [{ quantity: 1 }] }, CHOOSE],
    [{ key, lines: [{ item: 'couples-game', quantity: 1 }] }, CHOOSE],
    [{ key, lines: [{ item: 'couples-game.-.-.gold', quantity: 1 }] }, CHOOSE],
    [{ key, lines: [{ item: `${GAME}\0`, quantity: 1 }] }, CHOOSE],
    [{ key, lines: [{ item: 'constructor', quantity: 1 }] }, CHOOSE],
    [{ key, lines: [{ ...game, quantity: 0 }] }, 'Please choose 1 to 10 pieces.'],
    [{ key, lines: [{ ...game, quantity: 11 }] }, 'Please choose 1 to 10 pieces.'],
    [{ key, lines: [{ ...game, quantity: -3 }] }, 'Please choose 1 to 10 pieces.'],
    [{ key, lines: [{ ...game, quantity: 1.5 }] }, 'Please choose 1 to 10 pieces.'],
    [{ key, lines: [{ ...game, quantity: '2' }] }, 'Please choose 1 to 10 pieces.'],
  ])('%j is refused kindly, and nothing is added', async (body, message) => {
    const { robin } = await aCouple(world);
    const refused = await robin.post('/api/cart/lines', body);
    expect(refused).toMatchObject({ status: 400, body: { message } });
    expect((await cartOf(robin)).lines).toEqual([]);
  });

  test('a price that a browser sends along changes nothing', async () => {
    const { robin } = await aCouple(world);
    const lines = [{ ...game, priceCents: 1, name: 'Cheap' }];
    expect((await robin.post('/api/cart/lines', { key: randomUUID(), lines })).body).toMatchObject({
      lines: [{ priceCents: 2899, name: 'Couples Game' }],
    });
  });

  test('a line cannot be changed to a quantity that it cannot have', async () => {
    const { robin } = await aCouple(world);
    const id = idOf(await put(robin, { item: GAME, quantity: 2 }), GAME);
    for (const quantity of [0, 11, 2.5, null, 'two']) {
      expect((await change(robin, id, { quantity })).status).toBe(400);
    }
    expect((await change(robin, id, {})).body).toMatchObject({ lines: [{ quantity: 2 }] });
  });
});
