import { expect, test } from 'vitest';
import type { Room } from '../../../contract/live/live.ts';
import type { Session } from '../../../contract/training/sessions.ts';
import type { Workout, WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import { confirmAdult } from '../../testing/consenting.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { COMMANDS, liveApp } from '../../testing/live-app.ts';
import { opening, Phone, pressed } from '../../testing/phone.ts';
import { completionNow, makePremium } from '../../testing/training.ts';

const BEDROOM = 501;
const TITLE = 'Seven Quiet Breaths';
const REFUSED = {
  status: 403,
  body: { message: 'Please confirm that you’re 18 or older first.' },
};
const world = liveApp();

/** Makes a couple with premium of whom only Robin has said to be 18 or older. */
async function robinIsAdult() {
  const couple = await aCouple(world);
  await makePremium(world, couple.form.partner1Email);
  await confirmAdult(couple.robin);
  return couple;
}

async function bedroomOf(who: Visitor) {
  const found: Workout[] = [];
  for (const list of ['', '?category=bedroom', '/category/bedroom']) {
    found.push(...((await who.get(`/api/workouts${list}`)) as Workout[]));
  }
  return found.filter(({ category }) => category === 'bedroom');
}

async function opened(who: Visitor, workoutId = BEDROOM): Promise<Room> {
  const { status, body } = await who.post(COMMANDS, opening(workoutId));
  expect(status).toBe(200);
  return (body as { room: Room }).room;
}

test('the steps of the bedroom go to adults alone, whoever of the couple has paid', async () => {
  const { robin, kim } = await robinIsAdult();
  for (const workout of await bedroomOf(kim)) {
    expect(workout).toMatchObject({ locked: true, instructions: [], title: expect.any(String) });
  }
  const locked = { locked: true, instructions: [], steps: [], caution: null };
  expect(await kim.get(`/api/workouts/${BEDROOM}`)).toMatchObject(locked);
  const { steps } = (await robin.get(`/api/workouts/${BEDROOM}`)) as WorkoutDetail;
  expect(steps.length).toBeGreaterThan(0);

  await confirmAdult(kim);
  expect(await kim.get(`/api/workouts/${BEDROOM}`)).toMatchObject({ locked: false, steps });
  for (const workout of await bedroomOf(kim)) expect(workout).toMatchObject({ locked: false });
});

test('nobody starts or completes a bedroom workout before they said that they are adults', async () => {
  const { robin, kim } = await robinIsAdult();
  expect(await kim.post('/api/sessions', { workoutId: BEDROOM })).toMatchObject(REFUSED);
  expect((await kim.post('/api/sessions', { workoutId: 101 })).status).toBe(201);

  const started = await robin.post('/api/sessions', { workoutId: BEDROOM });
  const session = `/api/sessions/${(started.body as Session).id}`;
  world.pass(60_000);
  const completion = completionNow(world, 1);
  expect(await kim.request('PATCH', session, completion)).toMatchObject(REFUSED);
  expect(await robin.get('/api/progress')).toMatchObject({ workoutsCompleted: 0 });
  await confirmAdult(kim);
  expect((await kim.request('PATCH', session, completion)).status).toBe(200);
  // Complete again: repeating a completion is not refused.
  expect((await robin.request('PATCH', session, completion)).status).toBe(200);
});

test('without premium it is premium that is missing, whoever asks', async () => {
  const { robin, kim } = await aCouple(world);
  await confirmAdult(robin);
  for (const who of [robin, kim]) {
    for (const [call, body] of [
      ['/api/sessions', { workoutId: BEDROOM }],
      [COMMANDS, opening(BEDROOM)],
    ] as const) {
      const refused = { status: 403, body: { message: 'This workout is part of Premium.' } };
      expect(await who.post(call, body)).toMatchObject(refused);
    }
    expect(await who.get(`/api/workouts/${BEDROOM}`)).toMatchObject({ locked: true, steps: [] });
  }
});

test('a room of the bedroom is opened, joined and steered by adults alone', async () => {
  const { robin, kim } = await robinIsAdult();
  expect(await kim.post(COMMANDS, opening(BEDROOM))).toMatchObject(REFUSED);
  const room = await opened(robin);
  const robins = await Phone.open(world.url, robin.cookie, room.id);
  const kims = await Phone.open(world.url, kim.cookie, room.id);
  const { stream } = kims.snapshot;
  const presses = [
    opening(BEDROOM),
    pressed(room, { type: 'join' }),
    pressed(room, { type: 'swap', isSwapped: true }),
    pressed(room, { type: 'pause' }),
    pressed(room, { type: 'pace', isSlow: true }),
    pressed(room, { type: 'next', step: 0 }),
    pressed(room, { type: 'complete' }),
    pressed(room, { type: 'say-in', isIn: true, stream, chosenAt: 1 }),
    pressed(room, { type: 'want-saved', isWanted: true, chosenAt: 1 }),
  ];
  for (const press of presses) expect(await kim.post(COMMANDS, press)).toMatchObject(REFUSED);
  // Robin's phone learns neither that Kim came by nor that Kim was asked for their age.
  await robin.post(COMMANDS, pressed(room, { type: 'swap', isSwapped: true }));
  await robins.hears('room', (now) => now?.isSwapped === true);
  const { me } = kims.snapshot;
  expect(robins.heard.filter(({ event }) => event === 'refused')).toEqual([]);
  for (const { event, data } of robins.heard) if (event === 'here') expect(data).not.toContain(me);

  // Everybody may leave or press red.
  for (const type of ['leave', 'stop']) {
    expect((await kim.post(COMMANDS, pressed(room, { type }))).status).toBe(200);
  }
  // Workouts outside the bedroom still open.
  await opened(kim, 101);
});

test('of a room of the bedroom they hear that somebody waits, and the rest once they said it', async () => {
  const { robin, kim } = await robinIsAdult();
  const before = await Phone.open(world.url, kim.cookie);
  const room = await opened(robin);
  const invitation = { id: room.id, workoutId: BEDROOM, title: '', inside: room.inside };
  expect(await before.hears('room')).toMatchObject(invitation);
  const later = await Phone.open(world.url, kim.cookie);
  expect(later.snapshot.room).toMatchObject(invitation);
  const left = await kim.post(COMMANDS, pressed(room, { type: 'leave' }));
  expect(left.body).toMatchObject({ room: invitation });
  for (const { text } of [before, later]) expect(text).not.toContain(TITLE);
  // An adult's page receives everything.
  const robins = await Phone.open(world.url, robin.cookie);
  expect(robins.snapshot.room).toEqual(room);

  const heardByRobin = robins.text;
  await confirmAdult(kim);
  for (const page of [before, later]) {
    expect(await page.hears('changed')).toEqual(['profile']);
    await page.comesTo('snapshot', (now) => now.room?.title === TITLE);
  }
  // Confirm twice: the answer stays, and the partner is not told.
  await confirmAdult(kim);
  const joined = await kim.post(COMMANDS, pressed(room, { type: 'join' }));
  expect(joined).toMatchObject({ status: 200, body: { room: { title: TITLE } } });
  await robins.hears('room', (now) => now?.inside.length === 2);
  expect(robins.text.slice(heardByRobin.length)).toMatch(/^event: room\n[^\n]*\n\n$/);
  expect(before.heard.filter(({ event }) => event === 'changed')).toHaveLength(1);
});

test('a room that is over tells those who were not let in nothing', async () => {
  const { robin, kim } = await robinIsAdult();
  const page = await Phone.open(world.url, kim.cookie);
  const room = await opened(robin);
  await robin.post(COMMANDS, pressed(room, { type: 'stop' }));
  await robin.post(COMMANDS, opening(101));
  await page.hears('room', (now) => now?.workoutId === 101);
  expect(page.text).not.toMatch(/stopped|"done"/);
});
