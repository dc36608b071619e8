import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient } from 'pg';
import type { BeforeMigrating, Database, Db } from './database.ts';
import { keepListening } from './notices.ts';
import * as schema from './schema.ts';
import { refuseInsideTransaction } from './transaction-guard.ts';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** No call of ours is slow; one that is must not hold a connection for ever. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** Any number will do, as long as every process takes the same. */
const MIGRATION_LOCK = 7_239_001;

type Options = {
  url: string;
  migrationsFolder: string;
  beforeMigrating?: BeforeMigrating | undefined;
  onIdleError: (error: Error) => void;
};

export async function openPostgres(options: Options): Promise<Database> {
  const pool = new Pool({
    connectionString: options.url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'sexercise',
  });
  // Without a listener a connection that the server drops while idle would end the process.
  pool.on('error', options.onIdleError);
  try {
    await migrateOnce(pool, options);
  } catch (error) {
    await pool.end();
    throw error;
  }
  refuseInsideTransaction(pool, 'query', 'connect');
  return {
    kind: 'postgres',
    db: drizzle(pool, { schema, casing: 'snake_case' }) as unknown as Db,
    async ping() {
      await pool.query('SELECT 1');
    },
    // PostgreSQL vacuums and checkpoints by itself.
    async maintain() {},
    // Rewriting tables that other couples are using would stop them; docs/privacy.md says what stays.
    async scrub() {},
    listen: (hearing) => keepListening(options.url, hearing, options.onIdleError),
    close: () => pool.end(),
  };
}

/** The migrator takes no lock of its own: processes that start together would trip over each other. */
async function migrateOnce(
  pool: Pool,
  { migrationsFolder, beforeMigrating }: Options,
): Promise<void> {
  const client: PoolClient = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await beforeMigrating?.(async (text, values) => (await client.query(text, values)).rows);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Ending the connection frees the lock even where the migration failed.
    client.release(true);
  }
}
