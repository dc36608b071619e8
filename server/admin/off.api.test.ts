import { expect, test } from 'vitest';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
import { Visitor } from '../testing/factories.ts';
import { FROM_OUR_PAGE, signInToDesk } from '../testing/operator.ts';
import { GAME } from '../testing/shopping.ts';
import { testApp } from '../testing/test-app.ts';

const world = testApp();

test('without ADMIN_TOKEN there is nothing for operators, whatever they bear', async () => {
  const visitor = new Visitor(world);
  for (const token of ['', 'undefined', 'anything']) {
    const headers = { authorization: `Bearer ${token}` };
    const answers = await Promise.all([
      visitor.request('GET', '/api/admin/orders', undefined, headers),
      visitor.request('GET', '/api/admin/stock', undefined, headers),
      visitor.request('PUT', `/api/admin/stock/${GAME}`, { pieces: 1 }, headers),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
});

test('without ADMIN_TOKEN there is no desk: every call of it is not found', async () => {
  const calls = (await contractEndpoints()).filter(({ url }) => url.startsWith('/api/desk/'));
  expect(calls.length).toBeGreaterThan(10);
  for (const { method, url } of calls) {
    const address = url.replace(/:\w+/, 'x');
    const headers = { ...FROM_OUR_PAGE, cookie: 'desk=x' };
    const { statusCode } = await world.app.inject({ method, url: address, headers });
    expect([method, url, statusCode]).toEqual([method, url, 404]);
  }
  for (const token of ['', 'undefined', 'anything']) {
    expect((await signInToDesk(world, { token })).status).toBe(404);
  }
});
