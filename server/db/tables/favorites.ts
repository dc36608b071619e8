import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { ofCouple } from './couples.ts';

/** A couple's favorite workout. No table records which of the two pressed the heart. */
export const favoriteWorkouts = pgTable(
  'favorite_workouts',
  {
    coupleId: ofCouple(),
    workoutId: integer().notNull(),
    addedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.coupleId, table.workoutId] })],
);
