import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeAt, playerRules, UNDO_MS } from '../training/player-state.ts';
import type { Room } from './live.ts';
import { applyCommand, COUNTDOWN_MS, openRoom, type RoomPress, type Verdict } from './room.ts';
import { playerOf } from './room-player.ts';

const ROBIN = '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0001';
const KIM = '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0002';
const ROOM = '7a0e3a52-4f5d-4a51-8a37-2f8f1f9f0003';
const SESSION = '7a0e3a52-4f5d-4a51-8a37-2f8f1f9f0004';
const lengths = [20_000, 40_000, 30_000];
const rules = playerRules(lengths);
const [FIRST_MS = 0, SECOND_MS = 0] = lengths;

type Press = RoomPress extends infer C
  ? C extends unknown
    ? Omit<C, 'commandId' | 'roomId' | 'basedOn'> & { basedOn?: number }
    : never
  : never;

function opened(isHandsFree = false, room: Room | null = null): Room {
  const command = { type: 'open', commandId: ROOM, workoutId: 101, isHandsFree } as const;
  const facts = {
    by: ROBIN,
    now: 0,
    rules,
    newId: ROOM,
    title: 'Morning',
    isBedroom: false,
    here: [],
  };
  return upheld(room, openRoom(room, command, facts));
}

/** Applies a verdict as the server does: writes a session if one is needed. */
function upheld(room: Room | null, verdict: Verdict): Room {
  const next = verdict.outcome === 'changed' ? verdict.room : room;
  if (!next) throw new Error('There is no room.');
  const isStarting = verdict.outcome === 'changed' && verdict.needs === 'session';
  return isStarting ? { ...next, sessionId: SESSION } : next;
}

function judge(
  room: Room,
  by: string,
  now: number,
  { here, ...press }: Press & { here?: readonly string[] },
): Verdict {
  const command = { commandId: ROOM, roomId: ROOM, basedOn: room.version, ...press };
  const facts = { by, now, rules, ...(here ? { here } : {}) };
  return applyCommand(room, command as RoomPress, facts);
}

const apply = (...[room, by, now, press]: Parameters<typeof judge>) =>
  upheld(room, judge(room, by, now, press));

/** Builds a room that both have joined and where both are ready; its countdown began at 0. */
function started(isHandsFree = false): Room {
  let room = apply(opened(isHandsFree), KIM, 0, { type: 'join' });
  room = apply(room, ROBIN, 0, { type: 'ready', isReady: true });
  return apply(room, KIM, 0, { type: 'ready', isReady: true });
}

/** State on a phone's screen at a time of the server's clock, when the phone's clock is wrong. */
function shown(room: Room, serverNow: number, offsetMs = 0) {
  const now = serverNow - offsetMs;
  const state = rules.reduce(playerOf(room, offsetMs), { type: 'ticked', now });
  const place = placeAt(state, now);
  const undoLeft = state.undo && state.undo.until + offsetMs - serverNow;
  return { phase: state.phase, left: rules.leftMs(place), undoLeft, ...place };
}

