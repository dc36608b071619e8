import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`);
const moment = () => timestamp({ withTimezone: true });

/** The account: two members share one. */
export const couples = pgTable('couples', {
  id: id(),
  subscriptionStatus: text({ enum: ['none', 'active', 'past_due', 'canceled'] })
    .notNull()
    .default('none'),
  createdAt: moment().notNull(),
});

export const members = pgTable(
  'members',
  {
    id: id(),
    coupleId: uuid()
      .notNull()
      .references(() => couples.id, { onDelete: 'cascade' }),
    /** 1 or 2: the unique pair below is what keeps a couple to two. */
    seat: smallint().notNull(),
    firstName: text().notNull(),
    lastName: text(),
    email: text().notNull(),
    /** `emailKey(email)`: what makes an address unique without regard to case. */
    emailKey: text().notNull().unique(),
    phone: text().notNull(),
    passwordHash: text().notNull(),
    profileImageUrl: text(),
    createdAt: moment().notNull(),
  },
  (table) => [unique('members_couple_seat').on(table.coupleId, table.seat)],
);

/** A signed-in browser. Only the token's hash is kept, so that a dump signs nobody in. */
export const logins = pgTable(
  'logins',
  {
    tokenHash: text().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
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
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('mail_links_member').on(table.memberId),
    index('mail_links_expires').on(table.expiresAt),
  ],
);

/** How often something was tried since its window opened. The key is a hash: it names nobody. */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: moment().notNull(),
  },
  (table) => [index('throttles_resets').on(table.resetsAt)],
);

/** Mail that is on its way: written with the fact it speaks of, removed when it is delivered. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: id(),
    /** Sealed, because it holds an address and a link that signs in. */
    sealed: text().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('mail_queue_due').on(table.dueAt)],
);
