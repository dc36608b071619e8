import { firstSweat } from './cardio/first-sweat.ts';
import { games } from './cardio/games.ts';
import { intervals } from './cardio/intervals.ts';
import { sprints } from './cardio/sprints.ts';
import type { WorkoutSource } from './source.ts';

export const cardioWorkouts: readonly WorkoutSource[] = [
  ...firstSweat,
  ...games,
  ...intervals,
  ...sprints,
];
