import { hasPlan, planOf, scansWholeTable } from '../../server/testing/plans.ts';
import { aCaller, type Caller, type Size } from '../parts/callers.ts';
import {
  aTarget,
  HOT_CALLS,
  type HotCall,
  LEADERBOARD,
  runCall,
  type Target,
} from '../parts/hot-calls.ts';
import { type InProcess, inProcessApp } from '../parts/in-process-app.ts';
import { byTurns, cpuOf, median, timesOf } from '../parts/measure.ts';
import { fillBoard, populate } from '../parts/population.ts';
import { namedDatabase, withClient } from '../parts/postgres.ts';
import { recordCall } from '../parts/record.ts';
import { type Check, figure, type Section, type Table } from '../parts/report.ts';
import { type Server, startAppServer } from '../parts/servers.ts';

const CONNECTIONS = 8;
const ROUNDS = 10;
const CALLS_PER_ROUND = 96;
const LIMIT = 1.3;
/** Every couple that calls has as much behind it, however many others there are. */
const USUAL: Size = { sessions: 20, entries: 60 };
const FEW: Size = { sessions: 10, entries: 10 };
const MANY: Size = { sessions: 10_000, entries: 10_000 };
const CALLS = [...HOT_CALLS, LEADERBOARD];
/** A page that couples with few entries fill as well: the same answer costs the same. */
const SMALL_PAGE = '/api/journal?limit=10';

type Place = { url: string; server: Server; target: Target; callers: Caller[] };

/** Does a call cost more when there are more couples, or for a couple that has done more? */
export async function growth(sizes: readonly number[]): Promise<Section> {
  const places: Record<string, Place> = {};
  for (const size of sizes) places[named(size)] = await aPlace(size);
  const [smallest = '', largest = ''] = [named(Math.min(...sizes)), named(Math.max(...sizes))];
  const crowds = await compare(CALLS, places, [smallest, largest]);

  const quiet = places[smallest];
  if (!quiet) throw new Error('There is no smallest database.');
  const inProcess = await inProcessApp(quiet.url);
  const few = { ...quiet, callers: await someCallers(inProcess, FEW, CONNECTIONS) };
  const many = { ...quiet, callers: await someCallers(inProcess, MANY, CONNECTIONS) };
  await inProcess.close();
  await withClient(quiet.url, (client) => client.query('VACUUM ANALYZE'));
  const histories = await compare(CALLS.map(ofAnyHistory), { '10': few, '10,000': many }, [
    '10',
    '10,000',
  ]);
  const plans = await plansIn(places[largest] ?? quiet);
  for (const { server } of Object.values(places)) await server.stop();
  return {
    title: 'Growth',
    about: `The same calls with ${sizes.map(named).join(', ')} couples in the database, and for couples with 10 and 10,000 sessions and entries behind them. CPU time of the app's process for one call, and PostgreSQL's own beside it, in microseconds: medians of ${ROUNDS} rounds by turns.`,
    tables: [crowds.table, histories.table],
    checks: [
      ...crowds.checks,
      ...histories.checks,
      { what: 'Plans that read a whole table', value: plans.whole, limit: 0 },
    ],
    details: [{ summary: `The plans with ${largest} couples`, text: plans.text }],
  };
}

const named = (size: number) => size.toLocaleString('en');

function ofAnyHistory(call: HotCall): HotCall {
  if (!call.name.includes('limit=50')) return call;
  return {
    ...call,
    name: `GET ${SMALL_PAGE}`,
    run: (ask, cookie) => ask({ method: 'GET', path: SMALL_PAGE, cookie }),
  };
}

async function aPlace(size: number): Promise<Place> {
  const { url, isNew } = await namedDatabase(`crowd_${size}`);
  const startedAt = performance.now();
  if (isNew) await withClient(url, (client) => populate(client, size));
  const inProcess = await inProcessApp(url);
  const callers = await someCallers(inProcess, USUAL, 2 * CONNECTIONS);
  await inProcess.close();
  await withClient(url, (client) => fillBoard(client, callers));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`  ${named(size)} couples ready in ${seconds} s`);
  const server = await startAppServer({ DATABASE_URL: url });
  const target = await aTarget(server.pid, server.url, CONNECTIONS);
  for (const call of CALLS) await runCall(target, callers, call, 2 * CALLS_PER_ROUND);
  return { url, server, target, callers };
}

