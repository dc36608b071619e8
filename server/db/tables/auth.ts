import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { ofMember } from './couples.ts';

/** A signed-in browser. Only the token's hash is kept, so that a dump signs nobody in. */
export const logins = pgTable(
  'logins',
  {
    tokenHash: text().primaryKey(),
    /** Names the login to its owner, without the hash that finds it. */
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    memberId: ofMember(),
    device: text().notNull().default('Unknown device'),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('logins_member').on(table.memberId),
    index('logins_expires').on(table.expiresAt),
  ],
);

/** A single-use link that was mailed to a member, to choose a password with. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text().primaryKey(),
    memberId: ofMember(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('mail_links_member').on(table.memberId),
    index('mail_links_expires').on(table.expiresAt),
  ],
);
