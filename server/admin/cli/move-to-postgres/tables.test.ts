import { expect, test } from 'vitest';
import { newestSnapshot } from '../../../testing/migration-snapshot.ts';
import { tablesInOrder } from './tables.ts';

test('a move takes every table that the migrations make, and each after those it refers to', async () => {
  const { tables } = await newestSnapshot();
  const order = tablesInOrder();
  expect([...order].sort()).toEqual(
    Object.values(tables)
      .map(({ name }) => name)
      .sort(),
  );
  for (const { name, foreignKeys } of Object.values(tables)) {
    for (const key of Object.values(foreignKeys) as { tableTo: string }[]) {
      expect(order.indexOf(key.tableTo), `${name} refers to ${key.tableTo}`).toBeLessThan(
        order.indexOf(name),
      );
    }
  }
});
