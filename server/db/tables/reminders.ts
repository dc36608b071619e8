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

/** The address for push notifications of a login. Deleted whenever and however the login ends. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    coupleId: uuid().notNull(),
    memberId: uuid().notNull(),
    /** The login of the browser that subscribed. */
    tokenHash: text().notNull(),
    /** Finds the subscription and limits a browser to one person, without telling the endpoint. */
    endpointHash: text().notNull(),
    /** Endpoint and keys, under the couple's key. */
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

/** A member's choice of notifications; a member without a row has the defaults. */
export const reminderChoices = pgTable(
  'reminder_choices',
  {
    coupleId: uuid().notNull(),
    memberId: uuid().notNull(),
    choices: jsonb().$type<ReminderChoices>().notNull(),
    /** Zone of the device last used to choose or subscribe. The member's own choice comes first. */
    deviceZone: text(),
    /** When the reminder and the streak check are next due; unset: switched off. */
    remindAt: moment(),
    streakAt: moment(),
    /** Finds the member by the link to unsubscribe; the token itself is in `sealedToken`. */
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

/** A notification for a member: stored with the fact, and kept for a while to be sent once. */
export const notifications = pgTable(
  'notifications',
  {
    coupleId: uuid().notNull(),
    memberId: uuid().notNull(),
    /** Identifies the notification, such as by kind and day: stored once. */
    key: text().notNull(),
    kind: text({ enum: [...NOTIFICATION_KINDS, 'answer', 'proposed'] }).notNull(),
    /** The nudge or order of the notification. */
    subjectId: uuid(),
    /** When to send it, or to try again. */
    dueAt: moment().notNull(),
    attempts: smallint().notNull().default(0),
    /** The notification is no longer news after this. */
    expiresAt: moment().notNull(),
    /** When the notification was sent or given up. */
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
    /** The day where the asker was. */
    day: date().notNull(),
    askedAt: moment().notNull(),
    /** When answering ends: at the end of that night. */
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
