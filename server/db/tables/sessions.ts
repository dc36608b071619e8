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
import { ofCouple } from './couples.ts';

export const sessions = pgTable(
  'sessions',
  {
    coupleId: ofCouple(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    workoutId: integer().notNull(),
    /** The member whose phone started it, and the partner on another phone; null once they left. */
    memberId: uuid(),
    partnerId: uuid(),
    /** The id under which the partner's offline phone reported this same workout. */
    partnerReportId: uuid(),
    /** True if started without premium: completing it uses up a free workout. */
    isFree: boolean().notNull(),
    startedAt: moment().notNull(),
    completedAt: moment(),
    /** The day of completion, in the place of completion. Days are never computed again. */
    completedDay: date(),
    /** The zone of that day; null for completions from before zones were stored. */
    completedZone: text(),
    duration: integer(),
    caloriesBurned: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    index('sessions_newest').on(table.coupleId, table.startedAt.desc().nullsFirst()),
    index('sessions_day').on(table.coupleId, table.completedDay),
    uniqueIndex('sessions_partner_report')
      .on(table.coupleId, table.partnerReportId)
      .where(sql`${table.partnerReportId} IS NOT NULL`),
    // Helps to sweep old, never completed sessions; holds few rows, however many couples train.
    index('sessions_open').on(table.startedAt).where(sql`${table.completedAt} IS NULL`),
  ],
);
