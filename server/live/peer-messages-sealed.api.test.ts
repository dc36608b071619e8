import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { PeerMessagePart } from '../../contract/live/video.ts';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/embedded.ts';
import { openPostgres } from '../db/postgres.ts';
import { filePaths } from '../file-paths.ts';
import { aCouple } from '../testing/factories.ts';
import { everyRow, filesWith, rowsOf } from '../testing/leak-markers.ts';
import { liveApp, press } from '../testing/live-app.ts';
import { opening, Phone, pressed } from '../testing/phone.ts';
import { newPostgresDatabase } from '../testing/test-database.ts';

const isEmbedded = process.env.TEST_DATABASE !== 'postgres';
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sexercise-peer-'));
const migrationsFolder = filePaths.migrations;

/** Opens a database on disk, or a PostgreSQL that logs every statement with its parameters. */
async function watchedDatabase(): Promise<Database> {
  if (isEmbedded) {
    return openEmbedded({ dataDir, migrationsFolder, template: path.resolve(filePaths.template) });
  }
  const url = await newPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '');
  const open = () => openPostgres({ url, migrationsFolder, onIdleError: () => undefined });
  const before = await open();
  await before.db.execute(sql`
    DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET log_statement = %L', current_database(), 'all'); END $$`);
  await before.close();
  return open();
}

const world = liveApp({ database: watchedDatabase });

afterAll(async () => {
  await world.close();
  await world.database.close();
  await rm(dataDir, { recursive: true });
});

const CANDIDATE = 'candidate:1 1 udp 2122260223 203.0.113.77 50007 typ host';
const FINGERPRINT = 'a=fingerprint:sha-256 CA:NA:RY:01:02:03';
/** Number of messages, above what the database keeps of its notifications in memory. */
const MESSAGES = 60;

let directory = '';
beforeEach(async () => {
  if (isEmbedded) directory = dataDir;
  else {
    const [setting] = await rowsOf<{ place: string }>(
      world.database,
      sql`SELECT current_setting('data_directory') AS place`,
    );
    directory = setting?.place ?? '';
  }
});

test('nothing of what two phones tell each other can be read in the database’s files or logs', async () => {
  const { robin, kim } = await aCouple(world);
  const room = await press(robin, opening());
  const phone = await Phone.open(world.url, kim.cookie, room.id);
  await Phone.open(world.url, robin.cookie, room.id);
  await press(kim, pressed(room, { type: 'join' }));
  const [from, to] = [randomUUID(), randomUUID()];
  await press(robin, pressed(room, { type: 'see', endId: from, isWanted: true }));
  await press(kim, pressed(room, { type: 'see', endId: to, isWanted: true }));

  const said = `${FINGERPRINT} ${CANDIDATE} `.repeat(50);
  for (let count = 0; count < MESSAGES; count++) {
    const text = `${said}${count}`;
    const sent = await robin.post('/api/live/peer-messages', {
      id: randomUUID(),
      roomId: room.id,
      from,
      to,
      text,
    });
    expect(sent.status).toBe(200);
  }
  await expect.poll(() => heardBy(phone).at(-1)).toBe(`${said}${MESSAGES - 1}`);
  expect(heardBy(phone)).toHaveLength(MESSAGES);

  await world.deps.db.execute(sql`CHECKPOINT`);
  const secrets = ['203.0.113.77', 'CA:NA:RY'];
  expect.soft(await filesWith(directory, secrets)).toEqual([]);
  for (const secret of secrets) {
    expect(await everyRow(world.database)).not.toContain(secret);
    expect(world.logLines.join('\n')).not.toContain(secret);
  }
  if (isEmbedded) return;
  const log = () => readFile(path.join(directory, '../log'), 'utf8');
  await expect.poll(log).toContain(`${to}`);
  expect((await log()).match(/notify_in_room/g)?.length).toBeGreaterThanOrEqual(MESSAGES);
  for (const secret of secrets) expect.soft(await log()).not.toContain(secret);
});

/** Messages that a phone received, each put together from its parts. */
function heardBy(phone: Phone): string[] {
  const whole = new Map<string, string>();
  for (const { event, data } of phone.heard) {
    if (event !== 'peer') continue;
    const { id, text } = data as PeerMessagePart;
    whole.set(id, `${whole.get(id) ?? ''}${text}`);
  }
  return [...whole.values()];
}
