import { expect, test } from 'vitest';
import type { Session } from '../../../contract/training/sessions.ts';
import { confirmAdult } from '../../testing/consenting.ts';
import { aCouple } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { completionNow, endPremium, makePremium, train } from '../../testing/training.ts';

const MINUTE_MS = 60_000;
const world = testApp();

test('three workouts are free for the couple, the fourth start is 402', async () => {
  // “The free tier is 3 workouts (stated in text); how it is counted or enforced is not shown.”
  // “Premium price $19.99/month; 3 free workouts.”
  const { robin, kim } = await aCouple(world);
  for (const [who, left] of [
    [robin, 3],
    [kim, 2],
    [robin, 1],
  ] as const) {
    expect(await kim.get('/api/sessions/free')).toEqual({ left });
    expect((await train(world, who)).status).toBe(200);
  }
  expect(await robin.get('/api/sessions/free')).toEqual({ left: 0 });
  const fourth = await kim.post('/api/sessions', { workoutId: 101 });
  expect(fourth).toMatchObject({ status: 402, body: { message: expect.stringContaining('free') } });
});

test('a workout that was only started is not counted', async () => {
  const { robin } = await aCouple(world);
  for (let i = 0; i < 5; i++) {
    expect((await robin.post('/api/sessions', { workoutId: 101 })).status).toBe(201);
  }
  expect(await robin.get('/api/sessions/free')).toEqual({ left: 3 });
});

test('ten workouts at once are still three', async () => {
  const { robin, kim } = await aCouple(world);
  const starts = await Promise.all(
    Array.from({ length: 10 }, () => robin.post('/api/sessions', { workoutId: 101 })),
  );
  world.pass(10 * MINUTE_MS);
  const answers = await Promise.all(
    starts.map(({ body }, index) =>
      (index % 2 ? robin : kim).request(
        'PATCH',
        `/api/sessions/${(body as Session).id}`,
        completionNow(world),
      ),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 402, 402, 402, 402, 402, 402, 402]);
  expect(await robin.get('/api/progress')).toMatchObject({ workoutsCompleted: 3 });
});

test('premium has no limit, and what was started with it may be finished after it', async () => {
  const { robin, kim, form } = await aCouple(world);
  await makePremium(world, form.partner1Email);
  for (let i = 0; i < 5; i++) expect((await train(world, robin)).status).toBe(200);
  expect(await robin.get('/api/sessions/free')).toEqual({ left: null });

  const started = await robin.post('/api/sessions', { workoutId: 101 });
  await endPremium(world, form.partner1Email);
  expect((await kim.post('/api/sessions', { workoutId: 101 })).status).toBe(402);
  world.pass(10 * MINUTE_MS);
  const { id } = started.body as Session;
  const finished = await robin.request('PATCH', `/api/sessions/${id}`, completionNow(world));
  expect(finished.status).toBe(200);
  expect(await robin.get('/api/progress')).toMatchObject({ workoutsCompleted: 6 });
  expect(await robin.get('/api/sessions/free')).toEqual({ left: 0 });
});

test('the bedroom is closed without premium and open with it', async () => {
  // “Premium (subscriptionStatus active): may start bedroom workouts.”
  // “Server-side enforcement of any role: not shown.”
  const { robin, form } = await aCouple(world);
  const refused = await robin.post('/api/sessions', { workoutId: 501 });
  expect(refused).toMatchObject({ status: 403, body: { message: expect.any(String) } });
  await makePremium(world, form.partner1Email);
  await confirmAdult(robin);
  expect((await robin.post('/api/sessions', { workoutId: 501 })).status).toBe(201);
});