async function someCallers({ deps }: InProcess, size: Size, count: number): Promise<Caller[]> {
  const callers: Caller[] = [];
  while (callers.length < count) callers.push(await aCaller(deps, size));
  return callers;
}

/** CPU time that each of the app's connections has used inside PostgreSQL. */
async function backendsOf(url: string): Promise<Map<number, number>> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'sexercise'`,
    ),
  );
  const used = new Map<number, number>();
  for (const { pid } of rows) {
    try {
      used.set(pid, cpuOf(pid));
    } catch {
      // Closed since it was listed, because nobody needed it.
    }
  }
  return used;
}

type Compared = { table: Table; checks: Check[] };

async function compare(
  calls: readonly HotCall[],
  places: Readonly<Record<string, Place>>,
  [smallest, largest]: readonly [string, string],
): Promise<Compared> {
  const names = Object.keys(places);
  const rows: string[][] = [];
  const checks: Check[] = [];
  for (const call of calls) {
    const database = Object.fromEntries(names.map((name) => [name, [] as number[]]));
    const measurements = Object.fromEntries(
      Object.entries(places).map(([name, place]) => [
        name,
        async () => {
          const { app, postgres } = await costOf(place, call);
          database[name]?.push(postgres);
          return app;
        },
      ]),
    );
    const cost = await byTurns(ROUNDS, measurements);
    const times = timesOf(cost[largest] ?? [], cost[smallest] ?? []);
    const below = timesOf(database[largest] ?? [], database[smallest] ?? []);
    rows.push([
      call.name,
      ...names.map((name) => median(cost[name] ?? []).toFixed(0)),
      figure(times),
      ...names.map((name) => median(database[name] ?? []).toFixed(0)),
      figure(below),
    ]);
    checks.push({
      what: `${call.name}, ${largest} against ${smallest}`,
      value: times,
      limit: LIMIT,
    });
  }
  const columns = [
    'call',
    ...names,
    'times',
    ...names.map((name) => `PostgreSQL, ${name}`),
    'times',
  ];
  return { table: { columns, rows }, checks };
}

async function costOf({ url, target, callers }: Place, call: HotCall) {
  const [app, before] = [cpuOf(target.pid), await backendsOf(url)];
  await runCall(target, callers, call, CALLS_PER_ROUND);
  const after = cpuOf(target.pid);
  // Idle connections are closed and new ones opened as the app needs them.
  let postgres = 0;
  for (const [pid, used] of await backendsOf(url)) postgres += used - (before.get(pid) ?? 0);
  return { app: (after - app) / CALLS_PER_ROUND, postgres: postgres / CALLS_PER_ROUND };
}

/** How the largest database goes about every statement of every call. */
async function plansIn({
  url,
  callers: [caller],
}: Place): Promise<{ text: string; whole: number }> {
  if (!caller) throw new Error('Nobody calls.');
  const inProcess = await inProcessApp(url);
  const exchanges = [];
  for (const call of CALLS) exchanges.push(...(await recordCall(inProcess, call, caller)));
  await inProcess.close();
  const statements = exchanges.flatMap((exchange) => exchange.statements).filter(hasPlan);
  const distinct = new Map(statements.map((statement) => [statement.text, statement]));
  return withClient(url, async (client) => {
    const plans: { text: string; plan: string }[] = [];
    for (const statement of distinct.values()) {
      plans.push({ text: statement.text, plan: await planOf(client, statement) });
    }
    return {
      text: plans.map(({ text, plan }) => `${text}\n\n${plan}`).join('\n\n\n'),
      whole: plans.filter(({ plan }) => scansWholeTable(plan)).length,
    };
  });
}
