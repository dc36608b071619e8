import { endpoint, readOffline } from '../endpoint.ts';
import type { schemas } from './achievements.schemas.ts';

export type * from './achievements.schemas.ts';

type S = typeof schemas;

export const ACHIEVEMENT_CATEGORIES = ['workouts', 'streak', 'premium', 'milestone'] as const;

export const listAchievements = readOffline<S['listAchievements']>('/api/achievements');
export const listNewAchievements = endpoint<S['listNewAchievements']>(
  'GET',
  '/api/achievements/new',
);
export const celebrateAchievements = endpoint<S['celebrateAchievements']>(
  'POST',
  '/api/achievements/celebrate',
);
