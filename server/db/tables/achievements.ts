import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { goesWithMember, ofCouple } from './couples.ts';

/** A badge that a couple has earned. content/achievements.ts describes the badges. */
export const unlockedAchievements = pgTable(
  'unlocked_achievements',
  {
    coupleId: ofCouple(),
    achievementId: text().notNull(),
    unlockedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.coupleId, table.achievementId] })],
);

/** Records that a member has been shown a badge: each member sees a badge once. */
export const celebrations = pgTable(
  'celebrations',
  {
    coupleId: uuid().notNull(),
    memberId: uuid().notNull(),
    achievementId: text().notNull(),
    celebratedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.memberId, table.achievementId] }),
    goesWithMember(table.coupleId, table.memberId),
  ],
);
