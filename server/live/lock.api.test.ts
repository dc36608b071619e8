import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CHANGE_KINDS, type Room } from '../../contract/live/live.ts';
import { COUNTDOWN_MS } from '../../contract/live/room.ts';
import { buildApp } from '../app.ts';
import { liveProcesses } from '../db/tables/live.ts';
import { confirmAdult } from '../testing/consenting.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { COMMANDS, liveApp, press } from '../testing/live-app.ts';
import { opening, Phone, pressed } from '../testing/phone.ts';
import { makePremium } from '../testing/training.ts';

/**
 * Tests what a locked login receives about the couple's room, and which presses it may make there.
 */
const MINUTE_MS = 60_000;
const BEDROOM = 501;
const STRETCH = 101;
const world = liveApp();

/** Signs up a premium couple. Robin has a lock, which is open. */
async function aCoupleWithLock(afterMinutes = 5) {
  // Renew this process's heartbeat: the tests' clock may have moved past it.
  await world.deps.db.update(liveProcesses).set({ seenAt: world.deps.now() });
  const couple = await aCouple(world);
  await makePremium(world, couple.form.partner1Email);
  await confirmAdult(couple.robin, couple.kim);
  await couple.robin.request('PUT', '/api/account/lock', { afterMinutes });
  return couple;
}

/** Puts both in the lobby of a room that Kim opened, with a phone each. */
async function lobby(workoutId: number, afterMinutes?: number) {
  const couple = await aCoupleWithLock(afterMinutes);
  const { robin, kim } = couple;
  const opened = await press(kim, opening(workoutId, true));
  const room = await press(robin, pressed(opened, { type: 'join' }));
  const robins = await Phone.open(world.url, robin.cookie, room.id);
  const kims = await Phone.open(world.url, kim.cookie, room.id);
  await robins.hears('here', (here) => here.length === 2);
  return { ...couple, room, phones: { robin: robins, kim: kims } };
}

let moment = 0;
function sayIn(room: Room, phone: Phone, isIn = true) {
  moment += 1;
  return pressed(room, { type: 'say-in', isIn, stream: phone.snapshot.stream, chosenAt: moment });
}

/** Starts a bedroom workout on both phones. */
async function underWay(afterMinutes?: number) {
  const couple = await lobby(BEDROOM, afterMinutes);
  const { robin, kim, phones } = couple;
  await press(robin, sayIn(couple.room, phones.robin));
  const room = await press(kim, sayIn(couple.room, phones.kim));
  await phones.robin.hears('room', (now) => now?.phase === 'countdown');
  world.pass(COUNTDOWN_MS + 1_000);
  return { ...couple, room };
}

const closeLock = (who: Visitor) => who.post('/api/lock');
const statusOf = async (who: Visitor, body: unknown) => (await who.post(COMMANDS, body)).status;
const isToldOfLock = ({ isLocked }: { isLocked?: boolean }) => isLocked === true;

/** Text that came to a phone after the first `from` characters. */
const since = (phone: Phone, from: number) => phone.text.slice(from);

const LOCKED_AND_NOTHING_ELSE = { members: [], here: [], room: null, isLocked: true };
/** Expects neither the workout's title or id nor that it is a bedroom workout. */
function expectUnnamed(text: string, room: Room) {
  expect(text).not.toContain(room.title);
  // As a number of its own: random ids hold the same digits now and then.
  expect(text).not.toMatch(new RegExp(`[:,[]${BEDROOM}[,}\\]]`));
  expect(text).not.toContain('"isBedroom":true');
}

