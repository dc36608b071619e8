import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { openEmbedded } from '../../../db/embedded/embedded.ts';
import { openPostgres } from '../../../db/postgres.ts';
import { members } from '../../../db/tables/couples.ts';
import { passkeys } from '../../../db/tables/passkeys.ts';
import { seedDemo } from '../../../demo/seed.ts';
import { filePaths } from '../../../file-paths.ts';
import { localAppSecret } from '../../../security/app-secret.ts';
import { coupleKeysIn, masterKey } from '../../../security/couple-keys.ts';
import { identitiesIn } from '../../../security/identities.ts';
import { passwordsAt } from '../../../security/passwords.ts';
import { localVapidKeys } from '../../../security/vapid-keys.ts';
import { everyRow, rowsOf } from '../../../testing/leak-markers.ts';
import { tempDirectoryOfFile } from '../../../testing/temp-directory.ts';
import { newPostgresDatabase } from '../../../testing/test-database.ts';
import { copyTables, type RunSql } from './copy-tables.ts';
import { moveToPostgres } from './move-to-postgres.ts';

const OPENING_MS = 180_000;
vi.setConfig({ testTimeout: OPENING_MS });
const { migrations: migrationsFolder, template } = filePaths;
const onIdleError = () => undefined;

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a move to PostgreSQL', () => {
  const dataDir = tempDirectoryOfFile();
  const env = () => ({ DATA_DIR: dataDir() });
  let url = '';
  let publicKey = '';
  beforeAll(async () => {
    url = await newPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '');
    const source = await openEmbedded({ dataDir: dataDir(), migrationsFolder, template });
    const appSecret = await localAppSecret(dataDir());
    publicKey = (await localVapidKeys(dataDir(), 'mailto:hello@studio.example')).publicKey;
    const master = masterKey(appSecret);
    const { db } = source;
    const coupleKeys = coupleKeysIn(db, master);
    const identities = identitiesIn({ appSecret, master, coupleKeys });
    await seedDemo({ db, identities, coupleKeys, passwords: await passwordsAt() }, new Date());
    const [member] = await db.select().from(members);
    if (!member) throw new Error('The demo has no members.');
    const { coupleId, id: memberId, createdAt } = member;
    const of = { coupleId, memberId };
    // Use the highest count that a device can reach.
    const counted = { sealed: 'sealed', signCount: 2 ** 32 - 1, createdAt };
    await db.insert(passkeys).values({ ...of, ...counted, credentialHash: 'hash' });
    await source.close();
  }, OPENING_MS);

  async function target<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  test('that fails midway leaves nothing there, and can be done again', async () => {
    await (await openPostgres({ url, migrationsFolder, onIdleError })).close();
    await target((client) =>
      client.query('ALTER TABLE members ADD CONSTRAINT one CHECK (seat < 2)'),
    );
    await expect(moveToPostgres(env(), [url])).rejects.toThrow('"one"');
    const left = await target((client) => client.query('SELECT count(*)::int AS n FROM couples'));
    expect(left.rows).toEqual([{ n: 0 }]);
    await target((client) => client.query('ALTER TABLE members DROP CONSTRAINT one'));
  });

  test('takes every row of every table, and leaves the source as it was', async () => {
    const before = await rowsIn(() => openEmbedded({ dataDir: dataDir(), migrationsFolder: null }));
    const said = await moveToPostgres(env(), [url]);
    expect(said).toMatch(/\nmembers: 10 rows, \d+-\d+\n/);
    expect(said).toMatch(/\npasskeys: 1 rows?, \d+-\d+\n/);
    expect(said).toMatch(/Copied \d+ rows in \d+ tables; counts and checksums agree\./);
    expect(said).toContain(`APP_SECRET="$(cat ${dataDir()}/app-secret)"`);
    // The key that phones have subscribed with stays the same.
    expect(said).toContain(`VAPID_PRIVATE_KEY="$(cat ${dataDir()}/vapid-key)"`);
    expect(said).toContain(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_SUBJECT=mailto:hello@`);
    const after = await rowsIn(() => openEmbedded({ dataDir: dataDir(), migrationsFolder: null }));
    expect(after).toEqual(before);
    const arrived = await rowsIn(() => openPostgres({ url, migrationsFolder, onIdleError }));
    expect(arrived).toEqual(before);
  });

  test('never adds to a database that has rows or tables of its own', async () => {
    await expect(moveToPostgres(env(), [url])).rejects.toThrow(/is not empty: \w+ has rows/);
    const other = await newPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '');
    const client = new Client({ connectionString: other });
    await client.connect();
    await client.query('CREATE TABLE invoices_of_another_app (id int)');
    await expect(moveToPostgres(env(), [other])).rejects.toThrow('invoices_of_another_app');
    const { rows } = await client.query("SELECT 1 FROM pg_tables WHERE tablename = 'couples'");
    expect(rows).toEqual([]);
    await client.end();
  });

  test('says what is wrong before it begins', async () => {
    await expect(moveToPostgres(env(), [])).rejects.toThrow('Name the empty database');
    await expect(moveToPostgres(env(), ['mysql://db/x'])).rejects.toThrow('must be an address');
    const nowhere = moveToPostgres({ DATA_DIR: `${dataDir()}/none` }, [url]);
    await expect(nowhere).rejects.toThrow('There is no database in DATA_DIR');
    const away = moveToPostgres(env(), ['postgres://someone:hunter2@127.0.0.1:1/x']);
    await expect(away).rejects.toThrow(/^The new database cannot be used: .*ECONNREFUSED/);
    const app = await openEmbedded({ dataDir: dataDir(), migrationsFolder: null });
    await expect(moveToPostgres(env(), [url])).rejects.toThrow('in use by another process');
    await app.close();
  });

  test('carries whatever a column can hold', async () => {
    const source = await openEmbedded({ migrationsFolder: null, template });
    const copy = await newPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '');
    const client = new Client({ connectionString: copy });
    await client.connect();
    const from: RunSql = <Row>(statement: string) => rowsOf<Row>(source, sql.raw(statement));
    const to: RunSql = async (statement, values) => (await client.query(statement, values)).rows;
    const table = `CREATE TABLE "Odd ""name" (id int GENERATED ALWAYS AS IDENTITY, "Words" text,
      bytes bytea, at timestamptz, day date, amount numeric, ratio float8, is_on boolean, json jsonb,
      list text[], twice int GENERATED ALWAYS AS (id * 2) STORED)`;
    for (const run of [from, to]) await run(table);
    await from(`INSERT INTO "Odd ""name" ("Words", bytes, at, day, amount, ratio, is_on, json, list) VALUES
      (E'Zoë 👩‍❤️‍👩 \\\\ "q" {a,b} \\t\\n end', '\\x00ff5c22', '2026-03-29 01:59:59.123456+02',
       '0044-03-15 BC', 12345678901234567890.000010, 0.1::float8 + 0.2, true, '{"a": [null, "ü"]}',
       ARRAY['a,b', NULL, '"', '\\']),
      (NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
      ('', '', 'infinity', 'infinity', 'NaN', '-Infinity', false, 'null', '{}')`);
    await from(
      `INSERT INTO "Odd ""name" ("Words") SELECT chr(n % 55000 + 1) || n FROM generate_series(1, 1203) n`,
    );
    for (const run of [from, to]) await run('BEGIN');
    const [copied] = await copyTables(from, to, ['Odd "name']);
    expect(copied?.sum.rows).toBe('1206');
    await to('COMMIT');
    expect(await to('SELECT * FROM "Odd ""name" WHERE id <= 2 ORDER BY id')).toMatchObject([
      { Words: 'Zoë 👩‍❤️‍👩 \\ "q" {a,b} \t\n end', bytes: Buffer.from('00ff5c22', 'hex'), twice: 2 },
      { id: 2, Words: null, bytes: null, json: null, list: null },
    ]);
    // New rows do not collide with the copied ones.
    expect(await to('INSERT INTO "Odd ""name" DEFAULT VALUES RETURNING id')).toEqual([
      { id: 1207 },
    ]);
    await source.close();
    await client.end();
  });
});

async function rowsIn(open: () => Promise<Database>): Promise<string[]> {
  const database = await open();
  const tables = (await everyRow(database)).split('\n').map((text) => JSON.parse(text) as object[]);
  await database.close();
  return tables
    .map((rows) =>
      rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join(),
    )
    .sort();
}
