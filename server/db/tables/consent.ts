import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { goesWithMember } from './couples.ts';

/** A member's answers of yes, maybe or no, and their ratings of workouts: all of it in `sealed`. */
export const consentAnswers = pgTable(
  'consent_answers',
  {
    coupleId: uuid().notNull(),
    memberId: uuid().notNull(),
    sealed: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.memberId] }),
    goesWithMember(table.coupleId, table.memberId),
  ],
);