describe('the stream of a locked login', () => {
  test.each([
    [BEDROOM, 'none', () => ''],
    [BEDROOM, 'the one that Kim opened', ({ id }: Room) => id],
    [BEDROOM, 'one that there is not', () => crypto.randomUUID()],
    [STRETCH, 'the one that Kim opened', ({ id }: Room) => id],
  ])(
    'tells of %i only that it is locked, whatever room its page names: %s',
    async (workoutId, _which, named) => {
      const { robin, kim, form } = await aCoupleWithLock();
      const room = await press(kim, opening(workoutId));
      await closeLock(robin);
      const phone = await Phone.open(world.url, robin.cookie, named(room), 'unheardMs=99999999&');
      const { stream: _stream, me: _me, ...told } = phone.snapshot;
      expect(told).toEqual(LOCKED_AND_NOTHING_ELSE);
      expect((await Phone.open(world.url, kim.cookie)).snapshot.here).toEqual([]);
      const from = phone.text.length;
      await press(kim, pressed(room, { type: 'swap', isSwapped: true }));
      await kim.post('/api/journal', { content: 'Ours', isSharedWithPartner: true });
      await kim.post('/api/live/hearts');
      // Unlock and wait for the snapshot: messages keep their order, so all earlier ones have
      // arrived.
      await robin.post('/api/unlock', { password: form.partner1Password });
      await phone.comesTo('snapshot', (snapshot) => !isToldOfLock(snapshot));
      expect(phone.text.slice(from, phone.text.indexOf('event: snapshot', from))).toBe('');
      expect(phone.snapshot.room).toMatchObject({ id: room.id, isSwapped: true });
    },
  );

  test('is cut down when the lock closes, and filled again when it opens', async () => {
    const { robin, kim, form } = await aCoupleWithLock();
    const phone = await Phone.open(world.url, robin.cookie);
    const room = await press(kim, opening(BEDROOM));
    await phone.hears('room', (told) => told?.title === room.title);
    await closeLock(robin);
    await phone.comesTo('snapshot', isToldOfLock);
    const { stream: _stream, me: _me, ...told } = phone.snapshot;
    expect(told).toEqual(LOCKED_AND_NOTHING_ELSE);
    const from = phone.text.length;
    const swapped = await press(kim, pressed(room, { type: 'swap', isSwapped: true }));
    await robin.post('/api/unlock', { password: form.partner1Password });
    await phone.comesTo('snapshot', (snapshot) => snapshot.room?.version === swapped.version);
    expect(since(phone, from)).not.toContain('event: room');
    expect(phone.snapshot.members.map(({ firstName }) => firstName)).toEqual(['Robin', 'Kim']);
    // Expect all kinds, so that the page fetches again what changed while it was locked.
    await phone.hears('changed', (kinds) => kinds.length === CHANGE_KINDS.length);
    const next = await press(kim, pressed(swapped, { type: 'swap', isSwapped: false }));
    expect(await phone.hears('room', (one) => one?.version === next.version)).toEqual(next);
  });

  test.each([
    ['a page that says so', 'POST', '/api/lock/sight', { isInSight: false }],
    ['Lock Now', 'POST', '/api/lock', undefined],
  ] as const)('is cut down by %s', async (_by, method, url, body) => {
    const { robin, kim } = await aCoupleWithLock(0);
    await press(kim, opening(BEDROOM));
    const phone = await Phone.open(world.url, robin.cookie);
    await robin.request(method, url, body);
    await phone.comesTo('snapshot', isToldOfLock);
  });

  test('is cut down by a lock that is chosen on another device', async () => {
    const { robin, kim, form } = await aCouple(world);
    const laptop = new Visitor(world);
    const { partner1Email: email, partner1Password: password } = form;
    await laptop.post('/api/login', { email, password });
    world.pass(2 * MINUTE_MS);
    await press(kim, opening(STRETCH));
    const phone = await Phone.open(world.url, laptop.cookie);
    expect(phone.snapshot.room).not.toBeNull();
    await robin.request('PUT', '/api/account/lock', { afterMinutes: 15 });
    await phone.comesTo('snapshot', isToldOfLock);
    expect(phone.snapshot.room).toBeNull();
  });

  test('is cut down and filled again in every process', async () => {
    const { robin, kim, form } = await aCoupleWithLock();
    const logger = pino({ level: 'silent' });
    const other = await buildApp(world.deps, { logger, trustProxy: false });
    onTestFinished(() => other.close());
    const url = await other.listen({ port: 0, host: '127.0.0.1' });
    const phone = await Phone.open(url, robin.cookie);
    const room = await press(kim, opening(BEDROOM));
    await phone.hears('room');
    await closeLock(robin);
    await phone.comesTo('snapshot', isToldOfLock);
    const from = phone.text.length;
    await press(kim, pressed(room, { type: 'swap', isSwapped: true }));
    await robin.post('/api/unlock', { password: form.partner1Password });
    await phone.comesTo('snapshot', (snapshot) => snapshot.room?.title === room.title);
    expect(since(phone, from)).not.toContain('event: room');
    phone.close();
  });

  test('is cut down by the clock alone, and not while its page is in sight', async () => {
    const { robin, kim } = await aCoupleWithLock(5);
    const phone = await Phone.open(world.url, robin.cookie);
    const room = await press(kim, opening(BEDROOM));
    await phone.hears('room');
    world.pass(4 * MINUTE_MS);
    await robin.post('/api/lock/sight', { isInSight: true });
    world.pass(4 * MINUTE_MS);
    await kim.post('/api/journal', { content: 'Ours', isSharedWithPartner: true });
    // Expect the change: in total more time has passed than the lock allowed at the stream's start.
    await phone.hears('changed', (kinds) => kinds.includes('journal'));
    world.pass(MINUTE_MS);
    const from = phone.text.length;
    await press(kim, pressed(room, { type: 'swap', isSwapped: true }));
    await phone.comesTo('snapshot', isToldOfLock);
    expect(since(phone, from)).not.toContain('event: room');
    expectUnnamed(since(phone, from), room);
  });
});

