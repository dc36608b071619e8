import type { CategoryId } from '../contract/workouts/workouts.ts';

export type Category = {
  id: CategoryId;
  title: string;
  description: string;
  /** Written as a number, so that no workout reaches the browser; a test counts them. */
  workoutCount: number;
  isPremium: boolean;
  /** Workout whose cover stands for the whole category. */
  coverWorkoutId: number;
};

export const categories: readonly Category[] = [
  {
    id: 'stretch',
    title: 'Stretch & Flexibility',
    description: 'Loosen up side by side and lean a little further than you would alone.',
    workoutCount: 12,
    isPremium: false,
    coverWorkoutId: 101,
  },
  {
    id: 'strength',
    title: 'Strength Training',
    description: 'Push, pull and hold, with each other as the only weight you need.',
    workoutCount: 15,
    isPremium: false,
    coverWorkoutId: 201,
  },
  {
    id: 'cardio',
    title: 'Cardio Workouts',
    description: 'Find one rhythm, get out of breath, and laugh when you lose count.',
    workoutCount: 10,
    isPremium: false,
    coverWorkoutId: 301,
  },
  {
    id: 'cooldown',
    title: 'Cool Down',
    description: 'Slow your breath, rest your muscles and end the day in step.',
    workoutCount: 8,
    isPremium: false,
    coverWorkoutId: 401,
  },
  {
    id: 'bedroom',
    title: 'Bedroom Workouts',
    description: 'Massage, breath and slow movement for the two of you, lights low.',
    workoutCount: 20,
    isPremium: true,
    coverWorkoutId: 501,
  },
];

/** Text of a category's count. Premium grows over time, so that its count is shown as a minimum. */
export function advertisedCount({ workoutCount, isPremium }: Category): string {
  return isPremium ? `${workoutCount}+` : String(workoutCount);
}
