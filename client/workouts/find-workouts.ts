import { categories } from '../../content/categories.ts';
import type { Workout } from '../../contract/workouts/workouts.ts';
import { askedWords, beginsAsAsked, distinctWords } from '../lib/word-search.ts';
import { type FavoriteIds, passes, type Question } from './filters.ts';

/** Step that holds a word missing in title and description. */
type FoundStep = { number: number; sentence: string };
export type FoundWorkout = { workout: Workout; step: FoundStep | null };

/** Workout with its words, split once: a search then compares words and reads no text. */
export type IndexedWorkout = {
  workout: Workout;
  title: readonly string[];
  about: readonly string[];
  steps: readonly (readonly string[])[];
};

/** Uses the outline of a locked workout, which shows the names of its steps. */
const stepsOf = ({ instructions, outline = [] }: Workout): readonly string[] =>
  instructions.length > 0 ? instructions : outline;

export function indexed(workout: Workout): IndexedWorkout {
  const { title, description, focus, equipment, difficulty, category } = workout;
  const categoryTitle = categories.find(({ id }) => id === category)?.title ?? '';
  return {
    workout,
    title: distinctWords(title),
    about: distinctWords(
      [description, ...focus, ...equipment, difficulty, categoryTitle, category].join('\n'),
    ),
    steps: stepsOf(workout).map(distinctWords),
  };
}

const holds = (words: readonly string[], asked: string) =>
  words.some((word) => beginsAsAsked(word, asked));

/** Distance of a word from the title: 0 in the title, 1 in the description, 2 in a step. */
function distanceOf({ title, about, steps }: IndexedWorkout, asked: string): 0 | 1 | 2 | null {
  if (holds(title, asked)) return 0;
  if (holds(about, asked)) return 1;
  return steps.some((step) => holds(step, asked)) ? 2 : null;
}

/** Lists the workouts that match a question, best first. */
export function answersTo(
  workouts: readonly IndexedWorkout[],
  { words, filters }: Question,
  favorites: FavoriteIds,
): readonly FoundWorkout[] {
  return findWorkouts(
    workouts.filter(({ workout }) => passes(workout, filters, favorites)),
    words,
  );
}

/** Leaves out the workouts that only mention a word in a step, unless there are no others. */
export function closest(found: readonly FoundWorkout[]): readonly FoundWorkout[] {
  const about = found.filter(({ step }) => step === null);
  return about.length > 0 ? about : found;
}

/** Finds the workouts that hold every word. Matches in the title come first. */
export function findWorkouts(
  workouts: readonly IndexedWorkout[],
  question: string,
): readonly FoundWorkout[] {
  const asked = askedWords(question);
  return workouts
    .flatMap((one) => {
      const distances = asked.map((word) => distanceOf(one, word));
      if (distances.includes(null)) return [];
      const inSteps = asked.filter((_, index) => distances[index] === 2);
      const distance = distances.reduce<number>((sum, each) => sum + (each ?? 0), 0);
      return [{ workout: one.workout, step: foundStep(one, inSteps), distance }];
    })
    .sort((one, other) => one.distance - other.distance)
    .map(({ workout, step }) => ({ workout, step }));
}

/** Finds the first step, and in it the first sentence, with the most words. */
function foundStep({ workout, steps }: IndexedWorkout, asked: readonly string[]): FoundStep | null {
  if (asked.length === 0) return null;
  const index = indexOfMost(steps, asked);
  const sentences = (stepsOf(workout)[index] ?? '').split(/(?<=[.?])\s+/u);
  const best = indexOfMost(sentences.map(distinctWords), asked);
  return { number: index + 1, sentence: sentences[best] ?? '' };
}

function indexOfMost(texts: readonly (readonly string[])[], asked: readonly string[]): number {
  const counts = texts.map((words) => asked.filter((word) => holds(words, word)).length);
  return counts.indexOf(Math.max(...counts));
}
