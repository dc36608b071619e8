import { afterTraining } from './cooldown/after-training.ts';
import { quiet } from './cooldown/quiet.ts';
import type { WorkoutSource } from './source.ts';

export const cooldownWorkouts: readonly WorkoutSource[] = [...afterTraining, ...quiet];
