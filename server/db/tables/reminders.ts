import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  NOTIFICATION_KINDS,
  NUDGE_ANSWERS,
  type ReminderChoices,
} from '../../../contract/notifications/reminders.ts';
import { logins } from './auth.ts';
import { moment } from './columns.ts';
import { goesWithMember } from './couples.ts';

/** Where push notifications for a login go: it ends with the login, however that ends. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    coupleId: uuid().notNull(),
    memberId: uuid().notNull(),
    /** The login of the browser that subscribed. */
    tokenHash: text().notNull(),
    /** Finds the subscription, and keeps one browser from being two people's, without saying it. */
    endpointHash: text().notNull(),
    /** Its address and keys, under the couple's key. */
    sealed: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.memberId, table.endpointHash] }),
    goesWithMember(table.coupleId, table.memberId),
    foreignKey({
      name: 'push_subscriptions_login_fk',
      columns: [table.coupleId, table.tokenHash],
      foreignColumns: [logins.coupleId, logins.tokenHash],
    }).onDelete('cascade'),
    unique('push_subscriptions_endpoint').on(table.endpointHash),
    unique('push_subscriptions_login').on(table.coupleId, table.tokenHash),
  ],
);

/** What a member chose to be notified of; whoever has no row has the defaults. */
export const reminderChoices = pgTable(
  'reminder_choices',
  {
    coupleId: uuid().notNull(),
    memberId: uuid().notNull(),
    choices: jsonb().$type<ReminderChoices>().notNull(),
    /** Of the device on which they last chose or subscribed; their own choice goes before it. */
    deviceZone: text(),
    /** When the reminder and the look at the streak are next due; unset: switched off. */
    remindAt: moment(),
    streakAt: moment(),
    /** What their mails are unsubscribed from with; the token itself is in `sealedToken`. */
    tokenHash: text().notNull(),
    sealedToken: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.memberId] }),
    goesWithMember(table.coupleId, table.memberId),
    index('reminder_choices_remind').on(table.remindAt),
    index('reminder_choices_streak').on(table.streakAt),
  ],
);

/** Something to notify a member of: written with the fact, and kept for a while so that it is sent once. */
export const notifications = pgTable(
  'notifications',
  {
    coupleId: uuid().notNull(),
    memberId: uuid().notNull(),
    /** What makes it this one, such as its kind and day: the same is never put twice. */
    key: text().notNull(),
    kind: text({ enum: [...NOTIFICATION_KINDS, 'answer'] }).notNull(),
    /** The nudge or order that it is about. */
    subjectId: uuid(),
    /** When to send it, or to try again. */
    dueAt: moment().notNull(),
    attempts: smallint().notNull().default(0),
    /** After this it is no news any more. */
    expiresAt: moment().notNull(),
    /** It was sent, or is not to be. */
    settledAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.memberId, table.key] }),
    goesWithMember(table.coupleId, table.memberId),
    index('notifications_due').on(table.dueAt).where(sql`${table.settledAt} IS NULL`),
    index('notifications_expires').on(table.expiresAt),
  ],
);

/** "Tonight?", asked by one of the two. */
export const nudges = pgTable(
  'nudges',
  {
    coupleId: uuid().notNull(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    askerId: uuid().notNull(),
    /** Where the asker was. */
    day: date().notNull(),
    askedAt: moment().notNull(),
    /** Until when it may be answered: the end of that night. */
    until: moment().notNull(),
    answer: text({ enum: NUDGE_ANSWERS }),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    goesWithMember(table.coupleId, table.askerId),
    index('nudges_asker').on(table.coupleId, table.askerId, table.day),
    index('nudges_until').on(table.until),
  ],
);
