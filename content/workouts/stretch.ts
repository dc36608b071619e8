import type { WorkoutSource } from './source.ts';

export const stretchWorkouts: readonly WorkoutSource[] = [
  {
    id: 101,
    title: 'First stretch',
    description: 'A first one.',
    minutes: 1,
    difficulty: 'Beginner',
    steps: [{ text: 'Stand facing each other and breathe.', seconds: 60, poses: [] }],
  },
];
