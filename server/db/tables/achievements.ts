import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { ofCouple, ofMember } from './couples.ts';

/** A badge that a couple has earned. What it means stands in content/achievements.ts. */
export const unlockedAchievements = pgTable(
  'unlocked_achievements',
  {
    coupleId: ofCouple(),
    achievementId: text().notNull(),
    unlockedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.coupleId, table.achievementId] })],
);

/** That a member has been shown a badge: each of the two is, once. */
export const celebrations = pgTable(
  'celebrations',
  {
    coupleId: ofCouple(),
    memberId: ofMember(),
    achievementId: text().notNull(),
    celebratedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.memberId, table.achievementId] }),
    index('celebrations_member').on(table.memberId),
  ],
);
