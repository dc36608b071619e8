import { expect, test } from 'vitest';
import { aCouple } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

const world = testApp();

test('addresses of the version before answer as those of today do, and are described nowhere', async () => {
  const { robin } = await aCouple(world);
  expect((await robin.request('PUT', '/api/kept-workouts/101')).status).toBe(204);
  expect(await robin.get('/api/kept-workouts')).toEqual([{ workoutId: 101, category: 'stretch' }]);
  expect(await robin.get('/api/favorites')).toEqual(await robin.get('/api/kept-workouts'));
  expect((await robin.request('DELETE', '/api/kept-workouts/101')).status).toBe(204);
  expect(await robin.get('/api/favorites')).toEqual([]);

  expect(await robin.get('/api/tonight?')).toEqual(await robin.get('/api/suggestion'));
  expect((await robin.post('/api/tonight/pass', { workoutId: 1 })).status).toBe(200);
  const days = { firstDay: '2026-03-11', lastDay: '2026-03-12' };
  expect((await robin.request('PUT', '/api/streak/pause', days)).status).toBe(200);
  expect(await robin.get('/api/streak')).toMatchObject({ pause: days });
  expect((await robin.request('DELETE', '/api/streak/pause')).status).toBe(200);
  expect((await robin.post('/api/streak/told', { day: '2026-03-10' })).status).toBe(204);
  // The caller is not signed in to the desk: both addresses must refuse alike.
  expect((await robin.request('GET', '/api/desk/figures')).status).toBe(
    (await robin.request('GET', '/api/desk/metrics')).status,
  );

  expect((await robin.request('GET', '/api/tonights')).status).toBe(404);
  const { body } = await robin.request('GET', '/api/openapi.json');
  expect(JSON.stringify(body)).not.toMatch(
    /kept-workouts|api\/tonight|streak\/(pause|told)|desk\/figures/,
  );
});
