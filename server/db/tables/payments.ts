import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { ofCouple } from './couples.ts';

/** Processed events: each counts once, even if sent again. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text().primaryKey(), takenAt: moment().notNull() },
  (table) => [index('payment_events_taken').on(table.takenAt)],
);

/** Subscriptions in the sandbox, which plays the provider. Only the sandbox uses this table. */
export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    /** Equals the id of our subscription: the sandbox needs no other. */
    id: uuid().primaryKey(),
    coupleId: ofCouple(),
    status: text({ enum: ['incomplete', 'active', 'past_due', 'canceled'] }).notNull(),
    createdAt: moment().notNull(),
    /** The first payment. Months are counted from here, so that the 31st never becomes the 28th. */
    startedAt: moment(),
    /** Number of charged months, paid or not. */
    periods: integer().notNull().default(0),
    cancelsAtPeriodEnd: boolean().notNull().default(false),
    /** Renewals after this moment are refused. Nothing else of a card is stored. */
    cardGoodUntil: moment(),
    /** When the next renewal or end is due. */
    dueAt: moment(),
  },
  (table) => [index('sandbox_subscriptions_due').on(table.dueAt)],
);

export const sandboxPayments = pgTable('sandbox_payments', {
  id: uuid().primaryKey(),
  coupleId: ofCouple(),
  amountCents: integer().notNull(),
  refundedCents: integer().notNull().default(0),
  status: text({ enum: ['open', 'paid', 'canceled'] })
    .notNull()
    .default('open'),
  createdAt: moment().notNull(),
});
