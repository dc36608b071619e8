import { expect, test } from 'vitest';
import { confirmAdult } from '../testing/consenting.ts';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
import { aCouple } from '../testing/factories.ts';
import { GAME } from '../testing/shopping.ts';
import { testApp } from '../testing/test-app.ts';
import { makePremium } from '../testing/training.ts';

const world = testApp({ adminToken: 'an operator' });
const PUBLIC = [
  '/api/workouts?category=cardio',
  '/api/workouts/category/cardio',
  '/api/workouts/101',
  '/api/store/products',
];

test.each(PUBLIC)('%s is fetched once, and then only asked whether it is new', async (url) => {
  const { robin } = await aCouple(world);
  // Wait so long that any other call would extend the login.
  world.pass(2 * 3_600_000);
  const first = await world.app.inject({ url, headers: { cookie: robin.cookie } });
  expect(first).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'public, no-cache', etag: expect.stringMatching(/^W\/".{22}"$/) },
  });
  expect(first.headers).not.toHaveProperty('set-cookie');
  const { etag, vary } = first.headers;
  for (const held of [String(etag), `"older", ${etag}`]) {
    const again = await world.app.inject({ url, headers: { 'if-none-match': held } });
    expect(again).toMatchObject({
      statusCode: 304,
      payload: '',
      headers: { 'cache-control': 'public, no-cache', etag },
    });
    expect(again.headers.vary).toBe(vary);
  }
  const newer = await world.app.inject({ url, headers: { 'if-none-match': 'W/"older"' } });
  expect(newer).toMatchObject({ statusCode: 200, payload: first.payload });
  const head = await world.app.inject({ method: 'HEAD', url });
  expect(head).toMatchObject({ statusCode: 200, payload: '', headers: { etag } });
});

test('the catalogue says that its bytes depend on what a browser can unpack', async () => {
  const { headers } = await world.app.inject('/api/workouts/category/cardio');
  expect(headers.vary).toBe('accept-encoding');
});

test('the list of products is sent again once something was sold', async () => {
  const before = await world.app.inject('/api/store/products');
  await world.app.inject({
    method: 'PUT',
    url: `/api/admin/stock/${GAME}`,
    headers: { authorization: 'Bearer an operator' },
    payload: { pieces: 1 },
  });
  const headers = { 'if-none-match': String(before.headers.etag) };
  const after = await world.app.inject({ url: '/api/store/products', headers });
  expect(after.statusCode).toBe(200);
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test.each(['/api/workouts', '/api/workouts/category/bedroom', '/api/workouts/501'])(
  '%s depends on who asks, so nobody keeps it, and whoever subscribes gets all of it',
  async (url) => {
    const { robin, form } = await aCouple(world);
    const locked = await world.app.inject(url);
    expect(locked.headers['cache-control']).toBe('no-store');
    await makePremium(world, form.partner1Email);
    await confirmAdult(robin);
    const headers = { cookie: robin.cookie, 'if-none-match': String(locked.headers.etag) };
    const open = await world.app.inject({ url, headers });
    expect(open).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
    expect(open.payload).not.toBe(locked.payload);
  },
);

test('whatever else the API answers with, to anyone, stays nowhere', async () => {
  const { robin, form } = await aCouple(world);
  await makePremium(world, form.partner1Email);
  await confirmAdult(robin);
  const reads = (await contractEndpoints()).filter(
    ({ method, url, isStream }) => method === 'GET' && !isStream && url !== '/api/store/products',
  );
  expect(reads.length).toBeGreaterThan(20);
  for (const { url } of reads) {
    for (const cookie of ['', robin.cookie]) {
      const path = url.replace(':category', 'bedroom').replace(/:\w+/, '501');
      const { headers } = await world.app.inject({ url: path, headers: { cookie } });
      expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
    }
  }
});
