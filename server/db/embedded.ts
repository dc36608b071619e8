import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Db } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import * as schema from './schema.ts';
import { syncFiles } from './sync-files.ts';
import { refuseInsideTransaction } from './transaction-guard.ts';

type Options = {
  /** Where the database lives; unset: in memory, for tests. */
  dataDir?: string;
  migrationsFolder: string;
  /** An empty database made at build time; unpacking it is three times as quick as initdb. */
  template?: string | undefined;
};

/** `-F` would never sync; with this method the log itself is opened so that each commit is on disk. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=open_datasync',
];

export async function openEmbedded(options: Options): Promise<Database> {
  const { dataDir, migrationsFolder } = options;
  if (dataDir) await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = dataDir ? await lockDirectory(dataDir) : null;
  const files = dataDir ? path.join(dataDir, 'postgres') : null;
  try {
    const client = await openClient(files, options.template);
    const db = drizzle(client, { schema, casing: 'snake_case' }) as unknown as Db;
    await migrate(db as never, { migrationsFolder });
    // Only now: the migrator itself uses the client inside its transaction.
    refuseInsideTransaction(client, 'query', 'exec', 'transaction');
    return { kind: 'embedded', db, ...lifecycle(client, files, lock) };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

async function openClient(files: string | null, template: string | undefined): Promise<PGlite> {
  if (!files) return PGlite.create({ startParams: START_PARAMS, ...(await loaded(template)) });
  await mkdir(files, { recursive: true, mode: 0o700 });
  const isNew = !(await exists(path.join(files, 'PG_VERSION')));
  const client = await PGlite.create({
    dataDir: files,
    startParams: START_PARAMS,
    ...(isNew ? await loaded(template) : {}),
  });
  // What was unpacked was never synced, and the log does not hold it.
  if (isNew) await syncFiles(files, new Date(0));
  return client;
}

async function loaded(template: string | undefined): Promise<{ loadDataDir?: Blob }> {
  if (!template || !(await exists(template))) return {};
  return { loadDataDir: new Blob([await readFile(template)], { type: 'application/gzip' }) };
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

function lifecycle(
  client: PGlite,
  files: string | null,
  lock: { release(): Promise<void> } | null,
): Pick<Database, 'ping' | 'maintain' | 'close'> {
  let lastCheckpoint = new Date();
  async function checkpoint() {
    const startedAt = new Date();
    await client.exec('CHECKPOINT');
    if (files) await syncFiles(files, lastCheckpoint);
    lastCheckpoint = startedAt;
  }
  return {
    async ping() {
      await client.query('SELECT 1');
    },
    async maintain() {
      await client.exec('VACUUM ANALYZE');
      await checkpoint();
    },
    async close() {
      await checkpoint();
      await client.close();
      if (files) await syncFiles(files, lastCheckpoint);
      await lock?.release();
    },
  };
}
