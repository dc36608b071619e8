import { Client } from 'pg';
import { openPostgres } from '../../server/db/postgres.ts';
import { places } from '../../server/places.ts';
import { newPostgresDatabase } from '../../server/testing/test-database.ts';
import { startPostgres } from '../../tests/postgres-server.ts';

let server: ReturnType<typeof startPostgres> | undefined;

/** One PostgreSQL server serves all phases of a run. */
async function postgresServer() {
  server ??= startPostgres();
  return server;
}

export async function stopPostgres(): Promise<void> {
  await (await server)?.stop();
}

/** A new database with our tables and nothing in them. */
export async function migratedDatabase(): Promise<string> {
  const url = await newPostgresDatabase((await postgresServer()).url);
  const database = await openPostgres({
    url,
    migrationsFolder: places.migrations,
    onIdleError: () => undefined,
  });
  await database.close();
  return url;
}

/** A connection of its own: the app's would cut statements off that take as long as seeding does. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
