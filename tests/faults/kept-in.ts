import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { RunSql } from '../../server/db/database.ts';
import { openEmbedded } from '../../server/db/embedded.ts';
import { places } from '../../server/places.ts';

/** Looks into an embedded database that no process holds; the next start finds it closed in order. */
export async function insideEmbedded<T>(
  dataDir: string,
  look: (run: RunSql) => Promise<T>,
): Promise<T> {
  const { migrations: migrationsFolder, template } = places;
  let run: RunSql | undefined;
  const database = await openEmbedded({
    dataDir,
    migrationsFolder,
    template,
    beforeMigrating: async (given) => {
      run = given;
    },
  });
  try {
    if (!run) throw new Error('The database was not opened.');
    await database.db.execute(sql`SELECT 1`);
    return await look(run);
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
