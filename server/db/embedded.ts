import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { ConfigError } from '../config.ts';
import type { BeforeMigrating, Database, Db } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { NOTICES } from './notices.ts';
import { openMarker } from './open-marker.ts';
import * as schema from './schema.ts';
import { syncFiles } from './sync-files.ts';
import { refuseInsideTransaction } from './transaction-guard.ts';

type Lock = { release(): Promise<void> };

type Options = {
  /** Where the database lives; unset: in memory, for tests. */
  dataDir?: string;
  migrationsFolder: string;
  beforeMigrating?: BeforeMigrating | undefined;
  /** An empty database made at build time; unpacking it is three times as quick as initdb. */
  template?: string | undefined;
};

/** `-F` would never sync; with this method the log itself is opened so that each commit is on disk. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=open_datasync',
  // A recycled log file still holds the rows it was written for; one that is removed does not.
  '-c',
  'wal_recycle=off',
];

export async function openEmbedded(options: Options): Promise<Database> {
  const lock = options.dataDir ? await lockedDirectory(options.dataDir) : null;
  try {
    const store = options.dataDir
      ? await openOnDisk(path.join(options.dataDir, 'postgres'), options.template)
      : await openInMemory(options.template);
    const db = await migrated(store.client, options);
    return { kind: 'embedded', db, ...lifecycle(store, lock) };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

async function lockedDirectory(dataDir: string): Promise<Lock> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new ConfigError(`DATA_DIR cannot be used: ${(error as Error).message}`);
  }
  return lockDirectory(dataDir);
}

async function migrated(
  client: PGlite,
  { migrationsFolder, beforeMigrating }: Options,
): Promise<Db> {
  const db = drizzle(client, { schema, casing: 'snake_case' }) as unknown as Db;
  try {
    await beforeMigrating?.(
      async <Row>(text: string, values?: unknown[]) => (await client.query<Row>(text, values)).rows,
    );
    await migrate(db as never, { migrationsFolder });
  } catch (error) {
    await client.close();
    throw error;
  }
  // Only now: the migrator itself uses the client inside its transaction.
  refuseInsideTransaction(client, 'query', 'exec', 'transaction');
  return db;
}

type Store = {
  client: PGlite;
  /** Pushes to the disk what changed since the last time. */
  sync(): Promise<void>;
  closed(): Promise<void>;
};

async function openInMemory(template: string | undefined): Promise<Store> {
  const client = await PGlite.create({ startParams: START_PARAMS, ...(await loaded(template)) });
  return { client, sync: async () => undefined, closed: async () => undefined };
}

async function openOnDisk(files: string, template: string | undefined): Promise<Store> {
  const marker = openMarker(`${files}.open`);
  const before = await marker.read();
  // A first start that was cut short leaves half a database, which nobody has used yet.
  if (before === 'making') await rm(files, { recursive: true, force: true });
  await mkdir(files, { recursive: true, mode: 0o700 });
  // What a killed process wrote may not be on the disk, and recovery does not write it again.
  if (before === 'open') await syncFiles(files, new Date(0));
  const isNew = !(await exists(path.join(files, 'PG_VERSION')));
  await marker.write(isNew ? 'making' : 'open');

  let syncedUntil = isNew ? new Date(0) : aMomentAgo();
  async function sync() {
    const startedAt = aMomentAgo();
    await syncFiles(files, syncedUntil);
    syncedUntil = startedAt;
  }
  const client = await PGlite.create({
    dataDir: files,
    startParams: START_PARAMS,
    ...(isNew ? await loaded(template) : {}),
  });
  // What was unpacked or recovered was never synced, and the log no longer holds it.
  await sync();
  if (isNew) await marker.write('open');
  return { client, sync, closed: marker.remove };
}

/** A file system's clock ticks more coarsely than ours. */
function aMomentAgo(): Date {
  return new Date(Date.now() - 1_000);
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
  { client, sync, closed }: Store,
  lock: Lock | null,
): Pick<Database, 'ping' | 'maintain' | 'scrub' | 'listen' | 'close'> {
  return {
    async ping() {
      await client.query('SELECT 1');
    },
    async maintain() {
      await client.exec('VACUUM ANALYZE');
      await client.exec('CHECKPOINT');
      await sync();
    },
    async scrub() {
      // The planner's statistics quote values; counted anew, they quote only what is still there.
      await client.exec('ANALYZE');
      await client.exec('VACUUM FULL');
      // Old log files go with the checkpoint after the one that closed them.
      await client.exec('SELECT pg_switch_wal()');
      await client.exec('CHECKPOINT');
      await sync();
    },
    async listen({ onNotice }) {
      const stop = await client.listen(NOTICES, onNotice);
      return () => stop();
    },
    async close() {
      await client.exec('CHECKPOINT');
      await client.close();
      await sync();
      await closed();
      await lock?.release();
    },
  };
}
