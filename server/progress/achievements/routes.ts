import { achievementCalls } from '../../../contract/progress/achievements.schemas.ts';
import { requireUser } from '../../auth/guard.ts';
import type { App, Deps } from '../../deps.ts';
import { achievementsOf, celebrate, uncelebrated } from './queries.ts';

export function achievementRoutes(app: App, { db, now }: Deps): void {
  app.route({
    ...achievementCalls.listAchievements,
    preHandler: requireUser,
    handler: async ({ user }) => achievementsOf(db, user.coupleId),
  });

  app.route({
    ...achievementCalls.listNewAchievements,
    preHandler: requireUser,
    handler: async ({ user }) => uncelebrated(db, user),
  });

  app.route({
    ...achievementCalls.celebrateAchievements,
    preHandler: requireUser,
    handler: async ({ user }) => celebrate(db, user, now()),
  });
}
