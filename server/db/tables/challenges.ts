import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { couples, ofCouple } from './couples.ts';

/** A challenge that a couple did; the key is what keeps each to once a day. */
export const challengeLogs = pgTable(
  'challenge_logs',
  {
    coupleId: ofCouple(),
    day: date().notNull(),
    challengeId: text().notNull(),
    loggedAt: moment().notNull(),
    /** Made by a device that had no network: what it sends again is logged once, whatever its clock says by then. */
    reportId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.day, table.challengeId] }),
    uniqueIndex('challenge_logs_report')
      .on(table.coupleId, table.reportId)
      .where(sql`${table.reportId} IS NOT NULL`),
  ],
);

/** What a couple has on the board of one week; kept in step with `challenge_logs` by whoever logs. */
export const coupleWeeks = pgTable(
  'couple_weeks',
  {
    coupleId: ofCouple(),
    /** A Monday. */
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

/** How many listed couples have how many points in a week: a rank is the sum of the rows above it. */
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
