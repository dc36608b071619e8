import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { filePaths } from '../file-paths.ts';
import * as schema from './schema.ts';

const PAGE = path.join(filePaths.migrations, '../../../docs/scaling.md');

/** Returns the first column of a table's primary key, by its name in the schema. */
function leadingKey(table: PgTable): string | undefined {
  const { primaryKeys, columns } = getTableConfig(table);
  return primaryKeys[0]?.columns[0]?.name ?? columns.find(({ primary }) => primary)?.name;
}

test('the couple’s id leads the key of every table, except where docs/scaling.md says why not', async () => {
  const tables = Object.values(schema).filter((entry) => is(entry, PgTable));
  const others = tables.filter((table) => leadingKey(table) !== 'coupleId').map(getTableName);
  const [, chapter = ''] = (await readFile(PAGE, 'utf8')).split('## Distributing by couple');
  const explained = [...chapter.matchAll(/^\| ([\w, ]+) \|/gm)]
    .flatMap(([, names = '']) => names.split(', '))
    .filter((name) => name !== 'table');
  expect(explained.sort()).toEqual(others.sort());
});
