import { describe, expect, test } from 'vitest';
import type { CategoryId } from '../../contract/workouts/workouts.ts';
import { bedroomWorkouts } from './bedroom.ts';
import { cardioWorkouts } from './cardio.ts';
import { cooldownWorkouts } from './cooldown.ts';
import type { WorkoutSource } from './source.ts';
import { strengthWorkouts } from './strength.ts';
import { stretchWorkouts } from './stretch.ts';

const sources: Record<CategoryId, readonly WorkoutSource[]> = {
  stretch: stretchWorkouts,
  strength: strengthWorkouts,
  cardio: cardioWorkouts,
  cooldown: cooldownWorkouts,
  bedroom: bedroomWorkouts,
};
const all = Object.values(sources).flat();
const stepsOf = (workouts: readonly WorkoutSource[]) => workouts.flatMap(({ steps }) => steps);

/** Smallest share of a category's steps with both an easier and a harder version. */
const LEAST_SHARE: Record<CategoryId, number> = {
  stretch: 0.9,
  strength: 0.9,
  cardio: 0.9,
  cooldown: 0.7,
  // Expect none: bedroom steps have a softer version each.
  bedroom: 0,
};

function repeated(texts: readonly string[]): string[] {
  const keys = texts.map((text) => text.toLowerCase());
  return texts.filter((text, index) => keys.indexOf(text.toLowerCase()) !== index);
}

describe('easier and harder', () => {
  test.each(Object.keys(sources) as CategoryId[])('most steps of %s have both', (category) => {
    const steps = stepsOf(sources[category]);
    const both = steps.filter(({ easier, harder }) => easier && harder);
    expect(both.length / steps.length).toBeGreaterThanOrEqual(LEAST_SHARE[category]);
    // Require both or none: a single version would leave half of the readers out.
    for (const { text, easier, harder } of steps) expect(!easier, text).toBe(!harder);
  });

  test('each is one short sentence', () => {
    for (const { easier, harder } of stepsOf(all)) {
      for (const version of [easier, harder].filter((one) => one !== undefined)) {
        expect(version.length, version).toBeLessThanOrEqual(90);
        expect(version).toMatch(/^\p{Lu}[^.!?]{8,}\.$/u);
      }
    }
  });

  test('no two of a workout are the same, and none is said often', () => {
    for (const { id, steps } of all) {
      const versions = steps.flatMap(({ easier = '', harder = '' }) => [easier, harder]);
      expect(repeated(versions.filter(Boolean)), String(id)).toEqual([]);
    }
    const versions = stepsOf(all).flatMap(({ easier = '', harder = '' }) => [easier, harder]);
    const counts = new Map<string, number>();
    for (const version of versions.filter(Boolean)) {
      counts.set(version, (counts.get(version) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 3)).toEqual([]);
  });
});

test('repetitions fit beside the seconds', () => {
  for (const { reps } of stepsOf(all)) {
    if (reps) expect(reps).toMatch(/^[\p{L}\p{N}, ]{1,24}$/u);
  }
});

test('every workout says in a few words whom it suits and who leaves it out, no two the same', () => {
  for (const { suits, leaveOut } of all) {
    for (const words of [suits, leaveOut]) {
      expect(words.length, words).toBeLessThanOrEqual(90);
      expect(words).toMatch(/^\p{Lu}.{14,}[^.]$/u);
    }
  }
  expect(repeated(all.flatMap(({ suits, leaveOut }) => [suits, leaveOut]))).toEqual([]);
});
