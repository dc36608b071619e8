import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../../config.ts';
import { coupleKeys, couples, members } from '../../../db/tables/couples.ts';
import { openDatabase } from '../../../open-database.ts';
import { hasForeignKeys, masterKey, newCoupleKey } from '../../../security/couple-keys.ts';
import { emailHasher, sealIdentity } from '../../../security/identities.ts';
import { filesWith, rowsOf } from '../../../testing/leak-markers.ts';
import { tempDirectory } from '../../../testing/temp-directory.ts';
import { newPostgresDatabase } from '../../../testing/test-database.ts';
import { rotate } from './rotate-secret.ts';

/** Allow for busy machines: each test opens a database on disk a few times. */
vi.setConfig({ testTimeout: 180_000 });

/** The old secret is shorter than the app accepts at its start: operators can still replace it. */
const [OLD, NEW] = ['the secret until today', 'the secret from now on, and a longer one'];
const isEmbedded = process.env.TEST_DATABASE !== 'postgres';
const directory = tempDirectory();
const secretFile = (name = 'app-secret') => path.join(directory(), name);
const email = 'robin@example.org';

/** Makes a database with one sealed couple, and the environment that names this database. */
async function aSealedDatabase() {
  const place = isEmbedded
    ? { DATA_DIR: directory() }
    : { DATABASE_URL: await newPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '') };
  if (isEmbedded) await writeFile(secretFile(), OLD);
  const sealedKey = await withDatabase(place, async ({ db }) => {
    const [coupleId, id] = [randomUUID(), randomUUID()];
    const createdAt = new Date();
    const { row, key } = newCoupleKey(masterKey(OLD), coupleId);
    await db.insert(couples).values({ id: coupleId, createdAt });
    await db.insert(coupleKeys).values(row);
    const identity = { firstName: 'Robin', lastName: null, email, phone: '' };
    await db.insert(members).values({
      id,
      coupleId,
      seat: 1,
      sealed: sealIdentity(key, { id, coupleId }, identity),
      emailHash: emailHasher(OLD)(email),
      passwordHash: '',
      createdAt,
    });
    return row.sealedKey;
  });
  return { place, traces: [sealedKey, emailHasher(OLD)(email)] };
}

type Place = { DATA_DIR: string } | { DATABASE_URL: string };

async function withDatabase<T>(
  place: Place,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const config = readConfig({ ...place, APP_SECRET: OLD });
  const database = await openDatabase(config, () => undefined);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Finds the files of the tables. PostgreSQL's own log is left out: the app cannot shorten it. */
async function dataFiles(place: Place): Promise<string> {
  if (isEmbedded) return directory();
  return withDatabase(place, async (database) => {
    await database.db.execute(sql`CHECKPOINT`);
    const [row] = await rowsOf<{ place: string; id: number }>(
      database,
      sql`SELECT current_setting('data_directory') AS place, oid AS id
        FROM pg_database WHERE datname = current_database()`,
    );
    return path.join(row?.place ?? '', 'base', String(row?.id));
  });
}

const secrets = isEmbedded ? {} : { OLD_APP_SECRET: OLD, NEW_APP_SECRET: NEW };

test('after a change of secret no file holds anything that the old one opens or finds', async () => {
  const { place, traces } = await aSealedDatabase();
  expect(await filesWith(await dataFiles(place), traces)).not.toEqual([]);

  const said = await rotate({ ...place, ...secrets });

  expect(said).toContain('Sealed anew: 1 keys of couples');
  expect(said).not.toContain('VACUUM');
  expect(await filesWith(await dataFiles(place), traces)).toEqual([]);
  const now = isEmbedded ? await readFile(secretFile(), 'utf8') : NEW;
  expect(now).not.toBe(OLD);
  await withDatabase(place, async ({ db }) => {
    expect(await hasForeignKeys(db, masterKey(now))).toBe(false);
    const [member] = await db.select().from(members);
    expect(member?.emailHash).toBe(emailHasher(now)(email));
  });
});

test('a secret that somebody could guess cannot be the new one', async () => {
  const { place } = await aSealedDatabase();
  const short = { OLD_APP_SECRET: OLD, NEW_APP_SECRET: 'x'.repeat(31) };
  await expect(rotate({ ...place, ...short })).rejects.toThrow(
    /^NEW_APP_SECRET must have at least 32 characters/,
  );
  await withDatabase(place, async ({ db }) => {
    expect(await hasForeignKeys(db, masterKey(OLD))).toBe(false);
  });
});

test('the secret that is in use cannot be the new one', async () => {
  const { place } = await aSealedDatabase();
  const same = { OLD_APP_SECRET: NEW, NEW_APP_SECRET: NEW };
  await expect(rotate({ ...place, ...same })).rejects.toThrow('NEW_APP_SECRET is the old one.');
});

test.runIf(isEmbedded)('a change that was cut short goes on to the same secret', async () => {
  const { place } = await aSealedDatabase();
  await writeFile(secretFile('app-secret.next'), NEW);
  await expect(
    rotate({ ...place, NEW_APP_SECRET: 'a third one, as long as it has to be' }),
  ).rejects.toThrow(/begun/);
  await rotate(place);
  expect(await readFile(secretFile(), 'utf8')).toBe(NEW);
  expect(await readdir(directory())).not.toContain('app-secret.next');
});

test.runIf(!isEmbedded)('who may not rewrite the tables is told who has to', async () => {
  const { place } = await aSealedDatabase();
  const url = new URL((place as { DATABASE_URL: string }).DATABASE_URL);
  const owner = new Client({ connectionString: url.href });
  await owner.connect();
  const name = `guest_${randomUUID().replaceAll('-', '')}`;
  await owner.query(`CREATE ROLE ${name} LOGIN PASSWORD 'a guest'`);
  onTestFinished(async () => {
    await owner.query(`DROP OWNED BY ${name}`);
    await owner.query(`DROP ROLE ${name}`);
    await owner.end();
  });
  await owner.query(`GRANT ALL ON ALL TABLES IN SCHEMA public TO ${name}`);
  await owner.query(`GRANT ALL ON DATABASE ${url.pathname.slice(1)} TO ${name}`);
  await owner.query(`GRANT ALL ON SCHEMA drizzle TO ${name}`);
  await owner.query(`GRANT ALL ON ALL TABLES IN SCHEMA drizzle TO ${name}`);
  url.username = name;
  url.password = 'a guest';
  const said = await rotate({ DATABASE_URL: url.href, ...secrets });
  expect(said).toContain('run VACUUM FULL couple_keys, members, mail_queue');
});
