import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { goesWithMember } from './couples.ts';

const place = () => ({
  coupleId: uuid().notNull(),
  id: uuid().notNull(),
  authorId: uuid().notNull(),
  isShared: boolean().notNull(),
  createdAt: moment().notNull(),
});

/** What someone wrote down: what sorts and guards it. Mood, title and words are in its leaf. */
export const journalEntries = pgTable(
  'journal_entries',
  { ...place(), leafId: uuid().notNull() },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    // One index for each half of what a reader may see: no page has to step over hidden entries.
    // Ascending, and read backwards: a descending index would put nulls where the query does not.
    index('journal_own').on(table.coupleId, table.authorId, table.createdAt, table.id),
    index('journal_shared')
      .on(table.coupleId, table.authorId, table.createdAt, table.id)
      .where(sql`${table.isShared}`),
    goesWithMember(table.coupleId, table.authorId),
    // What an earlier version sealed alone, until it has been gathered; then it is empty.
    index('journal_lone')
      .on(table.coupleId, table.authorId, table.isShared, table.createdAt, table.id)
      .where(sql`${table.leafId} = ${table.id}`),
  ],
);

/**
 * The words of one author's entries that are sealed together: all of them shared or none, so that
 * whoever may read one of them may read them all.
 */
export const journalLeaves = pgTable(
  'journal_leaves',
  { ...place(), sealed: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    index('journal_newest_leaf').on(
      table.coupleId,
      table.authorId,
      table.isShared,
      table.createdAt,
      table.id,
    ),
    goesWithMember(table.coupleId, table.authorId),
  ],
);