describe('a workout in hand goes on behind the lock', () => {
  test('its page hears how it goes, and nothing of which it is', async () => {
    const { robin, kim, room, phones } = await underWay();
    const from = phones.robin.text.length;
    await closeLock(robin);
    await phones.robin.comesTo('snapshot', isToldOfLock);
    expect(phones.robin.snapshot.room).toMatchObject({ id: room.id, phase: 'countdown' });
    const paused = await press(kim, pressed(room, { type: 'pause' }));
    await phones.robin.comesTo('room', (told) => told?.phase === 'paused');
    await press(kim, pressed(paused, { type: 'resume' }));
    await phones.robin.comesTo('room', (told) => told?.phase === 'countdown');
    world.pass(COUNTDOWN_MS + 1_000);
    await press(kim, pressed(room, { type: 'stop' }));
    await phones.robin.comesTo('room', (told) => told?.phase === 'stopped');
    expectUnnamed(since(phones.robin, from), room);
  });

  test('a page that comes back to it is told the same, another page nothing', async () => {
    const { robin, kim, room } = await underWay();
    await closeLock(robin);
    const back = await Phone.open(world.url, robin.cookie, room.id);
    expect(back.snapshot).toMatchObject({ isLocked: true, room: { id: room.id } });
    expectUnnamed(back.text, room);
    const elsewhere = await Phone.open(world.url, robin.cookie, crypto.randomUUID());
    await press(kim, pressed(room, { type: 'stop' }));
    await back.comesTo('room', (told) => told?.phase === 'stopped');
    await robin.post('/api/unlock', { password: 'a quiet evening' });
    await elsewhere.comesTo('snapshot', (snapshot) => !isToldOfLock(snapshot));
    expect(elsewhere.text).not.toContain('event: room');
  });

  test('its phone may pause, go on, slow down, stop and leave', async () => {
    const { robin, room } = await underWay();
    await closeLock(robin);
    for (const part of [
      { type: 'pause' },
      { type: 'pace', isSlow: true },
      { type: 'stop' },
      { type: 'leave' },
    ]) {
      const { status, body } = await robin.post(COMMANDS, pressed(room, part));
      expect([part, status]).toEqual([part, 200]);
      expectUnnamed(JSON.stringify(body), room);
    }
  });

  test('a room that has not begun waits for its member to unlock', async () => {
    const { robin, kim, form, room, phones } = await lobby(BEDROOM);
    await press(robin, sayIn(room, phones.robin));
    await closeLock(robin);
    await phones.robin.comesTo('snapshot', isToldOfLock);
    expect(phones.robin.snapshot.room).toBeNull();
    // Expect no start: Robin said yes before the lock closed, and a locked phone starts nothing.
    await phones.kim.comesTo('here', (here) => here.length === 1);
    expect((await press(kim, sayIn(room, phones.kim))).phase).toBe('lobby');
    await robin.post('/api/unlock', { password: form.partner1Password });
    await phones.kim.comesTo('here', (here) => here.length === 2);
    await phones.robin.comesTo('snapshot', (snapshot) => snapshot.room?.title === room.title);
    expect((await press(robin, sayIn(room, phones.robin))).phase).toBe('countdown');
  });
});

