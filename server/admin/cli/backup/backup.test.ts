import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { connectToHolder } from '../../../db/embedded/directory-lock.ts';
import { openEmbedded } from '../../../db/embedded/embedded.ts';
import { couples } from '../../../db/tables/couples.ts';
import { filePaths } from '../../../file-paths.ts';
import { localAppSecret } from '../../../security/app-secret.ts';
import { masterKey } from '../../../security/couple-keys.ts';
import { localVapidKeys, storedVapidKey } from '../../../security/vapid-keys.ts';
import { everyRow } from '../../../testing/leak-markers.ts';
import { tempDirectoryOfFile } from '../../../testing/temp-directory.ts';
import { backUp } from './back-up.ts';
import { answerBackups } from './protocol.ts';
import { restore } from './restore.ts';

const OPENING_MS = 180_000;
const TAR_BLOCK_BYTES = 512;
const GZIP_TRAILER_BYTES = 8;
vi.setConfig({ testTimeout: OPENING_MS });
const { migrations: migrationsFolder, template } = filePaths;
const directory = tempDirectoryOfFile();
const at = (name: string) => path.join(directory(), name);
const home = () => at('home');
/** Backup of the resting database, made before the first test. */
const resting = () => at('resting.tar.gz');
let saidOfResting = '';
let rowsOfResting = '';

let database: Database;
let secret = '';
let pushKey = '';
const failures: unknown[] = [];

async function serve() {
  database = await openEmbedded({ dataDir: home(), migrationsFolder, template });
  const vapidKey = () => storedVapidKey(home());
  const about = { secret, keyId: masterKey(secret).id, now: () => new Date(), vapidKey };
  if (database.onDisk) answerBackups(database.onDisk, about, (error) => failures.push(error));
}

beforeAll(async () => {
  secret = await localAppSecret(home());
  pushKey = (await localVapidKeys(home(), 'mailto:hello@studio.example')).privateKey;
  await serve();
  await database.db.execute(sql`CREATE TABLE ballast (id int PRIMARY KEY, words text)`);
  await database.db.execute(
    sql`INSERT INTO ballast SELECT n, repeat(md5(n::text), 30) FROM generate_series(1, 3000) n`,
  );
  rowsOfResting = await everyRow(database);
  await database.close();
  saidOfResting = await backUp({ DATA_DIR: home() }, [resting()]);
  await serve();
}, OPENING_MS);
afterAll(() => database.close(), OPENING_MS);

/** Reads the ids of the couples in a restored directory. Expects each to have its totals. */
async function restoredCouples(name: string): Promise<string[]> {
  const dataDir = at(name);
  const copy = await openEmbedded({ dataDir, migrationsFolder });
  const rows = await copy.db.select({ id: couples.id }).from(couples);
  const halves = await copy.db.execute(
    sql`SELECT c.id FROM couples c LEFT JOIN couple_totals t ON t.couple_id = c.id WHERE t.couple_id IS NULL`,
  );
  expect(halves).toMatchObject({ rows: [] });
  await copy.close();
  return rows.map(({ id }) => id);
}

async function addCouple(): Promise<string> {
  return database.db.transaction(async (tx) => {
    const [couple] = await tx.insert(couples).values({ createdAt: new Date() }).returning();
    const id = couple?.id ?? '';
    await tx.execute(sql`INSERT INTO couple_totals (couple_id) VALUES (${id})`);
    return id;
  });
}

test('a backup made while couples are written has all that were sure before it, and no halves', async () => {
  const before: string[] = [];
  for (let i = 0; i < 5; i++) before.push(await addCouple());
  let isDone = false;
  const file = at('serving.tar.gz');
  const backup = backUp({ DATA_DIR: home() }, [file, '--with-secret']).finally(() => {
    isDone = true;
  });
  const during: string[] = [];
  while (!isDone) {
    during.push(await addCouple());
    // Yield to the event loop: the embedded database needs no turn of it, files and sockets many.
    await setTimeout(20);
    await database.db.execute(sql`UPDATE ballast SET words = reverse(words) WHERE id % 50 = 0`);
  }
  // Housekeeping waited for the copy, and still works after it.
  await Promise.all([database.maintain(), database.maintain()]);
  expect(await backup).toMatch(/^Backed up while the app was serving and checked: .*serving\.tar/);
  expect(during.length).toBeGreaterThan(1);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const said = await restore({ DATA_DIR: at('copy') }, [file]);
  expect(said).toMatch(
    /^Restored from 20\S+: \d+ couples, sealed with the secret from the backup\./,
  );
  expect(await storedVapidKey(at('copy'))).toBe(pushKey);
  const kept = await restoredCouples('copy');
  expect(before.filter((id) => !kept.includes(id))).toEqual([]);
  // Couples that were added during the copy are in it up to some moment, and none after that.
  const last = during.findLastIndex((id) => kept.includes(id));
  expect(during.slice(0, last + 1).every((id) => kept.includes(id))).toBe(true);
  expect(failures).toEqual([]);
});

