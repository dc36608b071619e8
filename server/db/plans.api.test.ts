import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { addDays, dayIn } from '../../contract/calendar.ts';
import type { Session } from '../../contract/training/sessions.ts';
import { LONGEST_GAP_DAYS, type Run, runAfter } from '../progress/streak.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { anOperator, OPERATOR_TOKEN } from '../testing/operator.ts';
import { hasPlan, planOf, rowsRead, scansWholeTable } from '../testing/plans.ts';
import { buy, GAME } from '../testing/shopping.ts';
import { sqlRecorder } from '../testing/sql-recorder.ts';
import { testApp } from '../testing/test-app.ts';
import { completionNow, makePremium } from '../testing/training.ts';
import { couples } from './tables/couples.ts';
import { coupleDays, coupleTotals } from './tables/progress.ts';

const DAY_MS = 86_400_000;
const world = testApp({ adminToken: OPERATOR_TOKEN });

const reading = (url: string) => [`GET ${url}`, (who: Visitor) => who.get(url)] as const;
const CALLS: (readonly [string, (who: Visitor) => Promise<unknown>])[] = [
  reading('/api/user'),
  reading('/api/progress'),
  reading('/api/progress/days'),
  reading('/api/goals/weekly'),
  reading('/api/goals/targets'),
  reading('/api/streak'),
  reading('/api/streak/days?from=2026-01-01&to=2026-12-31'),
  reading('/api/history'),
  reading('/api/history?year=2020'),
  reading('/api/history/2026-03-11'),
  reading('/api/sessions?limit=7'),
  reading('/api/sessions/today'),
  reading('/api/sessions/completions'),
  reading('/api/favorites'),
  reading('/api/suggestion'),
  reading('/api/journal'),
  reading('/api/achievements'),
  reading('/api/leaderboard'),
  reading('/api/plan?from=2026-03-09&until=2026-03-15'),
  [
    'POST /api/plan',
    (who) => who.post('/api/plan', { workoutId: 101, day: '2026-03-13', time: '20:00' }),
  ],
  ['POST /api/journal', (who) => who.post('/api/journal', { content: 'A quiet evening' })],
  [
    'POST and PATCH /api/sessions',
    async (who) => {
      const { body } = await who.post('/api/sessions', { workoutId: 101, partnerId: null });
      const { id } = body as Session;
      return who.request('PATCH', `/api/sessions/${id}`, completionNow(world, 0));
    },
  ],
];

// Plan as if reading a whole table were expensive, which is true of a large one. A plan that still
// does so has no index to use.
test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'every common call finds its rows by an index, never by reading a whole table',
  async () => {
    const { robin } = await aCouple(world);
    await robin.post('/api/journal', { content: 'A first entry', isSharedWithPartner: true });
    const client = await lookingOn();
    for (const [name, call] of CALLS) {
      const statements = (await sqlRecorder(() => call(robin))).filter(hasPlan);
      expect(statements, name).not.toEqual([]);
      for (const statement of statements) {
        expect(await planOf(client, statement), name).not.toSatisfy(scansWholeTable);
      }
    }
    await client.end();
  },
);

