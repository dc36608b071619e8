import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { buildApp } from '../server/app.ts';
import { insertCouple, insertLogin } from '../server/auth/queries.ts';
import { openPostgres } from '../server/db/postgres.ts';
import { members } from '../server/db/tables/couples.ts';
import { journalEntries } from '../server/db/tables/journal.ts';
import type { App } from '../server/deps.ts';
import { openEntry, sealEntry } from '../server/journal/sealed-entry.ts';
import { places } from '../server/places.ts';
import { aSignUp } from '../server/testing/factories.ts';
import { newPostgresDatabase } from '../server/testing/test-database.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { benchDeps } from './bench-deps.ts';

/**
 * Does a call cost more for a couple that has done and written more? And what does sealing the
 * journal cost? Run with `npx tsx bench/growth.ts`; it needs PostgreSQL and a minute or two.
 * CPU time of the app's process per call, a few and many by turns in one run.
 */
const FEW = { sessions: 10, entries: 100 };
const MANY = { sessions: 10_000, entries: 10_000 };
const ROUNDS = 40;
const CALLS_PER_ROUND = 25;
const SENTENCE = 'We lay on the floor afterwards and did not want to get up. ';
const CALLS = [
  '/api/progress',
  '/api/goals/weekly',
  '/api/progress/days',
  '/api/sessions/today',
  '/api/sessions?limit=7',
  '/api/journal?limit=50',
];

const server = await startPostgres();
const database = await openPostgres({
  url: await newPostgresDatabase(server.url),
  migrationsFolder: places.migrations,
  onIdleError: () => undefined,
});
const deps = await benchDeps(database);
const app = await buildApp(deps, { logger: pino({ level: 'silent' }), trustProxy: false });
const few = await aCoupleWith(FEW);
const many = await aCoupleWith(MANY);
await database.db.execute(sql`VACUUM ANALYZE`);

for (const url of CALLS) {
  const cost = { few: [] as number[], many: [] as number[] };
  const wait = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const size of ['few', 'many'] as const) {
      const startedAt = performance.now();
      cost[size].push(await cpuPerCall(app, url, (size === 'few' ? few : many).cookie));
      wait[size].push(performance.now() - startedAt);
    }
  }
  const waiting = (median(wait.many) / median(wait.few)).toFixed(2);
  const [small, large] = [median(cost.few), median(cost.many)];
  console.log(
    `${url}: ${small.toFixed(0)} µs, then ${large.toFixed(0)}: ${(large / small).toFixed(2)} times the CPU, ${waiting} times the wait`,
  );
}
await sealingCost();
await app.close();
await database.close();
await server.stop();

/** Of the app's process; what PostgreSQL does shows in the waiting time beside it. */
async function cpuPerCall(target: App, url: string, cookie: string): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < CALLS_PER_ROUND; call++) {
    const { statusCode } = await target.inject({ url, headers: { cookie } });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS_PER_ROUND;
}

/** The list of 50 entries against the same list without the work of opening them. */
async function sealingCost(): Promise<void> {
  const key = await deps.coupleKeys(few.coupleId);
  const rows = await database.db.select().from(journalEntries).limit(50);
  const own = rows.filter(({ coupleId }) => coupleId === few.coupleId);
  const whole: number[] = [];
  const opening: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    whole.push(await cpuPerCall(app, '/api/journal?limit=50', few.cookie));
    const before = process.cpuUsage();
    for (let call = 0; call < CALLS_PER_ROUND; call++) {
      for (const row of own) openEntry(key, row, row.sealed);
    }
    const { user, system } = process.cpuUsage(before);
    opening.push((user + system) / CALLS_PER_ROUND);
  }
  const [total, seals] = [median(whole), median(opening)];
  console.log(
    `${own.length} sealed entries: ${total.toFixed(0)} µs a list, ${seals.toFixed(0)} of them opening: ${(total / (total - seals)).toFixed(2)} times the list unsealed`,
  );
}

async function aCoupleWith({ sessions, entries }: typeof FEW) {
  const { db } = database;
  const now = deps.now();
  const ids = await insertCouple(db, deps.identities, aSignUp(), ['-', '-'], now);
  if (!ids) throw new Error('A couple was not made.');
  const [member] = await db.select().from(members).where(sql`${members.id} = ${ids.first}`);
  const coupleId = member?.coupleId ?? '';
  await db.execute(sql`
    INSERT INTO sessions (couple_id, workout_id, is_free, started_at, completed_at, completed_day, duration, calories_burned)
    SELECT ${coupleId}, 101, false, at, at, at::date, 10, 80
      FROM (SELECT now() - n * interval '5 hours' AS at FROM generate_series(0, ${sessions - 1}) n) s`);
  await db.execute(sql`
    INSERT INTO couple_days (couple_id, day, workouts, calories, minutes, categories)
    SELECT couple_id, completed_day, count(*), sum(calories_burned), sum(duration), 1
      FROM sessions WHERE couple_id = ${coupleId} GROUP BY 1, 2`);
  await db.execute(sql`
    INSERT INTO couple_totals (couple_id, workouts, calories, minutes, last_day, streak)
    SELECT couple_id, sum(workouts), sum(calories), sum(minutes), max(day), count(*)
      FROM couple_days WHERE couple_id = ${coupleId} GROUP BY 1`);
  await writeEntries(coupleId, ids.first, entries);
  const token = await insertLogin(db, ids.first, now);
  return { coupleId, cookie: `login=${token}` };
}

async function writeEntries(coupleId: string, authorId: string, count: number): Promise<void> {
  const key = await deps.coupleKeys(coupleId);
  const words = { title: 'An evening', content: SENTENCE.repeat(10), mood: null };
  const rows = Array.from({ length: count }, (_, index) => {
    const place = { coupleId, authorId, id: randomUUID() };
    const createdAt = new Date(Date.now() - index * 60_000);
    return { ...place, isShared: index % 2 === 0, sealed: sealEntry(key, place, words), createdAt };
  });
  for (let at = 0; at < rows.length; at += 500) {
    await database.db.insert(journalEntries).values(rows.slice(at, at + 500));
  }
}

function median(numbers: number[]): number {
  return numbers.sort((one, two) => one - two)[Math.floor(numbers.length / 2)] ?? 0;
}
