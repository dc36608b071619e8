import { expect, test } from 'vitest';
import type { Intervals } from '../../contract/workouts/step-time.schemas.ts';
import type { CategoryId } from '../../contract/workouts/workouts.ts';
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

/** Seconds of all rounds, with a rest after the last one, or without. */
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

test('a single pose is held, and sides that are held repeat nothing', () => {
  const step = { text: '', short: '', seconds: 60 };
  expect(motionOf('stretch', { ...step, poses: ['one'] })).toEqual({ mode: 'hold', tempo: null });
  expect(motionOf('stretch', { ...step, poses: ['one', 'two'], mode: 'switch' })).toEqual({
    mode: 'switch',
    tempo: null,
  });
});

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Counts that a step's words state: “three slow counts down, pause for one, and rise in two”. */
function statedCounts(text: string): number[] {
  const phrases = [
    /\b(\w+) (?:slow )?counts?\b/gi,
    /\b(?:rise|stand|lower) in (\w+)\b/gi,
    /\bbreathe (?:in|out) for (\w+) (?:while|and)\b/gi,
    /\bcount the breath out to (\w+)\b/gi,
  ];
  return phrases
    .flatMap((phrase) => [...text.matchAll(phrase)])
    .map(([, word = '']) => COUNTS.indexOf(word.toLowerCase()) + 1)
    .filter((count) => count > 0);
}

test('where the words count, the picture moves to that count', () => {
  const counted = steps.filter(
    ({ text, poses }) => poses.length > 1 && statedCounts(text).length > 0,
  );
  expect(counted.length).toBeGreaterThanOrEqual(10);
  const off = counted.filter(({ text, tempo }) => {
    const lasting = tempo ? [tempo.out, tempo.hold, tempo.back] : [];
    return statedCounts(text).some((count) => !lasting.includes(count));
  });
  expect(off.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
});

/** Words of a side that is held until half time, or for a number of breaths, and not repeated. */
const CHANGES_AT_HALF =
  /half ?way|half ?time|half the time|second (leg|side)|change (legs|feet|arms)/i;

test('sides that are shown and held change once, and never swing to and fro', () => {
  const swinging = steps.filter(
    ({ text, sides, poses, mode, tempo }) =>
      sides && CHANGES_AT_HALF.test(text) && poses.length > 1 && !tempo && mode !== 'switch',
  );
  expect(swinging.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  const oneSided = steps.filter(
    ({ mode, sides, poses }) => mode === 'switch' && (!sides || poses.length < 2),
  );
  expect(oneSided.map(({ name }) => name)).toEqual([]);
});

test('no movement of cardio is slow motion unless its words ask for it, and no stretch is hasty', () => {
  const slow = /slow|smooth|breath|music|eight beats|walk it|statues|hold/i;
  const moves = (list: readonly WorkoutSource[], category: CategoryId) =>
    list.flatMap(({ id, steps }) =>
      steps.flatMap((step, index) => {
        const { tempo } = motionOf(category, step);
        const perMove = tempo ? tempo.out / Math.max(1, step.poses.length - 1) : null;
        return perMove ? [{ name: `${id}.${index + 1}`, text: step.text, perMove }] : [];
      }),
    );
  const sluggish = moves(cardioWorkouts, 'cardio').filter(
    ({ text, perMove }) => perMove > 0.8 && !slow.test(text),
  );
  expect(sluggish.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  const hasty = moves(stretchWorkouts, 'stretch').filter(({ perMove }) => perMove < 1.5);
  expect(hasty.map(({ name }) => name)).toEqual([]);
});
