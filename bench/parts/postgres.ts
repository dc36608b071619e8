import { Client } from 'pg';
import { openPostgres } from '../../server/db/postgres.ts';
import { filePaths } from '../../server/file-paths.ts';
import { newPostgresDatabase } from '../../server/testing/test-database.ts';
import { startPostgres } from '../../tests/postgres-server.ts';
import { parentOf } from './cores.ts';

let own: ReturnType<typeof startPostgres> | undefined;

/**
 * Returns the address of the PostgreSQL server for all phases of a run: one of our own that ends
 * with the run, or the one in BENCH_POSTGRES_URL, on which a population stays for the next run.
 */
async function serverUrl(): Promise<string> {
  const kept = process.env.BENCH_POSTGRES_URL;
  if (kept) return kept;
  own ??= startPostgres();
  return (await own).url;
}

export async function stopPostgres(): Promise<void> {
  await (await own)?.stop();
  own = undefined;
}

/**
 * Returns the process that starts the server's backends. Null if another program started the
 * server.
 */
export async function postmaster(): Promise<number | null> {
  if (!own) return null;
  return withClient((await own).url, async (client) => {
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    return parentOf(rows[0].pid);
  });
}

export async function migratedDatabase(): Promise<string> {
  return migrated(await newPostgresDatabase(await serverUrl()));
}

/** Copies a database with its rows. The original must have no connections. */
export async function copyOf(url: string): Promise<string> {
  const copy = new URL(url);
  copy.pathname += '_copy';
  const name = (of: URL) => of.pathname.slice(1);
  await withClient(await serverUrl(), (client) =>
    client.query(`CREATE DATABASE ${name(copy)} TEMPLATE ${name(new URL(url))}`),
  );
  return copy.href;
}

/** Opens a named database. Returns whether it existed before. */
export async function namedDatabase(name: string): Promise<{ url: string; isNew: boolean }> {
  const server = await serverUrl();
  const isNew = await withClient(server, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${name}`);
    return rowCount === 0;
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: await migrated(url.href), isNew };
}

async function migrated(url: string): Promise<string> {
  const database = await openPostgres({
    url,
    migrationsFolder: filePaths.migrations,
    onIdleError: () => undefined,
  });
  await database.close();
  return url;
}

/** Opens a separate connection, because the app's would cancel statements as slow as seeding. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
