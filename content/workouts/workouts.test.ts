import { describe, expect, test } from 'vitest';
import { PairPose } from '../../contract/figures.ts';
import type { CategoryId } from '../../contract/workouts.ts';
import { castFor } from '../../figures/cast.ts';
import { strain } from '../../figures/strain.ts';
import { categories } from '../categories.ts';
import { poseNamed } from '../poses/library.ts';
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
/** Ids are stable for ever; each category counts on from its own hundred. */
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

/**
 * For ever: sessions, links and pictures name a workout by its id alone. A title may be
 * reworded here as well; an id never goes to another workout.
 */
const TITLES: Readonly<Record<number, string>> = {
  101: 'Soften Into the Evening',
  102: 'Two Backs, One Breath',
  103: 'Desk Day Undone',
  104: 'Hips That Let Go',
  105: 'The Long Hamstring Line',
  106: 'A Band Between You',
  107: 'Six Minutes After Waking',
  108: 'The Hallway Stretch',
  109: 'You Lead, I Mirror',
  110: 'Open Hearts, Long Spines',
  111: 'Wring Out the Week',
  112: 'The Great Unfolding',
  201: 'Squats Hand in Hand',
  202: 'One Band, Two Ends',
  203: 'Planks Face to Face',
  204: 'Back to Back Power',
  205: 'Two Chairs, Strong Arms',
  206: 'A Wall for Each',
  207: 'Slow Count Lifting',
  208: 'Wheelbarrow Evening',
  209: 'Bridge Builders',
  210: 'Climb the Ladder',
  211: 'Lunge and Balance',
  212: 'Seven Quiet Minutes',
  213: 'Catch and Carry',
  214: 'Five Rounds Strong',
  215: 'Push, Pull, Resist',
  301: 'Walk Before You Run',
  302: 'Ropes of Air',
  303: 'Gloves and Pads',
  304: 'Three Songs, Two Dancers',
  305: 'Mirror, Mirror',
  306: 'High Five Intervals',
  307: 'Burpee Ladder for Two',
  308: 'One Step, Two Hearts',
  309: 'Relay by the Minute',
  310: 'Six Minute Spark',
  401: 'Five Minutes to Slow',
  402: 'Legs Well Spent',
  403: 'Arms Off Duty',
  404: 'After the Long Run',
  405: 'Forty Slow Breaths',
  406: 'Kindness for Tired Backs',
  407: 'Cushions and Quiet',
  408: 'The Long Way Down',
  501: 'Seven Quiet Breaths',
  502: 'Hands That Listen',
  503: 'Candlelit Shoulders',
  504: 'Barefoot Slow Dance',
  505: 'Held in a Gaze',
  506: 'Mirror by Candlelight',
  507: 'Feet First, Then Rest',
  508: 'The Long Back Rub',
  509: 'Fingers Through Hair',
  510: 'Eyes Closed, Led Gently',
  511: 'Yes, No, Softer',
  512: 'Back to Back Stories',
  513: 'Silk Between Us',
  514: 'Three Scents at Midnight',
  515: 'Warm Oil, Slow Hands',
  516: 'Before the Alarm',
  517: 'Stretches in the Sheets',
  518: 'Spoons and Lullabies',
  519: 'Lean Into Me',
  520: 'One Long Evening',
};

/** What occurs more than once, told apart by words alone. */
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
  test.each(categories)('$id has the workouts that its card promises', (category) => {
    const workouts = sources[category.id];
    expect(workouts).toHaveLength(category.workoutCount);
    expect(workouts.map(({ id }) => id)).toContain(category.coverWorkoutId);
  });

  test('the counts are those of the specification', () => {
    // “id, title, description, workoutCount, isPremium”
    const counts = Object.values(sources).map(({ length }) => length);
    expect(counts).toEqual([12, 15, 10, 8, 20]);
    expect(
      categories.map(({ id, title, workoutCount, isPremium }) => [
        id,
        title,
        workoutCount,
        isPremium,
      ]),
    ).toEqual([
      ['stretch', 'Stretch & Flexibility', 12, false],
      ['strength', 'Strength Training', 15, false],
      ['cardio', 'Cardio Workouts', 10, false],
      ['cooldown', 'Cool Down', 8, false],
      ['bedroom', 'Bedroom Workouts', 20, true],
    ]);
    for (const { description } of categories) expect(description).toMatch(/\S/);
  });

  test('ids are unique and count on from the hundred of their category', () => {
    for (const { id: category } of categories) {
      const ids = sources[category].map(({ id }) => id).sort((one, two) => one - two);
      expect(ids).toEqual(ids.map((_, index) => firstIds[category] + index));
    }
  });

  test('every id stays with its workout', () => {
    const titles = all.map(({ workout }) => [workout.id, workout.title] as const);
    expect(Object.fromEntries(titles)).toEqual(TITLES);
  });

  test('no title, description or step is written twice', () => {
    expect(repeated(all.map(({ workout }) => workout.title))).toEqual([]);
    expect(repeated(all.map(({ workout }) => workout.description))).toEqual([]);
    expect(repeated(all.flatMap(({ workout }) => workout.steps.map(({ text }) => text)))).toEqual(
      [],
    );
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

  test('says each step clearly, in 40 to 400 characters and whole sentences', () => {
    for (const { text } of steps) {
      expect(text.length, text).toBeGreaterThanOrEqual(40);
      expect(text.length, text).toBeLessThanOrEqual(400);
      expect(text).toMatch(/^\p{Lu}.*[.?]$/su);
      expect(text).not.toMatch(/\s{2}|!|\b(TODO|lorem)\b/iu);
    }
  });

  test('cautions in a sentence where it cautions at all', () => {
    const cautions = [workout.caution, ...steps.map(({ caution }) => caution)];
    for (const caution of cautions.filter((one) => one !== undefined)) {
      expect(caution.length, caution).toBeGreaterThanOrEqual(15);
      expect(caution.length, caution).toBeLessThanOrEqual(240);
      expect(caution).toMatch(/^\p{Lu}.*\.$/su);
    }
  });

  test('shows each step in one to three poses that its couple can take', () => {
    const cast = castFor(workout.id, category);
    const bodies = { a: cast.a.body, b: cast.b.body };
    const wrong = steps.flatMap(({ poses }, step) => {
      expect(poses.length).toBeGreaterThanOrEqual(1);
      expect(poses.length).toBeLessThanOrEqual(3);
      return poses.flatMap((pose) => {
        const pair = typeof pose === 'string' ? poseNamed(pose) : pose;
        expect(PairPose.safeParse(pair).success, `step ${step + 1}`).toBe(true);
        return strain(pair, bodies).map(
          ({ who, where, problem, by }) =>
            `step ${step + 1}${typeof pose === 'string' ? ` (${pose})` : ''}: ${who} ${where} ${problem} by ${by.toFixed(0)}`,
        );
      });
    });
    expect(wrong).toEqual([]);
  });
});
