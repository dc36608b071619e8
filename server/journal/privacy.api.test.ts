import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { User } from '../../contract/auth/auth.ts';
import type { JournalEntry } from '../../contract/journal/journal.ts';
import { eraseMember } from '../account/erase-member.ts';
import { allPersonalData } from '../all-personal-data.ts';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/embedded.ts';
import { erasureTasks } from '../db/tables/account.ts';
import { consentAnswers } from '../db/tables/consent.ts';
import { members } from '../db/tables/couples.ts';
import { journalEntries } from '../db/tables/journal.ts';
import { mailQueue } from '../db/tables/mail.ts';
import { filePaths } from '../file-paths.ts';
import { startScheduledJobs, sweep } from '../scheduled-jobs.ts';
import { confirmAdult } from '../testing/consenting.ts';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { everyAnswer, everyRow, filesWith, rowsOf } from '../testing/leak-markers.ts';
import { DAY_MS } from '../testing/paying.ts';
import { hangUp, opening, Phone } from '../testing/phone.ts';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';

/** Milliseconds from midnight to three in the morning, UTC. */
const NIGHT = 3 * 3_600_000;
const isEmbedded = process.env.TEST_DATABASE !== 'postgres';
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sexercise-leaks-'));

/** Opens a database on disk, unlike the worker's: these tests read the files themselves. */
async function databaseOnDisk(): Promise<Database> {
  if (!isEmbedded) return testDatabase();
  return openEmbedded({
    dataDir,
    migrationsFolder: filePaths.migrations,
    template: path.resolve(filePaths.template),
  });
}

const world = testApp({ database: databaseOnDisk });
const endpoints = await contractEndpoints();

afterAll(async () => {
  await world.close();
  if (isEmbedded) await world.database.close();
  await rm(dataDir, { recursive: true });
});

const LEAK_MARKERS = {
  title: 'canary-title moonlit balcony',
  content: 'canary-content she laughed at the rain',
  edited: 'canary-edited nobody must know',
  unshared: 'canary-unshared I take it back',
  deleted: 'canary-deleted burn this page',
};
const leakMarkers = Object.values(LEAK_MARKERS);

async function keepSecrets(who: Visitor): Promise<string[]> {
  const write = async (entry: object) =>
    ((await who.post('/api/journal', entry)).body as JournalEntry).id;
  const { title, content, edited, unshared, deleted } = LEAK_MARKERS;
  const first = await write({ title, content, mood: 'passionate' });
  const second = await write({ content: 'to be changed' });
  const third = await write({ content: unshared, isSharedWithPartner: true });
  const fourth = await write({ content: deleted });
  await who.request('PATCH', `/api/journal/${second}`, { content: edited });
  await who.request('PATCH', `/api/journal/${third}`, { isSharedWithPartner: false });
  await who.request('DELETE', `/api/journal/${fourth}`);
  return [first, second, third, fourth];
}

/** Finds the database's files, after writing every byte to them. */
async function rawFiles(): Promise<string> {
  await world.deps.db.execute(sql`CHECKPOINT`);
  if (isEmbedded) return dataDir;
  const [setting] = await rowsOf<{ place: string }>(
    world.database,
    sql`SELECT current_setting('data_directory') AS place`,
  );
  return setting?.place ?? '';
}

function expectNone(text: string, hidden: readonly string[]) {
  for (const canary of hidden) expect(text).not.toContain(canary);
}

test('no call of the partner or of a stranger tells anything of a private journal', async () => {
  const { robin, kim } = await aCouple(world);
  const { robin: stranger } = await aCouple(world);
  const readers = [kim, stranger, new Visitor(world)];
  const ask = (who: Visitor, ids: string[]) => everyAnswer(who, endpoints, ids);
  const nobodys = Array.from({ length: 4 }, () => randomUUID());
  // Ask twice: the first round changes something, such as an opened form; the second nothing.
  for (const who of [kim, stranger]) await ask(who, []);
  const before = await Promise.all(readers.map((who) => ask(who, nobodys)));
  const ids = await keepSecrets(robin);
  expect(await robin.get('/api/journal')).toHaveLength(3);

  for (const [index, who] of readers.entries()) {
    const said = await ask(who, ids);
    expectNone(said, [...leakMarkers, ...ids]);
    // Expect no difference, not even in a count, a size or a place in a list.
    expect(said).toBe(before[index]);
  }
  expect(before[0]).toContain('["GET","/api/journal",200,');
  expect(before[0]).toContain('journal.txt');
});

