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
    /** True for a shared entry that the partner has not seen yet. */
    isUnread: boolean().notNull().default(false),
    /** True if the partner left a heart. */
    hasHeart: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    sealed: text().notNull(),
    /** Set on deletion: only the id is left, so that the same entry does not come back. */
    deletedAt: moment(),
  },
  (table) => [
    // Devices make ids. With the author in the key, writing under an id of the partner's, even of a
    // hidden or deleted entry, works like writing under any other id.
    primaryKey({ columns: [table.coupleId, table.id, table.authorId] }),
    // Index each half of a reader's entries, so that no page steps over hidden ones. Sort ascending
    // and read backwards: a descending index would put nulls elsewhere than the query.
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
