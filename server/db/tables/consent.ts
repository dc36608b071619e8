import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { goesWithMember } from './couples.ts';

/** What a member said yes, maybe or no to, and how they liked what they did: all of it in `sealed`. */
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
