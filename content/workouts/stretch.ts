import type { WorkoutSource } from './source.ts';
import { deep } from './stretch/deep.ts';
import { gentle } from './stretch/gentle.ts';
import { playful } from './stretch/playful.ts';
import { strong } from './stretch/strong.ts';

export const stretchWorkouts: readonly WorkoutSource[] = [
  ...gentle,
  ...deep,
  ...playful,
  ...strong,
];
