import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** Mail on its way: stored with the fact that caused it, removed when delivered. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: id(),
    /** Sealed, because a mail holds an address and a link that signs in. */
    sealed: text().notNull(),
    attempts: integer().notNull().default(0),
    /** The reason of the last failure, such as SMTP 550; unset while a try is under way. */
    lastFailure: text(),
    dueAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('mail_queue_due').on(table.dueAt),
    index('mail_queue_oldest').on(table.createdAt, table.id),
  ],
);
