import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { cursorAfter, type Position } from '../../contract/cursor.ts';

/** Selects the rows behind a position in a list that these two columns order upward. */
export function rowsAfter(time: PgColumn, id: PgColumn, place?: Position): SQL | undefined {
  return place && sql`(${time}, ${id}) > (${place.createdAt}::timestamptz, ${place.id}::uuid)`;
}

/** Selects the rows behind a position in a list that these two columns order downward. */
export function rowsBefore(time: PgColumn, id: PgColumn, place?: Position): SQL | undefined {
  return place && sql`(${time}, ${id}) < (${place.createdAt}::timestamptz, ${place.id}::uuid)`;
}

type Row = { createdAt: Date; id: string };

/** Returns the cursor of the next page; null unless a row was read beyond this page. */
export function nextPage(rows: readonly Row[], limit: number): string | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return last ? cursorAfter({ createdAt: last.createdAt.toISOString(), id: last.id }) : null;
}
