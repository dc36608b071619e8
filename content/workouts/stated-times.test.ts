import { expect, test } from 'vitest';
import type { CategoryId } from '../../contract/workouts/workouts.ts';
import { bedroomWorkouts } from './bedroom.ts';
import { cardioWorkouts } from './cardio.ts';
import { cooldownWorkouts } from './cooldown.ts';
import { motionOf } from './motion.ts';
import type { WorkoutSource } from './source.ts';
import { statedCount } from './stated-count.ts';
import { strengthWorkouts } from './strength.ts';
import { stretchWorkouts } from './stretch.ts';

const CATEGORIES: Record<CategoryId, readonly WorkoutSource[]> = {
  stretch: stretchWorkouts,
  strength: strengthWorkouts,
  cardio: cardioWorkouts,
  cooldown: cooldownWorkouts,
  bedroom: bedroomWorkouts,
};
const steps = Object.entries(CATEGORIES).flatMap(([category, workouts]) =>
  workouts.flatMap(({ id, steps }) =>
    steps.map((step, index) => ({
      ...step,
      name: `${id}.${index + 1}`,
      category: category as CategoryId,
    })),
  ),
);

const NUMBERS: Record<string, number> = {
  five: 5,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  'thirty-five': 35,
  forty: 40,
};
const TIMES: Record<string, number> = {
  'once more': 2,
  twice: 2,
  'three times': 3,
  'four times': 4,
  'six times': 6,
};
const NUMBER = Object.keys(NUMBERS)
  .sort((one, two) => two.length - one.length)
  .join('|');
/** Matches work by the clock, then rest by the clock: “forty seconds on, twenty off”. */
const WORK_AND_REST = new RegExp(
  `\\b(${NUMBER}) seconds[^.]*, (then \\w+ for )?(${NUMBER})\\b`,
  'i',
);

/** Tells whether a text names two numbers, one right after the other. */
function saysInTurn(text: string, first: number, second: number): boolean {
  const said = text.toLowerCase().match(new RegExp(`\\b(${NUMBER})\\b`, 'g')) ?? [];
  const numbers = said.map((word) => NUMBERS[word]);
  return numbers.some((number, index) => number === first && numbers[index + 1] === second);
}

function roundsIn(text: string): number {
  return Object.entries(TIMES).find(([words]) => text.toLowerCase().includes(words))?.[1] ?? 1;
}

test('work and rest by the clock are intervals too, with the seconds and rounds that are said', () => {
  const wrong = steps.filter(({ text, intervals }) => {
    if (!intervals) return WORK_AND_REST.test(text);
    const { workSeconds, restSeconds, rounds } = intervals;
    // Skip the rest of a single round: the description of its workout names it.
    const isSaid = rounds === 1 || saysInTurn(text, workSeconds, restSeconds);
    return !isSaid || roundsIn(text) !== rounds;
  });
  expect(wrong.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
});

test('what is done for half the time, or changed at half time, has its two sides named', () => {
  const halves =
    /\bhalf(way)?( the)? time\b|\bhalftime\b|\bhalfway( through)?,? (change|let|uncross)|(change|changing|swap) \w+( \w+)? (halfway|in the middle)/i;
  const wrong = steps.filter(
    ({ text, sides, intervals }) => halves.test(text) && !sides && !intervals,
  );
  expect(wrong.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
});

test('repetitions that are counted in seconds agree with the intervals and the halves', () => {
  const wrong = steps.flatMap(({ name, reps = '', intervals, seconds }) => {
    const [, rounds, work] = /^(\d+) x (\d+) s$/.exec(reps) ?? [];
    if (rounds && (intervals?.rounds !== Number(rounds) || intervals.workSeconds !== Number(work)))
      return [`${name}: ${reps}`];
    const [, half] = /^(\d+) s an? /.exec(reps) ?? [];
    return half && Number(half) * 2 !== seconds ? [`${name}: ${reps} in ${seconds} s`] : [];
  });
  expect(wrong).toEqual([]);
});

/** Seconds of movement or holding, without the rests; of one side, if there are two. */
function workSecondsOf({ seconds, intervals, sides }: (typeof steps)[number]): number {
  const whole = intervals ? intervals.workSeconds * intervals.rounds : seconds;
  return sides ? whole / 2 : whole;
}

test('the picture repeats a movement about as often as the words say', () => {
  const wrong = steps.flatMap((step) => {
    const { tempo } = motionOf(step.category, step);
    const stated = statedCount(step.reps);
    if (!tempo || stated === null) return [];
    const shown = workSecondsOf(step) / (tempo.out + tempo.hold + tempo.back + tempo.rest);
    const isAlike = shown >= 0.8 * stated && shown <= 1.3 * stated;
    return isAlike ? [] : [`${step.name}: ${step.reps}, shown ${shown.toFixed(1)}`];
  });
  expect(wrong).toEqual([]);
});

test('a breath that is counted takes five to eleven seconds', () => {
  const wrong = steps.flatMap((step) => {
    const [, rounds, count] = /^(?:(\d+) x )?(?:\d+ to )?(\d+) breaths/.exec(step.reps ?? '') ?? [];
    if (!count) return [];
    const [, times, inTurns] = /, (\d+) times$|( each)$/.exec(step.reps ?? '') ?? [];
    const breaths = Number(count) * Number(rounds ?? times ?? (inTurns ? 2 : 1));
    const each = workSecondsOf(step) / breaths;
    return each >= 5 && each <= 11 ? [] : [`${step.name}: ${step.reps}, ${each.toFixed(1)} s each`];
  });
  expect(wrong).toEqual([]);
});
