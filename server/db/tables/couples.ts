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
  /** Until when premium lasts, whatever the status says; unset: the status alone counts. */
  premiumUntil: moment(),
  /** What the couple is called on the board; unset: a pseudonym. */
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
    /** 1 or 2: the unique pair below is what keeps a couple to two. */
    seat: smallint().notNull(),
    /** Names, address and phone, under the couple's key: a dump tells nobody who is here. */
    sealed: text().notNull(),
    /** Finds an address and makes it unique, without saying it. */
    emailHash: text().notNull().unique(),
    /** Null for whoever signs in with passkeys alone. */
    passwordHash: text(),
    profileImageUrl: text(),
    theme: text({ enum: THEMES }).notNull().default('system'),
    isDiscreet: boolean().notNull().default(false),
    /** Null: whatever zone the device names. */
    timeZone: text(),
    /** Null: no lock. */
    lockAfterMinutes: smallint().$type<LockMinutes>(),
    /** Set by the member's own first sign-in: until then the account was only made for them. */
    firstSignedInAt: moment(),
    /** False while the password is the one that their partner typed at sign-up: any browser may be theirs. */
    isClaimed: boolean().notNull().default(true),
    /** When a link that was mailed to their address was used; until then it may be a stranger's. */
    emailProvedAt: moment(),
    tourCompletedAt: moment(),
    /** When they said that they are 18 or older; unset: not yet. */
    adultAt: moment(),
    /** The last day of rest of which they were told and put it away. */
    seenRestDay: date(),
    /** Who they are at Stripe, once they have opened the payment form. */
    billingCustomerId: text(),
    /** What they are still to be shown about the couple's membership. */
    membershipNotice: text({ enum: MEMBERSHIP_NOTICES }),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    unique('members_couple_seat').on(table.coupleId, table.seat),
  ],
);

/** Names one of the two. Whoever leaves is taken out of such a row first. */
export const namesMember = (coupleId: PgColumn, memberId: PgColumn) =>
  foreignKey({
    columns: [coupleId, memberId],
    foreignColumns: [members.coupleId, members.id],
  });

/** Which of the two a row is of: it goes with the member, and so with the couple. */
export const goesWithMember = (coupleId: PgColumn, memberId: PgColumn) =>
  namesMember(coupleId, memberId).onDelete('cascade');

/** The key that a couple's words and names are sealed with, itself sealed by one derived from APP_SECRET. */
export const coupleKeys = pgTable(
  'couple_keys',
  {
    coupleId: ofCouple().primaryKey(),
    /** Which secret it is sealed by, so that the secret can be changed. */
    keyId: text().notNull(),
    sealedKey: text().notNull(),
  },
  (table) => [index('couple_keys_key').on(table.keyId)],
);
