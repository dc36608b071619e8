import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { THEMES } from '../../contract/preferences.ts';

const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`);
const moment = () => timestamp({ withTimezone: true });

/** The account: two members share one. */
export const couples = pgTable('couples', {
  id: id(),
  subscriptionStatus: text({ enum: ['none', 'active', 'past_due', 'canceled'] })
    .notNull()
    .default('none'),
  /**
   * Until when premium lasts, whatever the status says; the status alone counts where it is unset.
   * Both follow from the tables of payments below and are never set by hand.
   */
  premiumUntil: moment(),
  /** The couple in the payment provider's books. */
  billingCustomerId: text(),
  weeklyWorkoutTarget: smallint().notNull().default(5),
  weeklyCategoryTarget: smallint().notNull().default(4),
  /** What the couple is called on the board; unset: both first names. */
  boardName: text(),
  isOnBoard: boolean().notNull().default(true),
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
    theme: text({ enum: THEMES }).notNull().default('system'),
    isDiscreet: boolean().notNull().default(false),
    /** Null: whatever zone the device names. */
    timeZone: text(),
    /** Set by the member's own first sign-in: until then the account was only made for them. */
    firstSignedInAt: moment(),
    tourCompletedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [unique('members_couple_seat').on(table.coupleId, table.seat)],
);

/** A signed-in browser. Only the token's hash is kept, so that a dump signs nobody in. */
export const logins = pgTable(
  'logins',
  {
    tokenHash: text().primaryKey(),
    /** Names the login to its owner, without the hash that finds it. */
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
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

/**
 * A workout done together. The couple's id leads every key, so that these tables can be split by it
 * when they grow.
 */
export const sessions = pgTable(
  'sessions',
  {
    coupleId: uuid()
      .notNull()
      .references(() => couples.id, { onDelete: 'cascade' }),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    workoutId: integer().notNull(),
    partnerId: uuid(),
    /** Started without premium, so that completing it counts against the free workouts. */
    isFree: boolean().notNull(),
    startedAt: moment().notNull(),
    completedAt: moment(),
    /** The day of the completion where it was completed; days are never computed again. */
    completedDay: date(),
    duration: integer(),
    caloriesBurned: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    index('sessions_newest').on(table.coupleId, table.startedAt.desc().nullsFirst()),
    index('sessions_day').on(table.coupleId, table.completedDay),
  ],
);

/** What a couple completed on one day; kept in step with `sessions` by the completing transaction. */
export const coupleDays = pgTable(
  'couple_days',
  {
    coupleId: uuid()
      .notNull()
      .references(() => couples.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    workouts: integer().notNull(),
    calories: integer().notNull(),
    minutes: integer().notNull(),
    /** A bit for each category that counts toward the goals. */
    categories: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.coupleId, table.day] })],
);

/** What a couple completed in all. Its row is also the lock that completions of a couple take. */
export const coupleTotals = pgTable('couple_totals', {
  coupleId: uuid()
    .primaryKey()
    .references(() => couples.id, { onDelete: 'cascade' }),
  workouts: integer().notNull().default(0),
  calories: integer().notNull().default(0),
  minutes: integer().notNull().default(0),
  /** The last day with a completion, and how many days in a row end with it. */
  lastDay: date(),
  streak: integer().notNull().default(0),
  /** A bit for each category ever trained, the bedroom included. */
  categoriesEver: smallint().notNull().default(0),
  challengeShares: integer().notNull().default(0),
});

/** A badge that a couple has earned. What it means stands in content/achievements.ts. */
export const unlockedAchievements = pgTable(
  'unlocked_achievements',
  {
    coupleId: uuid()
      .notNull()
      .references(() => couples.id, { onDelete: 'cascade' }),
    achievementId: text().notNull(),
    unlockedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.coupleId, table.achievementId] })],
);

/** That a member has been shown a badge: each of the two is, once. */
export const celebrations = pgTable(
  'celebrations',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    achievementId: text().notNull(),
    celebratedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.achievementId] })],
);

/** A challenge that a couple did; the key is what keeps each to once a day. */
export const challengeLogs = pgTable(
  'challenge_logs',
  {
    coupleId: uuid()
      .notNull()
      .references(() => couples.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    challengeId: text().notNull(),
    loggedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.coupleId, table.day, table.challengeId] })],
);

/** What a couple has on the board of one week; kept in step with `challenge_logs` by whoever logs. */
export const coupleWeeks = pgTable(
  'couple_weeks',
  {
    coupleId: uuid()
      .notNull()
      .references(() => couples.id, { onDelete: 'cascade' }),
    /** The week's Monday. */
    week: date().notNull(),
    challenges: integer().notNull(),
    points: integer().notNull(),
    /** When the couple came to these points: of two with the same, who was first stands first. */
    reachedAt: moment().notNull(),
    /** A copy of the couple's switch, so that the top of the board is one walk along its index. */
    isListed: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.week] }),
    index('couple_weeks_top')
      .on(table.week, table.points.desc().nullsFirst(), table.reachedAt)
      .where(sql`is_listed`),
  ],
);

/**
 * How many listed couples have how many points in a week. A rank is the sum of the rows above it:
 * there are as many rows as there are different points, however many couples there are.
 */
export const weekHistogram = pgTable(
  'week_histogram',
  {
    week: date().notNull(),
    points: integer().notNull(),
    couples: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.points] })],
);

/** Who won a week. The key is what rewards each week once, whoever closes it. */
export const champions = pgTable('champions', {
  week: date().primaryKey(),
  /** Unset when the couple has left since: the week stays closed. */
  coupleId: uuid().references(() => couples.id, { onDelete: 'set null' }),
  points: integer().notNull(),
  crownedAt: moment().notNull(),
});

const paymentProvider = () => text({ enum: ['stripe', 'sandbox'] }).notNull();

/** A couple's subscription, as the provider's events tell it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    coupleId: uuid()
      .notNull()
      .references(() => couples.id, { onDelete: 'cascade' }),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    provider: paymentProvider(),
    /** Unset until the provider has answered: until then nothing of it exists anywhere else. */
    providerId: text(),
    /** The member who began it, whom the provider writes its receipts to. */
    payerId: uuid().notNull(),
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
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    unique('subscriptions_provider_id').on(table.provider, table.providerId),
    // What two presses, two tabs or both partners at once run into.
    uniqueIndex('subscriptions_one_open').on(table.coupleId).where(sql`ended_at IS NULL`),
  ],
);

/** What was charged, or was to be. Amounts are cents. */
export const invoices = pgTable(
  'invoices',
  {
    coupleId: uuid()
      .notNull()
      .references(() => couples.id, { onDelete: 'cascade' }),
    providerId: text().notNull(),
    subscriptionId: uuid().notNull(),
    amountCents: integer().notNull(),
    refundedCents: integer().notNull().default(0),
    status: text({ enum: ['failed', 'paid'] }).notNull(),
    isDisputed: boolean().notNull().default(false),
    disputeChangedAt: moment(),
    issuedAt: moment().notNull(),
    periodEnd: moment().notNull(),
    url: text(),
  },
  (table) => [primaryKey({ columns: [table.coupleId, table.providerId] })],
);

/** Events that were taken: each counts once, however often it is sent. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text().primaryKey(), takenAt: moment().notNull() },
  (table) => [index('payment_events_taken').on(table.takenAt)],
);

/** Premium months that were won, not paid; without an end while a subscription makes them wait. */
export const premiumGrants = pgTable(
  'premium_grants',
  {
    coupleId: uuid()
      .notNull()
      .references(() => couples.id, { onDelete: 'cascade' }),
    /** What it was won with, so that the same win never counts twice. */
    key: text().notNull(),
    grantedAt: moment().notNull(),
    until: moment(),
  },
  (table) => [primaryKey({ columns: [table.coupleId, table.key] })],
);

/** The books of the sandbox, which plays the provider: only it reads or writes them. */
export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    /** The order's own id: the sandbox needs no other. */
    id: uuid().primaryKey(),
    coupleId: uuid()
      .notNull()
      .references(() => couples.id, { onDelete: 'cascade' }),
    status: text({ enum: ['incomplete', 'active', 'past_due', 'canceled'] }).notNull(),
    createdAt: moment().notNull(),
    /** The first payment: months are counted from here, so that the 31st never becomes the 28th. */
    startedAt: moment(),
    /** How many months have been charged, paid or not. */
    periods: integer().notNull().default(0),
    cancelsAtPeriodEnd: boolean().notNull().default(false),
    /** Renewals after this moment are refused; it is all that is kept of a card. */
    cardGoodUntil: moment(),
    /** When the clock next has something to do with it. */
    dueAt: moment(),
  },
  (table) => [index('sandbox_subscriptions_due').on(table.dueAt)],
);

/** The key that a couple's words are sealed with, itself sealed by one derived from APP_SECRET. */
export const coupleKeys = pgTable(
  'couple_keys',
  {
    coupleId: uuid()
      .primaryKey()
      .references(() => couples.id, { onDelete: 'cascade' }),
    /** Which secret it is sealed by, so that the secret can be changed. */
    keyId: text().notNull(),
    sealedKey: text().notNull(),
  },
  (table) => [index('couple_keys_key').on(table.keyId)],
);

/** What someone wrote down. Mood, title and words are in `sealed`; the rest is what sorts and guards. */
export const journalEntries = pgTable(
  'journal_entries',
  {
    coupleId: uuid()
      .notNull()
      .references(() => couples.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    authorId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    isShared: boolean().notNull(),
    sealed: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    // One index for each half of what a reader may see: no page has to step over hidden entries.
    // Ascending, and read backwards: a descending index would put nulls where the query does not.
    index('journal_own').on(table.coupleId, table.authorId, table.createdAt, table.id),
    index('journal_shared')
      .on(table.coupleId, table.authorId, table.createdAt, table.id)
      .where(sql`${table.isShared}`),
    index('journal_author').on(table.authorId),
  ],
);

/** A small picture of a member, drawn anew from what they sent, and sealed like their words. */
export const avatars = pgTable('avatars', {
  memberId: uuid()
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  coupleId: uuid()
    .notNull()
    .references(() => couples.id, { onDelete: 'cascade' }),
  sealed: text().notNull(),
  version: text().notNull(),
});
