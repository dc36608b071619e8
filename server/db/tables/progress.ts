import { date, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { ofCouple } from './couples.ts';

/** A couple's completions of one day, written in the transaction that completes a session. */
export const coupleDays = pgTable(
  'couple_days',
  {
    coupleId: ofCouple(),
    day: date().notNull(),
    workouts: integer().notNull(),
    calories: integer().notNull(),
    minutes: integer().notNull(),
    /** A bit for each category that counts toward the goals. */
    categories: smallint().notNull(),
    /** Unused rest days at the day's end, and the streak that ends with this day. */
    restDays: smallint().notNull(),
    streak: integer().notNull(),
    /** Calendar days lost to a flight between the previous trained day and this one. */
    skipped: smallint().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.coupleId, table.day] })],
);

/** A couple's totals. Completions of a couple also lock this row. */
export const coupleTotals = pgTable('couple_totals', {
  coupleId: ofCouple().primaryKey(),
  workouts: integer().notNull().default(0),
  calories: integer().notNull().default(0),
  minutes: integer().notNull().default(0),
  /** The last day with a completion, and its streak and rest days: a copy of its row above. */
  lastDay: date(),
  streak: integer().notNull().default(0),
  restDays: smallint().notNull().default(0),
  /** A bit for each category ever trained, the bedroom included. */
  categoriesEver: smallint().notNull().default(0),
  challengeShares: integer().notNull().default(0),
});

/** A day of a couple's break, past or planned: missing it costs nothing. Nobody is asked why. */
export const breakDays = pgTable(
  'break_days',
  { coupleId: ofCouple(), day: date().notNull() },
  (table) => [primaryKey({ columns: [table.coupleId, table.day] })],
);

/** A couple's weekly targets, from this week until the next row's. */
export const weeklyTargets = pgTable(
  'weekly_targets',
  {
    coupleId: ofCouple(),
    /** A Monday. */
    week: date().notNull(),
    workouts: smallint().notNull(),
    categories: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.coupleId, table.week] })],
);
