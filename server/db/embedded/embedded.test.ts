import { existsSync } from 'node:fs';
import { type FileHandle, open, readdir, readlink } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { filePaths } from '../../file-paths.ts';
import { tempDirectoryOfFile } from '../../testing/temp-directory.ts';
import type { Database } from '../database.ts';
import { couples } from '../tables/couples.ts';
import { openEmbedded } from './embedded.ts';

/** Allow for slow, shared disks. */
const OPENING_MS = 180_000;
vi.setConfig({ testTimeout: OPENING_MS });

const LAST_CHECKPOINT = 'SELECT checkpoint_lsn::text FROM pg_control_checkpoint()';
const MIGRATIONS = 'SELECT count(*)::int FROM drizzle.__drizzle_migrations';
const dataDir = tempDirectoryOfFile();
const { migrations: migrationsFolder, template } = filePaths;

let database: Database;
beforeAll(async () => {
  database = await openEmbedded({ dataDir: dataDir(), migrationsFolder, template });
}, OPENING_MS);
afterAll(() => database.close(), OPENING_MS);

async function firstValue(query: string): Promise<unknown> {
  const { rows } = (await database.db.execute(sql.raw(query))) as unknown as { rows: object[] };
  return Object.values(rows[0] ?? {})[0];
}

test('every commit is on the disk before it is acknowledged', async () => {
  expect(await firstValue('SHOW fsync')).toBe('on');
  expect(await firstValue('SHOW synchronous_commit')).toBe('on');
  expect(await firstValue('SHOW wal_sync_method')).toBe('open_datasync');
  expect(await firstValue('SHOW full_page_writes')).toBe('on');
});

test.runIf(existsSync('/proc/self/fd'))(
  'housekeeping writes a checkpoint and then pushes the changed data to the disk',
  async () => {
    await database.db.insert(couples).values({ createdAt: new Date() });
    const table = await firstValue("SELECT pg_relation_filepath('couples')");
    const before = await firstValue(LAST_CHECKPOINT);
    const synced = await syncsDuring(() => database.maintain());
    expect(await firstValue(LAST_CHECKPOINT)).not.toBe(before);
    expect(synced).toContain(path.join(dataDir(), 'postgres', String(table)));
  },
);

test.runIf(existsSync('/proc/self/fd'))(
  'housekeeping pushes changed data to the disk after the clock went back, too',
  async () => {
    const table = await firstValue("SELECT pg_relation_filepath('couples')");
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    await database.maintain();
    vi.useRealTimers();
    await database.db.insert(couples).values({ createdAt: new Date() });
    const synced = await syncsDuring(() => database.maintain());
    expect(synced).toContain(path.join(dataDir(), 'postgres', String(table)));
  },
);

test('the log of a database that is kept up does not grow without bound', async () => {
  for (let file = 1; file <= 9; file++) {
    await database.db.insert(couples).values({ createdAt: new Date() });
    // Leaves the current file of the log, as if its 16 MB were full.
    await database.db.execute(sql`SELECT pg_switch_wal()`);
    if (file % 3 === 0) await database.maintain();
  }
  const log = await readdir(path.join(dataDir(), 'postgres/pg_wal'), { withFileTypes: true });
  expect(log.filter((entry) => entry.isFile()).length).toBeLessThan(8);
});

test('a second opener is refused with the reason, and disturbs nothing', async () => {
  const second = openEmbedded({ dataDir: dataDir(), migrationsFolder, template });
  await expect(second).rejects.toThrow(/^DATA_DIR .* is in use by another process/);
  await database.ping();
});

test('a later start finds every row and migrates nothing twice', async () => {
  const rows = await database.db.$count(couples);
  const migrations = await firstValue(MIGRATIONS);
  await database.close();
  database = await openEmbedded({ dataDir: dataDir(), migrationsFolder, template });
  expect(await database.db.$count(couples)).toBe(rows);
  expect(await firstValue(MIGRATIONS)).toBe(migrations);
});

test('a database without the prepared empty one makes its own', async () => {
  const own = await openEmbedded({ migrationsFolder, template: '/there/is/no/template' });
  await own.db.insert(couples).values({ createdAt: new Date() });
  expect(await own.db.$count(couples)).toBe(1);
  await own.close();
});

test('a directory that cannot be made is named', async () => {
  const inAFile = path.join(dataDir(), 'postgres/PG_VERSION/data');
  const opening = openEmbedded({ dataDir: inAFile, migrationsFolder });
  await expect(opening).rejects.toThrow(/^DATA_DIR cannot be used: .*PG_VERSION/);
});

/** Lists the files synced during the work, seen where Node hands them to the system. */
async function syncsDuring(work: () => Promise<void>): Promise<string[]> {
  const synced: string[] = [];
  const handle = await open(path.join(dataDir(), 'postgres/PG_VERSION'));
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const { sync } = prototype;
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    synced.push(await readlink(`/proc/self/fd/${this.fd}`));
    return sync.call(this);
  });
  await work();
  spy.mockRestore();
  return synced;
}
