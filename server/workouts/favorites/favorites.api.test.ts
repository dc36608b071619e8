import { expect, test } from 'vitest';
import type { KeptWorkout } from '../../../contract/workouts/favorites.ts';
import { keptWorkouts } from '../../db/tables/favorites.ts';
import { confirmAdult } from '../../testing/consenting.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { endPremium, makePremium } from '../../testing/training.ts';
import { unzip } from '../../testing/unzip.ts';

const world = testApp();
const [STRETCH, STRENGTH, BEDROOM] = [101, 201, 501];
const SECOND_MS = 1_000;

const keptBy = async (who: Visitor) =>
  ((await who.get('/api/kept-workouts')) as KeptWorkout[]).map(({ workoutId }) => workoutId);
const keep = async (who: Visitor, id: number | string) =>
  (await who.request('PUT', `/api/kept-workouts/${id}`)).status;
const drop = async (who: Visitor, id: number | string) =>
  (await who.request('DELETE', `/api/kept-workouts/${id}`)).status;

async function aPremiumCouple() {
  const couple = await aCouple(world);
  await makePremium(world, couple.form.partner1Email);
  return couple;
}

test('what either keeps is in one list, the newest first; a second press changes nothing', async () => {
  const { robin, kim } = await aCouple(world);
  const { robin: stranger } = await aCouple(world);
  expect(await keptBy(robin)).toEqual([]);
  expect(await keep(robin, STRETCH)).toBe(204);
  world.pass(SECOND_MS);
  expect(await keep(kim, STRENGTH)).toBe(204);
  world.pass(SECOND_MS);
  expect(await keep(kim, STRETCH)).toBe(204);
  for (const who of [robin, kim]) expect(await keptBy(who)).toEqual([STRENGTH, STRETCH]);
  expect(await kim.get('/api/kept-workouts')).toEqual([
    { workoutId: STRENGTH, category: 'strength' },
    { workoutId: STRETCH, category: 'stretch' },
  ]);

  expect(await drop(stranger, STRETCH)).toBe(204);
  expect(await keptBy(stranger)).toEqual([]);
  expect(await drop(kim, STRETCH)).toBe(204);
  expect(await drop(robin, STRETCH)).toBe(204);
  for (const who of [robin, kim]) expect(await keptBy(who)).toEqual([STRENGTH]);
});

test('both pressing the same heart at once keep it once', async () => {
  const { robin, kim } = await aCouple(world);
  const statuses = await Promise.all([robin, kim, robin, kim].map((who) => keep(who, STRETCH)));
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await keptBy(robin)).toEqual([STRETCH]);
});

test.each(['999999', 'abc', '1e2', '-1', '10000000000', '%00'])(
  'there is no workout %s to keep',
  async (id) => {
    const { robin } = await aCouple(world);
    expect(await keep(robin, id)).toBe(404);
    expect(await keptBy(robin)).toEqual([]);
  },
);

test('a bedroom workout is kept by whoever may open it, and taken back by anybody', async () => {
  const { robin, kim, form } = await aCouple(world);
  expect(await keep(robin, BEDROOM)).toBe(403);
  await makePremium(world, form.partner1Email);
  expect(await robin.request('PUT', `/api/kept-workouts/${BEDROOM}`)).toMatchObject({
    status: 403,
    body: { message: 'Please confirm that you’re 18 or older first.' },
  });
  await confirmAdult(robin);
  expect(await keep(robin, BEDROOM)).toBe(204);
  expect(await keptBy(kim)).toEqual([BEDROOM]);
  await endPremium(world, form.partner1Email);
  expect(await keptBy(kim)).toEqual([BEDROOM]);
  expect(await drop(kim, BEDROOM)).toBe(204);
  expect(await keptBy(robin)).toEqual([]);
});

test('a closed lock hides what is kept of the bedroom, and lets nobody change it', async () => {
  const { robin, kim } = await aPremiumCouple();
  await confirmAdult(robin);
  await keep(robin, STRETCH);
  await keep(robin, BEDROOM);
  await kim.request('PUT', '/api/account/lock', { afterMinutes: 5 });
  await kim.post('/api/lock');
  expect(await keptBy(kim)).toEqual([STRETCH]);
  expect(await keep(kim, BEDROOM)).toBe(423);
  expect(await drop(kim, BEDROOM)).toBe(423);
  // What is not the bedroom's goes on.
  expect(await drop(kim, STRETCH)).toBe(204);
  expect(await keptBy(robin)).toEqual([BEDROOM]);
});

test('it is in the export of either, stays with whoever stays, and goes with the couple', async () => {
  const { robin, kim, form } = await aCouple(world);
  await keep(robin, STRETCH);
  for (const who of [robin, kim]) {
    const archive = await who.download('/api/account/export');
    const files = unzip(archive ?? Buffer.alloc(0));
    expect(JSON.parse(String(files.get('kept.json')))).toEqual([
      {
        workoutId: STRETCH,
        title: 'Soften Into the Evening',
        category: 'stretch',
        keptAt: '2026-03-11T12:00:00.000Z',
      },
    ]);
    expect(String(files.get('kept.txt'))).toBe(
      '2026-03-11 12:00  Soften Into the Evening (stretch)\n',
    );
  }
  await robin.post('/api/account/leave', { password: form.partner1Password });
  expect(await keptBy(kim)).toEqual([STRETCH]);
  await kim.post('/api/account/leave', { password: form.partner2Password });
  expect(await world.deps.db.$count(keptWorkouts)).toBe(0);
});
