import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  freshState,
  GET_READY_MS,
  type PlayerAction,
  type PlayerState,
  placeAt,
  playerRules,
} from './player-state.ts';

const rules = playerRules([30_000, 20_000, 60_000]);
const session = { id: 'a-session', clockOffsetMs: 0 };
const YELLOW: PlayerAction = { type: 'paced', isSlow: true };
const GREEN: PlayerAction = { type: 'paced', isSlow: false };
const RED: PlayerAction = { type: 'stopped' };

function play(from: PlayerState, ...events: [at: number, PlayerAction][]): PlayerState {
  return events.reduce((state, [now, event]) => rules.reduce(state, { ...event, now }), from);
}

/** Running state in hands-free mode; its first step begins at 0. */
const running = play(
  freshState(true),
  [-GET_READY_MS, { type: 'session-asked' }],
  [-GET_READY_MS, { type: 'session-opened', session }],
);

describe('yellow and green', () => {
  test.each<[string, [number, PlayerAction][], number, number]>([
    ['yellow makes the step half as long again', [[10_000, YELLOW]], 10_000, 35_000],
    [
      'green takes that away again',
      [
        [10_000, YELLOW],
        [12_000, GREEN],
      ],
      12_000,
      18_000,
    ],
    [
      'but leaves ten seconds to finish',
      [
        [10_000, YELLOW],
        [32_000, GREEN],
      ],
      32_000,
      10_000,
    ],
    [
      'or what there was, if that is less',
      [
        [10_000, YELLOW],
        [40_000, GREEN],
      ],
      40_000,
      5_000,
    ],
    [
      'a second yellow adds nothing',
      [
        [10_000, YELLOW],
        [11_000, YELLOW],
      ],
      11_000,
      34_000,
    ],
    ['green without yellow changes nothing', [[10_000, GREEN]], 10_000, 20_000],
    [
      'what was added by hand stays',
      [
        [0, { type: 'stretched', byMs: 15_000 }],
        [0, YELLOW],
        [0, GREEN],
      ],
      0,
      45_000,
    ],
    [
      'the slow pace holds in the next step',
      [
        [10_000, YELLOW],
        [46_000, { type: 'ticked' }],
      ],
      46_000,
      29_000,
    ],
    [
      'and after Next',
      [
        [10_000, YELLOW],
        [11_000, { type: 'moved', by: 1 }],
      ],
      11_000,
      30_000,
    ],
    [
      'and after Reset',
      [
        [10_000, YELLOW],
        [11_000, { type: 'reset' }],
      ],
      11_000,
      45_000,
    ],
    [
      'and in a pause',
      [
        [10_000, { type: 'paused' }],
        [90_000, YELLOW],
      ],
      90_000,
      35_000,
    ],
  ])('%s', (_name, events, at, left) => {
    expect(rules.leftMs(placeAt(play(running, ...events), at))).toBe(left);
  });

  test('after green the next steps are as planned', () => {
    const planned = play(running, [10_000, YELLOW], [12_000, GREEN], [30_000, { type: 'ticked' }]);
    expect(planned).toMatchObject({ isSlow: false, place: { step: 1, extraMs: 0 } });
  });

  test('before anything runs there is no pace', () => {
    expect(play(freshState(true), [0, YELLOW])).toEqual(freshState(true));
  });
});

describe('red', () => {
  test.each<[string, [number, PlayerAction][], number]>([
    ['while it runs', [[7_000, RED]], 7_000],
    [
      'in a pause',
      [
        [7_000, { type: 'paused' }],
        [60_000, RED],
      ],
      7_000,
    ],
    [
      'at the slow pace',
      [
        [5_000, YELLOW],
        [7_000, RED],
      ],
      7_000,
    ],
    ['in the countdown', [[-2_000, RED]], 0],
  ])('%s it ends at once, and the time with it', (_name, events, elapsedMs) => {
    const stopped = play(running, ...events);
    expect(stopped.phase).toBe('stopped');
    expect(placeAt(stopped, 9_000_000).elapsedMs).toBe(elapsedMs);
  });

  test('there is nothing to stop before the start', () => {
    expect(play(freshState(true), [0, RED]).phase).toBe('idle');
  });
});

const action = fc.constantFrom<PlayerAction>(
  YELLOW,
  GREEN,
  { type: 'ticked' },
  { type: 'resumed' },
  { type: 'paused' },
  { type: 'moved', by: 1 },
  { type: 'moved', by: -1 },
  { type: 'reset' },
  { type: 'stretched', byMs: 15_000 },
  { type: 'stretched', byMs: -15_000 },
  { type: 'hands-free', isOn: true },
  { type: 'hands-free', isOn: false },
  { type: 'session-asked' },
  { type: 'completed' },
  { type: 'completion-refused' },
);
const story = fc.array(fc.tuple(fc.nat({ max: 20_000 }), action), { maxLength: 30 });

/** Plays a story from 0 on. Each event follows the one before after the given wait. */
function told(from: PlayerState, waits: readonly [number, PlayerAction][], start = 0) {
  let [now, state] = [start, from];
  for (const [wait, event] of waits) {
    now += wait;
    state = play(state, [now, event]);
  }
  return { now, state };
}

describe('whatever people do', () => {
  test('after red nothing moves any more', () => {
    fc.assert(
      fc.property(story, story, (before, after) => {
        const { state, now } = told(running, before);
        const red = play(state, [now, RED]);
        if (red.phase !== 'stopped') return;
        expect(told(red, after, now).state).toEqual(red);
      }),
    );
  });

  test('yellow never takes time away and green never adds any, nor ends a step by itself', () => {
    fc.assert(
      fc.property(story, (before) => {
        const { state, now } = told(running, before);
        const here = placeAt(play(state, [now, { type: 'ticked' }]), now);
        const left = rules.leftMs(here);
        const slow = placeAt(play(state, [now, YELLOW]), now);
        expect(rules.leftMs(slow)).toBeGreaterThanOrEqual(left);
        const planned = placeAt(play(state, [now, GREEN]), now);
        expect(rules.leftMs(planned)).toBeLessThanOrEqual(left);
        expect(rules.leftMs(planned)).toBeGreaterThanOrEqual(Math.min(left, 10_000));
        expect([slow.step, planned.step]).toEqual([here.step, here.step]);
      }),
    );
  });
});
