import { desc } from 'drizzle-orm';
import type { StockLevel } from '../../contract/admin/admin.ts';
import type { OperatorAction } from '../../contract/admin/desk.ts';
import type { Position } from '../../contract/cursor.ts';
import type { Queryable } from '../db/database.ts';
import { nextPage, rowsBefore } from '../db/pages.ts';
import { operatorActions } from '../db/tables/operators.ts';
import { stockName } from './stock-names.ts';

/** The acting person, under the name they gave at the desk. */
export type Operator = { name: string | null };
/** Calls with the operator token give no name. */
export const BY_TOKEN: Operator = { name: null };

type NewAction = Pick<OperatorAction, 'action'> &
  Partial<Pick<OperatorAction, 'subject' | 'detail'>>;
type Page = { limit: number; before?: Position | undefined };

/** Records an action. Pass the action's own transaction, so that both are stored or neither. */
export async function recordAction(
  tx: Queryable,
  { name: operator }: Operator,
  action: NewAction,
  now: Date,
): Promise<void> {
  await tx.insert(operatorActions).values({ ...action, operator, createdAt: now });
}

export function stockAction({ item, pieces }: StockLevel, was?: number): NewAction {
  const detail = was === undefined ? `to ${pieces}` : `from ${was} to ${pieces}`;
  return { action: 'set stock', subject: stockName(item), detail };
}

export async function recordedActions(db: Queryable, { limit, before }: Page) {
  const rows = await db
    .select()
    .from(operatorActions)
    .where(rowsBefore(operatorActions.createdAt, operatorActions.id, before))
    .orderBy(desc(operatorActions.createdAt), desc(operatorActions.id))
    .limit(limit + 1);
  const actions = rows
    .slice(0, limit)
    .map((row): OperatorAction => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { actions, next: nextPage(rows, limit) };
}
