import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  freshState,
  GET_READY_MS,
  type PlayerEvent,
  type PlayerState,
  playerRules,
} from '../../../contract/training/player-state.ts';
import { type Cue, cueBetween, type Moment, momentOf, type StepTime, signOf } from './cues.ts';

const LENGTHS = [30_000, 12_000];
const rules = playerRules(LENGTHS);
const END_MS = GET_READY_MS + 42_000;
const PLAIN: readonly StepTime[] = [
  { intervals: null, sides: null },
  { intervals: null, sides: null },
];

function started(): PlayerState {
  const session = { id: 'a-session', clockOffsetMs: 0 };
  const asked = rules.reduce(freshState(true), { type: 'session-asked', now: 0 });
  return rules.reduce(asked, { type: 'session-opened', session, now: 0 });
}

/** Looks at the workout at each of these moments, and returns the cues that were given. */
function heard(
  looks: readonly number[],
  events: readonly PlayerEvent[] = [],
  steps: readonly StepTime[] = PLAIN,
): [number, Cue][] {
  let state = started();
  let before: Moment = { kind: 'still' };
  const cues: [number, Cue][] = [];
  for (const now of looks) {
    for (const event of events) if (event.now === now) state = rules.reduce(state, event);
    state = rules.reduce(state, { type: 'ticked', now });
    const moment = momentOf(state, now, rules, steps);
    const cue = cueBetween(before, moment);
    if (cue) cues.push([now, cue]);
    before = moment;
  }
  return cues;
}

const everyTenth = Array.from({ length: END_MS / 100 + 20 }, (_, index) => index * 100);

test('a whole workout is announced, counted, halved and ended', () => {
  expect(heard(everyTenth)).toEqual([
    [0, { kind: 'get-ready', isBeginning: true }],
    [2_000, { kind: 'count', seconds: 3 }],
    [3_000, { kind: 'count', seconds: 2 }],
    [4_000, { kind: 'count', seconds: 1 }],
    [5_000, { kind: 'step', step: 0 }],
    [20_000, { kind: 'halfway' }],
    [32_000, { kind: 'count', seconds: 3 }],
    [33_000, { kind: 'count', seconds: 2 }],
    [34_000, { kind: 'count', seconds: 1 }],
    [35_000, { kind: 'step', step: 1 }],
    [44_000, { kind: 'count', seconds: 3 }],
    [45_000, { kind: 'count', seconds: 2 }],
    [46_000, { kind: 'count', seconds: 1 }],
    [47_000, { kind: 'finished' }],
  ]);
});

test('a long step says what comes next before it ends, the last one does not', () => {
  const long = playerRules([60_000, 60_000]);
  const at = (step: number, leftMs: number) =>
    momentOf(
      {
        phase: 'running',
        since: 0,
        place: { step, elapsedMs: 0, stepMs: 60_000 - leftMs, extraMs: 0 },
        session: null,
        isHandsFree: true,
        isSlow: false,
      },
      0,
      long,
      PLAIN,
    );
  expect(cueBetween(at(0, 12_050), at(0, 12_000))).toEqual({ kind: 'next', step: 1 });
  expect(cueBetween(at(0, 12_000), at(0, 11_950))).toBeNull();
  expect(cueBetween(at(1, 12_050), at(1, 12_000))).toBeNull();
});

test('after a hidden tab there is one cue, for where the couple is now', () => {
  expect(heard([0, 5_000, 40_000])).toEqual([
    [0, { kind: 'get-ready', isBeginning: true }],
    [5_000, { kind: 'step', step: 0 }],
    [40_000, { kind: 'step', step: 1 }],
  ]);
  expect(heard([0, 5_000, 900_000]).at(-1)).toEqual([900_000, { kind: 'finished' }]);
});

test('a step that was chosen by hand is announced at once', () => {
  const skip: PlayerEvent = { type: 'moved', by: 1, now: 8_000 };
  expect(heard(everyTenth, [skip])).toContainEqual([8_000, { kind: 'step', step: 1 }]);
});

