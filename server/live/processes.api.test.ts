import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Room } from '../../contract/live/live.ts';
import { buildApp } from '../app.ts';
import { openPostgres } from '../db/postgres.ts';
import { liveProcesses } from '../db/tables/live.ts';
import { transact } from '../db/transaction-guard.ts';
import { filePaths } from '../file-paths.ts';
import { confirmAdult } from '../testing/consenting.ts';
import { aCouple } from '../testing/factories.ts';
import { COMMANDS, liveApp, press } from '../testing/live-app.ts';
import { opening, Phone, pressed } from '../testing/phone.ts';
import { makePremium } from '../testing/training.ts';
import { dropProcesses, lostProcesses } from './presence-queries.ts';

const isEmbedded = process.env.TEST_DATABASE !== 'postgres';
const MINUTE_MS = 60_000;
const world = liveApp();

/** Starts another app on the same database, as close to a second process as one process can get. */
async function secondApp() {
  const { deps } = world;
  const other = isEmbedded ? null : await openAgain();
  const own = other ? { db: other.db, subscribe: other.subscribe } : {};
  const options = { logger: pino({ level: 'silent' }), trustProxy: false };
  const app = await buildApp({ ...deps, ...own }, options);
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await app.close();
    await deps.background.idle();
    await other?.close();
  };
  onTestFinished(close);
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close };
}

async function openAgain() {
  const found = await world.deps.db.execute(sql`SELECT current_database() AS name`);
  const [{ name }] = (found as unknown as { rows: [{ name: string }] }).rows;
  const address = new URL(process.env.TEST_POSTGRES_URL ?? '');
  address.pathname = `/${name}`;
  const migrationsFolder = filePaths.migrations;
  return openPostgres({ url: address.href, migrationsFolder, onIdleError: () => undefined });
}

test('a restart finds the room where it was', async () => {
  const { robin, kim } = await aCouple(world);
  const opened = await press(robin, opening());
  await press(robin, pressed(opened, { type: 'start' }));
  const room = await press(robin, pressed({ ...opened, version: 99 }, { type: 'next', step: 0 }));
  const before = await secondApp();
  expect((await Phone.open(before.url, kim.cookie)).snapshot.room).toEqual(room);
  await before.close();
  const after = await secondApp();
  expect((await Phone.open(after.url, kim.cookie)).snapshot.room).toEqual(room);
});

test('a process that stops ends its streams at once, and nobody counts as there', async () => {
  const { robin, kim } = await aCouple(world);
  const room = await press(robin, opening());
  const robins = await Phone.open(world.url, robin.cookie, room.id);
  const second = await secondApp();
  const kims = await Phone.open(second.url, kim.cookie, room.id);
  await robins.hears('here', (here) => here.length === 2);
  await second.close();
  await kims.over();
  await robins.comesTo('here', (here) => here.length === 1);
});

describe.skipIf(isEmbedded)('two processes on one PostgreSQL', () => {
  test('hear each other: presses, presence, hearts and signs of life', async () => {
    const { robin, kim } = await aCouple(world);
    const second = await secondApp();
    const page = await Phone.open(second.url, kim.cookie);
    const room = await press(robin, opening());
    await page.hears('room', (heard) => heard?.id === room.id);

    const robins = await Phone.open(world.url, robin.cookie, room.id);
    const kims = await Phone.open(second.url, kim.cookie, room.id);
    await robins.hears('here', (here) => here.length === 2);
    await robin.post('/api/live/hearts');
    await kims.hears('heart');
    const joined = await fetch(`${second.url}${COMMANDS}`, {
      method: 'POST',
      headers: { cookie: kim.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(pressed(room, { type: 'join' })),
    });
    expect(joined.status).toBe(200);
    await robins.hears('room', (heard) => heard?.inside.length === 2);
    const seen = await kim.request('GET', `/api/live/time?stream=${kims.snapshot.stream}`);
    expect(seen).toMatchObject({ status: 200, body: { isHeld: true } });
  });

  test('a press on each at the same moment is decided by the database', async () => {
    const { robin, kim } = await aCouple(world);
    const second = await secondApp();
    const opened = await press(robin, opening());
    const joined = await press(kim, pressed(opened, { type: 'join' }));
    await press(robin, pressed(joined, { type: 'ready', isReady: true }));
    const room = await press(kim, pressed(joined, { type: 'ready', isReady: true }));
    const next = pressed(room, { type: 'next', step: 0 });
    const answers = await Promise.all([
      robin.post(COMMANDS, next),
      fetch(`${second.url}${COMMANDS}`, {
        method: 'POST',
        headers: { cookie: kim.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ ...next, commandId: crypto.randomUUID() }),
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('who is in on either starts it on both, and red on one ends it on the other', async () => {
    const { robin, kim, form } = await aCouple(world);
    await makePremium(world, form.partner1Email);
    await confirmAdult(robin, kim);
    const second = await secondApp();
    const opened = await press(robin, opening(501));
    const robins = await Phone.open(world.url, robin.cookie, opened.id);
    const kims = await Phone.open(second.url, kim.cookie, opened.id);
    const sayIn = ({ snapshot }: Phone) =>
      pressed(opened, { type: 'say-in', isIn: true, stream: snapshot.stream, chosenAt: 1 });
    const pressThere = (body: unknown) =>
      fetch(`${second.url}${COMMANDS}`, {
        method: 'POST',
        headers: { cookie: kim.cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await pressThere(pressed(opened, { type: 'join' }));
    await press(robin, sayIn(robins));
    expect((await pressThere(sayIn(kims))).status).toBe(200);
    const running = await robins.hears('room', (heard) => heard?.phase === 'countdown');
    expect(running?.sessionId).not.toBeNull();
    await press(robin, pressed(opened, { type: 'stop' }));
    await kims.hears('room', (heard) => heard?.phase === 'stopped');
  });

  test('a process that lost its ear tells everybody anew once it hears again', async () => {
    const { robin, kim } = await aCouple(world);
    const second = await secondApp();
    const page = await Phone.open(second.url, kim.cookie);
    await world.deps.db.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'sexercise-pubsub' AND datname = current_database()`);
    const room = await press(robin, opening());
    const isCaughtUp = ({ room: heard }: { room: Room | null }) => heard?.id === room.id;
    await page.hears('snapshot', isCaughtUp);
    await press(robin, pressed(room, { type: 'start' }));
    await page.hears('room', (heard) => heard?.phase === 'countdown');
  });
});

test('the phones of a process that was killed are counted out', async () => {
  const { robin } = await aCouple(world);
  const { db, now } = world.deps;
  const room = await press(robin, opening());
  await Phone.open(world.url, robin.cookie, room.id);
  world.pass(MINUTE_MS);
  // Expect nobody: the process sent no heartbeat for a minute.
  expect((await Phone.open(world.url, robin.cookie)).snapshot.here).toEqual([]);
  const lost = await lostProcesses(db, now());
  expect(lost).toHaveLength(1);
  expect(await transact(db, (tx) => dropProcesses(tx, lost))).toHaveLength(1);
  expect(await db.$count(liveProcesses)).toBe(0);
});