describe('starting', () => {
  test('one who is ready waits for the other', () => {
    const room = apply(opened(), ROBIN, 0, { type: 'ready', isReady: true });
    expect(apply(room, KIM, 0, { type: 'join' }).phase).toBe('lobby');
  });

  test('when both are ready the countdown starts for both, and needs a session', () => {
    expect(started()).toMatchObject({ phase: 'countdown', since: COUNTDOWN_MS, wasTogether: true });
    expect(shown(started(), COUNTDOWN_MS - 1).phase).toBe('getting-ready');
    expect(shown(started(), COUNTDOWN_MS + 700)).toMatchObject({ phase: 'running', stepMs: 700 });
  });

  test('one who is alone may start, and the other joins in the middle', () => {
    let room = apply(opened(), ROBIN, 0, { type: 'start' });
    expect(room).toMatchObject({ phase: 'countdown', wasTogether: false });
    room = apply(room, KIM, 60_000, { type: 'join' });
    expect(room).toMatchObject({ phase: 'countdown', wasTogether: true });
    expect(shown(room, 60_000).elapsedMs).toBe(60_000 - COUNTDOWN_MS);
  });

  test('nobody starts over the head of one who is not ready', () => {
    const room = apply(opened(), KIM, 0, { type: 'join' });
    expect(judge(room, ROBIN, 0, { type: 'start' })).toEqual({ outcome: 'stale' });
    const here = [ROBIN, KIM];
    expect(judge(room, ROBIN, 0, { type: 'start', here })).toEqual({ outcome: 'stale' });
  });

  test('one who went away without a word is not waited for, nor counted until they are back', () => {
    const lobby = apply(opened(), KIM, 0, { type: 'join' });
    const room = apply(lobby, ROBIN, 0, { type: 'start', here: [ROBIN] });
    expect(room).toMatchObject({ phase: 'countdown', wasTogether: false });
    const paused = apply(room, ROBIN, 9_000, { type: 'pause' });
    const alone = apply(paused, ROBIN, 9_500, { type: 'resume', here: [ROBIN] });
    expect(alone.wasTogether).toBe(false);
    const both = apply(paused, ROBIN, 9_500, { type: 'resume', here: [ROBIN, KIM] });
    expect(both.wasTogether).toBe(true);
  });

  test('what cannot be pressed from outside is not: only Pause works from anywhere', () => {
    const room = apply(started(), KIM, 5_000, { type: 'leave' });
    expect(judge(room, KIM, 5_000, { type: 'next', step: 0 })).toEqual({ outcome: 'stale' });
    expect(apply(room, KIM, 5_000, { type: 'pause' }).phase).toBe('paused');
  });
});

describe('opening', () => {
  const open = (room: Room, workoutId: number, here: string[]) =>
    openRoom(
      room,
      { type: 'open', commandId: ROOM, workoutId, isHandsFree: false },
      { by: KIM, now: 0, rules, newId: SESSION, title: 'Evening', isBedroom: false, here },
    );

  test('the same workout is joined, wherever it has come to', () => {
    expect(open(started(), 101, [])).toEqual({ outcome: 'unchanged' });
    expect(upheld(null, open(opened(), 101, []))).toMatchObject({ id: ROOM, inside: [ROBIN, KIM] });
  });

  test('another one takes the place of a lobby, or of a workout that nobody is in any more', () => {
    expect(upheld(null, open(opened(), 201, [ROBIN]))).toMatchObject({ id: SESSION, version: 2 });
    expect(upheld(null, open(started(), 201, []))).toMatchObject({ id: SESSION, phase: 'lobby' });
    expect(open(started(), 201, [ROBIN])).toEqual({ outcome: 'busy' });
  });
});

describe('presses that meet', () => {
  test('Next on both phones at once is one step', () => {
    const seen = started();
    const [basedOn, step] = [seen.version, 0];
    const first = apply(seen, ROBIN, 9_000, { type: 'next', step, basedOn });
    expect(first.place.step).toBe(1);
    expect(judge(first, KIM, 9_001, { type: 'next', step, basedOn })).toEqual({ outcome: 'stale' });
  });

  test('a Next that meets the step’s own end does not skip one', () => {
    const at = COUNTDOWN_MS + FIRST_MS + 50;
    expect(judge(started(true), KIM, at, { type: 'next', step: 0 })).toEqual({ outcome: 'stale' });
  });

  test('a Pause that meets a Resume stops both', () => {
    let room = apply(started(), KIM, 9_000, { type: 'pause' });
    const basedOn = room.version;
    room = apply(room, ROBIN, 10_000, { type: 'resume', basedOn });
    room = apply(room, KIM, 10_001, { type: 'pause', basedOn });
    expect(room).toMatchObject({ phase: 'paused', pausedBy: KIM });
  });

  test('who joins or swaps sides makes no press stale', () => {
    const seen = apply(opened(), ROBIN, 0, { type: 'start' });
    let room = apply(seen, KIM, 4_000, { type: 'join' });
    room = apply(room, KIM, 4_000, { type: 'swap', isSwapped: true });
    const next = apply(room, ROBIN, 4_001, { type: 'next', step: 0, basedOn: seen.version });
    expect(next).toMatchObject({ place: { step: 1 }, isSwapped: true });
  });
});