test('without hands-free mode there is nothing to hear or see', () => {
  const state = rules.reduce(started(), { type: 'hands-free', isOn: false, now: 0 });
  expect(momentOf(state, 1_000, rules, PLAIN)).toEqual({ kind: 'still' });
  expect(signOf({ kind: 'still' })).toBeNull();
});

test('every count and every half is on the screen too', () => {
  let state = started();
  for (const [now, cue] of heard(everyTenth)) {
    state = rules.reduce(state, { type: 'ticked', now });
    const sign = signOf(momentOf(state, now, rules, PLAIN));
    if (cue.kind === 'count') expect(['number', 'ending']).toContain(sign?.kind);
    if (cue.kind === 'halfway') expect(sign).toEqual({ kind: 'halfway' });
  }
});

test('however seldom one looks, no cue comes twice in a step and none comes late', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: END_MS }), { maxLength: 80 }), (looks) => {
      const cues = heard([0, ...looks.sort((one, two) => one - two)]);
      const halves = cues.filter(([, cue]) => cue.kind === 'halfway');
      const ends = cues.filter(([, cue]) => cue.kind === 'finished');
      expect(halves.length).toBeLessThanOrEqual(1);
      expect(ends.length).toBeLessThanOrEqual(1);
    }),
  );
});

const ROUNDS: readonly StepTime[] = [
  { intervals: { workSeconds: 10, restSeconds: 5, rounds: 2 }, sides: null },
  { intervals: null, sides: { first: 'Left leg', second: 'Right leg' } },
];

test('work and rest are each announced as they begin, and counted to their end', () => {
  const cues = heard(everyTenth, [], ROUNDS).filter(([now]) => now >= 5_000 && now < 35_000);
  expect(cues).toEqual([
    [5_000, { kind: 'step', step: 0 }],
    [12_000, { kind: 'count', seconds: 3 }],
    [13_000, { kind: 'count', seconds: 2 }],
    [14_000, { kind: 'count', seconds: 1 }],
    [15_000, { kind: 'rest', round: 1, rounds: 2 }],
    [17_000, { kind: 'count', seconds: 3 }],
    [18_000, { kind: 'count', seconds: 2 }],
    [19_000, { kind: 'count', seconds: 1 }],
    [20_000, { kind: 'work', round: 2, rounds: 2 }],
    [27_000, { kind: 'count', seconds: 3 }],
    [28_000, { kind: 'count', seconds: 2 }],
    [29_000, { kind: 'count', seconds: 1 }],
    [30_000, { kind: 'rest', round: 2, rounds: 2 }],
    [32_000, { kind: 'count', seconds: 3 }],
    [33_000, { kind: 'count', seconds: 2 }],
    [34_000, { kind: 'count', seconds: 1 }],
  ]);
});

test('a step with sides says to change them at half time, however short it is', () => {
  const cues = heard(everyTenth, [], ROUNDS).filter(([now]) => now >= 35_000);
  expect(cues).toContainEqual([41_000, { kind: 'other-side', step: 1 }]);
  expect(cues.map(([, { kind }]) => kind)).not.toContain('halfway');
});

test('what is heard of work, rest and sides is seen too', () => {
  let state = started();
  for (const [now, cue] of heard(everyTenth, [], ROUNDS)) {
    state = rules.reduce(state, { type: 'ticked', now });
    const sign = signOf(momentOf(state, now, rules, ROUNDS));
    if (cue.kind === 'work' || cue.kind === 'other-side') expect(sign).toEqual({ kind: cue.kind });
    // Expect an ending: in a rest of five seconds every second is among the last.
    if (cue.kind === 'rest') expect(sign).toEqual({ kind: 'ending' });
  }
});

test('a phone that slept through a change says where it is now, once', () => {
  expect(heard([0, 5_000, 16_000, 16_050, 27_500], [], ROUNDS)).toEqual([
    [0, { kind: 'get-ready', isBeginning: true }],
    [5_000, { kind: 'step', step: 0 }],
    [16_000, { kind: 'rest', round: 1, rounds: 2 }],
    [27_500, { kind: 'count', seconds: 3 }],
  ]);
});
