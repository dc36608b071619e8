import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { itemsByKey } from '../../content/products.ts';
import { totalsOf } from '../../contract/shop/cart-totals.ts';
import type { Checkout } from '../../contract/shop/orders.ts';
import { orders } from '../db/tables/store.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { confirm } from '../testing/paying.ts';
import {
  ADDRESS,
  BLINDFOLD,
  buy,
  cartOf,
  checkOut,
  GAME,
  leftOn,
  orderAt,
  orderChores,
  orderOf,
  ordersOf,
  put,
  WORKOUT_SET,
} from '../testing/shopping.ts';
import { testApp } from '../testing/test-app.ts';
import { setStockOf, stockLevels } from './stock-queries.ts';

const world = testApp();
const MINUTE_MS = 60_000;
async function stockUp(item: string, pieces: number) {
  for (const part of itemsByKey.get(item)?.parts ?? []) {
    await setStockOf(world.deps.db, part, pieces);
  }
}
/**
 * Signs up couples one after the other: sign-up hashes two passwords, and only a few requests from
 * one network may wait.
 */
async function couples(count: number) {
  const made = [];
  while (made.length < count) made.push(await aCouple(world));
  return made;
}
/** Reads the exact stock. The store's own answers stop at ten. */
async function piecesOf(part: string): Promise<number> {
  const levels = await stockLevels(world.deps.db);
  return levels.find(({ item }) => item === part)?.pieces ?? 0;
}
const orderCount = () => world.deps.db.$count(orders);

