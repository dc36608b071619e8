import { expect, test } from 'vitest';
import type { Favorite } from '../../../contract/workouts/favorites.ts';
import { favoriteWorkouts } from '../../db/tables/favorites.ts';
import { confirmAdult } from '../../testing/consenting.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { endPremium, makePremium } from '../../testing/training.ts';
import { unzip } from '../../testing/unzip.ts';

const world = testApp();
const [STRETCH, STRENGTH, BEDROOM] = [101, 201, 501];
const SECOND_MS = 1_000;

const favoritesOf = async (who: Visitor) =>
  ((await who.get('/api/favorites')) as Favorite[]).map(({ workoutId }) => workoutId);
const add = async (who: Visitor, id: number | string) =>
  (await who.request('PUT', `/api/favorites/${id}`)).status;
const remove = async (who: Visitor, id: number | string) =>
  (await who.request('DELETE', `/api/favorites/${id}`)).status;

async function aPremiumCouple() {
  const couple = await aCouple(world);
  await makePremium(world, couple.form.partner1Email);
  return couple;
}

test('what either keeps is in one list, the newest first; a second press changes nothing', async () => {
  const { robin, kim } = await aCouple(world);
  const { robin: stranger } = await aCouple(world);
  expect(await favoritesOf(robin)).toEqual([]);
  expect(await add(robin, STRETCH)).toBe(204);
  world.pass(SECOND_MS);
  expect(await add(kim, STRENGTH)).toBe(204);
  world.pass(SECOND_MS);
  expect(await add(kim, STRETCH)).toBe(204);
  for (const who of [robin, kim]) expect(await favoritesOf(who)).toEqual([STRENGTH, STRETCH]);
  expect(await kim.get('/api/favorites')).toEqual([
    { workoutId: STRENGTH, category: 'strength' },
    { workoutId: STRETCH, category: 'stretch' },
  ]);

  expect(await remove(stranger, STRETCH)).toBe(204);
  expect(await favoritesOf(stranger)).toEqual([]);
  expect(await remove(kim, STRETCH)).toBe(204);
  expect(await remove(robin, STRETCH)).toBe(204);
  for (const who of [robin, kim]) expect(await favoritesOf(who)).toEqual([STRENGTH]);
});

test('both pressing the same heart at once keep it once', async () => {
  const { robin, kim } = await aCouple(world);
  const statuses = await Promise.all([robin, kim, robin, kim].map((who) => add(who, STRETCH)));
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await favoritesOf(robin)).toEqual([STRETCH]);
});

test.each(['999999', 'abc', '1e2', '-1', '10000000000', '%00'])(
  'there is no workout %s to keep',
  async (id) => {
    const { robin } = await aCouple(world);
    expect(await add(robin, id)).toBe(404);
    expect(await favoritesOf(robin)).toEqual([]);
  },
);

test('a bedroom workout is kept by whoever may open it, and taken back by anybody', async () => {
  const { robin, kim, form } = await aCouple(world);
  expect(await add(robin, BEDROOM)).toBe(403);
  await makePremium(world, form.partner1Email);
  expect(await robin.request('PUT', `/api/favorites/${BEDROOM}`)).toMatchObject({
    status: 403,
    body: { message: 'Please confirm that you’re 18 or older first.' },
  });
  await confirmAdult(robin);
  expect(await add(robin, BEDROOM)).toBe(204);
  expect(await favoritesOf(kim)).toEqual([BEDROOM]);
  await endPremium(world, form.partner1Email);
  expect(await favoritesOf(kim)).toEqual([BEDROOM]);
  expect(await remove(kim, BEDROOM)).toBe(204);
  expect(await favoritesOf(robin)).toEqual([]);
});

test('a closed lock hides what is a favorite of the bedroom, and lets nobody change it', async () => {
  const { robin, kim } = await aPremiumCouple();
  await confirmAdult(robin);
  await add(robin, STRETCH);
  await add(robin, BEDROOM);
  await kim.request('PUT', '/api/account/lock', { afterMinutes: 5 });
  await kim.post('/api/lock');
  expect(await favoritesOf(kim)).toEqual([STRETCH]);
  expect(await add(kim, BEDROOM)).toBe(423);
  expect(await remove(kim, BEDROOM)).toBe(423);
  // Expect other workouts to stay changeable.
  expect(await remove(kim, STRETCH)).toBe(204);
  expect(await favoritesOf(robin)).toEqual([BEDROOM]);
});

test('it is in the export of either, stays with whoever stays, and goes with the couple', async () => {
  const { robin, kim, form } = await aCouple(world);
  await add(robin, STRETCH);
  for (const who of [robin, kim]) {
    const archive = await who.download('/api/account/export');
    const files = unzip(archive ?? Buffer.alloc(0));
    expect(JSON.parse(String(files.get('favorites.json')))).toEqual([
      {
        workoutId: STRETCH,
        title: 'Soften Into the Evening',
        category: 'stretch',
        addedAt: '2026-03-11T12:00:00.000Z',
      },
    ]);
    expect(String(files.get('favorites.txt'))).toBe(
      '2026-03-11 12:00  Soften Into the Evening (stretch)\n',
    );
  }
  await robin.post('/api/account/leave', { password: form.partner1Password });
  expect(await favoritesOf(kim)).toEqual([STRETCH]);
  await kim.post('/api/account/leave', { password: form.partner2Password });
  expect(await world.deps.db.$count(favoriteWorkouts)).toBe(0);
});
