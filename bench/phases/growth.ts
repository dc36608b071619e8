import { asksForWorkers, hasPlan, planOf, scansWholeTable } from '../../server/testing/plans.ts';
import { type CalledPlace, costOf } from '../parts/call-cost.ts';
import { aCaller, type Caller, type Size } from '../parts/callers.ts';
import { aTarget, HOT_CALLS, type HotCall, MORE_READS, read, runCall } from '../parts/hot-calls.ts';
import { type InProcess, inProcessApp } from '../parts/in-process-app.ts';
import { byTurns, median, timesOf } from '../parts/measure.ts';
import { fillBoard, populate } from '../parts/population.ts';
import { namedDatabase, withClient } from '../parts/postgres.ts';
import { recordCall } from '../parts/record.ts';
import { type Check, figure, type Section, type Table } from '../parts/report.ts';
import { type Server, startAppServer } from '../parts/servers.ts';

const CONNECTIONS = 8;
const ROUNDS = 14;
const CALLS_PER_ROUND = 96;
/** Calls of each kind to each process before measuring, after which its code is compiled. */
const WARM_UP_CALLS = 1_000;
/**
 * Rounds of a call just before measuring, because rested connections are new and have no query
 * plan.
 */
const WARM_UP_ROUNDS = 2;
const LIMIT = 1.3;
/** Least microseconds of PostgreSQL worth comparing. Less is lost in its background work. */
const MEASURABLE_US = 50;
/** History of every calling couple, the same however many other couples there are. */
const USUAL: Size = { sessions: 20, entries: 60 };
const LITTLE: Size = { sessions: 10, entries: 100 };
const MUCH: Size = { sessions: 10_000, entries: 10_000 };
/** Calls to measure, with writes last, because they change what is read. */
const CALLS = [
  ...HOT_CALLS.filter(({ kind }) => kind === 'read'),
  ...MORE_READS,
  ...HOT_CALLS.filter(({ kind }) => kind === 'write'),
];
/** First page of the journal, which a hundred entries fill as well as ten thousand. */
const FIRST_PAGE = read('/api/journal');
const CALLS_OF_ANY_HISTORY = CALLS.map((call) =>
  call.name.includes('/api/journal?') ? FIRST_PAGE : call,
);

type Place = CalledPlace & {
  server: Server;
  /**
   * Couples that only warm the process up, so that their data does not affect the measured ones.
   */
  early: Caller[];
};

/** Measures whether a call costs more with more couples, or for a couple with more history. */
export async function growth(sizes: readonly number[]): Promise<Section> {
  const places: Record<string, Place> = {};
  for (const size of sizes) places[named(size)] = await aPlace(size);
  const [smallest = '', largest = ''] = [named(Math.min(...sizes)), named(Math.max(...sizes))];
  await warmUp(Object.values(places));
  const crowds = await compare(CALLS, places, [smallest, largest]);

  const quiet = places[smallest];
  if (!quiet) throw new Error('There is no smallest database.');
  const inProcess = await inProcessApp(quiet.url);
  const little = { ...quiet, callers: await someCallers(inProcess, LITTLE, CONNECTIONS) };
  const much = { ...quiet, callers: await someCallers(inProcess, MUCH, CONNECTIONS) };
  await inProcess.close();
  await withClient(quiet.url, (client) => client.query('VACUUM ANALYZE'));
  const histories = await compare(CALLS_OF_ANY_HISTORY, { 'a little': little, 'a lot': much }, [
    'a little',
    'a lot',
  ]);
  const plans = await plansIn(places[largest] ?? quiet);
  for (const { server } of Object.values(places)) await server.stop();
  return {
    title: 'Growth',
    about: `The same calls with ${sizes.map(named).join(', ')} couples in the database, and for couples with a little behind them (${of(LITTLE)}) and a lot (${of(MUCH)}). CPU time of the app's process for one call, and PostgreSQL's own beside it, in microseconds: medians of ${ROUNDS} rounds by turns, after ${named(WARM_UP_CALLS)} calls of each kind. PostgreSQL is held to the same goal wherever a call takes ${MEASURABLE_US} µs of it.`,
    tables: [crowds.table, histories.table],
    checks: [
      ...crowds.checks,
      ...histories.checks,
      { what: 'Plans that read a whole table', value: plans.whole, limit: 0 },
      { what: 'Plans that ask for more processes', value: plans.parallel, limit: 0 },
    ],
    details: [{ summary: `The plans with ${largest} couples`, text: plans.text }],
  };
}

const named = (size: number) => size.toLocaleString('en');

const of = ({ sessions, entries }: Size) =>
  `${named(sessions)} sessions, ${named(entries)} entries`;

async function aPlace(size: number): Promise<Place> {
  const { url, isNew } = await namedDatabase(`crowd_${size}`);
  const startedAt = performance.now();
  if (isNew) await withClient(url, (client) => populate(client, size));
  const inProcess = await inProcessApp(url);
  const callers = await someCallers(inProcess, USUAL, 2 * CONNECTIONS);
  const early = await someCallers(inProcess, USUAL, CONNECTIONS);
  await inProcess.close();
  await withClient(url, (client) => fillBoard(client, callers));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`  ${named(size)} couples ready in ${seconds} s`);
  const server = await startAppServer({ DATABASE_URL: url });
  const target = await aTarget(server.pid, server.url, CONNECTIONS);
  return { url, server, target, callers, early };
}

/**
 * Warms up all processes side by side, because one that waited for the others would be cold again.
 */
async function warmUp(places: readonly Place[]): Promise<void> {
  for (const call of CALLS) {
    await Promise.all(
      places.map(({ target, early }) => runCall(target, early, call, WARM_UP_CALLS)),
    );
  }
}

async function someCallers({ deps }: InProcess, size: Size, count: number): Promise<Caller[]> {
  const callers: Caller[] = [];
  while (callers.length < count) callers.push(await aCaller(deps, size));
  return callers;
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
    const database: Record<string, number[]> = {};
    const measurements = Object.fromEntries(
      Object.entries(places).map(([name, place]) => [
        name,
        async () => {
          const { app, postgres } = await costOf(place, call, CALLS_PER_ROUND);
          database[name] = [...(database[name] ?? []), postgres];
          return app;
        },
      ]),
    );
    await byTurns(WARM_UP_ROUNDS, measurements);
    for (const name of names) database[name] = [];
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
    const what = `${call.name}, ${largest} against ${smallest}`;
    checks.push({ what, value: times, limit: LIMIT });
    const postgres = names.map((name) => median(database[name] ?? []));
    if (Math.max(...postgres) < MEASURABLE_US) continue;
    checks.push({ what: `${what}, PostgreSQL's part`, value: below, limit: LIMIT });
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

/** Explains how the largest database executes every statement of every call. */
async function plansIn({
  url,
  callers: [caller],
}: Place): Promise<{ text: string; whole: number; parallel: number }> {
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
      // Count parallel plans, whose CPU time `backendsOf` would miss.
      parallel: plans.filter(({ plan }) => asksForWorkers(plan)).length,
    };
  });
}
