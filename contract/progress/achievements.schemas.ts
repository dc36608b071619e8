import * as z from 'zod/mini';
import { named, withSchemas } from '../endpoint.schemas.ts';
import * as calls from './achievements.ts';
import { ACHIEVEMENT_CATEGORIES } from './achievements.ts';

export const AchievementIcon = z.enum([
  'heart',
  'flame',
  'crown',
  'trophy',
  'target',
  'calendar',
  'star',
]);
export type AchievementIcon = z.infer<typeof AchievementIcon>;

export const Tier = z.enum(['bronze', 'silver', 'gold', 'diamond']);
export type Tier = z.infer<typeof Tier>;

export const AchievementCategory = z.enum(ACHIEVEMENT_CATEGORIES);
export type AchievementCategory = z.infer<typeof AchievementCategory>;

const Rarity = z.enum(['common', 'rare', 'epic', 'legendary']);

export const Achievement = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  icon: AchievementIcon,
  tier: Tier,
  category: AchievementCategory,
  rarity: Rarity,
  shareText: z.string(),
  unlockedAt: z.nullable(z.iso.datetime()),
});
export type Achievement = z.infer<typeof Achievement>;

named({ AchievementIcon, Tier, AchievementCategory, Achievement });

export const schemas = {
  listAchievements: {
    summary: 'Every badge there is, and when the couple earned it',
    response: { 200: z.array(Achievement) },
  },
  listNewAchievements: {
    summary: 'The badges that the caller has not been shown yet',
    response: { 200: z.array(Achievement) },
  },
  celebrateAchievements: {
    summary: 'Takes the badges the caller has not been shown yet; each is given to a partner once',
    response: { 200: z.array(Achievement) },
  },
};

export const achievementCalls = withSchemas('progress', calls, schemas);
