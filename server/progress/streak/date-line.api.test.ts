import { expect, test } from 'vitest';
import type { Streak } from '../../../contract/progress/streak.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { makePremium, train } from '../../testing/training.ts';
import { sendUnsent, trainOffline } from '../../testing/training-offline.ts';

const HOUR_MS = 3_600_000;
const LOS_ANGELES = 'America/Los_Angeles';
const AUCKLAND = 'Pacific/Auckland';
const world = testApp({ hasRateLimits: false });

/** Signs up a couple and sets the clock to their first evening, at 20:00 in Los Angeles. */
async function anEveningInLosAngeles() {
  const couple = await aCouple(world);
  await makePremium(world, couple.form.partner1Email);
  const now = world.deps.now().getTime();
  world.pass(Date.parse('2026-03-12T03:00:00Z') - now);
  return couple;
}

async function trainEvenings(who: Visitor, evenings: number) {
  for (let evening = 0; evening < evenings; evening++) {
    if (evening > 0) world.pass(24 * HOUR_MS);
    await train(world, who, { minutes: 0, zone: LOS_ANGELES });
  }
}

const streakIn = async (who: Visitor, zone: string) =>
  (await who.request('GET', '/api/streak', undefined, { 'x-time-zone': zone })).body as Streak;

const forgivenIn = async (who: Visitor, zone: string, url: string) =>
  (await who.request('GET', `/api/streak/days?${url}`, undefined, { 'x-time-zone': zone })).body;

test('three evenings in Los Angeles and one in Auckland, 27 hours later, are a streak of four', async () => {
  const { robin, kim } = await anEveningInLosAngeles();
  await trainEvenings(robin, 3);
  world.pass(27 * HOUR_MS);
  expect(await streakIn(robin, AUCKLAND)).toMatchObject({ today: '2026-03-15', streakDays: 3 });
  await train(world, robin, { minutes: 0, zone: AUCKLAND });
  for (const who of [robin, kim]) {
    expect(await streakIn(who, AUCKLAND)).toMatchObject({ streakDays: 4, untold: [] });
    const progress = await who.request('GET', '/api/progress', undefined, {
      'x-time-zone': AUCKLAND,
    });
    expect(progress.body).toMatchObject({ streakDays: 4 });
  }
});

test('a day that a flight skips takes no rest day; one that was stayed at home for does', async () => {
  const { robin } = await anEveningInLosAngeles();
  await trainEvenings(robin, 7);
  world.pass(27 * HOUR_MS);
  await train(world, robin, { minutes: 0, zone: AUCKLAND });
  const march = 'from=2026-03-01&to=2026-03-31';
  expect(await forgivenIn(robin, AUCKLAND, march)).toEqual([]);
  expect(await streakIn(robin, AUCKLAND)).toMatchObject({ streakDays: 8, restDays: 1 });
  world.pass(48 * HOUR_MS);
  await train(world, robin, { minutes: 0, zone: AUCKLAND });
  expect(await forgivenIn(robin, AUCKLAND, march)).toEqual([{ day: '2026-03-20', by: 'rest' }]);
  // Expect the same for a range that ends within the gap.
  expect(await forgivenIn(robin, AUCKLAND, 'from=2026-03-01&to=2026-03-18')).toEqual([]);
  expect(await streakIn(robin, AUCKLAND)).toMatchObject({ streakDays: 9, restDays: 0 });
});

test('of two calendar days beside a flight, one was a day to train on and is missed', async () => {
  const { robin } = await anEveningInLosAngeles();
  await trainEvenings(robin, 7);
  // Skip one evening: from the 17th in Los Angeles to the 20th in Auckland.
  world.pass(52 * HOUR_MS);
  await train(world, robin, { minutes: 0, zone: AUCKLAND });
  expect(await streakIn(robin, AUCKLAND)).toMatchObject({ streakDays: 8, restDays: 0 });
});

test('a day that was lived twice counts once', async () => {
  const { robin } = await anEveningInLosAngeles();
  // Train at 09:00 on the 13th in Auckland. At 20:00 in Los Angeles the date is the 12th, so that
  // the 13th comes twice.
  world.pass(17 * HOUR_MS);
  await train(world, robin, { minutes: 0, zone: AUCKLAND });
  world.pass(7 * HOUR_MS);
  await train(world, robin, { minutes: 0, zone: LOS_ANGELES });
  world.pass(24 * HOUR_MS);
  await train(world, robin, { minutes: 0, zone: LOS_ANGELES });
  expect(await streakIn(robin, LOS_ANGELES)).toMatchObject({ today: '2026-03-13', streakDays: 2 });
});

test('a workout before the flight that is reported after it gives the skipped day back', async () => {
  const { robin } = await anEveningInLosAngeles();
  await trainEvenings(robin, 2);
  world.pass(24 * HOUR_MS);
  const unsent = trainOffline(world, { minutes: 10, timeZone: LOS_ANGELES, workoutId: 101 });
  world.pass(27 * HOUR_MS);
  await train(world, robin, { minutes: 0, zone: AUCKLAND });
  expect(await streakIn(robin, AUCKLAND)).toMatchObject({ streakDays: 1 });
  await sendUnsent(world, robin, unsent);
  expect(await streakIn(robin, AUCKLAND)).toMatchObject({ streakDays: 4 });
});

test('the first workout of a day that was lived twice joins the days before it, also when it is sent last', async () => {
  const { robin } = await anEveningInLosAngeles();
  await trainEvenings(robin, 3);
  world.pass(27 * HOUR_MS);
  const inAuckland = trainOffline(world, { minutes: 5, timeZone: AUCKLAND, workoutId: 101 });
  world.pass(21 * HOUR_MS);
  await train(world, robin, { minutes: 0, zone: LOS_ANGELES });
  expect(await streakIn(robin, AUCKLAND)).toMatchObject({ streakDays: 1 });
  await sendUnsent(world, robin, inAuckland);
  expect(await streakIn(robin, AUCKLAND)).toMatchObject({ streakDays: 4 });
});
