import type { AchievementId } from '../../../content/achievements.ts';
import { CHALLENGE_STREAK_DAYS, CREATOR_SHARES } from '../../../contract/progress/challenges.ts';
import { hasCategory, hasEveryCategory } from '../categories.ts';

/** Facts about a couple on which badges depend. Only facts that have just changed are set. */
export type Facts = Partial<{
  workouts: number;
  calories: number;
  /** Trained days of a streak. Rest days and breaks lie between them and never count. */
  streak: number;
  categoriesEver: number;
  challengeRun: number;
  challengeShares: number;
}>;

/** Rules that earn each badge. None of these facts can be lost, so a badge once earned stays. */
const RULES: Readonly<Record<AchievementId, (facts: Facts) => boolean>> = {
  'first-workout': ({ workouts = 0 }) => workouts >= 1,
  'seven-day-streak': ({ streak = 0 }) => streak >= 7,
  'ten-workouts': ({ workouts = 0 }) => workouts >= 10,
  'five-hundred-calories': ({ calories = 0 }) => calories >= 500,
  'all-categories': ({ categoriesEver = 0 }) => hasEveryCategory(categoriesEver),
  'hundred-workouts': ({ workouts = 0 }) => workouts >= 100,
  'first-bedroom-workout': ({ categoriesEver = 0 }) => hasCategory(categoriesEver, 'bedroom'),
  'challenge-streak': ({ challengeRun = 0 }) => challengeRun >= CHALLENGE_STREAK_DAYS,
  'challenge-creator': ({ challengeShares = 0 }) => challengeShares >= CREATOR_SHARES,
};

/** Returns the badges that these facts earn. A missing fact earns nothing. */
export function earned(facts: Facts): AchievementId[] {
  return (Object.keys(RULES) as AchievementId[]).filter((id) => RULES[id](facts));
}
