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
    /** On whose phone it was started, and the partner who took part on another: null for whoever has left. */
    memberId: uuid(),
    partnerId: uuid(),
    /** The id under which the partner's phone, without a network, reported this same workout. */
    partnerReportId: uuid(),
    /** Started without premium, so that completing it counts against the free workouts. */
    isFree: boolean().notNull(),
    startedAt: moment().notNull(),
    completedAt: moment(),
    /** The day of the completion where it was completed; days are never computed again. */
    completedDay: date(),
    /** The zone whose day that was; null for what was completed before zones were kept. */
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
    // What was never completed is swept by age; few rows are in it, however many couples train.
    index('sessions_open').on(table.startedAt).where(sql`${table.completedAt} IS NULL`),
  ],
);
