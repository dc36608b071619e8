import { describe, expect, test } from 'vitest';
import type { LiveSnapshot, Room } from '../../contract/live/live.ts';
import { COUNTDOWN_MS } from '../../contract/live/room.ts';
import type { Session } from '../../contract/training/sessions.ts';
import { liveRooms } from '../db/tables/live.ts';
import { transact } from '../db/transaction-guard.ts';
import { confirmAdult } from '../testing/consenting.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { COMMANDS, liveApp, press } from '../testing/live-app.ts';
import { opening, Phone, pressed } from '../testing/phone.ts';
import { completionNow, makePremium, train } from '../testing/training.ts';
import { sweepRooms } from './presence-queries.ts';

const MINUTE_MS = 60_000;
const world = liveApp();

const open = (who: Visitor, workoutId = 101) => press(who, opening(workoutId));
const onPage = (who: Visitor, room?: Room) => Phone.open(world.url, who.cookie, room?.id);

/** Starts a workout with both in the room, with a phone each. */
async function training(workoutId = 101) {
  const couple = await aCouple(world);
  const { robin, kim } = couple;
  const opened = await open(robin, workoutId);
  const phones = { robin: await onPage(robin, opened), kim: await onPage(kim, opened) };
  await press(kim, pressed(opened, { type: 'join' }));
  await press(robin, pressed(opened, { type: 'ready', isReady: true }));
  const room = await press(kim, pressed(opened, { type: 'ready', isReady: true }));
  world.pass(COUNTDOWN_MS);
  return { ...couple, room, phones };
}

async function goToLastStep(who: Visitor, room: Room): Promise<Room> {
  const { steps } = (await who.get(`/api/workouts/${room.workoutId}`)) as { steps: unknown[] };
  let current = room;
  for (let step = 0; step < steps.length - 1; step++) {
    current = await press(who, pressed(current, { type: 'next', step }));
  }
  return current;
}

const sessionsOf = async (who: Visitor) => (await who.get('/api/sessions?limit=100')) as Session[];

