import fs from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { filePaths } from '../../file-paths.ts';
import { tempDirectoryOfFile } from '../../testing/temp-directory.ts';
import type { Database } from '../database.ts';
import { publish } from '../pubsub.ts';
import { couples } from '../tables/couples.ts';
import { openEmbedded } from './embedded.ts';

/** Allow for slow, shared disks. */
const OPENING_MS = 180_000;
vi.setConfig({ testTimeout: OPENING_MS });
const dataDir = tempDirectoryOfFile();
const { migrations: migrationsFolder, template } = filePaths;
const AWAY = /^(53100|57P03)$/;

const failures: unknown[] = [];
let database: Database;
async function open() {
  const onFailure = (error: unknown) => failures.push(error);
  database = await openEmbedded({ dataDir: dataDir(), migrationsFolder, template, onFailure });
}
beforeAll(open, OPENING_MS);
afterAll(() => database.close(), OPENING_MS);

/** Fills the disk for files of this name, as far as the database can see. */
function fillDisk(full = 'xlogtemp') {
  const { openSync, writeSync } = fs;
  const newLogFiles = new Set<number>();
  const opening = vi.spyOn(fs, 'openSync').mockImplementation((file, ...rest) => {
    const fd = openSync(file, ...rest);
    if (String(file).includes(full)) newLogFiles.add(fd);
    else newLogFiles.delete(fd);
    return fd;
  });
  const writing = vi.spyOn(fs, 'writeSync').mockImplementation(((fd: number, ...rest: never[]) => {
    if (newLogFiles.has(fd)) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    return (writeSync as (...args: unknown[]) => number)(fd, ...rest);
  }) as typeof writeSync);
  const free = () => {
    opening.mockRestore();
    writing.mockRestore();
  };
  onTestFinished(free);
  return free;
}

const addCouple = () =>
  database.db.insert(couples).values({ createdAt: new Date() }).returning({ id: couples.id });

/** Adds couples, each in a new file of the log, until one is refused. Returns the others' ids. */
async function addUntilRefused(): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    try {
      ids.push(...(await addCouple()).map(({ id }) => id));
      await database.db.execute(sql`SELECT pg_switch_wal()`);
    } catch {
      return ids;
    }
  }
}

test('a full disk refuses every call at once, and with room again all is as it was', async () => {
  const free = fillDisk();
  const acknowledged = await addUntilRefused();
  expect(failures).toEqual([expect.objectContaining({ severity: 'PANIC', code: '53100' })]);

  // Expect refusals at once: no call in the line waits for the dead database.
  const refused = await Promise.allSettled([
    database.ping(),
    addCouple(),
    database.db.$count(couples),
    database.db.transaction(async (tx) => tx.$count(couples)),
    database.maintain(),
  ]);
  for (const outcome of refused) {
    const { reason } = outcome as PromiseRejectedResult;
    expect((reason.cause ?? reason).code).toMatch(AWAY);
  }

  free();
  await vi.waitUntil(
    () =>
      database.ping().then(
        () => true,
        () => false,
      ),
    { timeout: 60_000 },
  );
  const [another] = await addCouple();
  const kept = await database.db.select({ id: couples.id }).from(couples);
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([...acknowledged, another?.id]));
  await database.maintain();
});

test('whoever listens is told that something may have been missed, and goes on hearing', async () => {
  let gaps = 0;
  const heard: string[] = [];
  const stop = await database.subscribe({
    onMessage: (text) => void heard.push(text),
    onGap: () => void gaps++,
  });
  const free = fillDisk();
  await addUntilRefused();
  expect(gaps).toBe(0);
  free();
  await vi.waitUntil(() => gaps === 1, { timeout: 60_000 });
  await publish(database.db, 'again');
  await vi.waitUntil(() => heard.includes('again'), { timeout: 30_000 });
  await stop();
});

test('a process that ends while the disk is full ends in order, and the next finds everything', async () => {
  const free = fillDisk();
  const acknowledged = await addUntilRefused();
  free();
  await database.close();

  await open();
  const kept = await database.db.select({ id: couples.id }).from(couples);
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
});

test('a database that a full disk keeps from closing in order closes all the same', async () => {
  const [couple] = await addCouple();
  failures.length = 0;
  // A checkpoint can open files now, but write none.
  const free = fillDisk('');
  await database.close();
  free();
  expect(failures[0]).toMatchObject({ severity: 'PANIC' });

  await open();
  const kept = await database.db.select({ id: couples.id }).from(couples);
  expect(kept.map(({ id }) => id)).toContain(couple?.id);
});
