import { date, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { ofCouple } from './couples.ts';

/** The day that a couple's suggestion is for, and what they passed over on it: the next day begins anew. */
export const coupleSuggestions = pgTable('couple_suggestions', {
  coupleId: ofCouple().primaryKey(),
  day: date().notNull(),
  passed: jsonb().$type<readonly number[]>().notNull(),
});
