import { describe, expect, test } from 'vitest';
import type { NextEvening } from '../../../contract/progress/plan.ts';
import type { Suggestion } from '../../../contract/workouts/suggestion.ts';
import type { Workout } from '../../../contract/workouts/workouts.ts';
import { coupleSuggestions } from '../../db/tables/suggestion.ts';
import { confirmAdult, say, toAll } from '../../testing/consenting.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { liveApp } from '../../testing/live-app.ts';
import { Phone } from '../../testing/phone.ts';
import { makePremium, train } from '../../testing/training.ts';
import { unzip } from '../../testing/unzip.ts';

const world = liveApp();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function suggestionOf(who: Visitor, zone = 'UTC'): Promise<Suggestion> {
  const headers = { 'x-time-zone': zone };
  return (await who.request('GET', '/api/suggestion', undefined, headers)).body as Suggestion;
}
async function pass(who: Visitor, { workout }: Suggestion, zone = 'UTC'): Promise<Suggestion> {
  const body = { workoutId: workout.id };
  const answer = await who.request('POST', '/api/suggestion/pass', body, { 'x-time-zone': zone });
  expect(answer.status).toBe(200);
  return answer.body as Suggestion;
}

async function aPremiumCouple() {
  const couple = await aCouple(world);
  await makePremium(world, couple.form.partner1Email);
  return couple;
}

test('a new couple begins with the first stretch, and both see it', async () => {
  // “| GET /api/workouts?category=stretch | none | First item used |”
  const { robin, kim } = await aCouple(world);
  const [first] = (await robin.get('/api/workouts?category=stretch')) as Workout[];
  const { id, title, description, duration, difficulty, category, imageUrl } = first as Workout;
  const tonight = await suggestionOf(robin);
  expect(tonight).toEqual({
    workout: { id, title, description, duration, difficulty, category, imageUrl },
    reason: { kind: 'beginning', category: null, focus: null, since: null, minutes: null },
    day: '2026-03-11',
  });
  expect(await suggestionOf(kim)).toEqual(tonight);
});

test('what was done is followed by something else, for a reason, and by what is kept', async () => {
  const { robin, kim } = await aPremiumCouple();
  await train(world, robin, { workoutId: 201 });
  const after = await suggestionOf(kim);
  expect(after).toMatchObject({
    workout: { category: 'cooldown' },
    reason: { kind: 'winding-down', category: 'strength' },
  });
  await kim.request('PUT', '/api/favorites/405');
  expect((await suggestionOf(robin)).workout.id).toBe(405);
  await kim.request('DELETE', '/api/favorites/405');
  expect(await suggestionOf(robin)).toEqual(after);
});

test('what is planned for today wins, until it is passed over or taken off the plan', async () => {
  const { robin, kim } = await aPremiumCouple();
  const first = await suggestionOf(robin);
  const plan = { workoutId: 303, day: '2026-03-11', time: '20:00' };
  await kim.post('/api/plan', plan);
  // Plan one for tomorrow, which must wait, and a bedroom workout, which must never appear at home.
  const tomorrow = { ...plan, workoutId: 302, day: '2026-03-12' };
  const { body } = await kim.post('/api/plan', tomorrow);
  await confirmAdult(kim);
  await kim.post('/api/plan', { ...plan, workoutId: 501, time: '19:00' });
  const planned = await suggestionOf(robin);
  expect(planned).toMatchObject({ workout: { id: 303 }, reason: { kind: 'planned' } });
  expect(await pass(robin, planned)).toEqual(first);
  world.pass(DAY_MS);
  const next = await suggestionOf(kim);
  expect(next).toMatchObject({ workout: { id: 302 }, reason: { kind: 'planned' } });
  await kim.request('DELETE', `/api/plan/${(body as { id: string }).id}`);
  expect((await suggestionOf(robin)).reason.kind).not.toBe('planned');
});

test('the minutes of the same day of the week count', async () => {
  const { robin } = await aPremiumCouple();
  for (const minutes of [25, 25, 25]) {
    await train(world, robin, { workoutId: 104, minutes });
    world.pass(7 * DAY_MS - minutes * 60_000);
  }
  expect((await suggestionOf(robin)).workout.duration).toBeGreaterThanOrEqual(18);
});

