import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { goesWithMember } from './couples.ts';

/** A signed-in browser. Only the token's hash is kept, so that a dump signs nobody in. */
export const logins = pgTable(
  'logins',
  {
    /** The token itself says which couple's it is. */
    coupleId: uuid().notNull(),
    tokenHash: text().notNull(),
    /** Names the login to its owner, without the hash that finds it. */
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    memberId: uuid().notNull(),
    device: text().notNull().default('Unknown device'),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.tokenHash] }),
    goesWithMember(table.coupleId, table.memberId),
    index('logins_expires').on(table.expiresAt),
  ],
);

/** A single-use link that was mailed to a member, to choose a password with. */
export const mailLinks = pgTable(
  'mail_links',
  {
    coupleId: uuid().notNull(),
    tokenHash: text().notNull(),
    memberId: uuid().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.tokenHash] }),
    goesWithMember(table.coupleId, table.memberId),
    index('mail_links_expires').on(table.expiresAt),
  ],
);
