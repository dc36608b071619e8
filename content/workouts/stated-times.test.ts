import { expect, test } from 'vitest';
import { bedroomWorkouts } from './bedroom.ts';
import { cardioWorkouts } from './cardio.ts';
import { cooldownWorkouts } from './cooldown.ts';
import type { WorkoutSource } from './source.ts';
import { strengthWorkouts } from './strength.ts';
import { stretchWorkouts } from './stretch.ts';

const all: readonly WorkoutSource[] = [
  ...stretchWorkouts,
  ...strengthWorkouts,
  ...cardioWorkouts,
  ...cooldownWorkouts,
  ...bedroomWorkouts,
];
const steps = all.flatMap(({ id, steps }) =>
  steps.map((step, index) => ({ ...step, name: `${id}.${index + 1}` })),
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