const DESK_READS = [
  '/login',
  '/orders',
  '/orders?status=shipped&limit=100',
  '/orders?from=2026-03-01T00:00:00.000Z&until=2026-03-02T00:00:00.000Z',
  '/orders?after=2026-03-01T00:00:00.000Z~3f2a91bc-0000-4000-8000-000000000000',
  '/orders?number=3f2a',
  '/numbers',
  '/mails',
  '/record',
];

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'so does every page of the desk, whatever is searched for',
  async () => {
    const { robin } = await aCouple(world);
    await buy(robin, { item: GAME });
    const dana = await anOperator(world);
    const client = await lookingOn();
    for (const url of DESK_READS) {
      const statements = (await sqlRecorder(() => dana.get(url))).filter(hasPlan);
      expect(statements, url).not.toEqual([]);
      for (const statement of statements) {
        expect(await planOf(client, statement), url).not.toSatisfy(scansWholeTable);
      }
    }
    await client.end();
  },
);

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a streak costs the last days, however many lie before them',
  async () => {
    const { robin, form } = await aCouple(world);
    await makePremium(world, form.partner1Email);
    const late = (await robin.post('/api/sessions', { workoutId: 101 })).body as Session;
    const completion = completionNow(world, 0);
    world.pass(3 * DAY_MS);
    const days = Array.from({ length: 500 }, (_, n) => n + 10);
    await trainedDays([...days, 6, 5, 4, 2, 1, -1]);
    const client = await lookingOn();
    const calls: (readonly [() => Promise<unknown>, object])[] = [
      [() => robin.get('/api/progress'), { streakDays: 2 }],
      [() => robin.get('/api/streak'), { streakDays: 2, restDays: 0 }],
      [() => robin.get('/api/streak/days?from=2026-03-06&to=2026-04-05'), [{ day: '2026-03-06' }]],
      // A completion of three days ago joins the two halves.
      [() => robin.request('PATCH', `/api/sessions/${late.id}`, completion), { status: 200 }],
      [() => robin.get('/api/progress'), { streakDays: 6 }],
    ];
    for (const [call, answer] of calls) {
      const asked = await sqlRecorder(async () => expect(await call()).toMatchObject(answer));
      for (const statement of asked.filter(hasPlan)) {
        const rows = await rowsRead(client, 'couple_days', statement);
        expect(rows).toBeLessThanOrEqual(LONGEST_GAP_DAYS + 2);
      }
    }
    await client.end();
  },
);

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'any year of a long history, and any day of it, is read from its own rows alone',
  async () => {
    const { robin } = await aCouple(world);
    const [couple] = await world.deps.db.select().from(couples);
    await world.deps.db.execute(sql`
      INSERT INTO couple_days (couple_id, day, workouts, calories, minutes, categories, rest_days, streak)
      SELECT ${couple?.id}::uuid, date '2026-03-11' - n, 1, 80, 10, 1, 0, 10000 - n
        FROM generate_series(0, 9999) n`);
    await world.deps.db.execute(sql`
      INSERT INTO sessions (couple_id, workout_id, is_free, started_at, completed_at, completed_day, duration, calories_burned)
      SELECT ${couple?.id}::uuid, 101, false, day, day, day, 10, 80 FROM couple_days`);
    await world.deps.db.execute(sql`ANALYZE couple_days, sessions`);
    const client = await lookingOn();
    for (const year of [2001, 2013, 2025]) {
      for (const [url, most] of [
        [`/api/history?year=${year}`, 366],
        [`/api/history/${year}-06-01`, 1],
      ] as const) {
        const asked = (await sqlRecorder(() => robin.get(url))).filter(hasPlan);
        const read = { days: 0, sessions: 0 };
        for (const statement of asked) {
          read.days += await rowsRead(client, 'couple_days', statement);
          read.sessions += await rowsRead(client, 'sessions', statement);
        }
        // Allow one more row, for the very first day.
        expect(read.days, url).toBeLessThanOrEqual(most + 1);
        expect(read.sessions, url).toBeLessThanOrEqual(1);
        expect(read.days + read.sessions, url).toBeGreaterThanOrEqual(most === 1 ? 1 : 365);
      }
    }
    await client.end();
  },
);

/** Records days with training, this many days ago. The last is tomorrow, where the partner is. */
async function trainedDays(ago: readonly number[]): Promise<void> {
  const { db, now } = world.deps;
  const today = dayIn('UTC', now());
  const [couple] = await db.select().from(couples);
  const coupleId = couple?.id ?? '';
  const days = ago.map((n) => addDays(today, -n)).sort();
  let run: Run | null = null;
  const runs = days.map((day) => {
    run = runAfter(run, day, 0);
    return run;
  });
  const done = { coupleId, workouts: 1, calories: 80, minutes: 10, categories: 1 };
  await db
    .insert(coupleDays)
    .values(runs.map(({ lastDay, ...run }) => ({ ...done, day: lastDay, ...run })));
  await db.insert(coupleTotals).values({ coupleId, workouts: ago.length, ...runs.at(-1) });
}

/** Opens a connection of the test's own to the database that the app uses. */
async function lookingOn(): Promise<Client> {
  const { rows } = (await world.database.db.execute(
    sql`SELECT current_database() AS name`,
  )) as unknown as { rows: { name: string }[] };
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query('SET enable_seqscan = off');
  return client;
}
