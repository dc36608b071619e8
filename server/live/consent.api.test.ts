import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Room } from '../../contract/live/live.ts';
import { COUNTDOWN_MS } from '../../contract/live/room.ts';
import type { Session } from '../../contract/training/sessions.ts';
import { liveProcesses, liveRooms } from '../db/tables/live.ts';
import { confirmAdult } from '../testing/consenting.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { COMMANDS, liveApp, press } from '../testing/live-app.ts';
import { opening, Phone, pressed } from '../testing/phone.ts';
import { completionNow, makePremium } from '../testing/training.ts';

const MINUTE_MS = 60_000;
const BEDROOM = 501;
const world = liveApp();

let moment = 0;
const sayIn = (room: Room, phone: Phone, isIn: boolean) => {
  moment += 1;
  const { stream } = phone.snapshot;
  return pressed(room, { type: 'say-in', isIn, stream, chosenAt: moment });
};
const wantSaved = (room: Room, isWanted: boolean) => {
  moment += 1;
  return pressed(room, { type: 'want-saved', isWanted, chosenAt: moment });
};

/** Opens the lobby of a bedroom workout for a premium couple with a phone each. */
async function lobby() {
  // Renew this process's heartbeat: the tests' clock may have moved past it.
  await world.deps.db.update(liveProcesses).set({ seenAt: world.deps.now() });
  const couple = await aCouple(world);
  const { robin, kim, form } = couple;
  await makePremium(world, form.partner1Email);
  await confirmAdult(robin, kim);
  const opened = await press(robin, opening(BEDROOM, true));
  const robins = await Phone.open(world.url, robin.cookie, opened.id);
  const room = await press(kim, pressed(opened, { type: 'join' }));
  const kims = await Phone.open(world.url, kim.cookie, opened.id);
  await robins.hears('here', (here) => here.length === 2);
  return { ...couple, room, phones: { robin: robins, kim: kims } };
}

/** Starts the workout for both and lets `passedMs` milliseconds of it pass. */
async function under(passedMs: number) {
  const couple = await lobby();
  const { robin, kim, phones } = couple;
  await press(robin, sayIn(couple.room, phones.robin, true));
  const room = await press(kim, sayIn(couple.room, phones.kim, true));
  world.pass(COUNTDOWN_MS + passedMs);
  return { ...couple, room };
}

async function stopped(by: 'robin' | 'kim' = 'kim') {
  const couple = await under(5 * MINUTE_MS);
  const room = await press(couple[by], pressed(couple.room, { type: 'stop' }));
  return { ...couple, room };
}

const sessionsOf = async (who: Visitor) => (await who.get('/api/sessions?limit=100')) as Session[];

describe('I’m in', () => {
  test('only when both said so does it start, on both phones at once', async () => {
    const { robin, kim, room, phones } = await lobby();
    expect(room).toMatchObject({ isBedroom: true, ready: [] });
    expect(await press(robin, sayIn(room, phones.robin, true))).toEqual(room);
    expect(await sessionsOf(kim)).toEqual([]);
    const started = await press(kim, sayIn(room, phones.kim, true));
    expect(started).toMatchObject({ phase: 'countdown', wasTogether: true });
    for (const phone of [phones.robin, phones.kim]) {
      expect(await phone.hears('room', (now) => now?.phase === 'countdown')).toEqual(started);
    }
    expect(await sessionsOf(robin)).toMatchObject([{ id: started.sessionId, workoutId: BEDROOM }]);
  });

  test('whoever changes their mind, leaves or goes is not in', async () => {
    const { robin, kim, room, phones } = await lobby();
    await press(robin, sayIn(room, phones.robin, true));
    await press(robin, sayIn(room, phones.robin, false));
    expect((await press(kim, sayIn(room, phones.kim, true))).phase).toBe('lobby');
    await press(kim, pressed(room, { type: 'leave' }));
    await press(kim, pressed(room, { type: 'join' }));
    expect((await press(robin, sayIn(room, phones.robin, true))).phase).toBe('lobby');
    phones.robin.close();
    await phones.kim.comesTo('here', (here) => here.length === 1);
    await Phone.open(world.url, robin.cookie, room.id);
    expect((await press(kim, sayIn(room, phones.kim, true))).phase).toBe('lobby');
  });

  test('a press that comes late does not undo a change of mind', async () => {
    const { robin, kim, room, phones } = await lobby();
    const early = sayIn(room, phones.robin, true);
    await press(robin, sayIn(room, phones.robin, false));
    expect((await robin.post(COMMANDS, early)).status).toBe(409);
    expect((await press(kim, sayIn(room, phones.kim, true))).phase).toBe('lobby');
  });

  test('nobody speaks for the other, nor from a page that is not in the room', async () => {
    const { robin, kim, room, phones } = await lobby();
    await press(robin, sayIn(room, phones.robin, true));
    expect((await robin.post(COMMANDS, sayIn(room, phones.kim, true))).status).toBe(409);
    const elsewhere = await Phone.open(world.url, kim.cookie);
    expect((await kim.post(COMMANDS, sayIn(room, elsewhere, true))).status).toBe(409);
    for (const part of [{ type: 'ready', isReady: true }, { type: 'start' }]) {
      expect((await kim.post(COMMANDS, pressed(room, part))).status).toBe(409);
    }
  });

  test('both at the same moment start one session', async () => {
    const { robin, kim, room, phones } = await lobby();
    await Promise.all([
      press(robin, sayIn(room, phones.robin, true)),
      press(kim, sayIn(room, phones.kim, true)),
    ]);
    await phones.kim.hears('room', (now) => now?.phase === 'countdown');
    expect(await sessionsOf(robin)).toHaveLength(1);
  });
});

