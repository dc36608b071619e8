import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { ofCouple } from './couples.ts';

/** A couple's subscription, as known from the provider's events. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    coupleId: ofCouple(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    /** Unset until the provider has answered: until then the subscription exists nowhere else. */
    providerId: text(),
    /** The paying member, for whom the payment form was made; unset once they have left. */
    payerId: uuid(),
    status: text({ enum: ['incomplete', 'active', 'past_due', 'canceled'] })
      .notNull()
      .default('incomplete'),
    /** True once the subscription was active or paid for, and so affects the couple. */
    hasBegun: boolean().notNull().default(false),
    periodEnd: moment(),
    cancelsAtPeriodEnd: boolean().notNull().default(false),
    /** Time of the newest event applied to this row: older ones change nothing. */
    changedAt: moment(),
    createdAt: moment().notNull(),
    endedAt: moment(),
    /** A mail due to the remaining member after the payer left, and when to send it. */
    mailDue: text({ enum: ['payer left', 'ended'] }),
    mailDueAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    unique('subscriptions_provider_id').on(table.provider, table.providerId),
    // Prevents a second subscription from two presses, two tabs or both partners at once.
    uniqueIndex('subscriptions_one_open').on(table.coupleId).where(sql`ended_at IS NULL`),
    // Serves the desk's numbers, which count open and recent rows.
    index('subscriptions_open')
      .on(table.status, table.cancelsAtPeriodEnd)
      .where(sql`ended_at IS NULL`),
    index('subscriptions_ended').on(table.endedAt).where(sql`has_begun`),
    index('subscriptions_mail_due').on(table.mailDueAt).where(sql`mail_due IS NOT NULL`),
  ],
);

/** Charges, paid or failed. Amounts are cents. */
export const invoices = pgTable(
  'invoices',
  {
    coupleId: ofCouple(),
    providerId: text().notNull(),
    subscriptionId: uuid().notNull(),
    amountCents: integer().notNull(),
    refundedCents: integer().notNull().default(0),
    status: text({ enum: ['failed', 'paid'] }).notNull(),
    isDisputed: boolean().notNull().default(false),
    disputeChangedAt: moment(),
    issuedAt: moment().notNull(),
    periodEnd: moment().notNull(),
    isRenewal: boolean().notNull().default(false),
    /** A mail that the payer has yet to be sent. */
    mailDue: text({ enum: ['receipt', 'failed'] }),
    /** The last failed try that the payer was told of. */
    attemptsMailed: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.providerId] }),
    index('invoices_issued').on(table.issuedAt),
    index('invoices_mail_due').on(table.issuedAt).where(sql`mail_due IS NOT NULL`),
  ],
);

/** Premium months that were won, not paid; without an end while a subscription makes them wait. */
export const premiumGrants = pgTable(
  'premium_grants',
  {
    coupleId: ofCouple(),
    /** Identifies the win, so that the same one never counts twice. */
    key: text().notNull(),
    grantedAt: moment().notNull(),
    until: moment(),
  },
  (table) => [primaryKey({ columns: [table.coupleId, table.key] })],
);
