import { expect, test } from 'vitest';
import { Visitor } from '../testing/factories.ts';
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