describe('starting and joining', () => {
  test('the partner hears on any page who opened what', async () => {
    const { robin, kim } = await aCouple(world);
    const page = await onPage(kim);
    expect(page.snapshot).toMatchObject({ room: null, here: [] });
    await open(robin);
    const room = await page.hears('room');
    expect(room).toMatchObject({ workoutId: 101, title: expect.any(String), phase: 'lobby' });
    const opener = page.snapshot.members.find(({ id }) => id === room?.openedBy);
    expect(opener?.firstName).toBe('Robin');
    expect(page.snapshot.members.map(({ firstName }) => firstName)).toEqual(['Robin', 'Kim']);
  });

  test('who comes later finds the room as it is', async () => {
    const { kim, room } = await training();
    expect((await onPage(kim)).snapshot.room).toEqual(room);
  });

  test('both being ready starts one session, with the other in it', async () => {
    const { robin, kim, room, phones } = await training();
    const since = world.deps.now().getTime();
    expect(room).toMatchObject({ phase: 'countdown', since });
    expect(await phones.robin.hears('room', (now) => now?.phase === 'countdown')).toEqual(room);
    const [session, ...more] = await sessionsOf(robin);
    expect(more).toEqual([]);
    expect(session).toMatchObject({ id: room.sessionId, workoutId: 101, completedAt: null });
    const { id } = (await robin.get('/api/user')) as { id: string };
    expect(session?.partnerId).toBe(id);
    expect((await sessionsOf(kim)).length).toBe(1);
  });

  test('each sees whether the other’s phone is there', async () => {
    const { robin, kim } = await aCouple(world);
    const room = await open(robin);
    const robins = await onPage(robin, room);
    const { me } = robins.snapshot;
    expect(robins.snapshot.here).toEqual([me]);
    const kims = await onPage(kim, room);
    expect(kims.snapshot.here).toHaveLength(2);
    await robins.hears('here', (here) => here.length === 2);
    kims.close();
    await robins.comesTo('here', (here) => here.length === 1 && here[0] === me);
    // Expect only one: a page elsewhere in the app is not in the room.
    expect((await onPage(kim)).snapshot.here).toEqual([me]);
  });

  test('a partner whose phone is gone holds nobody up, and is not counted', async () => {
    const { robin, kim } = await aCouple(world);
    const room = await open(robin);
    const phones = { robin: await onPage(robin, room), kim: await onPage(kim, room) };
    await press(kim, pressed(room, { type: 'join' }));
    const tooEarly = await robin.post(COMMANDS, pressed(room, { type: 'start' }));
    expect(tooEarly.status).toBe(409);
    phones.kim.close();
    await phones.robin.comesTo('here', (here) => here.length === 1);
    const started = await press(robin, pressed(room, { type: 'start' }));
    expect(started).toMatchObject({ phase: 'countdown', wasTogether: false });
    expect(await sessionsOf(robin)).toMatchObject([{ partnerId: null }]);

    await onPage(kim, room);
    const last = await goToLastStep(robin, started);
    await press(robin, pressed(last, { type: 'complete' }));
    const { id: kimsId } = (await kim.get('/api/user')) as { id: string };
    expect(await sessionsOf(robin)).toMatchObject([{ partnerId: kimsId }]);
  });

  test('a page that goes takes nobody along who is in the room with another', async () => {
    const { robin, kim, room, phones } = await training();
    const tablet = await onPage(kim, room);
    const leave = (stream: string) => press(kim, pressed(room, { type: 'leave', stream }));
    expect((await leave(tablet.snapshot.stream)).inside).toHaveLength(2);
    tablet.close();
    phones.kim.close();
    await phones.robin.comesTo('here', (here) => here.length === 1);
    expect((await leave(tablet.snapshot.stream)).inside).toEqual([phones.robin.snapshot.me]);
    // Send no page id: then the member leaves with all pages.
    await onPage(robin, room);
    const empty = await press(robin, pressed(room, { type: 'leave' }));
    expect(empty.inside).toEqual([]);
  });

  test('opening at the same moment makes one room', async () => {
    const { robin, kim } = await aCouple(world);
    const [one, two] = await Promise.all([open(robin), open(kim)]);
    expect(one.id).toBe(two.id);
    const { snapshot } = await onPage(kim);
    expect(snapshot.room?.inside).toHaveLength(2);
  });

  test('nobody opens another workout while the partner is in the middle of one', async () => {
    const { robin, kim, room, phones } = await training();
    await press(kim, pressed(room, { type: 'leave' }));
    const busy = await kim.post(COMMANDS, opening(201));
    expect(busy).toMatchObject({ status: 409, body: { message: /another workout/ } });
    phones.robin.close();
    await phones.kim.comesTo('here', (here) => here.length === 1);
    expect(await open(kim, 201)).toMatchObject({ workoutId: 201, inside: [expect.any(String)] });
    expect((await sessionsOf(robin)).length).toBe(1);
  });
});

