import { expect, test } from 'vitest';
import type { Intervals } from '../../contract/step-time.ts';
import { bedroomWorkouts } from './bedroom.ts';
import { cardioWorkouts } from './cardio.ts';
import { cooldownWorkouts } from './cooldown.ts';
import { motionOf } from './motion.ts';
import type { WorkoutSource } from './source.ts';
import { strengthWorkouts } from './strength.ts';
import { stretchWorkouts } from './stretch.ts';

const sources: Record<string, readonly WorkoutSource[]> = {
  stretch: stretchWorkouts,
  strength: strengthWorkouts,
  cardio: cardioWorkouts,
  cooldown: cooldownWorkouts,
  bedroom: bedroomWorkouts,
};
const steps = Object.values(sources).flatMap((workouts) =>
  workouts.flatMap(({ id, steps }) =>
    steps.map((step, index) => ({ ...step, name: `${id}.${index + 1}` })),
  ),
);

/** With a rest after the last round, or without. */
function filledSeconds({ workSeconds, restSeconds, rounds }: Intervals): number[] {
  const whole = rounds * (workSeconds + restSeconds);
  return [whole, whole - restSeconds];
}

test('intervals fill their step, the last rest or not', () => {
  const wrong = steps.filter(
    ({ intervals, seconds }) => intervals && !filledSeconds(intervals).includes(seconds),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('intervals are whole seconds that can be worked and rested', () => {
  for (const { name, intervals } of steps) {
    if (!intervals) continue;
    expect(intervals.workSeconds, name).toBeGreaterThanOrEqual(5);
    expect(intervals.restSeconds, name).toBeGreaterThanOrEqual(5);
    expect(intervals.rounds, name).toBeGreaterThanOrEqual(1);
    expect(Object.values(intervals).every(Number.isInteger), name).toBe(true);
  }
});

test('the names of sides are short, different and without a full stop', () => {
  for (const { name, sides } of steps) {
    if (!sides) continue;
    for (const side of [sides.first, sides.second]) {
      expect(side, name).toMatch(/^\p{Lu}[\p{L}’, -]{3,26}\p{L}$/u);
    }
    expect(sides.first, name).not.toBe(sides.second);
  }
});

test('a step without a word about its movement moves as its category does', () => {
  const step = { text: '', short: '', seconds: 60, poses: ['one', 'two', 'three'] };
  expect(motionOf('cardio', step)).toEqual({
    mode: 'loop',
    tempo: { out: 1, hold: 0.1, back: 1, rest: 0.1 },
  });
  const slow = motionOf('stretch', { ...step, poses: ['one', 'two'] }).tempo?.out ?? 0;
  expect(slow).toBeGreaterThanOrEqual(3);
  expect(slow).toBeLessThanOrEqual(4);
});

test('sides are shown one after the other, and a single pose is held', () => {
  const step = { text: '', short: '', seconds: 60 };
  const sides = { first: 'Left leg', second: 'Right leg' };
  expect(motionOf('stretch', { ...step, poses: ['one', 'two'], sides }).mode).toBe('switch');
  expect(motionOf('stretch', { ...step, poses: ['one'], sides })).toEqual({
    mode: 'hold',
    tempo: null,
  });
});
