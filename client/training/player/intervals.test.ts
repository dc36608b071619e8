import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  freshState,
  GET_READY_MS,
  placeAt,
  playerRules,
} from '../../../contract/training/player-state.ts';
import { intervalAt } from './intervals.ts';

const FORTY_TWENTY = { workSeconds: 40, restSeconds: 20, rounds: 4 };
const FOUR_MINUTES = 240_000;

describe('forty seconds of work and twenty of rest, four times', () => {
  test.each([
    [0, 'work', 1, 40],
    [39_999, 'work', 1, 0.001],
    [40_000, 'rest', 1, 20],
    [59_500, 'rest', 1, 0.5],
    [60_000, 'work', 2, 40],
    [199_000, 'work', 4, 21],
    [220_000, 'rest', 4, 20],
  ])('after %i ms it is %s of round %i with %d s left', (stepMs, kind, round, left) => {
    expect(intervalAt(FORTY_TWENTY, { stepMs }, FOUR_MINUTES)).toMatchObject({
      kind,
      round,
      rounds: 4,
      leftMs: left * 1000,
    });
  });

  test('is over with its step', () => {
    expect(intervalAt(FORTY_TWENTY, { stepMs: FOUR_MINUTES }, FOUR_MINUTES)).toBeNull();
  });

  test('counts four rounds too where the last rest is left out', () => {
    const last = intervalAt(FORTY_TWENTY, { stepMs: 219_000 }, 220_000);
    expect(last).toMatchObject({ kind: 'work', round: 4, rounds: 4, leftMs: 1_000 });
  });

  test('goes on in the same beat when the couple makes the step longer, and is cut when shorter', () => {
    const longer = intervalAt(FORTY_TWENTY, { stepMs: 250_000 }, 255_000);
    expect(longer).toMatchObject({ kind: 'work', round: 5, rounds: 5, leftMs: 5_000 });
    const shorter = intervalAt(FORTY_TWENTY, { stepMs: 221_000 }, 225_000);
    expect(shorter).toMatchObject({ kind: 'rest', round: 4, rounds: 4, leftMs: 4_000 });
  });
});

const someIntervals = fc.record({
  workSeconds: fc.integer({ min: 5, max: 90 }),
  restSeconds: fc.integer({ min: 5, max: 60 }),
  rounds: fc.integer({ min: 2, max: 8 }),
});

test('intervals follow each other without a gap and never last longer than they say', () => {
  fc.assert(
    fc.property(someIntervals, fc.nat(), (intervals, some) => {
      const { workSeconds, restSeconds, rounds } = intervals;
      const lengthMs = rounds * (workSeconds + restSeconds) * 1000;
      const stepMs = some % lengthMs;
      const now = intervalAt(intervals, { stepMs }, lengthMs);
      if (!now) throw new Error('within a step there is an interval');
      const seconds = now.kind === 'work' ? workSeconds : restSeconds;
      expect(now.lengthMs).toBe(seconds * 1000);
      expect(now.leftMs).toBeGreaterThan(0);
      expect(now.leftMs).toBeLessThanOrEqual(now.lengthMs);
      expect(now.rounds).toBe(rounds);
      const next = intervalAt(intervals, { stepMs: stepMs + now.leftMs }, lengthMs);
      if (next) expect(next.kind).not.toBe(now.kind);
      else expect(now).toMatchObject({ kind: 'rest', round: rounds });
    }),
  );
});

test('however often a couple pauses, a round takes the time it says', () => {
  const rules = playerRules([FOUR_MINUTES]);
  const session = { id: 'a-session', clockOffsetMs: 0 };
  const runs = fc.array(fc.record({ runs: fc.nat(30_000), rests: fc.nat(100_000) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(runs, (parts) => {
      let now = 0;
      let worked = 0;
      let state = rules.reduce(freshState(true), { type: 'session-asked', now });
      state = rules.reduce(state, { type: 'session-opened', session, now });
      for (const part of parts) {
        now += GET_READY_MS + part.runs;
        worked = Math.min(FOUR_MINUTES, worked + part.runs);
        state = rules.reduce(state, { type: 'paused', now });
        now += part.rests;
        expect(intervalAt(FORTY_TWENTY, placeAt(state, now), FOUR_MINUTES)).toEqual(
          intervalAt(FORTY_TWENTY, { stepMs: worked }, FOUR_MINUTES),
        );
        state = rules.reduce(state, { type: 'resumed', now });
      }
    }),
  );
});
