import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, statfs, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { ConfigError } from '../../config.ts';
import type { Database, Db } from '../database.ts';
import { mutex } from '../mutex.ts';
import { CHANNEL } from '../pubsub.ts';
import * as schema from '../schema.ts';
import { refuseInsideTransaction } from '../transaction-guard.ts';
import { servingFiles } from './copy-files.ts';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { type EmbeddedClient, reopeningClient } from './reopening-client.ts';
import { syncFiles } from './sync-files.ts';

type Options = {
  /** Directory of the database; unset for tests: in memory. */
  dataDir?: string;
  /** Null to leave the tables as they are, for a caller that only reads. */
  migrationsFolder: string | null;
  /** An empty database made at build time, which unpacks three times as fast as initdb runs. */
  template?: string | undefined;
  /** Called when the database died and when it could not be opened again. */
  onFailure?: (error: unknown) => void;
};

/** Two files of the log: with less, the database could die before doing anything. */
const LEAST_FREE_BYTES = 32 * 2 ** 20;
const REOPEN_AFTER_MS = 1_000;

/** Drops `-F`, which would never sync. With this method each commit of the log is on disk. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=open_datasync',
  // Remove log files: a recycled one still holds its former rows.
  '-c',
  'wal_recycle=off',
];

export async function openEmbedded(options: Options): Promise<Database> {
  const { onFailure = () => undefined } = options;
  const lock = options.dataDir ? await lockedDirectory(options.dataDir) : null;
  try {
    const store = options.dataDir
      ? await openOnDisk(path.join(options.dataDir, 'postgres'), options.template, onFailure)
      : await openInMemory(options.template);
    const db = await migrated(store, options);
    return { kind: 'embedded', db, ...lifecycle(store, lock, onFailure) };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

async function lockedDirectory(dataDir: string): Promise<DirectoryLock> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new ConfigError(`DATA_DIR cannot be used: ${(error as Error).message}`);
  }
  const free = await freeBytes(dataDir);
  if (free < LEAST_FREE_BYTES) {
    const [left, least] = [free, LEAST_FREE_BYTES].map((bytes) => Math.floor(bytes / 2 ** 20));
    throw new ConfigError(`DATA_DIR ${dataDir} has ${left} MB left, and needs ${least} to start.`);
  }
  return lockDirectory(dataDir);
}

async function migrated({ client, end }: Store, { migrationsFolder }: Options): Promise<Db> {
  const db = drizzle(client as PGlite, { schema, casing: 'snake_case' }) as unknown as Db;
  try {
    if (migrationsFolder) await migrate(db as never, { migrationsFolder });
  } catch (error) {
    await (await end())?.close();
    throw error;
  }
  // Refuse only from here on: the migrator itself uses the client inside its transaction.
  refuseInsideTransaction(db, client, 'query', 'exec', 'transaction');
  return db;
}

type Store = {
  client: EmbeddedClient;
  subscribe: Database['subscribe'];
  files?: string;
  /** Returns the client that is left to close; null when the database is dead. */
  end(): Promise<PGlite | null>;
  sync(): Promise<void>;
  closed(): Promise<void>;
};

async function openInMemory(template: string | undefined): Promise<Store> {
  const client = await PGlite.create({ startParams: START_PARAMS, ...(await loaded(template)) });
  return {
    client,
    // Ignore `onGap`: a database in memory lives and dies with the process, and leaves no gap.
    subscribe: ({ onMessage }) => client.listen(CHANNEL, onMessage),
    end: async () => client,
    sync: async () => undefined,
    closed: async () => undefined,
  };
}

