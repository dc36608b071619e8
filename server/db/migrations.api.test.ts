import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { filePaths } from '../file-paths.ts';
import { newestSnapshot } from '../testing/migration-snapshot.ts';
import { newPostgresDatabase, testDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';

const migrationsFolder = filePaths.migrations;

async function names(database: Database, query: string): Promise<string[]> {
  const { rows } = (await database.db.execute(sql.raw(query))) as unknown as {
    rows: { name: string }[];
  };
  return rows.map(({ name }) => name).toSorted();
}

test('the migrations make what their newest snapshot says', async () => {
  const tables = Object.values((await newestSnapshot()).tables);
  const database = await testDatabase();
  const columns = tables.flatMap((table) =>
    Object.values(table.columns).map(
      ({ name, notNull }) => `${table.name}.${name} ${notNull ? 'NO' : 'YES'}`,
    ),
  );
  expect(
    await names(
      database,
      `SELECT table_name || '.' || column_name || ' ' || is_nullable AS name
       FROM information_schema.columns WHERE table_schema = 'public'`,
    ),
  ).toEqual(columns.toSorted());
  const named = tables.flatMap((table) =>
    Object.keys({ ...table.indexes, ...table.uniqueConstraints, ...table.foreignKeys }),
  );
  expect(
    await names(
      database,
      `SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'public'
       UNION SELECT conname FROM pg_constraint WHERE connamespace = 'public'::regnamespace`,
    ),
  ).toEqual(expect.arrayContaining(named));
});

const LAYOUT = `
  SELECT concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
    attstattarget, attstorage) AS name
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped
  UNION SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace`;

test('what is written by hand changes nothing when it runs again', async () => {
  const database = await testDatabase();
  const before = await names(database, LAYOUT);
  const text = await readFile(path.join(migrationsFolder, '0001_by_hand.sql'), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) {
    await database.db.execute(sql.raw(statement));
  }
  expect(before).toContainEqual(expect.stringContaining('publish_login_ended'));
  expect(await names(database, LAYOUT)).toEqual(before);
});

describe.runIf(process.env.TEST_DATABASE === 'postgres')('on a shared PostgreSQL', () => {
  test('four processes that start at once on an empty database all succeed', async () => {
    for (let round = 0; round < 2; round++) {
      const url = await newPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '');
      const opening = Array.from({ length: 4 }, () =>
        openPostgres({ url, migrationsFolder, onIdleError: () => undefined }),
      );
      const outcomes = await Promise.allSettled(opening);
      expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
      for (const database of await Promise.all(opening)) {
        await database.ping();
        await database.close();
      }
    }
  });

  test('a migration that fails is told, and frees its turn', async () => {
    const url = await newPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '');
    const open = (folder: string) =>
      openPostgres({ url, migrationsFolder: folder, onIdleError: () => undefined });
    await expect(open('/there/is/no/folder')).rejects.toThrow();
    await (await open(migrationsFolder)).close();
  });
});