describe('presses', () => {
  test('a stale one is refused and changes nothing', async () => {
    const { robin, kim, room } = await training();
    const next = await press(robin, pressed(room, { type: 'next', step: 0 }));
    const late = await kim.post(COMMANDS, pressed(room, { type: 'next', step: 0 }));
    expect(late).toMatchObject({ status: 409, body: { message: expect.any(String) } });
    expect((await onPage(kim)).snapshot.room).toEqual(next);
  });

  test('pressed on both phones at once, Next is one step', async () => {
    const { robin, kim, room, phones } = await training();
    const answers = await Promise.all(
      [robin, kim].map((who) => who.post(COMMANDS, pressed(room, { type: 'next', step: 0 }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const heard = await phones.kim.hears('room', (now) => (now?.version ?? 0) > room.version);
    expect(heard?.place.step).toBe(1);
  });

  test('one that a bad network repeats counts once', async () => {
    const { robin, room } = await training();
    const stretch = pressed(room, { type: 'stretch', byMs: 15_000 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => robin.post(COMMANDS, stretch)));
    for (const { status } of answers) expect(status).toBe(200);
    const pause = pressed(room, { type: 'pause' });
    await press(robin, pause);
    const resumed = await press(robin, pressed({ ...room, version: 99 }, { type: 'resume' }));
    expect(resumed.place.extraMs).toBe(15_000);
    expect(await press(robin, pause)).toEqual(resumed);
  });

  test('so does one that changed nothing when it first came', async () => {
    const { robin, kim, room } = await training();
    await press(robin, pressed(room, { type: 'pause' }));
    const pause = pressed(room, { type: 'pause' });
    expect((await press(kim, pause)).phase).toBe('paused');
    const resumed = await press(robin, pressed({ ...room, version: 99 }, { type: 'resume' }));
    expect(await press(kim, pause)).toEqual(resumed);
  });

  test('Pause stops both, whatever its presser last saw', async () => {
    const { robin, kim, room, phones } = await training();
    world.pass(7_000);
    await press(robin, pressed(room, { type: 'next', step: 0 }));
    const stale = pressed({ ...room, version: 1 }, { type: 'pause' });
    const paused = await press(kim, stale);
    expect(paused).toMatchObject({ phase: 'paused', place: { step: 1, elapsedMs: 7_000 } });
    expect(await phones.robin.hears('room', (now) => now?.phase === 'paused')).toEqual(paused);
  });

  test('hands-free, the step that the clock has come to is the one that is paused', async () => {
    const { robin, room } = await training();
    const on = await press(robin, pressed(room, { type: 'hands-free', isOn: true }));
    const { steps } = (await robin.get('/api/workouts/101')) as { steps: { seconds: number }[] };
    world.pass((steps[0]?.seconds ?? 0) * 1000 + 2_000);
    const paused = await press(robin, pressed(on, { type: 'pause' }));
    expect(paused.place).toMatchObject({ step: 1, stepMs: 2_000 });
  });

  test.each([
    ['nothing', {}],
    ['no command at all', { type: 'dance', commandId: crypto.randomUUID() }],
    ['a room that is no id', { type: 'pause', roomId: 'x', basedOn: 1 }],
    ['half a step', { type: 'next', step: 0.5 }],
    ['an hour more', { type: 'stretch', byMs: 3_600_000 }],
    ['a version that is none', { type: 'resume', basedOn: 'latest' }],
  ])('%s is refused with a sentence', async (_what, changes) => {
    const { robin } = await aCouple(world);
    const room = await open(robin);
    const body = Object.keys(changes).length ? { ...pressed(room, { type: '' }), ...changes } : {};
    expect(await robin.post(COMMANDS, body)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/\S/) },
    });
  });
});

describe('the end', () => {
  test('completing on either completes one session for both', async () => {
    const { robin, kim, room, phones } = await training();
    world.pass(10 * MINUTE_MS);
    const last = await goToLastStep(robin, room);
    const done = await press(kim, pressed(last, { type: 'complete' }));
    expect(done.phase).toBe('done');
    await phones.robin.hears('room', (now) => now?.phase === 'done');
    const { id: robinsId } = (await robin.get('/api/user')) as { id: string };
    for (const who of [robin, kim]) {
      expect(await sessionsOf(who)).toMatchObject([
        { id: room.sessionId, partnerId: robinsId, duration: 10, caloriesBurned: 80 },
      ]);
      expect(await who.get('/api/progress')).toMatchObject({ workoutsCompleted: 1 });
      expect(await who.get('/api/achievements/new')).not.toEqual([]);
    }
  });

  test.each([
    ['a long one that is wanted completes for both', 12, true, [{ duration: 12 }]],
    ['a long one that is not wanted leaves nothing', 12, false, []],
    ['a short one leaves nothing, wanted or not', 2, true, []],
  ])('ended early, %s', async (_, minutes, isSaved, expected) => {
    const { robin, kim, room, phones } = await training();
    world.pass(minutes * MINUTE_MS);
    const paused = await press(robin, pressed(room, { type: 'pause' }));
    const { sessionId } = paused;
    const ended = await press(kim, pressed(paused, { type: 'end', sessionId, isSaved }));
    const phase = expected.length > 0 ? 'done' : 'stopped';
    expect(ended.phase).toBe(phase);
    await phones.robin.hears('room', (now) => now?.phase === phase);
    for (const who of [robin, kim]) {
      expect(await sessionsOf(who)).toMatchObject(expected);
      expect(await who.get('/api/progress')).toMatchObject({ workoutsCompleted: expected.length });
    }
  });

  test('a reset is undone for both, and asks nobody again', async () => {
    const { robin, kim, room, phones } = await training();
    world.pass(MINUTE_MS);
    const reset = await press(robin, pressed(room, { type: 'reset' }));
    const undone = await press(kim, pressed(reset, { type: 'undo-reset' }));
    expect(undone).toMatchObject({ phase: 'paused', place: { elapsedMs: MINUTE_MS } });
    await phones.robin.hears('room', (now) => now?.phase === 'paused');
    expect(await sessionsOf(robin)).toHaveLength(1);
  });

  test('completing before the last step is refused, and the phone catches up', async () => {
    const { robin, room } = await training();
    const early = await robin.post(COMMANDS, pressed(room, { type: 'complete' }));
    expect(early).toMatchObject({ status: 409, body: { message: /moved on/ } });
    expect(await sessionsOf(robin)).toMatchObject([{ completedAt: null }]);
  });

  test('completing on both at once is one completion', async () => {
    const { robin, kim, room } = await training();
    world.pass(10 * MINUTE_MS);
    const last = await goToLastStep(robin, room);
    const answers = await Promise.all(
      [robin, kim].map((who) => who.post(COMMANDS, pressed(last, { type: 'complete' }))),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await kim.get('/api/progress')).toMatchObject({ workoutsCompleted: 1 });
  });

  test('a completion that a phone had kept for itself ends the room too', async () => {
    const { robin, kim, room, phones } = await training();
    world.pass(10 * MINUTE_MS);
    const completion = { completedAt: world.deps.now().toISOString(), duration: 10 };
    const late = await kim.request('PATCH', `/api/sessions/${room.sessionId}`, {
      ...completion,
      caloriesBurned: 80,
    });
    const { id: robinsId } = (await robin.get('/api/user')) as { id: string };
    expect(late).toMatchObject({ status: 200, body: { partnerId: robinsId } });
    await phones.robin.hears('room', (now) => now?.phase === 'done');
  });

  test('a session completed by its id in capital letters ends the room too', async () => {
    const { robin, room, phones } = await training();
    world.pass(10 * MINUTE_MS);
    const url = `/api/sessions/${room.sessionId?.toUpperCase()}`;
    expect(await robin.request('PATCH', url, completionNow(world))).toMatchObject({ status: 200 });
    await phones.robin.hears('room', (now) => now?.phase === 'done');
  });

  test('ids in capital letters name the same room, command and stream', async () => {
    const { kim, room, phones } = await training();
    const capitals = (id: string) => id.toUpperCase();
    const pause = pressed(room, { type: 'pause' });
    const paused = await press(kim, { ...pause, roomId: capitals(room.id) });
    expect(paused.phase).toBe('paused');
    const resumed = await press(kim, pressed(paused, { type: 'resume' }));
    const again = await press(kim, { ...pause, commandId: capitals(pause.commandId) });
    expect(again).toEqual(resumed);
    const { stream } = phones.kim.snapshot;
    const time = await kim.get(`/api/live/time?stream=${capitals(stream)}`);
    expect(time).toMatchObject({ isHeld: true });
    const leaving = pressed(resumed, { type: 'leave', stream: capitals(stream) });
    expect((await press(kim, leaving)).inside).toEqual([phones.robin.snapshot.me]);
  });

  test('whoever trained without the other has no partner in the session', async () => {
    const { robin } = await aCouple(world);
    const room = await open(robin);
    const started = await press(robin, pressed(room, { type: 'start' }));
    world.pass(10 * MINUTE_MS);
    const last = await goToLastStep(robin, started);
    await press(robin, pressed(last, { type: 'complete' }));
    expect(await sessionsOf(robin)).toMatchObject([{ partnerId: null, duration: 10 }]);
  });

  test('when the free workouts are used up, both are told', async () => {
    const { robin, kim } = await aCouple(world);
    const room = await open(robin);
    const phone = await onPage(kim, room);
    for (let count = 0; count < 3; count++) await train(world, robin);
    const answer = await robin.post(COMMANDS, pressed(room, { type: 'start' }));
    expect(answer.status).toBe(402);
    expect(await phone.hears('refused')).toMatchObject({ status: 402, ...(answer.body as object) });
    expect((await sessionsOf(kim)).length).toBe(3);
    expect((await robin.post(COMMANDS, opening())).status).toBe(402);
  });

  test('the bedroom needs premium, as ever', async () => {
    const { robin, form } = await aCouple(world);
    expect((await robin.post(COMMANDS, opening(501))).status).toBe(403);
    expect((await robin.post(COMMANDS, opening(999_999))).status).toBe(404);
    await makePremium(world, form.partner1Email);
    await confirmAdult(robin);
    expect((await open(robin, 501)).workoutId).toBe(501);
  });
});

describe('hearts', () => {
  test('one reaches the other’s phone in the room, and nobody else', async () => {
    const { robin, kim, phones } = await training();
    const elsewhere = await onPage(kim);
    expect((await robin.post('/api/live/hearts')).status).toBe(204);
    expect(await phones.kim.hears('heart')).toBe(phones.robin.snapshot.me);
    // Send something later and wait for it, so that a heart would have arrived by then.
    await robin.post(COMMANDS, opening());
    await kim.post('/api/live/hearts');
    await phones.robin.hears('heart', (from) => from === phones.kim.snapshot.me);
    for (const phone of [phones.robin, elsewhere]) {
      const from = phones.robin.snapshot.me;
      expect(phone.heard).not.toContainEqual({ event: 'heart', data: from });
    }
  });

  test('a hail of them is refused', async () => {
    const { robin } = await aCouple(world);
    const answers = [];
    for (let count = 0; count < 41; count++) answers.push(await robin.post('/api/live/hearts'));
    expect(answers.slice(0, 40).every(({ status }) => status === 204)).toBe(true);
    expect(answers[40]).toMatchObject({ status: 429 });
  });
});

describe('whose eyes', () => {
  test('visitors have no part in it', async () => {
    const anyone = new Visitor(world);
    const answers = await Promise.all([
      anyone.request('GET', '/api/live/events'),
      anyone.post(COMMANDS, opening()),
      anyone.post('/api/live/hearts'),
    ]);
    for (const { status } of answers) expect(status).toBe(401);
  });

  test('another couple sees nothing of a room, and cannot touch it by its id', async () => {
    const { room, phones } = await training();
    const { robin: stranger } = await aCouple(world);
    const theirs = await onPage(stranger, room);
    expect(theirs.snapshot).toMatchObject({ room: null, here: [] });
    const meddling = [
      { type: 'pause' },
      { type: 'join' },
      { type: 'leave' },
      { type: 'next', step: 0 },
      { type: 'complete' },
    ];
    const none = { ...room, id: crypto.randomUUID() };
    for (const one of meddling) {
      const known = await stranger.post(COMMANDS, pressed(room, one));
      const unknown = await stranger.post(COMMANDS, pressed(none, one));
      expect(known).toMatchObject({ status: 409 });
      expect(unknown.body).toEqual(known.body);
    }
    await stranger.post('/api/live/hearts');
    await stranger.post(COMMANDS, opening());
    await theirs.hears('room');
    expect((await onPage(stranger)).snapshot.here).not.toContain(phones.robin.snapshot.me);
    const versions = phones.kim.heard.filter(({ event }) => event === 'room');
    expect(versions.at(-1)?.data).toMatchObject({ version: room.version });
    expect(phones.kim.heard.some(({ event }) => event === 'heart')).toBe(false);
  });

  test('signing out ends the stream, and so does signing the device out from elsewhere', async () => {
    const { robin, form } = await aCouple(world);
    const credentials = { email: form.partner1Email, password: form.partner1Password };
    const laptop = new Visitor(world);
    await laptop.post('/api/login', credentials);
    const pages = { phone: await onPage(robin), laptop: await onPage(laptop) };
    await laptop.request('GET', '/api/logout');
    await pages.laptop.over();
    expect(pages.phone.isOver).toBe(false);

    const tablet = new Visitor(world);
    await tablet.post('/api/login', credentials);
    const page = await onPage(tablet);
    await robin.request('DELETE', '/api/account/devices');
    await page.over();
    expect(pages.phone.isOver).toBe(false);
  });

  test('signing out leaves the room, whether the page is still open or already gone', async () => {
    for (const isStillOpen of [true, false]) {
      const { robin, phones } = await training();
      const [me, partner] = [phones.robin.snapshot.me, phones.kim.snapshot.me];
      if (!isStillOpen) {
        phones.robin.close();
        await phones.kim.hears('here', (here) => !here.includes(me));
      }
      await robin.request('GET', '/api/logout');
      const left = await phones.kim.hears('room', (room) => !room?.inside.includes(me));
      expect(left).toMatchObject({ inside: [partner] });
    }
  });

  test('a device that is signed out from elsewhere leaves, another one of the same member stays', async () => {
    const { robin, room, form, phones } = await training();
    const tablet = new Visitor(world);
    await tablet.post('/api/login', {
      email: form.partner1Email,
      password: form.partner1Password,
    });
    const page = await onPage(tablet, room);
    await robin.request('GET', '/api/logout');
    await phones.robin.over();
    await world.settled();
    expect((await onPage(tablet)).snapshot.room?.inside).toHaveLength(2);

    const laptop = new Visitor(world);
    await laptop.post('/api/login', {
      email: form.partner1Email,
      password: form.partner1Password,
    });
    await laptop.request('DELETE', '/api/account/devices');
    await page.over();
    await phones.kim.comesTo('room', (now) => now?.inside.length === 1);
  });

  test('a fifth page takes the place of the oldest', async () => {
    const { robin, kim } = await aCouple(world);
    const partners = await onPage(kim);
    const [oldest, ...pages] = await Promise.all([1, 2, 3, 4].map(() => onPage(robin)));
    pages.push(await onPage(robin));
    const first = await Promise.race(
      [oldest, ...pages].map((page) => page?.over().then(() => page)),
    );
    await first?.hears('replaced');
    expect([oldest, ...pages].filter((page) => page?.isOver)).toEqual([first]);
    expect(partners.isOver).toBe(false);
  });

  test('a member who leaves for good takes the room along', async () => {
    const { robin, kim, form, phones } = await training();
    const { me } = phones.kim.snapshot;
    const left = await robin.post('/api/account/leave', { password: form.partner1Password });
    expect(left.status).toBe(204);
    await phones.kim.hears('room', (room) => room === null);
    await phones.robin.over();
    const isAlone = ({ members }: LiveSnapshot) => members.length === 1 && members[0]?.id === me;
    await phones.kim.hears('snapshot', isAlone);
    expect(await world.deps.db.$count(liveRooms)).toBe(0);
    expect((await kim.post(COMMANDS, opening())).status).toBe(200);
  });
});

describe('sleep', () => {
  const sweep = () => transact(world.deps.db, (tx) => sweepRooms(tx, world.deps.now()));

  test('a room that nobody was in for an hour is gone', async () => {
    const { robin, kim, room, phones } = await training();
    const watcher = await onPage(kim);
    for (const phone of Object.values(phones)) phone.close();
    await watcher.comesTo('here', (here) => here.length === 0);
    world.pass(59 * MINUTE_MS);
    await sweep();
    expect((await onPage(kim)).snapshot.room).toEqual(room);
    world.pass(2 * MINUTE_MS);
    await sweep();
    await watcher.hears('room', (now) => now === null);
    expect((await robin.post(COMMANDS, pressed(room, { type: 'resume' }))).status).toBe(409);
  });

  test('what has been pressed or entered within the hour keeps it awake', async () => {
    const { kim, room } = await training();
    world.pass(50 * MINUTE_MS);
    await onPage(kim, room);
    world.pass(50 * MINUTE_MS);
    await sweep();
    expect((await onPage(kim)).snapshot.room).toEqual(room);
  });
});

test('the time is the server’s, and asks nobody who they are', async () => {
  const anyone = new Visitor(world);
  const now = world.deps.now().getTime();
  expect(await anyone.get('/api/live/time')).toEqual({ now, isHeld: true });
  const unknown = await anyone.get(`/api/live/time?stream=${crypto.randomUUID()}`);
  expect(unknown).toEqual({ now, isHeld: false });
  expect((await anyone.request('GET', '/api/live/time?stream=x')).status).toBe(400);
});

test('the stream is neither kept nor held back on its way', async () => {
  const { robin } = await aCouple(world);
  const { headers } = (await onPage(robin)).response;
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('content-encoding');
  const wrong = await robin.request('GET', '/api/live/events?room=x');
  expect(wrong).toMatchObject({ status: 400, body: { message: 'This is not a room.' } });
});