/** Replaces ids, which differ between couples, by the order in which they first appear. */
function withoutIds(text: string): string {
  const ids: string[] = [];
  return text.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `#${String(ids.indexOf(id)).padStart(35, '0')}`;
  });
}

type Turn = { by: 'robin' | 'kim'; what: 'yes' | 'no' | 'swap' | 'other' };
const turn: fc.Arbitrary<Turn> = fc.record({
  by: fc.constantFrom('robin', 'kim'),
  what: fc.constantFrom('yes', 'no', 'swap', 'other'),
});

/** Drops turns after which both would want the same, because an agreement shows on both phones. */
function secretive(turns: readonly Turn[]): Turn[] {
  const wish = { robin: false, kim: false };
  return turns.filter(({ by, what }) => {
    // Let only Kim make the visible presses, so that they are equal in both runs.
    if (what === 'swap' || what === 'other') return by === 'kim';
    if (what === 'yes' && wish[by === 'kim' ? 'robin' : 'kim']) return false;
    wish[by] = what === 'yes';
    return true;
  });
}

type Scene = Awaited<ReturnType<typeof lobby>>;

/**
 * Collects all text that Kim's phone receives: each answer, the stream, and the snapshot of a new
 * page.
 */
async function whatKimHears(
  scene: Scene,
  turns: readonly Turn[],
  {
    isSilent,
    choice,
  }: { isSilent: boolean; choice: (scene: Scene, by: Turn['by'], is: boolean) => unknown },
): Promise<string> {
  const { kim, phones } = scene;
  const answers: string[] = [];
  let isSwapped = true;
  // Wait for this version, so that the messages about entering the room are not compared.
  const first = await press(kim, pressed(scene.room, { type: 'swap', isSwapped }));
  await phones.kim.hears('room', (room) => room?.version === first.version);
  const from = phones.kim.text.length;
  for (const { by, what } of turns) {
    if (by === 'robin') {
      if (!isSilent) await scene.robin.post(COMMANDS, choice(scene, 'robin', what === 'yes'));
      continue;
    }
    isSwapped = what === 'swap' ? !isSwapped : isSwapped;
    const body =
      what === 'swap' || what === 'other'
        ? pressed(scene.room, { type: 'swap', isSwapped })
        : choice(scene, 'kim', what === 'yes');
    const { status, body: told, headers } = await kim.post(COMMANDS, body);
    answers.push(JSON.stringify([status, told, headers['content-length']]));
  }
  // Wait for this version: messages keep their order, so all earlier ones have arrived.
  const last = await press(kim, pressed(scene.room, { type: 'swap', isSwapped: !isSwapped }));
  await phones.kim.hears('room', (room) => room?.version === last.version);
  const page = await Phone.open(world.url, kim.cookie);
  answers.push(page.text, JSON.stringify(await sessionsOf(kim)));
  answers.push(JSON.stringify(await kim.get('/api/progress')));
  return withoutIds([phones.kim.text.slice(from), ...answers].join('\n'));
}

