import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { OPERATOR_ACTIONS } from '../../../contract/admin/desk.ts';
import { id, moment } from './columns.ts';

/** A browser in which an operator is signed in to the desk. The token itself is not stored. */
export const operatorLogins = pgTable(
  'operator_logins',
  {
    /** Hashed with ADMIN_TOKEN as the key: changing that token ends every login. */
    tokenHash: text().primaryKey(),
    name: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('operator_logins_expires').on(table.expiresAt)],
);

/** Actions of operators. A trigger in 0001_by_hand.sql only lets rows be added. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: id(),
    createdAt: moment().notNull(),
    /** The name given at sign-in; unset: a call with the operator token. */
    operator: text(),
    action: text({ enum: OPERATOR_ACTIONS }).notNull(),
    /** An order's number or an item's name. Never anything about a person. */
    subject: text(),
    detail: text(),
  },
  (table) => [index('operator_actions_newest').on(table.createdAt, table.id)],
);
