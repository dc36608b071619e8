import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema.ts';

/** Every table there is, each after those that it refers to. */
export function tablesInOrder(): string[] {
  const tables = Object.values(schema).filter((entry) => is(entry, PgTable));
  const references = new Map(
    tables.map((table) => [
      getTableName(table),
      getTableConfig(table)
        .foreignKeys.map((key) => getTableName(key.reference().foreignTable))
        .filter((name) => name !== getTableName(table)),
    ]),
  );
  const order: string[] = [];
  while (order.length < references.size) {
    const next = [...references]
      .filter(
        ([name, targets]) => !order.includes(name) && targets.every((to) => order.includes(to)),
      )
      .map(([name]) => name)
      .sort();
    if (next.length === 0) throw new Error('The tables refer to each other in a circle.');
    order.push(...next);
  }
  return order;
}