describe('nothing tells what the other chose', () => {
  const scenes = [
    {
      name: 'before the start',
      scene: lobby,
      choice: ({ room, phones }: Scene, by: Turn['by'], is: boolean) => sayIn(room, phones[by], is),
    },
    {
      name: 'after red',
      async scene() {
        const couple = await stopped('robin');
        // Turn the clock back, because a phone without a sign of life for minutes is dropped from
        // the room.
        world.pass(-5 * MINUTE_MS);
        return couple;
      },
      choice: ({ room }: Scene, _by: Turn['by'], is: boolean) => wantSaved(room, is),
    },
  ];
  test.each(scenes)(
    '$name: Kim’s phone is told the same, byte by byte',
    async ({ scene, choice }) => {
      await fc.assert(
        fc.asyncProperty(fc.array(turn, { minLength: 8, maxLength: 24 }), async (turns) => {
          const told = secretive([...turns, { by: 'robin', what: 'yes' }]);
          const instant = world.deps.now().getTime();
          const silent = await whatKimHears(await scene(), told, { isSilent: true, choice });
          world.pass(instant - world.deps.now().getTime());
          const pressing = await whatKimHears(await scene(), told, { isSilent: false, choice });
          expect(pressing).toBe(silent);
        }),
        // Keep the runs few: each one signs up two couples, and sign-ups per address are limited.
        { numRuns: 3, endOnFailure: true },
      );
    },
  );

  test('a choice keeps no room awake', async () => {
    const { robin, room, phones } = await lobby();
    const awakeAt = async () =>
      (await world.deps.db.select({ at: liveRooms.awakeAt }).from(liveRooms))[0]?.at;
    const before = await awakeAt();
    world.pass(10_000);
    await press(robin, sayIn(room, phones.robin, true));
    expect(await awakeAt()).toEqual(before);
  });
});

describe('signals', () => {
  test('yellow slows both phones down, green goes on as planned', async () => {
    const { robin, kim, room, phones } = await under(10_000);
    const slow = await press(kim, pressed(room, { type: 'pace', isSlow: true }));
    expect(slow.isSlow).toBe(true);
    expect(slow.place.extraMs).toBeGreaterThan(0);
    expect(await phones.robin.hears('room', (now) => now?.isSlow === true)).toEqual(slow);
    const planned = await press(robin, pressed(slow, { type: 'pace', isSlow: false }));
    expect(planned).toMatchObject({ isSlow: false, place: { extraMs: 0 } });
  });

  test.each(['robin', 'kim'] as const)(
    'red by %s ends it on both and keeps nothing',
    async (by) => {
      const { robin, kim, room, phones } = await stopped(by);
      expect(room).toMatchObject({ phase: 'stopped', sessionId: null, pausedBy: null });
      for (const phone of [phones.robin, phones.kim]) {
        expect(await phone.hears('room', (now) => now?.phase === 'stopped')).toEqual(room);
      }
      for (const who of [robin, kim]) {
        expect(await sessionsOf(who)).toEqual([]);
        expect(await who.get('/api/progress')).toMatchObject({ workoutsCompleted: 0 });
      }
    },
  );

  test('red tells nobody who gave it: both phones are told the same by either', async () => {
    const told = [];
    const instant = world.deps.now().getTime();
    for (const by of ['robin', 'kim'] as const) {
      world.pass(instant - world.deps.now().getTime());
      const { phones, room } = await stopped(by);
      await phones.kim.hears('room', (now) => now?.version === room.version);
      const { text } = phones.kim;
      told.push(withoutIds(text.slice(text.indexOf('"phase":"countdown"'))));
    }
    expect(told[0]).toBe(told[1]);
  });

  test('red counts whatever its presser saw, once, and also after a pause or alone', async () => {
    const { robin, kim, room } = await under(10_000);
    await press(robin, pressed(room, { type: 'pause' }));
    const red = pressed({ ...room, version: 0 }, { type: 'stop' });
    const over = await press(kim, red);
    expect(over.phase).toBe('stopped');
    expect(await press(kim, red)).toEqual(over);
    expect(await press(robin, pressed(room, { type: 'stop' }))).toEqual(over);
  });

  test('red that lands after the end, or in another room, changes nothing', async () => {
    const { robin, kim, room } = await under(10 * MINUTE_MS);
    const late = pressed(room, { type: 'stop' });
    const session = { id: room.sessionId, duration: 10 };
    await kim.request('PATCH', `/api/sessions/${room.sessionId}`, completionNow(world));
    expect(await press(robin, late)).toMatchObject({ phase: 'done', sessionId: session.id });
    const next = await press(kim, opening(BEDROOM));
    expect((await robin.post(COMMANDS, pressed(room, { type: 'stop' }))).status).toBe(409);
    expect(await press(kim, opening(BEDROOM))).toMatchObject({ id: next.id, phase: 'lobby' });
    expect(await sessionsOf(robin)).toMatchObject([session]);
  });

  test('a phone that finished it offline meanwhile cannot save it alone', async () => {
    const { robin, kim, room } = await under(5 * MINUTE_MS);
    await press(kim, pressed(room, { type: 'stop' }));
    const late = await robin.request(
      'PATCH',
      `/api/sessions/${room.sessionId}`,
      completionNow(world, 5),
    );
    expect(late.status).toBe(404);
    expect(await sessionsOf(kim)).toEqual([]);
  });

  test('after red a new room can be opened, and nothing of the old one is asked', async () => {
    const { robin, kim, room } = await stopped();
    await press(robin, wantSaved(room, true));
    const next = await press(kim, opening(BEDROOM));
    expect(next).toMatchObject({ phase: 'lobby', inside: [expect.any(String)] });
    expect((await kim.post(COMMANDS, wantSaved(room, true))).status).toBe(409);
  });
});

