import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { couples, members } from './couples.ts';

/** What someone wrote down. Mood, title and words are in `sealed`; the rest is what sorts and guards. */
export const journalEntries = pgTable(
  'journal_entries',
  {
    coupleId: uuid()
      .notNull()
      .references(() => couples.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    authorId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    isShared: boolean().notNull(),
    sealed: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    // One index for each half of what a reader may see: no page has to step over hidden entries.
    // Ascending, and read backwards: a descending index would put nulls where the query does not.
    index('journal_own').on(table.coupleId, table.authorId, table.createdAt, table.id),
    index('journal_shared')
      .on(table.coupleId, table.authorId, table.createdAt, table.id)
      .where(sql`${table.isShared}`),
    index('journal_author').on(table.authorId),
  ],
);
