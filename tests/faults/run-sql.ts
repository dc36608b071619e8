import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { openEmbedded } from '../../server/db/embedded/embedded.ts';
import { filePaths } from '../../server/file-paths.ts';

/** Runs plain SQL on one connection. */
export type RunSql = <Row = unknown>(statement: string, values?: unknown[]) => Promise<Row[]>;

/**
 * Runs queries in an embedded database that no process holds, and closes it properly for the next
 * start.
 */
export async function insideEmbedded<T>(
  dataDir: string,
  look: (run: RunSql) => Promise<T>,
): Promise<T> {
  const { migrations: migrationsFolder, template } = filePaths;
  const database = await openEmbedded({ dataDir, migrationsFolder, template });
  const { $client } = database.db as unknown as { $client: PGlite };
  try {
    return await look(
      async <Row>(text: string, values?: unknown[]) =>
        (await $client.query<Row>(text, values)).rows,
    );
  } finally {
    await database.close();
  }
}

export async function insidePostgres<T>(
  url: string,
  look: (run: RunSql) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await look(async (text, values) => (await client.query(text, values)).rows);
  } finally {
    await client.end();
  }
}
