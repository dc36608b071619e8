import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  freshState,
  GET_READY_MS,
  isTicking,
  type PlayerAction,
  type PlayerState,
  placeAt,
  playerRules,
} from './player-state.ts';

const rules = playerRules([30_000, 20_000, 10_000]);
const session = { id: 'a-session', clockOffsetMs: 0 };

/** Plays events one after another, each at its time. */
function play(from: PlayerState, ...events: [at: number, PlayerAction][]): PlayerState {
  return events.reduce((state, [now, event]) => rules.reduce(state, { ...event, now }), from);
}

const started = (isHandsFree = false) =>
  play(
    freshState(isHandsFree),
    [0, { type: 'session-asked' }],
    [0, { type: 'session-opened', session }],
  );

describe('by hand', () => {
  test('a first press asks for a session and runs once there is one', () => {
    const asked = play(freshState(false), [0, { type: 'session-asked' }]);
    expect(asked.phase).toBe('starting');
    const running = play(asked, [400, { type: 'session-opened', session }]);
    expect(running).toMatchObject({ phase: 'running', since: 400, session });
    expect(placeAt(running, 10_400).elapsedMs).toBe(10_000);
  });

  test('a refused start leaves everything as it was', () => {
    const idle = freshState(false, 2);
    const events: [number, PlayerAction][] = [
      [0, { type: 'session-asked' }],
      [9, { type: 'session-refused' }],
    ];
    expect(play(idle, ...events)).toEqual(idle);
  });

  test('a pause stops the time and a later press goes on from there', () => {
    const paused = play(started(), [7_000, { type: 'paused' }]);
    expect(placeAt(paused, 99_000).elapsedMs).toBe(7_000);
    const again = play(paused, [100_000, { type: 'resumed' }]);
    expect(placeAt(again, 103_000).elapsedMs).toBe(10_000);
  });

  test('started over, it needs a session of its own; reset, it keeps the one it has', () => {
    const there = play(started(), [7_000, { type: 'moved', by: 1 }]);
    expect(play(there, [8_000, { type: 'started-over' }])).toEqual(freshState(false));
    expect(play(there, [8_000, { type: 'reset' }])).toMatchObject({
      ...freshState(false),
      session,
    });
  });

  test('steps only change by hand, however long one stays', () => {
    expect(play(started(), [9_000_000, { type: 'ticked' }]).place.step).toBe(0);
  });

  test('there is nothing before the first step and nothing after the last', () => {
    const back: PlayerAction = { type: 'moved', by: -1 };
    const on: PlayerAction = { type: 'moved', by: 1 };
    expect(play(freshState(false), [0, back]).place.step).toBe(0);
    expect(play(freshState(false), [0, on], [0, on], [0, on], [0, on]).place.step).toBe(2);
  });

  test('a reset goes back to the first step and zero, and keeps the session', () => {
    const reset = play(started(), [5_000, { type: 'moved', by: 1 }], [9_000, { type: 'reset' }]);
    expect(reset).toMatchObject({
      phase: 'idle',
      place: { step: 0, elapsedMs: 0 },
      session,
    });
    expect(play(reset, [20_000, { type: 'resumed' }]).phase).toBe('running');
  });

  test.each([
    ['within ten seconds, paused where it was', 9_999, { phase: 'paused', place: { step: 1 } }],
    ['not later', 10_000, { phase: 'idle', place: { step: 0, elapsedMs: 0 } }],
  ] as const)('a reset is undone %s', (_, afterMs, expected) => {
    const reset = play(started(), [5_000, { type: 'moved', by: 1 }], [9_000, { type: 'reset' }]);
    const undone = play(reset, [9_000 + afterMs, { type: 'reset-undone' }]);
    expect(undone).toMatchObject(expected);
    if (undone.phase === 'paused') expect(undone.place.elapsedMs).toBe(9_000);
    // A workout that goes on leaves nothing to undo.
    const again = play(reset, [10_000, { type: 'resumed' }]);
    expect(play(again, [11_000, { type: 'reset-undone' }])).toEqual(again);
  });

  test('ending early needs a session, on any step, and freezes the time', () => {
    const early: PlayerAction = { type: 'ended' };
    expect(play(freshState(false), [0, early]).phase).toBe('idle');
    const ended = play(started(), [200_000, early]);
    expect(ended).toMatchObject({ phase: 'completing', place: { elapsedMs: 200_000 } });
  });

  test('a version belongs to its step, and lasts through pauses, steps and a reset', () => {
    const easier: PlayerAction = { type: 'version-chosen', version: 'easier' };
    const chosen = play(
      started(),
      [1_000, easier],
      [2_000, { type: 'paused' }],
      [3_000, { type: 'moved', by: 1 }],
      [3_500, { type: 'version-chosen', version: 'harder' }],
      [4_000, { type: 'resumed' }],
      [5_000, { type: 'reset' }],
    );
    expect(chosen.versions).toEqual({ 0: 'easier', 1: 'harder' });
    const none = play(chosen, [6_000, { type: 'version-chosen', version: null }]);
    expect(none.versions).toEqual({ 1: 'harder' });
    expect(play(none, [7_000, { type: 'started-over' }]).versions).toBeUndefined();
  });

  test('completing needs a session and the last step, and freezes the time', () => {
    // “Complete Workout requires an active session.”
    const done: PlayerAction = { type: 'completed' };
    const on: PlayerAction = { type: 'moved', by: 1 };
    expect(play(started(), [0, done]).phase).toBe('running');
    expect(play(freshState(false, 2), [0, done]).phase).toBe('idle');
    const completing = play(started(), [1_000, on], [2_000, on], [60_000, done]);
    expect(completing.phase).toBe('completing');
    expect(placeAt(completing, 999_000).elapsedMs).toBe(60_000);
    expect(play(completing, [70_000, { type: 'completion-refused' }]).phase).toBe('paused');
  });

  test('a clock that was set back takes nothing away', () => {
    expect(placeAt(started(), -60_000).elapsedMs).toBe(0);
  });

  test('what was restored waits, paused, where it was', () => {
    const place = { step: 1, elapsedMs: 42_000, stepMs: 12_000, extraMs: 15_000 };
    const restored = {
      phase: 'paused',
      place,
      session,
      isHandsFree: false,
      isSlow: false,
    } as const;
    expect(placeAt(restored, 1e12)).toEqual(place);
    expect(placeAt(play(restored, [1e12, { type: 'resumed' }]), 1e12 + 1_000).elapsedMs).toBe(
      43_000,
    );
  });
});

