import type { Achievement } from '../contract/progress/achievements.ts';

/**
 * Badge as an editor writes it. The rule for earning it is in
 * server/progress/achievements/earned.ts.
 */
export type AchievementSource = Omit<Achievement, 'unlockedAt'>;

export const achievements = [
  {
    id: 'first-workout',
    title: 'First Workout',
    description: 'You finished your first workout together.',
    icon: 'heart',
    tier: 'bronze',
    category: 'workouts',
    rarity: 'common',
    shareText: 'We finished our first workout together on Sexercise.',
  },
  {
    id: 'seven-day-streak',
    title: '7-Day Streak',
    description: 'Seven days in a row, and neither of you let go.',
    icon: 'calendar',
    tier: 'silver',
    category: 'streak',
    rarity: 'rare',
    shareText: 'Seven days in a row, side by side. Our streak on Sexercise holds.',
  },
  {
    id: 'ten-workouts',
    title: '10 Workouts',
    description: 'Ten workouts done as a pair.',
    icon: 'target',
    tier: 'silver',
    category: 'workouts',
    rarity: 'common',
    shareText: 'Ten workouts together on Sexercise, and still laughing.',
  },
  {
    id: 'five-hundred-calories',
    title: '500 Calories',
    description: 'Five hundred calories burned between you.',
    icon: 'flame',
    tier: 'bronze',
    category: 'milestone',
    rarity: 'common',
    shareText: 'We burned 500 calories together on Sexercise.',
  },
  {
    id: 'all-categories',
    title: 'All Categories',
    description: 'You have trained in all five categories.',
    icon: 'star',
    tier: 'gold',
    category: 'milestone',
    rarity: 'epic',
    shareText: 'We have tried every kind of workout on Sexercise. Favorites were found.',
  },
  {
    id: 'hundred-workouts',
    title: '100 Workouts',
    description: 'A hundred workouts, two hundred rolled-out mats.',
    icon: 'trophy',
    tier: 'diamond',
    category: 'workouts',
    rarity: 'legendary',
    shareText: 'One hundred workouts together on Sexercise. We make a good pair.',
  },
  {
    id: 'first-bedroom-workout',
    title: 'First Bedroom Workout',
    description: 'You closed the door and took your time.',
    icon: 'crown',
    tier: 'gold',
    category: 'premium',
    rarity: 'rare',
    // Keep the bedroom out of the share text, which other people read.
    shareText: 'We unlocked a new badge for two on Sexercise.',
  },
  {
    id: 'challenge-streak',
    title: 'Challenge Streak',
    description: 'A challenge a day, five days in a row.',
    icon: 'flame',
    tier: 'gold',
    category: 'streak',
    rarity: 'epic',
    shareText: 'Five challenges in five days: our streak on Sexercise is on fire.',
  },
  {
    id: 'challenge-creator',
    title: 'Challenge Creator',
    description: 'You have shared ten challenges with the world.',
    icon: 'crown',
    tier: 'silver',
    category: 'milestone',
    rarity: 'rare',
    shareText: 'We have dared ten times. Take one of our challenges on Sexercise.',
  },
] as const satisfies readonly AchievementSource[];

export type AchievementId = (typeof achievements)[number]['id'];
