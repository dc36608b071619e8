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

/** A couple's subscription, as the provider's events tell it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    coupleId: ofCouple(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    /** Unset until the provider has answered: until then nothing of it exists anywhere else. */
    providerId: text(),
    /** The member for whom its payment form was made, so that they pay for it; unset when they left. */
    payerId: uuid(),
    status: text({ enum: ['incomplete', 'active', 'past_due', 'canceled'] })
      .notNull()
      .default('incomplete'),
    /** It was active or paid for once, so that it says something about the couple. */
    hasBegun: boolean().notNull().default(false),
    periodEnd: moment(),
    cancelsAtPeriodEnd: boolean().notNull().default(false),
    /** When the newest event happened that this row has heard of: older ones change nothing. */
    changedAt: moment(),
    createdAt: moment().notNull(),
    endedAt: moment(),
    /** What whoever stays still has to be asked after the payer left, and from when on. */
    mailDue: text({ enum: ['payer left', 'ended'] }),
    mailDueAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    unique('subscriptions_provider_id').on(table.provider, table.providerId),
    // What two presses, two tabs or both partners at once run into.
    uniqueIndex('subscriptions_one_open').on(table.coupleId).where(sql`ended_at IS NULL`),
    // For the desk's figures, which count what is open and what is recent.
    index('subscriptions_open')
      .on(table.status, table.cancelsAtPeriodEnd)
      .where(sql`ended_at IS NULL`),
    index('subscriptions_ended').on(table.endedAt).where(sql`has_begun`),
    index('subscriptions_mail_due').on(table.mailDueAt).where(sql`mail_due IS NOT NULL`),
  ],
);

/** What was charged, or was to be. Amounts are cents. */
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
    /** What the payer still has to be written. */
    mailDue: text({ enum: ['receipt', 'failed'] }),
    /** The last failed try that the payer was written about. */
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
    /** What it was won with, so that the same win never counts twice. */
    key: text().notNull(),
    grantedAt: moment().notNull(),
    until: moment(),
  },
  (table) => [primaryKey({ columns: [table.coupleId, table.key] })],
);
