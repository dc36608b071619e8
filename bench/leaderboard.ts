import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { addDays, dayIn, weekStart } from '../contract/calendar.ts';
import { leaderboardFor } from '../server/challenges/board-queries.ts';
import { logChallenge } from '../server/challenges/queries.ts';
import type { Database } from '../server/db/database.ts';
import { openPostgres } from '../server/db/postgres.ts';
import { couples } from '../server/db/tables/couples.ts';
import { transact } from '../server/db/transaction-guard.ts';
import { places } from '../server/places.ts';
import { coupleKeysIn, masterKey } from '../server/security/couple-keys.ts';
import { newPostgresDatabase } from '../server/testing/test-database.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { seedCouples } from './seed-couples.ts';

/**
 * Does the board, or one's place on it, cost more when there are more couples? Run with
 * `npx tsx bench/leaderboard.ts`; it needs PostgreSQL and some minutes to make a million couples.
 */
const SMALL = 1_000;
const LARGE = 1_000_000;
const RUNS = 400;
const WEEKS = 3;
const SECRET = 'a secret for benchmarks';
type Cost = { board: number[]; log: number[] };
type Costs = { small: Cost; large: Cost };

const today = dayIn('UTC', new Date());
const week = weekStart(today);

const server = await startPostgres();
const small = await databaseWith(SMALL);
const large = await databaseWith(LARGE);
const runs = { small: await sample(small), large: await sample(large) };
const costs = { small: { board: [], log: [] }, large: { board: [], log: [] } } as Costs;
// By turns, so that whatever else the machine does weighs on both alike.
for (let run = 0; run < RUNS; run++) {
  await measure(small, runs.small[run] ?? '', costs.small);
  await measure(large, runs.large[run] ?? '', costs.large);
}
await explain(large);
await small.close();
await large.close();
await server.stop();

for (const what of ['board', 'log'] as const) {
  const [few, many] = [median(costs.small[what]), median(costs.large[what])];
  console.log(
    `${what}: ${few.toFixed(2)} ms with ${SMALL} couples, ${many.toFixed(2)} ms with ${LARGE}: ${(many / few).toFixed(2)} times`,
  );
}

async function databaseWith(couples: number): Promise<Database> {
  const url = await newPostgresDatabase(server.url);
  const database = await openPostgres({
    url,
    migrationsFolder: places.migrations,
    onIdleError: () => undefined,
  });
  await seed(url, couples);
  return database;
}

/** Couples with 50 to 1,750 points in each of the last weeks, all on the board. */
async function seed(url: string, count: number): Promise<void> {
  // A connection of its own: the app's would cut statements off that take this long.
  const client = new Client({ connectionString: url });
  await client.connect();
  await seedCouples(client, count, SECRET);
  for (let ago = 0; ago < WEEKS; ago++) {
    const monday = addDays(week, -7 * ago);
    await client.query(`
      INSERT INTO couple_weeks (couple_id, week, challenges, points, reached_at, is_listed)
      SELECT id, '${monday}', n, n * 50, now() - random() * interval '3 days', true
        FROM (SELECT id, 1 + floor(random() * 35)::int n FROM couples) c`);
    await client.query(`
      INSERT INTO week_histogram (week, points, couples)
      SELECT week, points, count(*) FROM couple_weeks WHERE week = '${monday}' GROUP BY 1, 2`);
  }
  // Five years of closed weeks, so that finding this one among them is part of the cost.
  await client.query(`
    INSERT INTO week_histogram (week, points, couples)
    SELECT date '${week}' - 7 * ago, level * 50, 1
      FROM generate_series(${WEEKS}, 260) ago, generate_series(1, 35) level`);
  await client.query('VACUUM ANALYZE');
  await client.end();
}

async function sample({ db }: Database): Promise<string[]> {
  return (await db.select({ id: couples.id }).from(couples).limit(RUNS)).map(({ id }) => id);
}

const keysOf = new WeakMap<Database, ReturnType<typeof coupleKeysIn>>();

async function measure(database: Database, coupleId: string, cost: Cost): Promise<void> {
  const { db } = database;
  const coupleKeys = keysOf.get(database) ?? coupleKeysIn(db, masterKey(SECRET));
  keysOf.set(database, coupleKeys);
  const log = { coupleId, challengeId: 'long-lean', day: today, now: new Date() } as const;
  cost.board.push(await timed(() => leaderboardFor({ db, coupleKeys }, coupleId, today)));
  cost.log.push(await timed(() => transact(db, (tx) => logChallenge(tx, log))));
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The plans of the hot queries: an index each, and never the whole table. */
async function explain(database: Database): Promise<void> {
  const { db } = database;
  const [couple] = await sample(database);
  const plans = [
    sql`EXPLAIN ANALYZE SELECT couple_id, points FROM couple_weeks
          WHERE week = ${week}::date AND is_listed ORDER BY points DESC, reached_at LIMIT 5`,
    sql`EXPLAIN ANALYZE SELECT sum(couples) FILTER (WHERE points > 900), sum(couples)
          FROM week_histogram WHERE week = ${week}::date`,
    sql`EXPLAIN ANALYZE SELECT * FROM couple_weeks
          WHERE couple_id = ${couple} AND week = ${week}::date`,
  ];
  for (const plan of plans) {
    const { rows } = (await db.execute(plan)) as unknown as { rows: { 'QUERY PLAN': string }[] };
    console.log(`\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`);
  }
}
