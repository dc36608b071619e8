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

/** A challenge that a couple did. The key allows each challenge once a day. */
export const challengeLogs = pgTable(
  'challenge_logs',
  {
    coupleId: ofCouple(),
    day: date().notNull(),
    challengeId: text().notNull(),
    loggedAt: moment().notNull(),
    /**
     * Made by an offline device: a report sent twice is logged once, even after a change of its
     * clock.
     */
    reportId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.day, table.challengeId] }),
    uniqueIndex('challenge_logs_report')
      .on(table.coupleId, table.reportId)
      .where(sql`${table.reportId} IS NOT NULL`),
  ],
);

/** A couple's result on the board of one week, always written along with `challenge_logs`. */
export const coupleWeeks = pgTable(
  'couple_weeks',
  {
    coupleId: ofCouple(),
    /** A Monday. */
    week: date().notNull(),
    challenges: integer().notNull(),
    points: integer().notNull(),
    /** When the couple reached these points: the earlier of two equal couples ranks first. */
    reachedAt: moment().notNull(),
    /** A copy of the couple's switch, so that the top of the board is one scan of its index. */
    isListed: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.week] }),
    index('couple_weeks_top')
      .on(table.week, table.points.desc().nullsFirst(), table.reachedAt)
      .where(sql`is_listed`),
  ],
);

/** The number of listed couples per points in a week: a rank is the sum of the rows above. */
export const weekHistogram = pgTable(
  'week_histogram',
  {
    week: date().notNull(),
    points: integer().notNull(),
    couples: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.points] })],
);

/** The winner of a week. The key rewards each week once, however many processes close it. */
export const champions = pgTable('champions', {
  week: date().primaryKey(),
  /** Unset if the couple has left since: the week stays closed. */
  coupleId: uuid().references(() => couples.id, { onDelete: 'set null' }),
  points: integer().notNull(),
  crownedAt: moment().notNull(),
});
