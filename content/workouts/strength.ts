import type { WorkoutSource } from './source.ts';

export const strengthWorkouts: readonly WorkoutSource[] = [
  {
    id: 201,
    title: 'First strength',
    description: 'A first one.',
    minutes: 1,
    difficulty: 'Beginner',
    steps: [{ text: 'Stand facing each other and breathe.', seconds: 60, poses: [] }],
  },
];
