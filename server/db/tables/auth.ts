import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { goesWithMember } from './couples.ts';

/** A signed-in browser. Only the token's hash is kept, so that a dump signs nobody in. */
export const logins = pgTable(
  'logins',
  {
    /** The couple's id is also part of the token. */
    coupleId: uuid().notNull(),
    tokenHash: text().notNull(),
    /** Names the login to its owner, without the hash that finds it. */
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    memberId: uuid().notNull(),
    device: text().notNull().default('Unknown device'),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    /** When a member's lock closes; moved later while a page is in sight. */
    unlockedUntil: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.tokenHash] }),
    goesWithMember(table.coupleId, table.memberId),
    index('logins_expires').on(table.expiresAt),
  ],
);

/** A single-use link for a member to choose a password with. */
export const mailLinks = pgTable(
  'mail_links',
  {
    coupleId: uuid().notNull(),
    tokenHash: text().notNull(),
    memberId: uuid().notNull(),
    /** Handed to their partner instead of mailed: useless once the member has signed in. */
    isShared: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.tokenHash] }),
    goesWithMember(table.coupleId, table.memberId),
    index('mail_links_expires').on(table.expiresAt),
  ],
);

/** A requested change of a member's address, kept until nobody can undo the change any more. */
export const emailChanges = pgTable(
  'email_changes',
  {
    coupleId: uuid().notNull(),
    /** Hash of the link in the old mailbox, which stops or undoes the change. */
    keepHash: text().notNull(),
    memberId: uuid().notNull(),
    /** Both addresses, under the couple's key. */
    sealed: text().notNull(),
    /** Finds the old address, which nobody else gets while it may come back. */
    fromHash: text().notNull(),
    /** Hash of the link in the new mailbox; null once that is used or withdrawn. */
    confirmHash: text(),
    isConfirmed: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    confirmUntil: moment().notNull(),
    keepUntil: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.keepHash] }),
    goesWithMember(table.coupleId, table.memberId),
    index('email_changes_from').on(table.fromHash),
    index('email_changes_keep').on(table.keepUntil),
  ],
);
