import type { WorkoutSource } from './source.ts';
import { foundations } from './strength/foundations.ts';
import { house } from './strength/house.ts';
import { ladders } from './strength/ladders.ts';
import { rounds } from './strength/rounds.ts';
import { weights } from './strength/weights.ts';

export const strengthWorkouts: readonly WorkoutSource[] = [
  ...foundations,
  ...house,
  ...weights,
  ...ladders,
  ...rounds,
];
