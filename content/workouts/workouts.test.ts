import { describe, expect, test } from 'vitest';
import { calledByName, filledLine, filledText } from '../../contract/training/step-words.ts';
import { PairPose } from '../../contract/workouts/poses.schemas.ts';
import type { CategoryId } from '../../contract/workouts/workouts.ts';
import { castFor } from '../../illustration/cast.ts';
import { poseProblems } from '../../illustration/checks/pose-checks.ts';
import { poseNamed } from '../../illustration/poses/library.ts';
import { categories } from '../categories.ts';
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
/** First id of each category, which counts on from its own hundred. Ids never change. */
const firstIds: Record<CategoryId, number> = {
  stretch: 101,
  strength: 201,
  cardio: 301,
  cooldown: 401,
  bedroom: 501,
};

const all = categories.flatMap(({ id: category }) =>
  sources[category].map((workout) => ({ category, workout })),
);
const named = all.map(({ category, workout }) => ({
  name: `${workout.id} ${workout.title}`,
  category,
  workout,
}));

/** Long names and a color of two words, so that the longest likely texts are measured. */
const called = calledByName({ a: 'Alexandra', b: 'Christoph' }, { a: 'coral', b: 'light blue' });

/** Finds texts that occur more than once, comparing words alone. */
function repeated(texts: readonly string[]): string[] {
  const key = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const keys = texts.map(key);
  return texts.filter((_, index) => keys.indexOf(keys[index] ?? '') !== index);
}

describe('the whole programme', () => {
  test.each(categories)('$id shows the cover of one of its workouts', (category) => {
    expect(sources[category.id].map(({ id }) => id)).toContain(category.coverWorkoutId);
  });

  test('the categories are those of the specification, with no fewer workouts', () => {
    // “id, title, description, workoutCount, isPremium”
    const shown = categories.map(({ id, title, isPremium }) => [id, title, isPremium]);
    expect(shown).toEqual([
      ['stretch', 'Stretch & Flexibility', false],
      ['strength', 'Strength Training', false],
      ['cardio', 'Cardio Workouts', false],
      ['cooldown', 'Cool Down', false],
      ['bedroom', 'Bedroom Workouts', true],
    ]);
    const least = { stretch: 12, strength: 15, cardio: 10, cooldown: 8, bedroom: 20 };
    for (const { id, workoutCount } of categories) {
      expect(workoutCount, id).toBe(sources[id].length);
      expect(workoutCount, id).toBeGreaterThanOrEqual(least[id]);
    }
    for (const { description } of categories) expect(description).toMatch(/\S/);
  });

  test('ids are unique and count on from the hundred of their category', () => {
    for (const { id: category } of categories) {
      const ids = sources[category].map(({ id }) => id).sort((one, two) => one - two);
      expect(ids).toEqual(ids.map((_, index) => firstIds[category] + index));
    }
  });

  test('no title, description or step is written twice', () => {
    expect(repeated(all.map(({ workout }) => workout.title))).toEqual([]);
    expect(repeated(all.map(({ workout }) => workout.description))).toEqual([]);
    const steps = all.flatMap(({ workout }) => workout.steps);
    expect(repeated(steps.map(({ text }) => text))).toEqual([]);
    expect(repeated(steps.map(({ softer = '' }) => softer).filter(Boolean))).toEqual([]);
  });

  test('every category but the bedroom offers each difficulty', () => {
    for (const category of ['stretch', 'strength', 'cardio'] as const) {
      const difficulties = new Set(sources[category].map(({ difficulty }) => difficulty));
      expect([...difficulties].sort()).toEqual(['Advanced', 'Beginner', 'Intermediate']);
    }
  });
});

describe.each(named)('$name', ({ category, workout }) => {
  const { title, description, minutes, steps } = workout;

  test('has a title and a description that fit on its card', () => {
    expect(title).toMatch(/^\S.{2,38}\S$/u);
    expect(description.length).toBeGreaterThanOrEqual(40);
    expect(description.length).toBeLessThanOrEqual(220);
  });

  test('has 6 to 12 steps whose seconds add up to its minutes', () => {
    expect(steps.length).toBeGreaterThanOrEqual(6);
    expect(steps.length).toBeLessThanOrEqual(12);
    for (const { seconds } of steps) {
      expect(Number.isInteger(seconds)).toBe(true);
      expect(seconds).toBeGreaterThanOrEqual(10);
    }
    expect(steps.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(minutes * 60);
  });

  test('offers something softer for each step of the bedroom, in one or two short sentences', () => {
    for (const { softer } of steps) {
      if (category !== 'bedroom') expect(softer).toBeUndefined();
      else expect(softer).toMatch(/^\p{Lu}.{18,100}[.?]$/u);
    }
  });

  test('says each step clearly, in 40 to 400 characters and whole sentences', () => {
    for (const { text: written } of steps) {
      const text = filledText(written, called);
      expect(text.length, text).toBeGreaterThanOrEqual(40);
      expect(text.length, text).toBeLessThanOrEqual(400);
      expect(text).toMatch(/^\p{Lu}.*[.?]$/su);
      expect(text).not.toMatch(/\s{2}|!|\b(TODO|lorem)\b/iu);
    }
  });

  test('has room for a step and its caution on a small screen', () => {
    for (const { text, caution = '' } of steps) {
      // Count a caution less, since it is printed smaller than the words.
      expect(filledText(text, called).length + caution.length * 0.6, text).toBeLessThanOrEqual(290);
    }
  });

  test('says each step once more in a short line of its own', () => {
    for (const { short: written } of steps) {
      const short = filledLine(written, called);
      expect(short.length, short).toBeGreaterThanOrEqual(8);
      expect(short.length, short).toBeLessThanOrEqual(60);
      // Expect a line, not a sentence: one capital, commas, one colon at most, no period.
      expect(short).toMatch(/^\p{Lu}[\p{L}’, -]*(: [\p{L}’, -]*)?[\p{L}]$/u);
      expect(short).not.toMatch(/\s{2}|,\S|\s,/u);
    }
    expect(repeated(steps.map(({ short }) => short))).toEqual([]);
  });

  test('cautions in a sentence where it cautions at all', () => {
    const cautions = [workout.caution, ...steps.map(({ caution }) => caution)];
    for (const caution of cautions.filter((one) => one !== undefined)) {
      expect(caution.length, caution).toBeGreaterThanOrEqual(15);
      expect(caution.length, caution).toBeLessThanOrEqual(240);
      expect(caution).toMatch(/^\p{Lu}.*\.$/su);
    }
  });

  test('shows each step in one to three poses, or two a side, that its couple can take', () => {
    const cast = castFor(workout.id, category);
    const bodies = { a: cast.a.body, b: cast.b.body };
    const wrong = steps.flatMap(({ poses, mode }, step) => {
      expect(poses.length).toBeGreaterThanOrEqual(1);
      expect(poses.length).toBeLessThanOrEqual(mode === 'switch' ? 4 : 3);
      return poses.flatMap((pose) => {
        const isNamed = typeof pose === 'string';
        const pair = isNamed ? poseNamed(pose) : pose;
        // Check only poses of the workout's own: the library's own test parses named poses.
        if (!isNamed) expect(PairPose.safeParse(pair).success, `step ${step + 1}`).toBe(true);
        return poseProblems(pair, bodies).map(
          ({ who, where, problem, by }) =>
            `step ${step + 1}${isNamed ? ` (${pose})` : ''}: ${who} ${where} ${problem} by ${by.toFixed(0)}`,
        );
      });
    });
    expect(wrong).toEqual([]);
  });
});
