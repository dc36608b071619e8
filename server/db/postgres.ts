import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient } from 'pg';
import type { BeforeMigrating, Database, Db, Queryable } from './database.ts';
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
  /**
   * Whether the pool refuses to be used inside a transaction. Every test runs with it; the server
   * without, since watching for it costs more than our own part of a call (transaction-guard.ts).
   */
  isGuarded?: boolean;
};

export async function openPostgres(options: Options): Promise<Database> {
  const pool = new Pool({
    connectionString: options.url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'sexercise',
  });
  // Without a listener a connection that is lost while idle, or between two queries of a
  // transaction, would end the process. The transaction's next query tells its own caller.
  pool.on('connect', (client) => void client.on('error', options.onIdleError));
  pool.on('error', () => undefined);
  try {
    await migrateOnce(pool, options);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = Object.assign(queryable(pool), {
    transaction: transactionsOn(pool),
  }) as unknown as Db;
  if (options.isGuarded ?? true) refuseInsideTransaction(db, pool, 'query', 'connect');
  return {
    kind: 'postgres',
    db,
    async ping() {
      await pool.query('SELECT 1');
    },
    pool: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    // PostgreSQL vacuums and checkpoints by itself.
    async maintain() {},
    // Rewriting tables that other couples are using would stop them; docs/privacy.md says what stays.
    async scrub() {},
    rewrite: (...tables) => rewrite(pool, tables),
    listen: (hearing) => keepListening(options.url, hearing, options.onIdleError),
    close: () => pool.end(),
  };
}

async function rewrite(pool: Pool, tables: readonly string[]): Promise<boolean> {
  const client = await pool.connect();
  let isComplete = true;
  // What it may not touch it skips with a warning.
  client.on('notice', ({ severity }) => {
    if (severity === 'WARNING') isComplete = false;
  });
  try {
    await client.query('SET statement_timeout = 0');
    await client.query(`VACUUM FULL ${tables.join(', ')}`);
    return isComplete;
  } finally {
    client.release(true);
  }
}

function queryable(client: Pool | PoolClient) {
  return drizzle(client, { schema, casing: 'snake_case' });
}

/**
 * Each connection keeps one `tx` for all its transactions, and so the queries that were prepared
 * on it: made anew for each transaction, as the library does, they would be built anew as well.
 */
function transactionsOn(pool: Pool) {
  const kept = new WeakMap<PoolClient, Queryable>();
  function txOf(client: PoolClient): Queryable {
    const known = kept.get(client);
    if (known) return known;
    const tx = Object.assign(queryable(client), { transaction: refuseNesting }) as Queryable;
    kept.set(client, tx);
    return tx;
  }
  return async <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      await client.query('begin');
      const result = await work(txOf(client));
      await client.query('commit');
      return result;
    } catch (error) {
      // A connection that cannot even go back is not given to anyone else.
      await client.query('rollback').catch(() => {
        isBroken = true;
      });
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}

function refuseNesting(): never {
  throw new Error('A transaction was begun inside a transaction.');
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
