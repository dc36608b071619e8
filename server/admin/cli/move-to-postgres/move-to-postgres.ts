import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { type Config, ConfigError, type Env, readConfig } from '../../../config.ts';
import type { Queryable } from '../../../db/database.ts';
import { openEmbedded } from '../../../db/embedded/embedded.ts';
import { openPostgres } from '../../../db/postgres.ts';
import { filePaths } from '../../../file-paths.ts';
import { addressOf } from '../../../mail/transport.ts';
import { storedVapidKey, vapidPublicKey } from '../../../security/vapid-keys.ts';
import { copyTables, quoted, type RunSql } from './copy-tables.ts';
import { tablesInOrder } from './tables.ts';

/** Runs `npm run move-to-postgres -- postgres://…`. Returns a report and the steps to switch. */
export async function moveToPostgres(env: Env, args: readonly string[]): Promise<string> {
  const [address, ...more] = args;
  if (!address || more.length > 0) {
    throw new ConfigError('Name the empty database: npm run move-to-postgres -- postgres://…');
  }
  const { DATABASE_URL: _unused, ...rest } = env;
  const config = readConfig(rest);
  const { dataDir, appSecret } = config;
  const { databaseUrl: url = '' } = readConfig({ DATABASE_URL: address, APP_SECRET: 'unused' });
  if (!existsSync(path.join(dataDir, 'postgres/PG_VERSION'))) {
    throw new ConfigError(`There is no database in DATA_DIR ${dataDir}.`);
  }
  // Take the lock, which a running app holds: rows that the app still writes would be left behind.
  const source = await openEmbedded({ dataDir, migrationsFolder: null });
  try {
    const copied = await source.db.transaction(
      async (tx) => {
        const from = sqlOn(tx);
        await refuseOtherTables(from);
        return withTarget(url, from, (to) => copyTables(from, to, tablesInOrder()));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const rows = copied.reduce((total, { sum }) => total + Number(sum.rows), 0);
    const secret = appSecret
      ? 'the APP_SECRET of today'
      : `APP_SECRET="$(cat ${dataDir}/app-secret)"`;
    return [
      ...copied.map(({ table, sum }) => `${table}: ${sum.rows} rows, ${sum.checksum}`),
      `Copied ${rows} rows in ${copied.length} tables; counts and checksums agree. DATA_DIR is as it was.`,
      `To switch, start the app with DATABASE_URL set to that address and ${secret}.`,
      ...(await pushSettings(dataDir, config)),
      'Keep DATA_DIR until you are sure; mail in its outbox stays there.',
    ].join('\n');
  } finally {
    await source.close();
  }
}

/** Lists settings to keep: phones subscribed with a key stored beside the embedded database. */
async function pushSettings(dataDir: string, { vapidKeys, mailFrom }: Config): Promise<string[]> {
  if (vapidKeys) return ['Keep the VAPID_ settings of today: phones have subscribed with them.'];
  const privateKey = await storedVapidKey(dataDir);
  const publicKey = privateKey && vapidPublicKey(privateKey);
  if (!publicKey) return [];
  return [
    'So that phones which have notifications on go on getting them, also with',
    `VAPID_PRIVATE_KEY="$(cat ${dataDir}/vapid-key)"`,
    `VAPID_PUBLIC_KEY=${publicKey}`,
    `VAPID_SUBJECT=mailto:${addressOf(mailFrom)}`,
  ];
}

function sqlOn(tx: Queryable): RunSql {
  return async <Row>(statement: string) =>
    ((await tx.execute(sql.raw(statement))) as unknown as { rows: Row[] }).rows;
}

/** Refuses tables that this version does not know: the copy would silently leave them behind. */
async function refuseOtherTables(from: RunSql): Promise<void> {
  const found = await from<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  const known = tablesInOrder().sort();
  if (found.map(({ name }) => name).join() !== known.join()) throw new OtherVersion();
}

class OtherVersion extends ConfigError {
  override message =
    'The database in DATA_DIR is of another version than this app: start the app on it once, stop it, and try again.';
}

/** Runs all work in one transaction: a failure leaves an empty database, and can be retried. */
async function withTarget<T>(
  url: string,
  from: RunSql,
  work: (to: RunSql) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'sexercise move' });
  const to: RunSql = async (statement, values) => (await client.query(statement, values)).rows;
  try {
    await client.connect();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`The new database cannot be used: ${message || code}`);
  }
  try {
    await refuseOccupied(to);
    const { migrations: migrationsFolder } = filePaths;
    await (await openPostgres({ url, migrationsFolder, onIdleError: () => undefined })).close();
    await refuseOtherMigrations(from, to);
    await to('BEGIN');
    const tables = tablesInOrder().map((table) => `public.${quoted(table)}`);
    // Lock the tables: an app that starts too early on this database waits for all rows.
    await to(`LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE`);
    await refuseOccupied(to);
    const done = await work(to);
    await to('COMMIT');
    await to('ANALYZE');
    return done;
  } finally {
    // Ends the connection, which undoes everything unless it was committed.
    await client.end();
  }
}

async function refuseOccupied(to: RunSql): Promise<void> {
  const tables = await to<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'drizzle')",
  );
  const known = tablesInOrder();
  for (const { name } of tables) {
    if (!known.includes(name)) {
      throw new ConfigError(`The new database is not empty: it has a table ${name} of its own.`);
    }
    const [row] = await to(`SELECT 1 FROM public.${quoted(name)} LIMIT 1`);
    if (row) throw new ConfigError(`The new database is not empty: ${name} has rows.`);
  }
}

async function refuseOtherMigrations(from: RunSql, to: RunSql): Promise<void> {
  const newest = (run: RunSql) =>
    run<{ hash: string }>(
      'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1',
    );
  const [[theirs], [ours]] = [await newest(from), await newest(to)];
  if (theirs?.hash !== ours?.hash) throw new OtherVersion();
}
