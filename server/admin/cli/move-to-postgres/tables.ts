import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../../db/schema.ts';

/** Lists every table, each after those that it refers to. */
export function tablesInOrder(): string[] {
  const order = new Set<string>();
  function visit(table: PgTable): void {
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference();
      if (foreignTable !== table && !order.has(getTableName(foreignTable))) visit(foreignTable);
    }
    order.add(getTableName(table));
  }
  for (const entry of Object.values(schema)) if (is(entry, PgTable)) visit(entry);
  return [...order];
}
