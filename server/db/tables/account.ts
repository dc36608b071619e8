import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { goesWithMember } from './couples.ts';

/** A small picture of a member, drawn anew from what they sent, and sealed like their words. */
export const avatars = pgTable(
  'avatars',
  {
    coupleId: uuid().notNull(),
    memberId: uuid().notNull(),
    sealed: text().notNull(),
    version: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.memberId] }),
    goesWithMember(table.coupleId, table.memberId),
  ],
);

/**
 * What leaving still owes outside the rows that it deleted: noted in its own transaction and struck
 * out when done, so that neither a crash nor a provider that is away loses any of it.
 */
export const erasures = pgTable('erasures', {
  id: id(),
  what: text({ enum: ['customer address', 'customer', 'letters', 'files'] }).notNull(),
  /** Which customer in the provider's books, or how letters are marked in the outbox. */
  subject: text(),
  /** Whose customer it is. No reference: it outlives the couple. */
  coupleId: uuid(),
  createdAt: moment().notNull(),
});
