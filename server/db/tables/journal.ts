import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { goesWithMember } from './couples.ts';

/** A journal entry. Its title, content and mood are in `sealed`. */
export const journalEntries = pgTable(
  'journal_entries',
  {
    coupleId: uuid().notNull(),
    id: uuid().notNull(),
    authorId: uuid().notNull(),
    isShared: boolean().notNull(),
    /** Shared, and the partner has not seen it yet. */
    isUnread: boolean().notNull().default(false),
    /** The partner left a heart. */
    hasHeart: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    sealed: text().notNull(),
    /** Set: nothing is left but the id, under which the same entry does not come back. */
    deletedAt: moment(),
  },
  (table) => [
    // Devices make ids. With the author in the key, writing under an id of the partner's, which may
    // be hidden or gone, is like writing under any other.
    primaryKey({ columns: [table.coupleId, table.id, table.authorId] }),
    // One index for each half of what a reader may see: no page has to step over hidden entries.
    // Ascending, and read backwards: a descending index would put nulls where the query does not.
    index('journal_own').on(table.coupleId, table.authorId, table.createdAt, table.id),
    index('journal_shared')
      .on(table.coupleId, table.authorId, table.createdAt, table.id)
      .where(sql`${table.isShared}`),
    index('journal_deleted').on(table.deletedAt).where(sql`${table.deletedAt} IS NOT NULL`),
    index('journal_deleted_by')
      .on(table.coupleId, table.authorId, table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
    index('journal_unread').on(table.coupleId, table.createdAt).where(sql`${table.isUnread}`),
    goesWithMember(table.coupleId, table.authorId),
  ],
);
