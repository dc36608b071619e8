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
    /** Finds the passkey and prevents a second registration, without revealing the credential. */
    credentialHash: text().notNull().unique(),
    /** Credential id, public key, transports and name, under the couple's key. */
    sealed: text().notNull(),
    /** The device's count of uses; 0 for devices that do not count. */
    signCount: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
    /** When the counter went back: there may be a copy, so the passkey opens nothing since then. */
    copySuspectedAt: moment(),
    /** True after an undone change of address: opens nothing until a new password is chosen. */
    isSuspended: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.memberId, table.id] }),
    goesWithMember(table.coupleId, table.memberId),
  ],
);

/** A challenge that a passkey has yet to answer: for one browser, one purpose and one use. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    /** Hash of the cookie of the browser that requested the challenge. */
    browserHash: text().notNull(),
    purpose: text({ enum: ['sign in', 'register', 'confirm'] }).notNull(),
    /** The member it was given to; null for signing in, when nobody is known yet. */
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