describe('something else', () => {
  test('goes on for both, and two presses at once are one step', async () => {
    const { robin, kim } = await aCouple(world);
    const first = await suggestionOf(robin);
    const [one, other] = await Promise.all([pass(robin, first), pass(kim, first)]);
    expect(one).toEqual(other);
    expect(one?.workout.id).not.toBe(first.workout.id);
    for (const who of [robin, kim]) expect(await suggestionOf(who)).toEqual(one);
    const third = await pass(kim, one as Suggestion);
    expect([first.workout.id, one?.workout.id]).not.toContain(third.workout.id);
    // Pass over a workout that is no longer shown: the answer must be the current one.
    expect(await pass(robin, first)).toEqual(third);
  });

  test('ends with the day, and is nobody else’s', async () => {
    const { robin } = await aCouple(world);
    const { robin: stranger } = await aCouple(world);
    const first = await suggestionOf(robin);
    const next = await pass(robin, first);
    expect(await suggestionOf(stranger)).toEqual(first);
    world.pass(11 * HOUR_MS);
    expect(await suggestionOf(robin)).toEqual(next);
    world.pass(2 * HOUR_MS);
    expect(await suggestionOf(robin)).toEqual({ ...first, day: '2026-03-12' });
  });

  test('begins anew when nothing is left', async () => {
    const { robin } = await aCouple(world);
    const first = await suggestionOf(robin);
    const seen = [first.workout.id];
    let shown = await pass(robin, first);
    while (shown.workout.id !== first.workout.id) {
      seen.push(shown.workout.id);
      shown = await pass(robin, shown);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(10);
    expect((await pass(robin, shown)).workout.id).toBe(seen[1]);
  });

  test('is told to the other’s open page; that one looked at home is not', async () => {
    const { robin, kim } = await aCouple(world);
    const phone = await Phone.open(world.url, kim.cookie);
    const first = await suggestionOf(robin);
    await robin.request('PATCH', '/api/account', { firstName: 'Wren' });
    await phone.hears('changed', (kinds) => kinds.includes('profile'));
    await pass(robin, first);
    await phone.hears('changed', (kinds) => kinds.includes('tonight'));
    const told = phone.heard.filter(({ event }) => event === 'changed').map(({ data }) => data);
    expect(told).toEqual([['profile'], ['tonight']]);
  });
});

test('two who are in different zones see the same: the day that began first', async () => {
  const { robin, kim } = await aCouple(world);
  // Ask at noon UTC: tomorrow has begun on Kiritimati, not in Los Angeles.
  const [ahead, behind] = ['Pacific/Kiritimati', 'America/Los_Angeles'];
  const first = await suggestionOf(kim, behind);
  expect(first.day).toBe('2026-03-11');
  const next = await pass(kim, first, behind);
  const tomorrow = await suggestionOf(robin, ahead);
  expect(tomorrow).toEqual({ ...first, day: '2026-03-12' });
  expect(await suggestionOf(kim, behind)).toEqual(tomorrow);
  expect(await pass(kim, tomorrow, behind)).toEqual({ ...next, day: '2026-03-12' });
  expect(await suggestionOf(robin, ahead)).toEqual({ ...next, day: '2026-03-12' });
});

describe('nothing of the bedroom, and nothing that is one’s own', () => {
  test('answers and ratings of either move nothing', async () => {
    const { robin, kim } = await aPremiumCouple();
    await confirmAdult(robin, kim);
    await train(world, robin, { workoutId: 101 });
    const before = [await suggestionOf(robin), await suggestionOf(kim)];
    await say(kim, toAll('yes'));
    await say(robin, toAll('no'));
    for (const workoutId of [501, 502, 503]) {
      const rated = { workoutId, rating: 'again' };
      expect((await kim.request('PUT', '/api/consent/ratings', rated)).status).toBe(204);
    }
    expect([await suggestionOf(robin), await suggestionOf(kim)]).toEqual(before);
    world.pass(2 * DAY_MS);
    const [one, other] = [await suggestionOf(robin), await suggestionOf(kim)];
    expect(one).toEqual(other);
  });

  test('nor does a bedroom workout, done or kept; none is ever suggested', async () => {
    const { robin, kim } = await aPremiumCouple();
    await confirmAdult(robin);
    const before = await suggestionOf(kim);
    await train(world, robin, { workoutId: 501, minutes: 0 });
    await robin.request('PUT', '/api/favorites/501');
    expect(await suggestionOf(kim)).toEqual(before);
    let shown = before;
    do {
      shown = await pass(kim, shown);
      expect(shown.workout.category).not.toBe('bedroom');
    } while (shown.workout.id !== before.workout.id);
  });

  test('a couple without premium and one whose lock is closed get theirs too', async () => {
    const { robin, kim } = await aCouple(world);
    await kim.request('PUT', '/api/account/lock', { afterMinutes: 5 });
    await kim.post('/api/lock');
    expect(await suggestionOf(kim)).toEqual(await suggestionOf(robin));
  });
});

test('what was passed over is in the export, and goes with the couple', async () => {
  const { robin, kim, form } = await aCouple(world);
  await pass(robin, await suggestionOf(robin));
  const archive = await kim.download('/api/account/export');
  const file = unzip(archive ?? Buffer.alloc(0)).get('suggestion.json');
  expect(JSON.parse(String(file))).toEqual({
    day: '2026-03-11',
    passed: ['Soften Into the Evening'],
  });
  await robin.post('/api/account/leave', { password: form.partner1Password });
  expect(await world.deps.db.$count(coupleSuggestions)).toBe(1);
  await kim.post('/api/account/leave', { password: form.partner2Password });
  expect(await world.deps.db.$count(coupleSuggestions)).toBe(0);
});

test('the next evening is what is planned, else one to plan at the time of the last workout', async () => {
  const { robin, kim } = await aPremiumCouple();
  const next = async (who: Visitor) =>
    (await who.request('GET', '/api/plan/next', undefined, { 'x-time-zone': 'Asia/Tokyo' }))
      .body as NextEvening;
  expect(await next(robin)).toMatchObject({ proposal: { isSameTime: false, time: '20:00' } });
  await train(world, robin, { workoutId: 201, zone: 'Asia/Tokyo' });
  const { planned, proposal } = await next(kim);
  expect(planned).toBeNull();
  if (!proposal) throw new Error('Nothing was proposed.');
  expect(proposal.workout.id).not.toBe(201);
  // Plan the proposal: from then on both are told of it instead.
  const { day, time, workout } = proposal;
  const body = { workoutId: workout.id, day, time };
  await kim.request('POST', '/api/plan', body, { 'x-time-zone': 'Asia/Tokyo' });
  for (const who of [robin, kim]) {
    const known = { planned: { day, time, workout: { id: workout.id } }, proposal: null };
    expect(await next(who)).toMatchObject(known);
  }
  // A workout of another couple is nobody else's next.
  const others = await aPremiumCouple();
  expect((await next(others.robin)).planned).toBeNull();
});
