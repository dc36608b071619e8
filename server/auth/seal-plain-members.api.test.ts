import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BeforeMigrating, Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded.ts';
import { openPostgres } from '../db/postgres.ts';
import { members } from '../db/tables/couples.ts';
import { places } from '../places.ts';
import { coupleKeysIn, masterKey } from '../security/couple-keys.ts';
import { identitiesIn } from '../security/identities.ts';
import { everyRow } from '../testing/canaries.ts';
import { newPostgresDatabase } from '../testing/test-database.ts';
import { memberByEmail } from './queries.ts';
import { sealPlainMembers } from './seal-plain-members.ts';

const SECRET = 'a secret for tests';
/** The last migration of the version that kept names in plain columns. */
const LAST_PLAIN = 1;
const isEmbedded = process.env.TEST_DATABASE !== 'postgres';
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'sexercise-upgrade-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function yesterdaysMigrations(): Promise<string> {
  const folder = path.join(directory, 'migrations');
  await cp(places.migrations, folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, LAST_PLAIN + 1) }));
  return folder;
}

async function aPlace(): Promise<
  (migrationsFolder: string, beforeMigrating?: BeforeMigrating) => Promise<Database>
> {
  if (isEmbedded) {
    const dataDir = await mkdtemp(path.join(directory, 'data-'));
    const template = path.resolve(places.template);
    return (migrationsFolder, beforeMigrating) =>
      openEmbedded({ dataDir, template, migrationsFolder, beforeMigrating });
  }
  const url = await newPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '');
  return (migrationsFolder, beforeMigrating) =>
    openPostgres({ url, migrationsFolder, beforeMigrating, onIdleError: () => undefined });
}

const upgrade: BeforeMigrating = (run) => sealPlainMembers(run, async () => SECRET);

async function fillAsYesterday({ db }: Database): Promise<void> {
  await db.execute(sql`
    WITH c AS (
      INSERT INTO couples (board_name, created_at) VALUES ('Lobster & Canary', now()) RETURNING id
    )
    INSERT INTO members (couple_id, seat, first_name, last_name, email, email_key, phone, password_hash, created_at)
    SELECT id, seat, 'Rosalind' || seat, 'Canary', 'Rosalind' || seat || '@Example.org',
           'rosalind' || seat || '@example.org', '555 canary', '-', now()
      FROM c, generate_series(1, 2) seat`);
}

test('names and addresses of an earlier version are sealed once, and nothing of them is lost', async () => {
  const open = await aPlace();
  const before = await open(await yesterdaysMigrations());
  await fillAsYesterday(before);
  await before.close();

  const database = await open(places.migrations, upgrade);
  const { db } = database;
  const coupleKeys = coupleKeysIn(db, masterKey(SECRET));
  const identities = identitiesIn({ appSecret: SECRET, master: masterKey(SECRET), coupleKeys });
  const member = await memberByEmail(db, identities, 'ROSALIND2@example.org');
  expect(member && (await identities.of(member))).toEqual({
    firstName: 'Rosalind2',
    lastName: 'Canary',
    email: 'Rosalind2@Example.org',
    phone: '555 canary',
  });
  expect(await db.$count(members)).toBe(2);
  expect(await everyRow(database)).not.toMatch(/canary|rosalind|lobster/i);
  await database.close();

  const again = await open(places.migrations, upgrade);
  expect(await memberByEmail(again.db, identities, 'rosalind1@example.org')).not.toBeNull();
  await again.close();
});
