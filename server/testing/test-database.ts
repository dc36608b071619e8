import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/embedded.ts';
import { openPostgres } from '../db/postgres.ts';
import { filePaths } from '../file-paths.ts';

const migrationsFolder = filePaths.migrations;

/** Keep the worker's database in a global, because modules are loaded again for each test file. */
const kept = globalThis as { testDatabase?: Promise<Database> };

/** Opens the worker's database, of the kind that the test run asks for. */
export function testDatabase(): Promise<Database> {
  kept.testDatabase ??= process.env.TEST_DATABASE === 'postgres' ? newPostgres() : newEmbedded();
  return kept.testDatabase;
}

function newEmbedded(): Promise<Database> {
  const template = path.resolve(filePaths.template);
  return openEmbedded({ migrationsFolder, template });
}

async function newPostgres(): Promise<Database> {
  return openPostgres({
    url: await newPostgresDatabase(process.env.TEST_POSTGRES_URL ?? ''),
    migrationsFolder,
    onIdleError: () => undefined,
  });
}

/** Creates an empty database on the test server. Returns its address. */
export async function newPostgresDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Deletes row by row, which for a handful of rows takes a third of the time of TRUNCATE. */
export async function emptyTables({ db }: Database): Promise<void> {
  await db.execute(sql`
    DO $$ DECLARE name text; BEGIN
      -- Everything goes, so the order of references does not matter.
      SET LOCAL session_replication_role = replica;
      FOR name IN SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE 'DELETE FROM ' || name;
      END LOOP;
    END $$`);
}
