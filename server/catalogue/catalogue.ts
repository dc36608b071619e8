import { bedroomWorkouts } from '../../content/workouts/bedroom.ts';
import { cardioWorkouts } from '../../content/workouts/cardio.ts';
import { cooldownWorkouts } from '../../content/workouts/cooldown.ts';
import { motionOf } from '../../content/workouts/motion.ts';
import type { StepSource, WorkoutSource } from '../../content/workouts/source.ts';
import { strengthWorkouts } from '../../content/workouts/strength.ts';
import { stretchWorkouts } from '../../content/workouts/stretch.ts';
import {
  type CalledPair,
  calledByColor,
  filledLine,
  filledText,
  type PairColors,
} from '../../contract/training/step-words.ts';
import {
  type CategoryId,
  coverUrl,
  type Workout,
  type WorkoutDetail,
} from '../../contract/workouts/workouts.ts';
import { colorName } from '../../illustration/bodies/outfit.ts';
import { type Cast, castFor } from '../../illustration/cast.ts';
import { poseNamed } from '../../illustration/poses/library.ts';

const SOURCES: Record<CategoryId, readonly WorkoutSource[]> = {
  stretch: stretchWorkouts,
  strength: strengthWorkouts,
  cardio: cardioWorkouts,
  cooldown: cooldownWorkouts,
  bedroom: bedroomWorkouts,
};

/** All workouts, with everything that a permitted reader sees. */
export const allWorkouts: readonly WorkoutDetail[] = Object.entries(SOURCES).flatMap(
  ([category, sources]) => sources.map((source) => detail(category as CategoryId, source)),
);
const byId = new Map(allWorkouts.map((workout) => [workout.id, workout]));

function detail(category: CategoryId, source: WorkoutSource): WorkoutDetail {
  const { id, title, description, minutes, difficulty, caution, steps } = source;
  const { equipment, focus, impact, positions, suits, leaveOut } = source;
  const setting = source.setting ?? category;
  const colors = colorsOf(castFor(id, setting));
  const called = calledByColor(colors);
  return {
    id,
    title,
    description,
    duration: minutes,
    difficulty,
    category,
    equipment: [...equipment],
    focus: focus.filter((one) => one !== undefined),
    impact,
    positions: [...positions],
    imageUrl: coverUrl(id),
    instructions: steps.map(({ text }) => filledText(text, called)),
    locked: false,
    caution: caution ?? null,
    suits,
    leaveOut,
    colors,
    setting,
    ...(source.thing && { thing: source.thing }),
    steps: steps.map((step) => stepOf(category, step, called)),
  };
}

function stepOf(category: CategoryId, step: StepSource, called: CalledPair) {
  const { text, short, seconds, caution, softer, reps, easier, harder, poses } = step;
  const plain = { text: filledText(text, called), short: filledLine(short, called) };
  return {
    short: plain.short,
    seconds,
    caution: caution ?? null,
    softer: softer ?? null,
    reps: reps ?? null,
    easier: easier ?? null,
    harder: harder ?? null,
    intervals: step.intervals ?? null,
    sides: step.sides ?? null,
    ...motionOf(category, step),
    named: plain.text !== text || plain.short !== short ? { text, short } : null,
    poses: poses.map((pose) => (typeof pose === 'string' ? poseNamed(pose) : pose)),
  };
}

/** Names the colors that tell the two apart from afar. */
function colorsOf({ a, b }: Cast): PairColors {
  return {
    a: colorName(a.outfit),
    b: colorName(b.outfit),
  };
}

/** True for workouts that need premium and an adult. */
export function isOfBedroom({ category }: Pick<Workout, 'category'>): boolean {
  return category === 'bedroom';
}

/** Workouts that a closed lock hides from the history. */
export const bedroomIds: number[] = bedroomWorkouts.map(({ id }) => id);

/** Returns the workout with everything that this reader may see. */
export function workoutFor(id: number, canOpenBedroom: boolean): WorkoutDetail | null {
  const workout = byId.get(id);
  if (!workout) return null;
  if (!isOfBedroom(workout) || canOpenBedroom) return workout;
  const outline = workout.steps.map(({ short }) => short);
  return { ...workout, locked: true, outline, instructions: [], caution: null, steps: [] };
}

export function workoutsFor(category: CategoryId | undefined, canOpenBedroom: boolean): Workout[] {
  return allWorkouts
    .filter((workout) => category === undefined || workout.category === category)
    .map(({ id }) => workoutFor(id, canOpenBedroom))
    .filter((workout) => workout !== null);
}

/** Returns title and category of a workout that a session refers to, even a removed one. */
export function workoutHeading(id: number): Pick<Workout, 'title' | 'category'> {
  const { title, category } = byId.get(id) ?? { title: 'Workout', category: 'stretch' as const };
  return { title, category };
}

/** Returns the step that an editor chose for the cover, counted from 0. */
export function chosenCover(id: number): number | undefined {
  const chosen = Object.values(SOURCES)
    .flat()
    .find((source) => source.id === id)
    ?.steps.findIndex(({ isCover }) => isCover);
  return chosen === -1 ? undefined : chosen;
}
