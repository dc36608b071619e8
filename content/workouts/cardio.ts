import type { WorkoutSource } from './source.ts';

export const cardioWorkouts: readonly WorkoutSource[] = [
  {
    id: 301,
    title: 'First cardio',
    description: 'A first one.',
    minutes: 1,
    difficulty: 'Beginner',
    steps: [{ text: 'Stand facing each other and breathe.', seconds: 60, poses: [] }],
  },
];
