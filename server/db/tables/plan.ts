import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, time, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { goesWithMember, ofCouple } from './couples.ts';

/** A workout that a couple plans to do. Day and time are local to `zone`. */
export const plannedWorkouts = pgTable(
  'planned_workouts',
  {
    coupleId: ofCouple(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    workoutId: integer().notNull(),
    day: date().notNull(),
    time: time().notNull(),
    zone: text().notNull(),
    /** The member who planned this; unset once they have left. */
    proposedBy: uuid(),
    /** Grows with every change, so that calendar apps can tell the newer version. */
    version: integer().notNull().default(0),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
    /** When to remind of this, or to look when that is; unset once done, or with the removal. */
    remindAt: moment(),
    /** The member who has yet to be told that the other planned or moved this. */
    untoldTo: uuid(),
    /** When this was to start as far as that member knows; unset if they know of nothing. */
    knownStart: moment(),
    /** Set when taken off the plan. The row stays for a while, to tell calendar apps. */
    removedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    index('planned_workouts_day').on(table.coupleId, table.day),
    index('planned_workouts_remind').on(table.remindAt).where(sql`${table.remindAt} IS NOT NULL`),
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
    /** Finds the address. The token itself is in `sealed`, to be shown to its owner again. */
    tokenHash: text().notNull(),
    sealed: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.memberId] }),
    goesWithMember(table.coupleId, table.memberId),
  ],
);