describe('saving after red', () => {
  test('what was done is saved for both when both want it, and not before', async () => {
    const { robin, kim, room, phones } = await stopped();
    expect(await press(kim, wantSaved(room, true))).toEqual(room);
    expect(await sessionsOf(robin)).toEqual([]);
    world.pass(10 * MINUTE_MS);
    const saved = await press(robin, wantSaved(room, true));
    expect(saved).toMatchObject({ phase: 'stopped', sessionId: expect.any(String) });
    await phones.kim.hears('room', (now) => now?.sessionId === saved.sessionId);
    for (const who of [robin, kim]) {
      expect(await sessionsOf(who)).toMatchObject([
        { id: saved.sessionId, workoutId: BEDROOM, duration: 5, caloriesBurned: 40 },
      ]);
      expect(await who.get('/api/progress')).toMatchObject({ workoutsCompleted: 1 });
    }
    expect((await robin.post(COMMANDS, wantSaved(room, true))).status).toBe(409);
  });

  test('both at the same moment save it once', async () => {
    const { robin, kim, room } = await stopped();
    await Promise.all([press(robin, wantSaved(room, true)), press(kim, wantSaved(room, true))]);
    expect(await kim.get('/api/progress')).toMatchObject({ workoutsCompleted: 1 });
  });

  test('one wish that was taken back saves nothing', async () => {
    const { robin, kim, room } = await stopped();
    await press(kim, wantSaved(room, true));
    await press(kim, wantSaved(room, false));
    await press(robin, wantSaved(room, true));
    expect(await sessionsOf(robin)).toEqual([]);
  });

  test('the session does not tell who chose last', async () => {
    const partners = [];
    for (const last of ['robin', 'kim'] as const) {
      const couple = await stopped();
      const { room } = couple;
      await press(couple[last === 'kim' ? 'robin' : 'kim'], wantSaved(room, true));
      await press(couple[last], wantSaved(room, true));
      const [session] = await sessionsOf(couple.robin);
      partners.push(session?.partnerId === couple.phones.kim.snapshot.me);
    }
    expect(partners).toEqual([true, true]);
  });
});

describe('on one phone', () => {
  test('a session that was stopped is dropped; one that was completed stays', async () => {
    const { robin, kim, form } = await aCouple(world);
    await makePremium(world, form.partner1Email);
    await confirmAdult(robin);
    const start = async () =>
      (await robin.post('/api/sessions', { workoutId: BEDROOM })).body as Session;
    const { id } = await start();
    const { robin: stranger } = await aCouple(world);
    expect((await stranger.request('DELETE', `/api/sessions/${id}`)).status).toBe(204);
    expect(await sessionsOf(kim)).toHaveLength(1);
    expect((await robin.request('DELETE', `/api/sessions/${id}`)).status).toBe(204);
    expect(await sessionsOf(kim)).toEqual([]);
    const kept = await start();
    world.pass(10 * MINUTE_MS);
    await robin.request('PATCH', `/api/sessions/${kept.id}`, completionNow(world));
    expect((await robin.request('DELETE', `/api/sessions/${kept.id}`)).status).toBe(204);
    expect(await sessionsOf(kim)).toHaveLength(1);
  });

  test('what was dropped uses up no free workout', async () => {
    const { robin } = await aCouple(world);
    const { body } = await robin.post('/api/sessions', { workoutId: 101 });
    await robin.request('DELETE', `/api/sessions/${(body as Session).id}`);
    expect(await robin.get('/api/sessions/free')).toEqual({ left: 3 });
  });
});
