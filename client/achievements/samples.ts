import { achievements } from '../../content/achievements.ts';
import type { Achievement } from '../../contract/achievements.ts';

const DAY_MS = 86_400_000;
/** How many days ago each sample was earned; the others are still to be. */
const EARNED_DAYS_AGO: Readonly<Record<string, number>> = {
  'first-workout': 41,
  'seven-day-streak': 12,
  'ten-workouts': 9,
  'five-hundred-calories': 30,
  'first-bedroom-workout': 3,
};

/** Samples for people who have no badge of their own yet. */
export function sampleAchievements(now: number): Achievement[] {
  return achievements.map((source) => {
    const daysAgo = EARNED_DAYS_AGO[source.id];
    const unlockedAt =
      daysAgo === undefined ? null : new Date(now - daysAgo * DAY_MS).toISOString();
    return { ...source, unlockedAt };
  });
}