describe('from cart to parcel', () => {
  test('an order is placed at the store’s prices, paid, and leaves the cart', async () => {
    const { robin, kim } = await aCouple(world);
    await put(robin, { item: GAME, quantity: 2 }, { item: WORKOUT_SET });
    const { order, payment } = await checkOut(robin);
    expect(payment).toMatchObject({ provider: 'sandbox', publishableKey: null });
    expect(order).toMatchObject({
      status: 'pending',
      payment: 'none',
      isSurprise: false,
      isOwn: true,
      canCancel: true,
      lines: [
        {
          item: GAME,
          name: 'Couples Game',
          variant: 'First edition',
          priceCents: 2899,
          quantity: 2,
        },
        { item: WORKOUT_SET, color: 'Plum', size: 'M and L', priceCents: 8999, quantity: 1 },
      ],
      totals: { pieces: 3, subtotalCents: 14_797, shippingCents: 0, totalCents: 14_797 },
      address: ADDRESS,
    });
    expect(order.reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
    // Expect the lines in the cart until the order is paid.
    expect((await cartOf(robin)).lines).toHaveLength(2);

    expect((await confirm(robin, payment?.clientSecret ?? '')).status).toBe(200);
    const paid = { status: 'paid', payment: 'paid', paidAt: world.deps.now().toISOString() };
    expect(await orderAt(robin, order.id)).toMatchObject(paid);
    expect(await ordersOf(kim)).toMatchObject([{ id: order.id, ...paid, isOwn: false }]);
    expect(await cartOf(kim)).toMatchObject({ lines: [], totals: { totalCents: 0 } });
  });

  test('the buyer is written to, in words that tell nobody anything', async () => {
    const { robin, form } = await aCouple(world);
    await world.settled();
    world.sentMail.length = 0;
    const { id, reference } = await buy(robin, { item: BLINDFOLD });
    await world.settled();
    expect(world.sentMail).toHaveLength(1);
    const [mail] = world.sentMail;
    expect(mail).toMatchObject({ to: form.partner1Email });
    expect(mail?.subject).toBe(`Thank you for your order (${reference})`);
    expect(mail?.text).toContain(`http://localhost:3000/orders/${id}`);
    expect(mail?.text).toMatch(/\nEstimated delivery: March 17\W+23\n/);
    for (const word of ['Blindfold', 'blindfold', 'Sexercise', 'Canary', '34.99', 'store']) {
      expect(JSON.stringify(mail)).not.toContain(word);
    }
  });

  test('only what was seen is bought; what is added meanwhile stays', async () => {
    const { robin, kim } = await aCouple(world);
    await put(robin, { item: GAME, quantity: 2 });
    const { payment } = await checkOut(robin);
    await put(kim, { item: GAME }, { item: BLINDFOLD });
    await confirm(robin, payment?.clientSecret ?? '');
    expect((await cartOf(robin)).lines).toMatchObject([
      { item: GAME, quantity: 1 },
      { item: BLINDFOLD, quantity: 1 },
    ]);
  });
});

describe('a button pressed twice', () => {
  test('makes one order, one payment and one reservation', async () => {
    const { robin } = await aCouple(world);
    await stockUp(GAME, 5);
    const order = orderOf(await put(robin, { item: GAME, quantity: 2 }));
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => robin.post('/api/store/checkout', order)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [first] = answers;
    for (const { body } of answers) expect(body).toEqual(first?.body);
    expect(await orderCount()).toBe(1);
    expect(await leftOn(robin, GAME)).toBe(3);
  });

  test('after the payment answers with the paid order and nothing to pay', async () => {
    const { robin } = await aCouple(world);
    const order = orderOf(await put(robin, { item: GAME }));
    const { body } = await robin.post('/api/store/checkout', order);
    const { payment } = body as { payment: { clientSecret: string } };
    await Promise.all([1, 2, 3].map(() => confirm(robin, payment.clientSecret)));
    expect((await robin.post('/api/store/checkout', order)).body).toMatchObject({
      order: { status: 'paid' },
      payment: null,
    });
    expect(await orderCount()).toBe(1);
  });

  test('with the same key and another address is refused, not silently sent to the old one', async () => {
    const { robin } = await aCouple(world);
    const order = orderOf(await put(robin, { item: GAME }));
    await robin.post('/api/store/checkout', order);
    const moved = { ...order, address: { ...ADDRESS, line1: '1 Other Street' } };
    expect((await robin.post('/api/store/checkout', moved)).status).toBe(409);
  });

  test('a partner’s key of the same letters is the partner’s own', async () => {
    const { robin, kim } = await aCouple(world);
    const key = randomUUID();
    const cart = await put(robin, { item: GAME }, { item: BLINDFOLD });
    const [game, blindfold] = cart.lines.map(({ id, quantity }) => [{ id, quantity }]);
    const one = { key, lines: game, totalCents: 2899 + 595, address: ADDRESS };
    const two = { key, lines: blindfold, totalCents: 3499 + 595, address: ADDRESS };
    expect((await robin.post('/api/store/checkout', one)).status).toBe(200);
    expect((await kim.post('/api/store/checkout', two)).status).toBe(200);
    expect(await orderCount()).toBe(2);
  });
});

describe('the last pieces', () => {
  test('twenty who want the last three at once get three, and the others keep their carts', async () => {
    await stockUp(GAME, 3);
    const buyers = await couples(20);
    const carts = await Promise.all(buyers.map(({ robin }) => put(robin, { item: GAME })));
    const answers = await Promise.all(
      buyers.map(({ robin }, index) =>
        robin.post('/api/store/checkout', orderOf(carts[index] ?? { lines: [], totals: never })),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(3).fill(200), ...Array(17).fill(409)]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => (body as { message: string }).message))).toEqual(
      new Set(['Couples Game has just sold out. Everything else is still in your cart.']),
    );
    expect(await leftOn(new Visitor(world), GAME)).toBe(0);
    expect(await orderCount()).toBe(3);
    for (const { robin } of buyers) expect((await cartOf(robin)).lines).toHaveLength(1);
  });

  test('several items wanted in every order at once bring nobody to a halt', async () => {
    const items = [GAME, BLINDFOLD, WORKOUT_SET];
    for (const item of items) await stockUp(item, 6);
    const buyers = await couples(12);
    const answers = await Promise.all(
      buyers.map(async ({ robin }, index) => {
        const turned = [...items.slice(index % 3), ...items.slice(0, index % 3)];
        const cart = await put(robin, ...turned.map((item) => ({ item })));
        return robin.post('/api/store/checkout', orderOf(cart));
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(6);
    for (const item of items) expect(await leftOn(new Visitor(world), item)).toBe(0);
  });

  test('too many are refused with how many there are, and nothing is kept back', async () => {
    const { robin } = await aCouple(world);
    await stockUp(GAME, 2);
    await stockUp(BLINDFOLD, 9);
    const cart = await put(robin, { item: BLINDFOLD, quantity: 3 }, { item: GAME, quantity: 3 });
    expect(cart.lines).toMatchObject([{ left: 9 }, { left: 2 }]);
    expect(await robin.post('/api/store/checkout', orderOf(cart))).toMatchObject({
      status: 409,
      body: { message: 'Only 2 of Couples Game are left. Please choose fewer.' },
    });
    expect(await leftOn(robin, BLINDFOLD)).toBe(9);
    expect(await orderCount()).toBe(0);
  });

  test('going back to change the address does not lose the last piece to oneself', async () => {
    const { robin, kim } = await aCouple(world);
    await stockUp(GAME, 1);
    await put(robin, { item: GAME });
    const first = await checkOut(robin);
    // Expect one left in the couple's own cart, because the reserved piece is theirs.
    expect((await cartOf(kim)).lines).toMatchObject([{ left: 1 }]);
    expect(await leftOn(robin, GAME)).toBe(0);

    const second = await checkOut(kim, { address: { ...ADDRESS, line1: '1 Other Street' } });

    expect(second.order).toMatchObject({ status: 'pending', address: { line1: '1 Other Street' } });
    expect(await orderAt(robin, first.order.id)).toMatchObject({ status: 'expired' });
    // Expect the first form to be closed, so that nobody pays twice for one cart.
    expect((await confirm(robin, first.payment?.clientSecret ?? '')).status).toBe(400);
    expect((await confirm(kim, second.payment?.clientSecret ?? '')).status).toBe(200);
    expect((await ordersOf(robin)).map(({ id }) => id)).toEqual([second.order.id]);
  });

  test('both partners at checkout at once make one order that can be paid', async () => {
    const { robin, kim } = await aCouple(world);
    await stockUp(GAME, 2);
    const cart = await put(robin, { item: GAME, quantity: 2 });
    const answers = await Promise.all([
      robin.post('/api/store/checkout', orderOf(cart)),
      kim.post('/api/store/checkout', orderOf(cart)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const open = (await ordersOf(robin)).filter(({ status }) => status === 'pending');
    expect(open).toHaveLength(1);
    expect(await leftOn(robin, GAME)).toBe(0);
  });

  test('ten windows with the same order at once pay for one', async () => {
    const { robin } = await aCouple(world);
    await stockUp(GAME, 2);
    const cart = await put(robin, { item: GAME, quantity: 2 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => robin.post('/api/store/checkout', orderOf(cart))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const forms = answers.map(({ body }) => (body as Checkout).payment?.clientSecret);
    expect(new Set(forms).size).toBe(1);
    expect(await confirm(robin, forms[7] ?? '')).toMatchObject({ status: 200 });
    expect((await ordersOf(robin)).map(({ status }) => status)).toEqual(['paid']);
  });

  test.each([1, 2, 3])(
    'ten windows with ten addresses at once leave a form that can be paid (%i)',
    async () => {
      const { robin, kim } = await aCouple(world);
      const cart = await put(robin, { item: GAME });
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, window) =>
          (window % 2 ? robin : kim).post(
            '/api/store/checkout',
            orderOf(cart, { address: { ...ADDRESS, line1: `${window} Canary Lane` } }),
          ),
        ),
      );
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const open = (await ordersOf(robin)).filter(({ status }) => status === 'pending');
      expect(open).toHaveLength(1);
      const window = answers.findIndex(
        ({ status, body }) => status === 200 && (body as Checkout).order.id === open[0]?.id,
      );
      const shown = answers[window]?.body as Checkout | undefined;
      const secret = shown?.payment?.clientSecret ?? '';
      const paid = await confirm(window % 2 ? robin : kim, secret);
      expect(paid).toMatchObject({ status: 200 });
    },
  );
});

describe('a card that is declined', () => {
  test('keeps order, cart and address for another try', async () => {
    const { robin } = await aCouple(world);
    await put(robin, { item: GAME });
    const { order, payment } = await checkOut(robin);
    const secret = payment?.clientSecret ?? '';
    const declined = await confirm(robin, secret, { number: '4000 0000 0000 0002' });
    expect(declined).toMatchObject({ status: 402, body: { message: 'Your card was declined.' } });
    expect(await orderAt(robin, order.id)).toMatchObject({ status: 'pending', address: ADDRESS });
    expect((await cartOf(robin)).lines).toHaveLength(1);

    expect((await robin.post(`/api/orders/${order.id}/pay`)).body).toMatchObject({
      payment: { clientSecret: secret },
    });
    expect((await confirm(robin, secret)).status).toBe(200);
    expect(await orderAt(robin, order.id)).toMatchObject({ status: 'paid' });
  });

  test('a stranger cannot pay with someone’s form, nor go on with their order', async () => {
    const { robin } = await aCouple(world);
    const { robin: stranger } = await aCouple(world);
    await put(robin, { item: GAME });
    const { order, payment } = await checkOut(robin);
    expect((await confirm(stranger, payment?.clientSecret ?? '')).status).toBe(400);
    expect((await stranger.post(`/api/orders/${order.id}/pay`)).status).toBe(404);
    const forged = `payment_${order.id}_secret_${'x'.repeat(43)}`;
    expect((await confirm(robin, forged)).status).toBe(400);
  });
});

describe('a payment that is abandoned', () => {
  test('gives its pieces back after half an hour, once', async () => {
    const { robin } = await aCouple(world);
    await stockUp(GAME, 30);
    await put(robin, { item: GAME, quantity: 3 });
    const { order, payment } = await checkOut(robin);
    world.pass(29 * MINUTE_MS);
    await orderChores(world);
    expect(await piecesOf(GAME)).toBe(27);

    world.pass(MINUTE_MS);
    await Promise.all([orderChores(world), orderChores(world)]);
    await orderChores(world);
    expect(await piecesOf(GAME)).toBe(30);
    expect(await orderAt(robin, order.id)).toMatchObject({ status: 'expired', canCancel: false });
    expect(await ordersOf(robin)).toEqual([]);
    expect((await cartOf(robin)).lines).toMatchObject([{ quantity: 3 }]);
    // Expect the form to be closed at the provider, so that nobody is charged for released pieces.
    expect((await confirm(robin, payment?.clientSecret ?? '')).status).toBe(400);
    expect((await robin.post(`/api/orders/${order.id}/pay`)).body).toMatchObject({ payment: null });
  });

  test('keeps the last pieces of something back for ten minutes', async () => {
    const [first, other] = [await aCouple(world), await aCouple(world)];
    for (const { robin } of [first, other]) await buy(robin, { item: WORKOUT_SET });
    await stockUp(GAME, 12);
    await put(first.robin, { item: GAME, quantity: 10 });
    await put(other.robin, { item: GAME, quantity: 3 }, { item: BLINDFOLD });
    const { order } = await checkOut(first.robin);
    world.pass(9 * MINUTE_MS);
    await orderChores(world);
    expect(await leftOn(other.robin, GAME)).toBe(2);
    world.pass(MINUTE_MS);
    await orderChores(world);
    expect(await orderAt(first.robin, order.id)).toMatchObject({ status: 'expired' });
    expect((await checkOut(other.robin)).order).toMatchObject({ status: 'pending' });
  });

  test('a dozen couples who never pay cannot keep a product from everyone else', async () => {
    const { robin: customer } = await aCouple(world);
    await buy(customer, { item: BLINDFOLD });
    await stockUp(GAME, 120);
    const idlers = await couples(12);
    const hold = async (quantity: number) => {
      const orders = idlers.map(async ({ robin }) =>
        robin.post('/api/store/checkout', orderOf(await cartOf(robin))),
      );
      const statuses = (await Promise.all(orders)).map(({ status }) => status);
      return statuses.filter((status) => status === 200).length * quantity;
    };
    for (const { robin } of idlers) await put(robin, { item: GAME, quantity: 10 });
    for (let round = 0; round < 3; round++) {
      expect(await hold(10)).toBe(60);
      // Buy in each round: a newcomer may take two, a paying customer may take any number.
      await buy((await aCouple(world)).robin, { item: GAME, quantity: 2 });
      await buy(customer, { item: GAME, quantity: 10 });
      world.pass(30 * MINUTE_MS);
      await orderChores(world);
      await stockUp(GAME, 120);
    }
  });

  test('nor one of which few are left', async () => {
    const { robin: customer } = await aCouple(world);
    await buy(customer, { item: BLINDFOLD });
    await stockUp(GAME, 19);
    const idlers = await couples(6);
    for (const { robin } of idlers) {
      const surprise = { item: GAME, quantity: 2, isSurprise: true };
      const { lines } = await put(robin, { item: GAME, quantity: 2 }, surprise);
      // Order each line by itself, as two orders.
      const answers = lines.map((line) =>
        robin.post('/api/store/checkout', orderOf({ lines: [line], totals: totalsOf([line]) })),
      );
      const [refused, ...others] = (await Promise.all(answers)).sort(
        (one, two) => two.status - one.status,
      );
      expect(refused).toMatchObject({
        status: 409,
        body: {
          message: 'Please pay for what you have ordered first, or order Couples Game later.',
        },
      });
      expect(others).toMatchObject([{ status: 200 }]);
    }
    const { robin: newcomer } = await aCouple(world);
    const three = await put(newcomer, { item: GAME, quantity: 3 });
    expect((await newcomer.post('/api/store/checkout', orderOf(three))).body).toEqual({
      message: 'For now, you can order 2 of Couples Game at a time. Please choose fewer.',
    });
    expect(await piecesOf(GAME)).toBe(7);
    await buy(customer, { item: GAME, quantity: 7 });
  });

  test('is given up when it is asked for too late, before any chore', async () => {
    const { robin } = await aCouple(world);
    const order = orderOf(await put(robin, { item: GAME }));
    await robin.post('/api/store/checkout', order);
    world.pass(31 * MINUTE_MS);
    expect((await robin.post('/api/store/checkout', order)).body).toMatchObject({
      order: { status: 'expired' },
      payment: null,
    });
    expect((await checkOut(robin)).order).toMatchObject({ status: 'pending' });
  });

  test('paying and giving up at the same moment end in one of the two', async () => {
    const { robin } = await aCouple(world);
    await stockUp(GAME, 40);
    for (let round = 0; round < 5; round++) {
      await put(robin, { item: GAME });
      const { order, payment } = await checkOut(robin);
      world.pass(30 * MINUTE_MS);
      const before = await piecesOf(GAME);
      const [{ status }] = await Promise.all([
        confirm(robin, payment?.clientSecret ?? ''),
        orderChores(world),
      ]);
      const now = await orderAt(robin, order.id);
      expect(now.status).toBe(status === 200 ? 'paid' : 'expired');
      const returned = status === 200 ? 0 : order.totals.pieces;
      expect(await piecesOf(GAME)).toBe(before + returned);
    }
  });
});

describe('what is refused at checkout', () => {
  test('a visitor', async () => {
    const visitor = new Visitor(world);
    const order = { key: randomUUID(), lines: [{ id: randomUUID(), quantity: 1 }], totalCents: 1 };
    const refused = await visitor.post('/api/store/checkout', { ...order, address: ADDRESS });
    expect(refused.status).toBe(401);
  });

  test('another total than the store’s, whatever the browser says about prices', async () => {
    const { robin } = await aCouple(world);
    const cart = await put(robin, { item: WORKOUT_SET });
    const cheap = orderOf(cart, { totalCents: 1 });
    const lines = cheap.lines.map((line) => ({ ...line, priceCents: 1 }));
    expect(await robin.post('/api/store/checkout', { ...cheap, lines })).toMatchObject({
      status: 409,
      body: { message: 'A price has changed. Please check the new total first.' },
    });
    expect(await orderCount()).toBe(0);
  });

  test('a cart that has changed since', async () => {
    const { robin, kim } = await aCouple(world);
    const cart = await put(robin, { item: GAME, quantity: 2 });
    const [line] = cart.lines;
    await kim.request('PATCH', `/api/cart/lines/${line?.id}`, { quantity: 1 });
    expect((await robin.post('/api/store/checkout', orderOf(cart))).status).toBe(409);
    await kim.request('DELETE', `/api/cart/lines/${line?.id}`);
    expect((await robin.post('/api/store/checkout', orderOf(cart))).status).toBe(409);
  });

  test('another couple’s lines', async () => {
    const { robin } = await aCouple(world);
    const { robin: stranger } = await aCouple(world);
    const cart = await put(robin, { item: GAME });
    expect((await stranger.post('/api/store/checkout', orderOf(cart))).status).toBe(409);
  });

  test.each([
    [{ key: undefined }, 'Please send an id of your own making, so that nothing is done twice.'],
    [{ lines: [] }, 'Please choose something to order first.'],
    [{ lines: undefined }, 'Please choose something to order first.'],
    [{ lines: [{ id: 'x', quantity: 1 }] }, 'Please open your cart again.'],
    [{ totalCents: undefined }, 'Please send the total that was shown.'],
    [{ totalCents: 34.94 }, 'Please send the total that was shown.'],
    [{ address: undefined }, 'Please enter a delivery address.'],
    [{ address: 'here' }, 'Please enter a delivery address.'],
    [{ address: { ...ADDRESS, name: ' ' } }, 'Please enter the name for the label.'],
    [{ address: { ...ADDRESS, line1: '' } }, 'Please enter the street address.'],
    [{ address: { ...ADDRESS, city: undefined } }, 'Please enter the city.'],
    [{ address: { ...ADDRESS, postalCode: '' } }, 'Please enter the postal code.'],
    [{ address: { ...ADDRESS, country: 'Narnia' } }, 'Please choose a country we deliver to.'],
    [{ address: { ...ADDRESS, country: 'toString' } }, 'Please choose a country we deliver to.'],
    [{ address: { ...ADDRESS, city: 'x'.repeat(81) } }, 'Please use at most 80 characters.'],
    [
      { address: { ...ADDRESS, line2: 'a\nb' } },
      'Please write this on one line, in plain characters.',
    ],
    [
      { address: { ...ADDRESS, name: 'a\0' } },
      'Please write this on one line, in plain characters.',
    ],
  ])('%j', async (changes, message) => {
    const { robin } = await aCouple(world);
    const order = orderOf(await put(robin, { item: GAME }), changes);
    expect(await robin.post('/api/store/checkout', order)).toMatchObject({
      status: 400,
      body: { message },
    });
    expect(await orderCount()).toBe(0);
  });

  test('the same line twice', async () => {
    const { robin } = await aCouple(world);
    const order = orderOf(await put(robin, { item: GAME }));
    const inCapitals = order.lines.map((line) => ({ ...line, id: line.id.toUpperCase() }));
    for (const repeated of [order.lines, inCapitals]) {
      const twice = { ...order, lines: [...order.lines, ...repeated] };
      expect((await robin.post('/api/store/checkout', twice)).status).toBe(400);
    }
  });

  test('more than sixty tries an hour', async () => {
    const { robin } = await aCouple(world);
    const order = orderOf(await put(robin, { item: GAME }), { totalCents: 1 });
    for (let tries = 0; tries < 60; tries++) {
      expect((await robin.post('/api/store/checkout', order)).status).toBe(409);
    }
    expect((await robin.post('/api/store/checkout', order)).status).toBe(429);
  });
});

const never = { pieces: 0, subtotalCents: 0, shippingCents: 0, totalCents: 0 };
