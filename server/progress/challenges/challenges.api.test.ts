import { describe, expect, test } from 'vitest';
import { ChallengeId } from '../../../contract/progress/challenges.schemas.ts';
import type { Leaderboard } from '../../../contract/progress/challenges.ts';
import { challengeLogs, champions } from '../../db/tables/challenges.ts';
import { aCouple, Visitor } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { closeWeeks } from './champion-queries.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const world = testApp();

const log = (who: Visitor, id = 'plank-high-five', zone = 'UTC') =>
  who.request('POST', `/api/challenges/${id}/done`, undefined, { 'x-time-zone': zone });
const doneToday = (who: Visitor) => who.get('/api/challenges/today');
const board = async (who: Visitor) => (await who.get('/api/leaderboard')) as Leaderboard;

async function hasBadge(who: Visitor, id: string) {
  const all = (await who.get('/api/achievements')) as { id: string; unlockedAt: string | null }[];
  return all.find((achievement) => achievement.id === id)?.unlockedAt !== null;
}

test('a challenge counts 50 points for the couple, whoever of the two logs it', async () => {
  const { robin, kim } = await aCouple(world);
  expect((await log(robin)).body).toEqual({ challenges: 1, points: 50, rank: 1 });
  expect((await log(kim, 'long-lean')).body).toEqual({ challenges: 2, points: 100, rank: 1 });
  const { done } = (await doneToday(robin)) as { done: string[] };
  expect(done.toSorted()).toEqual(['long-lean', 'plank-high-five']);
});

test('each challenge counts once a day, even when both partners press at once', async () => {
  const { robin, kim } = await aCouple(world);
  const answers = await Promise.all([log(robin), log(kim), log(robin)]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, body: { challenges: 1, points: 50 } });
  }
  world.pass(DAY_MS);
  expect(await doneToday(kim)).toEqual({ done: [] });
  expect((await log(kim)).body).toMatchObject({ challenges: 2, points: 100 });
});

test('a day is the caller’s day, and the week starts on Monday', async () => {
  const { robin } = await aCouple(world);
  world.pass(4 * DAY_MS + 11 * HOUR_MS); // Sunday 23:00 in UTC, Monday noon in Auckland
  expect((await log(robin, 'long-lean', 'UTC')).body).toMatchObject({ points: 50 });
  expect((await log(robin, 'long-lean', 'Pacific/Auckland')).body).toMatchObject({ points: 50 });
  expect(await board(robin)).toMatchObject({ week: '2026-03-09', you: { points: 50 } });
  world.pass(HOUR_MS);
  expect(await board(robin)).toMatchObject({ week: '2026-03-16', you: { points: 50 } });
});

test('a challenge on five days in a row earns the Challenge Streak', async () => {
  // “Weekly Champion (Free Premium Month), Challenge Streak for 5 in a row (Special Badge), Challenge Creator for sharing 10 (Creator Badge)”
  const { robin, kim } = await aCouple(world);
  for (const pause of [1, 1, 1, 2, 1, 1, 1]) {
    await log(robin);
    world.pass(pause * DAY_MS);
  }
  expect(await hasBadge(kim, 'challenge-streak')).toBe(false);
  for (const id of ChallengeId.options) await log(robin, id);
  world.pass(DAY_MS);
  await log(kim);
  expect(await hasBadge(kim, 'challenge-streak')).toBe(true);
  expect(await hasBadge(robin, 'challenge-streak')).toBe(true);
});

test('ten shared challenges earn the Challenge Creator', async () => {
  // “Weekly Champion (Free Premium Month), Challenge Streak for 5 in a row (Special Badge), Challenge Creator for sharing 10 (Creator Badge)”
  const { robin, kim } = await aCouple(world);
  const share = (who: Visitor) => who.post('/api/challenges/phones-away/share');
  for (let shared = 0; shared < 9; shared++) {
    expect((await share(shared % 2 ? robin : kim)).status).toBe(204);
  }
  expect(await hasBadge(robin, 'challenge-creator')).toBe(false);
  await share(robin);
  expect(await hasBadge(robin, 'challenge-creator')).toBe(true);
  expect(await board(robin)).toMatchObject({ you: { challenges: 0, points: 0 } });
});

test.each(['done', 'share'])('an unknown challenge is refused by /%s', async (what) => {
  const { robin } = await aCouple(world);
  expect(await robin.post(`/api/challenges/handstand/${what}`)).toMatchObject({
    status: 400,
    body: { message: 'There is no such challenge.' },
  });
  expect(await doneToday(robin)).toEqual({ done: [] });
});

test.each([
  ['GET', '/api/challenges/today'],
  ['POST', '/api/challenges/long-lean/done'],
  ['POST', '/api/challenges/long-lean/share'],
  ['GET', '/api/leaderboard'],
  ['PUT', '/api/leaderboard/entry'],
] as const)('%s %s asks a visitor to sign in', async (method, url) => {
  const body = method === 'PUT' ? { name: null, isOnBoard: true } : undefined;
  expect(await new Visitor(world).request(method, url, body)).toMatchObject({ status: 401 });
});

describe('a challenge that was done without a network', () => {
  const report = () => ({
    id: crypto.randomUUID(),
    doneAt: world.deps.now().toISOString(),
    timeZone: 'UTC',
  });

  test('counts for the day on which it was done, once, whatever its clock says by then', async () => {
    const { robin } = await aCouple(world);
    const done = report();
    world.pass(DAY_MS);
    const sentAt = world.deps.now().toISOString();
    const url = '/api/challenges/long-lean/done';
    const first = await robin.post(url, { ...done, sentAt });
    expect(first).toMatchObject({ status: 200, body: { challenges: 1, points: 50 } });
    await robin.post(url, { ...done, sentAt });
    // Send it with another clock: the report would now fall on another day, and must not count
    // again.
    await robin.post(url, { ...done, sentAt: done.doneAt });
    expect(await robin.get('/api/leaderboard')).toMatchObject({ you: { challenges: 1 } });
    expect(await robin.get('/api/challenges/today')).toEqual({ done: [] });
    expect(await robin.post(url)).toMatchObject({ status: 200, body: { challenges: 2 } });
  });

  test('sent several times at once counts once, and nothing when the partner has logged it', async () => {
    const { robin, kim } = await aCouple(world);
    const send = (who: Visitor, id: string, done: object) =>
      who.post(`/api/challenges/${id}/done`, { ...done, sentAt: world.deps.now().toISOString() });
    const done = report();
    await Promise.all([1, 2, 3, 4].map(() => send(robin, 'long-lean', done)));
    const late = report();
    await kim.post('/api/challenges/back-to-back/done');
    await send(robin, 'back-to-back', late);
    const again = await send(robin, 'back-to-back', late);
    expect(again).toMatchObject({ status: 200, body: { challenges: 2, points: 100 } });
  });

  test('in a week that is over is logged, and crowns nobody', async () => {
    const { robin } = await aCouple(world);
    const done = report();
    world.pass(10 * DAY_MS);
    const sentAt = world.deps.now().toISOString();
    const answer = await robin.post('/api/challenges/long-lean/done', { ...done, sentAt });
    expect(answer).toMatchObject({ status: 200, body: { challenges: 0, points: 0, rank: null } });
    await closeWeeks(world.deps.db, world.deps.now());
    expect(await world.deps.db.$count(champions)).toBe(0);
    expect(await world.deps.db.$count(challengeLogs)).toBe(1);
  });
});