test('no stream of the partner tells anything of a private journal', async () => {
  const { robin, kim } = await aCouple(world);
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => hangUp(world.app.server));
  const page = await Phone.open(url, kim.cookie);
  const ids = await keepSecrets(robin);
  // Wait for this event: any earlier news has then arrived too.
  await robin.post('/api/live/commands', opening());
  await page.hears('room');
  const later = await Phone.open(url, kim.cookie);
  expectNone(JSON.stringify([page.heard, later.heard]), [...leakMarkers, ...ids]);
  // The page is told of one entry, which was shared for a moment and taken back.
  const events = page.heard.map(({ event }) => event);
  expect(events).toEqual(['snapshot', 'changed', 'changed', 'room']);
});

test('a call refused for a hidden entry answers as it does for one that never was', async () => {
  const { robin, kim } = await aCouple(world);
  const [hidden = ''] = await keepSecrets(robin);
  const answers = await Promise.all(
    [hidden, '00000000-0000-4000-8000-000000000000'].map(async (id) => {
      const { status, body } = await kim.request('PATCH', `/api/journal/${id}`, { content: 'x' });
      return { status, body };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
});

test("neither the database's rows, nor its files, nor the log hold a sentence of a journal", async () => {
  const invitationLine = 'canary-line under the old plane tree';
  const { robin, kim } = await aCouple(world, { invitationLine });
  await keepSecrets(robin);
  const shared = 'canary-shared for your eyes only';
  await kim.post('/api/journal', { content: shared, isSharedWithPartner: true });
  await robin.get('/api/journal');
  await robin.request('GET', '/api/account/export');
  await robin.request('PATCH', '/api/journal/x', { content: LEAK_MARKERS.content });
  await robin.post('/api/journal', { content: `${LEAK_MARKERS.content}\0` });

  const secrets = [...leakMarkers, shared, invitationLine];
  expectNone(await everyRow(world.database), secrets);
  expect(await filesWith(await rawFiles(), secrets)).toEqual([]);
  expectNone(world.logLines.join('\n'), [...secrets, 'Robin', 'Kim']);
});

test('an entry that is moved in the database opens nowhere', async () => {
  const { robin, kim } = await aCouple(world);
  const { db } = world.deps;
  const post = async (who: Visitor, content: string) =>
    ((await who.post('/api/journal', { content, isSharedWithPartner: true })).body as JournalEntry)
      .id;
  const [mine, theirs] = [await post(robin, 'Mine'), await post(kim, 'Theirs')];
  const rowOf = async (id: string) => {
    const [row] = await db.select().from(journalEntries).where(eq(journalEntries.id, id));
    if (!row) throw new Error('An entry is missing.');
    return row;
  };
  const [source, target] = [await rowOf(mine), await rowOf(theirs)];
  const change = (id: string, values: Partial<typeof source>) =>
    db.update(journalEntries).set(values).where(eq(journalEntries.id, id));
  const hides = async () => {
    const { status, body } = await kim.request('GET', '/api/journal');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('Mine');
  };

  // Words from another entry, under another id or by another author do not open.
  await change(theirs, { sealed: source.sealed });
  await hides();
  await change(theirs, { sealed: target.sealed });
  expect(await kim.request('GET', '/api/journal')).toMatchObject({ status: 200 });
  const elsewhere = randomUUID();
  await change(mine, { id: elsewhere });
  await hides();
  await change(elsewhere, { id: mine, authorId: target.authorId });
  await hides();
});

test('someone who leaves leaves nothing behind that could be read', async () => {
  const { robin, kim, form } = await aCouple(world, {
    partner1Name: 'Rosalindcanary Castlecanary',
    partner1Phone: '+1 555 canary',
  });
  await keepSecrets(robin);
  const shared = 'canary-shared until I left';
  await robin.post('/api/journal', { content: shared, isSharedWithPartner: true });
  await kim.post('/api/journal', { content: 'Kim stays' });
  await kim.request('PUT', '/api/leaderboard/entry', {
    name: 'Lobstercanary & Kim',
    isOnBoard: true,
  });
  const { id: robinsId } = (await robin.get('/api/user')) as { id: string };
  // Let the planner collect statistics of the rows before they go.
  await world.database.maintain();

  const left = await robin.post('/api/account/leave', { password: form.partner1Password });
  await world.settled();

  expect(left.status).toBe(204);
  const personal = [
    'Rosalindcanary',
    'Castlecanary',
    'Lobstercanary',
    '555 canary',
    form.partner1Email,
    robinsId,
    shared,
  ];
  const secrets = [...leakMarkers, ...personal];
  expectNone(await everyRow(world.database), secrets);
  expectNone(await everyAnswer(kim, endpoints, [robinsId]), secrets);
  const statistics = await rowsOf(
    world.database,
    sql`SELECT s::text AS row FROM pg_stats s WHERE schemaname = 'public'`,
  );
  expectNone(JSON.stringify(statistics), personal.slice(0, 5));
  // PostgreSQL itself decides when its files forget the row, so the row never held readable text.
  // Its random id names nobody, and may stay until then.
  const readable = isEmbedded ? secrets : secrets.filter((secret) => secret !== robinsId);
  expect(await filesWith(await rawFiles(), readable)).toEqual([]);
  expectNone(world.logLines.join('\n'), secrets);
});

test('what a process that was killed had still to erase, the next one erases', async () => {
  const { robin, kim, form } = await aCouple(world);
  await keepSecrets(robin);
  const { deps } = world;
  const user = (await robin.get('/api/user')) as User;
  const [row] = await deps.db.select().from(members).where(eq(members.id, user.id));
  const leaving = { ...user, coupleId: row?.coupleId ?? '', isDiscreet: false, timeZone: null };
  await deps.mail.put(deps.db, { to: form.partner1Email, subject: 'Hello', text: '' }, deps.now());
  await world.database.maintain();
  // Stop after the commit, as if the power had gone.
  await eraseMember(deps, leaving, allPersonalData);
  // Only the mail about leaving waits for them.
  expect(await deps.db.$count(mailQueue)).toBe(1);
  const written = [row?.sealed ?? ''];
  if (isEmbedded) expect(await filesWith(await rawFiles(), written)).not.toEqual([]);

  const stop = startScheduledJobs(deps, world.database, (error) => {
    throw error;
  });
  await world.settled();
  stop();

  expect(await deps.db.$count(erasureTasks)).toBe(0);
  if (isEmbedded) expect(await filesWith(await rawFiles(), written)).toEqual([]);
  expect(await kim.request('GET', '/api/user')).toMatchObject({ status: 200 });
});

test.runIf(isEmbedded)(
  'answers that were changed or erased are in no file after the next night',
  async () => {
    const { robin } = await aCouple(world);
    const { deps, database } = world;
    await confirmAdult(robin);
    const sealed: string[] = [];
    for (const choice of ['yes', 'no'] as const) {
      await robin.request('PUT', '/api/consent/choices', { kind: 'breath', choice });
      // Search a part of each text, since the database stores a long text in pieces.
      for (const row of await deps.db.select().from(consentAnswers))
        sealed.push(row.sealed.slice(40, 240));
    }
    expect(new Set(sealed).size).toBe(2);
    expect((await robin.request('DELETE', '/api/consent/choices')).status).toBe(204);
    await sweep(deps, database);
    expect(await filesWith(await rawFiles(), sealed)).not.toEqual([]);

    world.pass(NIGHT - (deps.now().getTime() % DAY_MS) + DAY_MS);
    await sweep(deps, database);
    expect(await filesWith(await rawFiles(), sealed)).toEqual([]);
  },
);
