import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { goesWithMember } from './couples.ts';

/** A member's small picture, encoded again from their upload, and sealed like their texts. */
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

/** Erasures to do outside this database: stored with the deletion, removed when done. */
export const erasureTasks = pgTable('erasure_tasks', {
  id: id(),
  what: text({ enum: ['customer address', 'customer', 'subscription', 'mail', 'files'] }).notNull(),
  /** The customer or subscription at the provider, or the mark of the mails in the outbox. */
  subject: text(),
  /** The couple of the customer. Has no foreign key, because the task outlives the couple. */
  coupleId: uuid(),
  createdAt: moment().notNull(),
});
