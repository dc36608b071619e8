import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, time, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { goesWithMember, ofCouple } from './couples.ts';

/** A workout that a couple means to do. Day and time are those of a clock in `zone`. */
export const plannedWorkouts = pgTable(
  'planned_workouts',
  {
    coupleId: ofCouple(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    workoutId: integer().notNull(),
    day: date().notNull(),
    time: time().notNull(),
    zone: text().notNull(),
    /** Unset once they have left. */
    proposedBy: uuid(),
    /** Grows with every change, by which calendar apps tell the newer of two. */
    version: integer().notNull().default(0),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
    /** Kept for a while after it was taken off the plan, so that calendar apps hear of it. */
    removedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    index('planned_workouts_day').on(table.coupleId, table.day),
    index('planned_workouts_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} IS NOT NULL`),
  ],
);

/** The secret address from which a member's calendar app fetches the plan. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    coupleId: uuid().notNull(),
    memberId: uuid().notNull(),
    /** Finds the address; the token itself is in `sealed`, to be shown to its owner again. */
    tokenHash: text().notNull(),
    sealed: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.memberId] }),
    goesWithMember(table.coupleId, table.memberId),
  ],
);
