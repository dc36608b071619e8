import { date, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { ofCouple } from './couples.ts';

/** The day of a couple's suggestion, and the workouts passed over that day. Resets every day. */
export const coupleSuggestions = pgTable('couple_suggestions', {
  coupleId: ofCouple().primaryKey(),
  day: date().notNull(),
  passed: jsonb().$type<readonly number[]>().notNull(),
});