test('an empty room waits; one who stays goes on', () => {
  const alone = apply(started(), KIM, 8_000, { type: 'leave' });
  expect(alone.phase).toBe('countdown');
  expect(shown(alone, 8_000).phase).toBe('running');
  const empty = apply(alone, ROBIN, 9_000, { type: 'leave' });
  expect(empty).toMatchObject({ phase: 'paused', inside: [], place: { elapsedMs: 6_000 } });
});

test('a reset can be undone by either, for both, until the workout goes on', () => {
  const at = COUNTDOWN_MS + 6_000;
  const reset = apply(started(), ROBIN, at, { type: 'reset' });
  expect(reset).toMatchObject({ phase: 'lobby', undo: { until: at + UNDO_MS } });
  const undone = apply(reset, KIM, at + 4_000, { type: 'undo-reset' });
  expect(undone).toMatchObject({ phase: 'paused', place: { elapsedMs: 6_000 } });
  expect(undone.undo).toBeUndefined();
  expect(judge(reset, KIM, at + UNDO_MS, { type: 'undo-reset' })).toEqual({ outcome: 'unchanged' });
  let again = apply(reset, ROBIN, at + 1_000, { type: 'ready', isReady: true });
  again = apply(again, KIM, at + 1_000, { type: 'ready', isReady: true });
  expect(judge(again, KIM, at + 2_000, { type: 'undo-reset' })).toEqual({ outcome: 'unchanged' });
});

describe('ending early', () => {
  const end = (isSaved: boolean, sessionId = SESSION): Press => ({
    type: 'end',
    sessionId,
    isSaved,
  });

  test.each([
    ['long enough and wanted, it is completed', 180_000, true, 'completion', 'done'],
    ['long enough and not wanted, it is removed', 180_000, false, 'removal', 'stopped'],
    ['too short, it is removed, whatever a phone says', 179_999, true, 'removal', 'stopped'],
  ])('%s', (_, elapsedMs, isSaved, needs, phase) => {
    const at = COUNTDOWN_MS + elapsedMs;
    // Even if the partner has pressed something since: the press is a decision.
    const moved = apply(started(), KIM, at, { type: 'next', step: 0 });
    const verdict = judge(moved, ROBIN, at, { ...end(isSaved), basedOn: 0 } as Press);
    expect(verdict).toMatchObject({ needs, room: { phase, place: { elapsedMs } } });
    const ended = upheld(moved, verdict);
    expect(ended.sessionId).toBe(phase === 'done' ? SESSION : null);
    expect(judge(ended, KIM, at, end(true))).toEqual({ outcome: 'stale' });
  });

  test('another session, a room outside, and the bedroom with its red do not end like this', () => {
    const room = apply(started(), ROBIN, 9_000, { type: 'pause' });
    expect(judge(room, ROBIN, 9_000, end(false, ROOM))).toEqual({ outcome: 'stale' });
    const without = apply(room, KIM, 9_000, { type: 'leave' });
    expect(judge(without, KIM, 9_000, end(false))).toEqual({ outcome: 'stale' });
    const bedroom = { ...room, isBedroom: true };
    expect(judge(bedroom, ROBIN, 9_000, end(false))).toEqual({ outcome: 'stale' });
  });
});

test('completing needs the last step, and happens once', () => {
  const early = started();
  expect(judge(early, KIM, 9_000, { type: 'complete' })).toEqual({ outcome: 'stale' });
  let room = apply(early, ROBIN, 9_000, { type: 'next', step: 0 });
  room = apply(room, ROBIN, 9_000, { type: 'next', step: 1 });
  const verdict = judge(room, KIM, 63_000, { type: 'complete' });
  expect(verdict).toMatchObject({ needs: 'completion', room: { phase: 'done' } });
  const done = upheld(room, verdict);
  expect(done.place.elapsedMs).toBe(60_000);
  expect(judge(done, ROBIN, 63_001, { type: 'complete' })).toEqual({ outcome: 'unchanged' });
});

