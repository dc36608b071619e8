import type { WorkoutSource } from './source.ts';

export const cooldownWorkouts: readonly WorkoutSource[] = [
  {
    id: 401,
    title: 'First cooldown',
    description: 'A first one.',
    minutes: 1,
    difficulty: 'Beginner',
    steps: [{ text: 'Stand facing each other and breathe.', seconds: 60, poses: [] }],
  },
];
