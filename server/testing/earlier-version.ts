import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { BeforeMigrating, Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded.ts';
import { openPostgres } from '../db/postgres.ts';
import { places } from '../places.ts';
import { newPostgresDatabase } from './test-database.ts';

type EarlierVersion = {
  /** As the version left it whose last migration that was. */
  before: Database;
  /** The same database, once `before` is closed, as this version opens it. */
  upgraded(beforeMigrating?: BeforeMigrating): Promise<Database>;
};

/** A new database of an earlier version, to be filled and then opened by this one. */
export async function earlierVersion(lastMigration: number): Promise<EarlierVersion> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'sexercise-upgrade-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const open = await aPlace(directory);
  const before = await open(await migrationsUpTo(lastMigration, directory));
  return { before, upgraded: (beforeMigrating) => open(places.migrations, beforeMigrating) };
}

async function migrationsUpTo(last: number, directory: string): Promise<string> {
  const folder = path.join(directory, 'migrations');
  await cp(places.migrations, folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, last + 1) }));
  return folder;
}

async function aPlace(directory: string) {
  if (process.env.TEST_DATABASE !== 'postgres') {
    const dataDir = path.join(directory, 'data');
    const template = path.resolve(places.template);
    return (migrationsFolder: string, beforeMigrating?: BeforeMigrating) =>
      openEmbedded({ dataDir, template, migrationsFolder, beforeMigrating });
  }
  const url = await newPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '');
  return (migrationsFolder: string, beforeMigrating?: BeforeMigrating) =>
    openPostgres({ url, migrationsFolder, beforeMigrating, onIdleError: () => undefined });
}
