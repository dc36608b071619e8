import {
  celebrateAchievements,
  listAchievements,
  listNewAchievements,
} from '../../../contract/progress/achievements.ts';
import { requireUser } from '../../auth/guard.ts';
import type { App, Deps } from '../../deps.ts';
import { achievementsOf, celebrate, uncelebrated } from './queries.ts';

export function achievementRoutes(app: App, { db, now }: Deps): void {
  app.route({
    ...listAchievements,
    preHandler: requireUser,
    handler: async ({ user }) => achievementsOf(db, user.coupleId),
  });

  app.route({
    ...listNewAchievements,
    preHandler: requireUser,
    handler: async ({ user }) => uncelebrated(db, user),
  });

  app.route({
    ...celebrateAchievements,
    preHandler: requireUser,
    handler: async ({ user }) => celebrate(db, user, now()),
  });
}
