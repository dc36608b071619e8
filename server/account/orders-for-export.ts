import type { Reader } from '../auth/queries.ts';
import type { Db } from '../db/database.ts';

/** An order as it stands in an export: every field for programs, and a line or two for people. */
export type ExportedOrder = { text: string } & Record<string, unknown>;

/** The couple's orders, newest first. Nothing can be ordered yet, so there are none. */
export async function ordersForExport(_db: Db, _reader: Reader): Promise<ExportedOrder[]> {
  return [];
}