describe('a locked login', () => {
  test('begins nothing of the bedroom, alone or on two phones', async () => {
    const { robin, kim, room, phones } = await lobby(BEDROOM);
    await press(robin, pressed(room, { type: 'leave' }));
    await closeLock(robin);
    expect((await robin.post('/api/sessions', { workoutId: BEDROOM })).status).toBe(423);
    for (const body of [
      opening(BEDROOM),
      opening(BEDROOM + 1),
      pressed(room, { type: 'join' }),
      sayIn(room, phones.robin),
    ]) {
      expect([body.type, await statusOf(robin, body)]).toEqual([body.type, 423]);
    }
    expect(await kim.get('/api/sessions?limit=10')).toEqual([]);
    expect((await robin.post('/api/sessions', { workoutId: STRETCH })).status).toBe(201);
  });

  test('neither asks for the camera nor agrees to it, and may always end it', async () => {
    const { robin, kim, room } = await lobby(STRETCH);
    const see = (isWanted: boolean) =>
      pressed(room, { type: 'see', endId: crypto.randomUUID(), isWanted });
    await closeLock(robin);
    expect(await statusOf(robin, see(true))).toBe(423);
    await press(kim, see(true));
    expect(await statusOf(robin, see(true))).toBe(423);
    expect(await statusOf(robin, see(false))).toBe(200);
  });

  test('is told the same of a press whether a room of the bedroom is open or none', async () => {
    const { robin, kim } = await aCoupleWithLock();
    await closeLock(robin);
    const unknown = { id: crypto.randomUUID(), version: 1 } as Room;
    const answers = async () => {
      const told = [];
      for (const part of [
        { type: 'join' },
        { type: 'leave' },
        { type: 'pause' },
        { type: 'stop' },
        { type: 'see', endId: crypto.randomUUID(), isWanted: true },
      ]) {
        const { status, body } = await robin.post(COMMANDS, pressed(unknown, part));
        told.push([part.type, status, body]);
      }
      return told;
    };
    const before = await answers();
    await press(kim, opening(BEDROOM));
    expect(await answers()).toEqual(before);
  });

  test('opens a room for another workout, which its page then knows by its own', async () => {
    const { robin, kim } = await aCoupleWithLock();
    await closeLock(robin);
    const room = await press(robin, opening(STRETCH));
    expect(room).toMatchObject({ title: '', phase: 'lobby' });
    const phone = await Phone.open(world.url, robin.cookie, room.id);
    expect(phone.snapshot).toMatchObject({ isLocked: true, room: { id: room.id } });
    expect(phone.snapshot.members).toHaveLength(2);
    const kims = (await Phone.open(world.url, kim.cookie)).snapshot;
    expect(kims.room).toMatchObject({ workoutId: STRETCH });
    expect(kims.here).toHaveLength(1);
  });
});