describe('hands-free', () => {
  test('begins with a countdown that counts for nothing', () => {
    const state = started(true);
    expect(state.phase).toBe('getting-ready');
    expect(placeAt(state, GET_READY_MS - 1).elapsedMs).toBe(0);
    const running = play(state, [GET_READY_MS + 2_000, { type: 'ticked' }]);
    expect(running.phase).toBe('running');
    expect(placeAt(running, GET_READY_MS + 2_000).elapsedMs).toBe(2_000);
  });

  test.each([
    [GET_READY_MS + 29_999, 0],
    [GET_READY_MS + 30_000, 1],
    [GET_READY_MS + 50_000, 2],
  ])('after %i ms it is at step %i', (now, step) => {
    expect(play(started(true), [now, { type: 'ticked' }]).place.step).toBe(step);
  });

  test('ends when the last step does, with exactly the minutes of the workout', () => {
    const end = play(started(true), [9_000_000, { type: 'ticked' }]);
    expect(end).toMatchObject({ phase: 'paused', place: { step: 2, elapsedMs: 60_000 } });
    expect(rules.isFinished(end)).toBe(true);
    expect(rules.canComplete(end)).toBe(true);
    expect(play(end, [9_000_001, { type: 'resumed' }])).toEqual(end);
  });

  test('fifteen seconds more or less move the end of this step alone', () => {
    const running = play(started(true), [GET_READY_MS, { type: 'ticked' }]);
    const longer = play(running, [GET_READY_MS + 1_000, { type: 'stretched', byMs: 15_000 }]);
    expect(rules.leftMs(placeAt(longer, GET_READY_MS + 1_000))).toBe(44_000);
    const next = play(longer, [GET_READY_MS + 45_000, { type: 'ticked' }]);
    expect(next.place).toMatchObject({ step: 1, extraMs: 0 });
    const shorter = play(next, [GET_READY_MS + 50_000, { type: 'stretched', byMs: -15_000 }]);
    expect(play(shorter, [GET_READY_MS + 50_000, { type: 'ticked' }]).place.step).toBe(2);
  });

  test('seconds are taken away down to none, and the next fifteen are there at once', () => {
    const paused = play(started(true), [GET_READY_MS + 20_000, { type: 'paused' }]);
    const less: [number, PlayerAction] = [99_000, { type: 'stretched', byMs: -15_000 }];
    const none = play(paused, less, less, less);
    expect(rules.leftMs(none.place)).toBe(0);
    const more = play(none, [99_000, { type: 'stretched', byMs: 15_000 }]);
    expect(rules.leftMs(more.place)).toBe(15_000);
  });

  test('switched on in the middle of a step, it gives that step its whole time', () => {
    const on = play(started(), [25_000, { type: 'hands-free', isOn: true }]);
    expect(play(on, [54_999, { type: 'ticked' }]).place.step).toBe(0);
    expect(play(on, [55_000, { type: 'ticked' }]).place.step).toBe(1);
  });
});

