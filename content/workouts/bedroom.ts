import type { WorkoutSource } from './source.ts';

export const bedroomWorkouts: readonly WorkoutSource[] = [
  {
    id: 501,
    title: 'First bedroom',
    description: 'A first one.',
    minutes: 1,
    difficulty: 'Beginner',
    steps: [{ text: 'Stand facing each other and breathe.', seconds: 60, poses: [] }],
  },
];
