import { expect, test } from 'vitest';
import { aCouple, Visitor } from '../testing/factories.ts';
import { confirm } from '../testing/paying.ts';
import { buy, cartOf, checkOut, leftOn, orderAt, orderOf, put } from '../testing/shopping.ts';
import { testApp } from '../testing/test-app.ts';

const TOKEN = 'a token for operators';
const world = testApp({ adminToken: TOKEN });
const bearer = { authorization: `Bearer ${TOKEN}` };

const outfits = (sizes: string) => `couples-workout-set.plum.${sizes}.-`;
const stock = (part: string, pieces: number) =>
  new Visitor(world).request('PUT', `/api/admin/stock/${part}`, { pieces }, bearer);

test('a set for two has a size for each, in cart, order and packing list', async () => {
  const { robin } = await aCouple(world);
  const silk = 'silk-sleep-set.wine.shirt-m-shorts-xl.-';
  const { lines } = await put(robin, { item: outfits('s-and-l') }, { item: silk });
  const sizes = [{ size: 'S and L' }, { size: 'shirt M, shorts XL' }];
  expect(lines).toMatchObject(sizes);
  const { order, payment } = await checkOut(robin);
  await confirm(robin, payment?.clientSecret ?? '');
  const { id } = order;
  expect(await orderAt(robin, id)).toMatchObject({ lines: sizes });
  const packing = await new Visitor(world).request('GET', '/api/admin/orders', undefined, bearer);
  expect(packing.body).toMatchObject({ orders: [{ id, lines: sizes }] });
});

test.each(['m', 'l-and-s', 'm-and-', 'm-and-xxl', '-'])('one in %s is not sold', async (size) => {
  const { robin } = await aCouple(world);
  const key = '00000000-0000-4000-8000-000000000001';
  const lines = [{ item: outfits(size), quantity: 1 }];
  expect(await robin.post('/api/cart/lines', { key, lines })).toMatchObject({
    status: 400,
    body: { message: 'Please choose one of the colors, sizes and variants we have.' },
  });
});

test('it is packed from two halves, and each is counted', async () => {
  const { robin } = await aCouple(world);
  expect((await stock(outfits('m'), 5)).status).toBe(200);
  await stock(outfits('l'), 1);
  const left = (sizes: string) => leftOn(robin, outfits(sizes));
  expect([await left('m-and-m'), await left('m-and-l'), await left('l-and-l')]).toEqual([2, 1, 0]);

  const { id } = await buy(robin, { item: outfits('m-and-l') });
  expect([await left('m-and-m'), await left('m-and-l')]).toEqual([2, 0]);
  await robin.post(`/api/orders/${id}/cancel`);
  expect(await left('m-and-l')).toBe(1);
});

test('two lines that need the same half are refused when it is there once', async () => {
  const { robin } = await aCouple(world);
  await stock(outfits('xl'), 1);
  const cart = await put(robin, { item: outfits('s-and-xl') }, { item: outfits('m-and-xl') });
  expect(cart.lines).toMatchObject([{ left: 1 }, { left: 1 }]);
  expect(await robin.post('/api/store/checkout', orderOf(cart))).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Only 1 of Couples Workout Set is left') },
  });
  await robin.request('DELETE', `/api/cart/lines/${cart.lines[0]?.id}`);
  await checkOut(robin);
  // Expect one left in their own cart, because the reserved half is theirs.
  expect((await cartOf(robin)).lines).toMatchObject([{ left: 1 }]);
  expect(await leftOn(robin, outfits('l-and-xl'))).toBe(0);
});
