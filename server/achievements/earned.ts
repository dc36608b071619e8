import type { AchievementId } from '../../content/achievements.ts';
import { CHALLENGE_STREAK_DAYS, CREATOR_SHARES } from '../../contract/challenges.ts';
import { hasTrained, hasTrainedAll } from '../progress/categories.ts';

/** What a couple has done, as far as badges ask for it. */
export type Facts = {
  workouts: number;
  calories: number;
  /** Days in a row that end with the last trained one. */
  streak: number;
  /** A bit for each category ever trained. */
  categoriesEver: number;
  /** Days in a row with a challenge. */
  challengeRun: number;
  challengeShares: number;
};

const NOTHING: Facts = {
  workouts: 0,
  calories: 0,
  streak: 0,
  categoriesEver: 0,
  challengeRun: 0,
  challengeShares: 0,
};

/** What earns each badge. A badge once earned stays: none of these can be lost. */
const RULES: Readonly<Record<AchievementId, (facts: Facts) => boolean>> = {
  'first-workout': ({ workouts }) => workouts >= 1,
  'seven-day-streak': ({ streak }) => streak >= 7,
  'ten-workouts': ({ workouts }) => workouts >= 10,
  'five-hundred-calories': ({ calories }) => calories >= 500,
  'all-categories': ({ categoriesEver }) => hasTrainedAll(categoriesEver),
  'hundred-workouts': ({ workouts }) => workouts >= 100,
  'first-bedroom-workout': ({ categoriesEver }) => hasTrained(categoriesEver, 'bedroom'),
  'challenge-streak': ({ challengeRun }) => challengeRun >= CHALLENGE_STREAK_DAYS,
  'challenge-creator': ({ challengeShares }) => challengeShares >= CREATOR_SHARES,
};

/** The badges that these facts earn. A fact that is left out earns nothing by itself. */
export function earned(facts: Partial<Facts>): AchievementId[] {
  const known = { ...NOTHING, ...facts };
  return Object.entries(RULES)
    .filter(([, isEarned]) => isEarned(known))
    .map(([id]) => id as AchievementId);
}
