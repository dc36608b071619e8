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

/** What is still to be erased outside this database: written with the deletion, removed when done. */
export const erasureTasks = pgTable('erasure_tasks', {
  id: id(),
  what: text({ enum: ['customer address', 'customer', 'subscription', 'mail', 'files'] }).notNull(),
  /** The customer or subscription at the provider, or the mark of the mails in the outbox. */
  subject: text(),
  /** Whose customer it is. No reference: it outlives the couple. */
  coupleId: uuid(),
  createdAt: moment().notNull(),
});