async function openOnDisk(
  files: string,
  template: string | undefined,
  onFailure: (error: unknown) => void,
): Promise<Store> {
  const marker = `${files}.open`;
  const before = await readMarker(marker);
  // Remove half a database, left by a first start that was interrupted: nobody has used it yet.
  if (before === 'making') await rm(files, { recursive: true, force: true });
  await mkdir(files, { recursive: true, mode: 0o700 });
  // Sync first: a killed process's writes may not be on the disk, and recovery repeats none.
  if (before === 'open') await syncFiles(files, new Date(0));
  const isNew = !existsSync(path.join(files, 'PG_VERSION'));
  await writeMarker(marker, isNew ? 'making' : 'open');

  let syncedUntil = isNew ? new Date(0) : aMomentAgo();
  async function sync() {
    const startedAt = aMomentAgo();
    // Sync all files if the clock went back: recent changes would look old.
    await syncFiles(files, startedAt < syncedUntil ? new Date(0) : syncedUntil);
    syncedUntil = startedAt;
  }
  let empty = isNew ? await loaded(template) : {};
  async function open() {
    const opened = await PGlite.create({ dataDir: files, startParams: START_PARAMS, ...empty });
    empty = {};
    // Sync now: unpacked or recovered files never were, and the log no longer holds their rows.
    await sync();
    return opened;
  }
  const { client, subscribe, end } = await reopeningClient({
    open,
    canOpen: async () => (await freeBytes(files)) >= LEAST_FREE_BYTES,
    retryMs: REOPEN_AFTER_MS,
    onFailure,
  });
  if (isNew) await writeMarker(marker, 'open');
  return { client, subscribe, files, end, sync, closed: () => unlink(marker) };
}

/** `making`: a first start cut short. `open`: in use, or killed. Null: closed in order, or new. */
type Marker = 'making' | 'open' | null;

async function readMarker(file: string): Promise<Marker> {
  if (!existsSync(file)) return null;
  // Match the exact word, which allows removing the database: a truncated marker must not match.
  return (await readFile(file, 'utf8')) === 'making' ? 'making' : 'open';
}

function writeMarker(file: string, marker: NonNullable<Marker>): Promise<void> {
  return writeFile(file, marker, { mode: 0o600, flush: true });
}

async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/** Allows for a file system's clock, which ticks more coarsely than ours. */
function aMomentAgo(): Date {
  return new Date(Date.now() - 1_000);
}

async function loaded(template: string | undefined): Promise<{ loadDataDir?: Blob }> {
  if (!template || !existsSync(template)) return {};
  return { loadDataDir: new Blob([await readFile(template)], { type: 'application/gzip' }) };
}

function lifecycle(
  { client, subscribe, files, end, sync, closed }: Store,
  lock: DirectoryLock | null,
  onFailure: (error: unknown) => void,
): Omit<Database, 'kind' | 'db'> {
  const lockFiles = mutex();
  async function exclusively(work: () => Promise<void>) {
    const unlock = await lockFiles();
    try {
      await work();
    } finally {
      unlock();
    }
  }
  async function* copy(from: string) {
    const unlock = await lockFiles();
    try {
      yield* servingFiles(client, from);
    } finally {
      unlock();
    }
  }
  const runAndSync = (...statements: string[]) =>
    exclusively(async () => {
      for (const statement of [...statements, 'CHECKPOINT']) await client.exec(statement);
      await sync();
    });
  // Analyze too, because statistics quote values. Switch the log: the next checkpoint but one
  // removes its old files.
  const scrub = () => runAndSync('ANALYZE', 'VACUUM FULL', 'SELECT pg_switch_wal()');
  return {
    async ping() {
      await client.query('SELECT 1');
    },
    maintain: () => runAndSync('VACUUM ANALYZE'),
    scrub,
    rewrite: () => scrub().then(() => true),
    ...(files && lock
      ? { onDisk: { files: () => copy(files), onConnection: lock.onConnection } }
      : {}),
    subscribe,
    async close() {
      // Interrupt a running copy: its reader notices that the copy is incomplete.
      lock?.disconnect();
      const last = await end();
      try {
        // Leave a dead database as it is, and also one that a full disk keeps from closing in
        // order. Its log holds everything acknowledged, and the next start recovers from there.
        await exclusively(async () => {
          if (!last) return;
          await last.exec('CHECKPOINT');
          await last.close();
          await sync();
          await closed();
        });
      } catch (error) {
        onFailure(error);
      } finally {
        await lock?.release();
      }
    },
  };
}