test('a backup of a database at rest restores every row of every table', async () => {
  expect(saidOfResting).toMatch(
    /^Backed up at rest and checked: .* It does not hold the secret \(.*app-secret\)/,
  );
  await mkdir(at('second'));
  await writeFile(at('second/app-secret'), secret);
  await restore({ DATA_DIR: at('second') }, [resting()]);
  const copy = await openEmbedded({ dataDir: at('second'), migrationsFolder });
  expect(await everyRow(copy)).toBe(rowsOfResting);
  await copy.close();
  expect(await storedVapidKey(at('second'))).toBe(pushKey);
  expect(await readFile(resting())).not.toContain(secret);
});

test('whoever does not know the secret is refused, and gets nothing', async () => {
  const file = at('stolen.tar.gz');
  await expect(backUp({ DATA_DIR: home(), APP_SECRET: 'a guess' }, [file])).rejects.toThrow(
    'The app does not know this secret',
  );
  const socket = await connectToHolder(home());
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.write('e30 made-up\n');
  await vi.waitUntil(() => socket.destroyed || socket.readableEnded, { timeout: 10_000 });
  expect(heard).toMatch(/^[\w-]{43}\nrefused\n$/);
  expect(await readdir(directory())).not.toContain('stolen.tar.gz');
});

function withBitFlipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

test('a backup that is cut short or changed is not restored, and nothing is left behind', async () => {
  const whole = await readFile(resting());
  // Flip a bit of the contents: in compressed runs of zeros many bits mean the same.
  const contents = gunzipSync(whole);
  const firstByte = contents.indexOf('postgres/PG_VERSION\0') + TAR_BLOCK_BYTES;
  const cases: [string, Buffer][] = [
    ['short', whole.subarray(0, whole.length >> 1)],
    ['almost', whole.subarray(0, -20)],
    ['changed', gzipSync(withBitFlipped(contents, firstByte))],
    ['decayed', withBitFlipped(whole, whole.length - GZIP_TRAILER_BYTES)],
    ['empty', Buffer.alloc(0)],
    ['other', Buffer.from('not an archive at all')],
  ];
  for (const [name, bytes] of cases) {
    await writeFile(at(name), bytes);
    const restoring = restore({ DATA_DIR: at('third'), APP_SECRET: secret }, [at(name)]);
    await expect(restoring, name).rejects.toThrow(/^The backup is not whole: /);
  }
  const missing = restore({ DATA_DIR: at('third') }, [at('no-such-file')]);
  await expect(missing).rejects.toThrow(/no-such-file/);
  await expect(readdir(at('third'))).rejects.toThrow('ENOENT');
});

test('a restore needs the secret that the backup was sealed with', async () => {
  const restoring = restore({ DATA_DIR: at('fourth'), APP_SECRET: 'another' }, [resting()]);
  await expect(restoring).rejects.toThrow('sealed with a secret that is not here');
  expect(await readdir(at('fourth'))).toEqual([]);
});

test('a restore replaces no database: it refuses, or moves the old one aside', async () => {
  const env = { DATA_DIR: at('fifth'), APP_SECRET: secret };
  const file = resting();
  await restore(env, [file]);
  await expect(restore(env, [file])).rejects.toThrow(/holds a database.*--move-aside/);
  const held = restore({ DATA_DIR: home() }, [file]);
  await expect(held).rejects.toThrow(/in use by another process/);
  await writeFile(at('fifth/vapid-key'), 'the key of later days');
  await restore(env, [file, '--move-aside']);
  expect((await readdir(at('fifth'))).filter((name) => /^(postgres|vapid)/.test(name))).toEqual([
    'postgres',
    expect.stringMatching(/^postgres\.before-\d+$/),
    'vapid-key',
    expect.stringMatching(/^vapid-key\.before-\d+$/),
  ]);
  expect(await storedVapidKey(at('fifth'))).toBe(pushKey);
});

test('a backup writes over nothing, and names what it does not understand', async () => {
  const env = { DATA_DIR: home() };
  await expect(backUp(env, [resting()])).rejects.toThrow(/is there already/);
  await expect(backUp(env, ['--with-everything'])).rejects.toThrow('--with-everything');
  await expect(backUp(env, ['/no/such/place/file'])).rejects.toThrow('ENOENT');
  await expect(backUp({ DATA_DIR: at('nowhere') }, [])).rejects.toThrow('There is no database');
  const elsewhere = { DATABASE_URL: 'postgres://db/app', APP_SECRET: 'x' };
  await expect(backUp(elsewhere, [])).rejects.toThrow('pg_dump');
  // Without a name the backup goes into DATA_DIR, where only its owner can read it.
  await backUp(env, []);
  expect(await readdir(path.join(home(), 'backups'))).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/),
  ]);
  await rm(path.join(home(), 'backups'), { recursive: true });
});

test('an app that is stopped during a backup stops in order, and the backup is not kept', async () => {
  const file = at('given-up.tar.gz');
  const backup = backUp({ DATA_DIR: home() }, [file]);
  const outcome = expect(backup).rejects.toThrow();
  await vi.waitUntil(async () => (await readdir(directory())).includes('given-up.tar.gz.part'), {
    interval: 1,
    timeout: 30_000,
  });
  await database.close();
  await outcome;
  expect((await readdir(directory())).filter((name) => name.startsWith('given-up'))).toEqual([]);
  await serve();
  await addCouple();
});
