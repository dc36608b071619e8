import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { goesWithMember } from './couples.ts';

/** A key on a member's device that signs them in. */
export const passkeys = pgTable(
  'passkeys',
  {
    coupleId: uuid().notNull(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    memberId: uuid().notNull(),
    /** Finds the passkey, and keeps one from being registered twice, without saying which it is. */
    credentialHash: text().notNull().unique(),
    /** Its credential id, public key, transports and name, under the couple's key. */
    sealed: text().notNull(),
    /** How often the device says it was used; 0 for devices that do not count. */
    signCount: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
    /** Its counter went back at this moment: there may be a copy, and it opens nothing since. */
    copySuspectedAt: moment(),
    /** A change of address was undone: it opens nothing until a new password is chosen. */
    isSuspended: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.memberId, table.id] }),
    goesWithMember(table.coupleId, table.memberId),
  ],
);

/** A question that a passkey has yet to answer: for one browser, one purpose and one use. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    /** Of the cookie of the browser that asked. */
    browserHash: text().notNull(),
    purpose: text({ enum: ['sign in', 'register', 'confirm'] }).notNull(),
    /** Whom it was given to; null for signing in, when nobody is known yet. */
    coupleId: uuid(),
    memberId: uuid(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    goesWithMember(table.coupleId, table.memberId),
    index('passkey_challenges_member').on(table.coupleId, table.memberId),
    index('passkey_challenges_expires').on(table.expiresAt),
  ],
);
