import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { couples, members } from './couples.ts';

/** A small picture of a member, drawn anew from what they sent, and sealed like their words. */
export const avatars = pgTable('avatars', {
  memberId: uuid()
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  coupleId: uuid()
    .notNull()
    .references(() => couples.id, { onDelete: 'cascade' }),
  sealed: text().notNull(),
  version: text().notNull(),
});
