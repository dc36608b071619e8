import { describe, expect, test } from 'vitest';
import type { Prop } from '../../contract/workouts/poses.ts';
import type { Equipment, Position } from '../../contract/workouts/workouts.ts';
import { poseNamed } from '../../illustration/poses/library.ts';
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

/**
 * Words for each thing in the steps. Excludes the ball of the foot and a partner who serves as a
 * cushion.
 */
const namedBy: Record<Equipment, RegExp> = {
  chair: /\bchairs?\b/i,
  band: /\bbands?\b/i,
  dumbbells: /\bdumbbells?\b/i,
  ball: /(?<!under the )\bball\b/i,
  'boxing pads': /\b(gloves?|pads?)\b/i,
  step: /\b(low|on the|on your|one whole foot on the|hands on the|share one) steps?\b/i,
  blanket: /\bblanket\b/i,
  cushion: /(?<!becomes the )\b(cushions?|pillow)\b/i,
  scarf: /\bscarf\b/i,
  scents: /\bscents?\b/i,
  oil: /\boil\b/i,
};

/**
 * Equipment for each drawn thing. Other props belong to the room, and a bottle may hold anything
 * that the words name.
 */
const drawnAs: Partial<Record<Prop['kind'], Equipment>> = {
  chair: 'chair',
  bench: 'chair',
  band: 'band',
  dumbbell: 'dumbbells',
  ball: 'ball',
  pad: 'boxing pads',
  glove: 'boxing pads',
  step: 'step',
  blanket: 'blanket',
  cushion: 'cushion',
  pillow: 'cushion',
  scarf: 'scarf',
};

const restsOn: Partial<Record<Prop['kind'], Position>> = {
  mat: 'floor',
  blanket: 'floor',
  bed: 'bed',
  chair: 'chair',
};

const ON_THE_FLOOR =
  /\bplank\b|\bkneel|\blies? (down|on|back|side|face)|hands and knees|on the mat\b|hands on the ground|down to the ground/i;
const JUMPS =
  /\b(jumps?|jumping|hop|hops|leap|burpees|jog|high knees|fast feet|quick feet|spring up|run on the spot|heels up)\b/i;
/** Words for people who do not jump. */
const NO_JUMP = /(a jumping jack )?without the jump/i;

/** Lists the props in each step. A pillow on a bed belongs to the bed. */
function propsOf({ poses }: WorkoutSource['steps'][number]): Prop['kind'][] {
  const drawn = poses.flatMap((pose) =>
    ((typeof pose === 'string' ? poseNamed(pose) : pose).props ?? []).map(({ kind }) => kind),
  );
  return drawn.includes('bed') ? drawn.filter((kind) => kind !== 'pillow') : drawn;
}

const known = <T>(one: T | undefined): one is T => one !== undefined;
const sorted = (values: Iterable<string>) => [...new Set(values)].sort();

describe.each(all.map((workout) => ({ name: `${workout.id} ${workout.title}`, workout })))(
  '$name',
  ({ workout }) => {
    const { equipment, focus, positions, impact, steps } = workout;
    const isInBed = positions.includes('bed');
    const texts = steps.map(({ text }) => text);
    const props = steps.flatMap(propsOf);

    test('names each thing, focus and position once', () => {
      for (const list of [equipment, focus, positions]) {
        expect(sorted(list as readonly string[])).toHaveLength(list.length);
      }
      expect(focus.length).toBeLessThanOrEqual(3);
    });

    test('asks for what its steps speak of, and for nothing else', () => {
      const spoken = (Object.keys(namedBy) as Equipment[]).filter((kind) => {
        // Skip the pillows of a bed, which are already there.
        if (kind === 'cushion' && isInBed) return false;
        return texts.some((text) => namedBy[kind].test(text));
      });
      expect(sorted(equipment)).toEqual(sorted(spoken));
    });

    test('asks for what its pictures show, and shows what it asks for', () => {
      const drawn = props.map((kind) => drawnAs[kind]).filter(known);
      const bottled = equipment.filter((kind) => kind === 'scents' || kind === 'oil');
      if (bottled.length > 0) expect(props).toContain('bottle');
      expect(sorted([...drawn, ...bottled])).toEqual(sorted(equipment));
    });

    test('says where one lies, sits and kneels', () => {
      const drawn = props.map((kind) => restsOn[kind]).filter(known);
      expect(positions).toEqual(expect.arrayContaining(drawn));
      for (const place of ['bed', 'chair'] as const) {
        expect(positions.includes(place), place).toBe(drawn.includes(place));
      }
      const isDown = drawn.includes('floor') || texts.some((text) => ON_THE_FLOOR.test(text));
      if (!isInBed) expect(positions.includes('floor')).toBe(isDown);
    });

    test('is quiet only where no step jumps or runs', () => {
      const loud = texts.filter((text) => JUMPS.test(text.replace(NO_JUMP, '')));
      expect(impact, loud.join('\n')).toBe(loud.length > 0 ? 'jumps' : 'quiet');
    });
  },
);