const action: fc.Arbitrary<PlayerAction> = fc.oneof(
  fc.constantFrom<PlayerAction>(
    { type: 'ticked' },
    { type: 'session-asked' },
    { type: 'session-opened', session },
    { type: 'session-refused' },
    { type: 'resumed' },
    { type: 'paused' },
    { type: 'moved', by: 1 },
    { type: 'moved', by: -1 },
    { type: 'reset' },
    { type: 'reset-undone' },
    { type: 'version-chosen', version: 'easier' },
    { type: 'stretched', byMs: 15_000 },
    { type: 'stretched', byMs: -15_000 },
    { type: 'hands-free', isOn: true },
    { type: 'hands-free', isOn: false },
    { type: 'completed' },
    { type: 'ended' },
    { type: 'completion-refused' },
  ),
);
const story = fc.array(fc.tuple(fc.integer({ min: 0, max: 40_000 }), action), { maxLength: 40 });

/** Converts waits of a story to times of a clock. */
function timed(waits: readonly [number, PlayerAction][]): [number, PlayerAction][] {
  let now = 0;
  return waits.map(([wait, event]) => {
    now += wait;
    return [now, event];
  });
}

describe('whatever people do', () => {
  test('the step exists, time never runs backward, and only a running clock moves', () => {
    fc.assert(
      fc.property(story, (waits) => {
        let state = freshState(false);
        for (const [now, event] of timed(waits)) {
          const next = play(state, [now, event]);
          expect(next.place.step).toBeGreaterThanOrEqual(0);
          expect(next.place.step).toBeLessThanOrEqual(rules.lastStep);
          const elapsed = placeAt(next, now).elapsedMs;
          if (event.type !== 'reset') {
            expect(elapsed).toBeGreaterThanOrEqual(state.place.elapsedMs);
          }
          if (isTicking(next) || next.phase === 'completing') expect(next.session).toEqual(session);
          state = next;
        }
      }),
    );
  });

  test('how often anyone looks at the clock changes nothing', () => {
    fc.assert(
      fc.property(
        story,
        fc.array(fc.integer({ min: 0, max: 1_600_000 }), { maxLength: 60 }),
        (waits, looks) => {
          const events = timed(waits);
          const end: [number, PlayerAction] = [1_600_000, { type: 'ticked' }];
          const ticks = looks.map((at): [number, PlayerAction] => [at, { type: 'ticked' }]);
          const watched = [...events, ...ticks].sort(([one], [two]) => one - two);
          const seldom = play(freshState(true), ...events, end);
          const often = play(freshState(true), ...watched, end);
          expect(often).toEqual(seldom);
        },
      ),
    );
  });
});
