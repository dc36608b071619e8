import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  type PgColumn,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { MEMBERSHIP_NOTICES } from '../../../contract/auth/auth.ts';
import type { LockMinutes } from '../../../contract/auth/lock-choice.ts';
import { THEMES } from '../../../contract/preferences.ts';
import { id, moment } from './columns.ts';

export const couples = pgTable('couples', {
  id: id(),
  subscriptionStatus: text({ enum: ['none', 'active', 'past_due', 'canceled'] })
    .notNull()
    .default('none'),
  /** When premium ends, independent of the status; unset: the status alone counts. */
  premiumUntil: moment(),
  /** The couple's name on the board; unset: a pseudonym. */
  sealedBoardName: text(),
  isOnBoard: boolean().notNull().default(true),
  createdAt: moment().notNull(),
});

export const ofCouple = () =>
  uuid()
    .notNull()
    .references(() => couples.id, { onDelete: 'cascade' });

export const members = pgTable(
  'members',
  {
    coupleId: ofCouple(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    /** 1 or 2: the unique pair below limits a couple to two members. */
    seat: smallint().notNull(),
    /** Names, address and phone, under the couple's key: a dump does not reveal who is here. */
    sealed: text().notNull(),
    /** Finds an address and makes it unique, without revealing the address. */
    emailHash: text().notNull().unique(),
    /** Null for members who sign in with passkeys alone. */
    passwordHash: text(),
    profileImageUrl: text(),
    theme: text({ enum: THEMES }).notNull().default('system'),
    isDiscreet: boolean().notNull().default(false),
    /** Null: the device's zone. */
    timeZone: text(),
    /** Null: no lock. */
    lockAfterMinutes: smallint().$type<LockMinutes>(),
    /** Set by the member's own first sign-in: until then only their partner made the account. */
    firstSignedInAt: moment(),
    /** False until they replace the partner's password: before, any login may be the partner's. */
    isClaimed: boolean().notNull().default(true),
    /** When a link mailed to the address was used; until then the address may be a stranger's. */
    emailProvedAt: moment(),
    tourCompletedAt: moment(),
    /** When they said that they are 18 or older; unset: not yet. */
    adultAt: moment(),
    /** The last rest day whose notice they have put away. */
    seenRestDay: date(),
    /** Their customer id at Stripe; unset until they open the payment form. */
    billingCustomerId: text(),
    /** A notice about the couple's membership that the member has yet to see. */
    membershipNotice: text({ enum: MEMBERSHIP_NOTICES }),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    unique('members_couple_seat').on(table.coupleId, table.seat),
  ],
);

/** Names one of the two. A member who leaves is removed from such a row first. */
export const namesMember = (coupleId: PgColumn, memberId: PgColumn) =>
  foreignKey({
    columns: [coupleId, memberId],
    foreignColumns: [members.coupleId, members.id],
  });

/** Names the owner of a row, which is deleted with the member, and so with the couple. */
export const goesWithMember = (coupleId: PgColumn, memberId: PgColumn) =>
  namesMember(coupleId, memberId).onDelete('cascade');

/** The key that seals a couple's texts and names, itself sealed by one derived from APP_SECRET. */
export const coupleKeys = pgTable(
  'couple_keys',
  {
    coupleId: ofCouple().primaryKey(),
    /** Tells which secret seals the key, so that the secret can be changed. */
    keyId: text().notNull(),
    sealedKey: text().notNull(),
  },
  (table) => [index('couple_keys_key').on(table.keyId)],
);