const press: fc.Arbitrary<Press> = fc.oneof(
  fc.constantFrom<Press>(
    { type: 'join' },
    { type: 'leave' },
    { type: 'start' },
    { type: 'pause' },
    { type: 'resume' },
    { type: 'reset' },
    { type: 'undo-reset' },
    { type: 'end', sessionId: SESSION, isSaved: true },
    { type: 'end', sessionId: SESSION, isSaved: false },
    { type: 'complete' },
    { type: 'stretch', byMs: 15_000 },
    { type: 'stretch', byMs: -15_000 },
  ),
  fc.boolean().map((isReady): Press => ({ type: 'ready', isReady })),
  fc.boolean().map((isSwapped): Press => ({ type: 'swap', isSwapped })),
  fc.boolean().map((isOn): Press => ({ type: 'hands-free', isOn })),
  fc
    .tuple(fc.constantFrom('next' as const, 'previous' as const), fc.nat({ max: 2 }))
    .map(([type, step]): Press => ({ type, step })),
);
type Told = { wait: number; by: string; press: Press; behind: number };
const story: fc.Arbitrary<Told[]> = fc.array(
  fc.record({
    wait: fc.nat({ max: 30_000 }),
    by: fc.constantFrom(ROBIN, KIM),
    press,
    /** Number of versions since the member who presses last received the room. */
    behind: fc.nat({ max: 3 }),
  }),
  { maxLength: 40 },
);

function told(room: Room, events: Told[], each: (before: Room, after: Room, at: number) => void) {
  let [now, current] = [0, room];
  for (const { wait, by, press, behind } of events) {
    now += wait;
    const basedOn = Math.max(0, current.version - behind);
    const next = apply(current, by, now, { ...press, basedOn } as Press);
    each(current, next, now);
    current = next;
  }
  return { room: current, now };
}

describe('whatever two people press, however late', () => {
  test('the room only moves forward, and never runs without a session', () => {
    void fc.assert(
      fc.property(story, fc.boolean(), (events, isHandsFree) => {
        told(opened(isHandsFree), events, (before, next, at) => {
          if (next !== before) expect(next.version).toBe(before.version + 1);
          expect(next.playVersion).toBeLessThanOrEqual(next.version);
          expect(next.place.step).toBeLessThanOrEqual(rules.lastStep);
          const { phase } = shown(next, at);
          // A workout that was ended early and not saved has none any more.
          if (phase !== 'idle' && next.phase !== 'stopped') expect(next.sessionId).toBe(SESSION);
        });
      }),
    );
  });

  test('Pause stops both, always', () => {
    void fc.assert(
      fc.property(story, fc.constantFrom(ROBIN, KIM), fc.nat(), (events, by, basedOn) => {
        const { room, now } = told(started(true), events, () => {});
        const next = apply(room, by, now, { type: 'pause', basedOn });
        const later = shown(next, now + 600_000);
        expect(['running', 'getting-ready']).not.toContain(later.phase);
        expect(later.elapsedMs).toBe(shown(next, now).elapsedMs);
      }),
    );
  });

  test('both phones show the same step and time as the server, whatever their clocks say', () => {
    const offset = fc.integer({ min: -90_000, max: 90_000 });
    void fc.assert(
      fc.property(story, offset, offset, fc.nat({ max: 200_000 }), (events, one, two, wait) => {
        const { room, now } = told(started(true), events, () => {});
        const truth = shown(room, now + wait);
        expect(shown(room, now + wait, one)).toEqual(truth);
        expect(shown(room, now + wait, two)).toEqual(truth);
      }),
    );
  });
});

test('hands-free, nothing has to arrive for the step to change', () => {
  const room = started(true);
  expect(shown(room, COUNTDOWN_MS + FIRST_MS + 100)).toMatchObject({
    step: 1,
    left: SECOND_MS - 100,
  });
  expect(shown(room, COUNTDOWN_MS + FIRST_MS + SECOND_MS + 1_000)).toMatchObject({ step: 2 });
  expect(shown(room, 3_600_000)).toMatchObject({ phase: 'paused', step: 2, left: 0 });
});
