import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient } from 'pg';
import type { Database, Db, Queryable } from './database.ts';
import { subscribeTo } from './pubsub.ts';
import * as schema from './schema.ts';
import { socketTimeout } from './socket-timeout.ts';
import { refuseInsideTransaction } from './transaction-guard.ts';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** PostgreSQL ends a longer query, and an idle transaction: none of our calls is slow. */
const STATEMENT_TIMEOUT_MS = 6_000;
/** Extra time for PostgreSQL to end a query. A server still silent then hangs, or is gone. */
const SILENCE_AFTER_TIMEOUT_MS = 1_000;
/** Closes unused connections before their silence would count as a fault. */
const IDLE_MS = 5_000;
/** Any number works, as long as every process uses the same. */
const MIGRATION_LOCK = 7_239_001;

type Options = {
  url: string;
  migrationsFolder: string;
  onIdleError: (error: Error) => void;
  /** True if the pool must refuse use inside a transaction. On in tests; slows every call. */
  isGuarded?: boolean;
  /** Shorter in tests. */
  statementTimeoutMs?: number;
};

export async function openPostgres(options: Options): Promise<Database> {
  await migrateOnce(options);
  const { statementTimeoutMs = STATEMENT_TIMEOUT_MS } = options;
  const pool = new Pool({
    connectionString: options.url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    stream: () => socketTimeout(statementTimeoutMs + SILENCE_AFTER_TIMEOUT_MS),
    application_name: 'sexercise',
  });
  // Listen for errors. Otherwise a connection that is lost while idle, or between two queries of a
  // transaction, would end the process. The transaction's next query tells its own caller.
  pool.on('connect', (client) => void client.on('error', options.onIdleError));
  pool.on('error', () => undefined);
  const db = Object.assign(queryable(pool), { transaction: transactionsOn(pool) }) as unknown as Db;
  if (options.isGuarded ?? true) refuseInsideTransaction(db, pool, 'query', 'connect');
  return {
    kind: 'postgres',
    db,
    async ping() {
      await pool.query('SELECT 1');
    },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    // Does nothing, because PostgreSQL vacuums and checkpoints by itself.
    async maintain() {},
    // Does nothing, because a rewrite blocks other couples' use of the tables. docs/privacy.md
    // lists the data that stay.
    async scrub() {},
    rewrite: (...tables) => rewrite(options, tables),
    subscribe: (subscriber) => subscribeTo(options.url, subscriber, options.onIdleError),
    close: () => pool.end(),
  };
}

async function rewrite(options: Options, tables: readonly string[]): Promise<boolean> {
  let isComplete = true;
  await withoutTimeouts(options, async (client) => {
    // PostgreSQL skips tables that we may not touch, with a warning.
    client.on('notice', ({ severity }) => {
      if (severity === 'WARNING') isComplete = false;
    });
    await client.query(`VACUUM FULL ${tables.join(', ')}`);
  });
  return isComplete;
}

function queryable(client: Pool | PoolClient) {
  return drizzle(client, { schema, casing: 'snake_case' });
}

/** Keeps one `tx` per connection, and so its prepared queries; the library would make a new one. */
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
      // Drop a connection that cannot roll back, instead of reusing it.
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

/** Migrates under a lock. The migrator takes none, and processes may start together. */
function migrateOnce(options: Options): Promise<void> {
  const { migrationsFolder } = options;
  return withoutTimeouts(options, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  });
}

/** Opens a connection for long work. Closing frees every lock, even after a failure. */
async function withoutTimeouts(
  { url, onIdleError }: Options,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'sexercise',
  });
  client.on('error', onIdleError);
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await work(client);
  } finally {
    await client.end();
  }
}
