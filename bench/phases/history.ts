import { addDays, dayIn } from '../../contract/calendar.ts';
import { type CalledPlace, costOf } from '../parts/call-cost.ts';
import { aCaller, type Caller } from '../parts/callers.ts';
import { aTarget, read } from '../parts/hot-calls.ts';
import { inProcessApp } from '../parts/in-process-app.ts';
import { byTurns, median, timesOf } from '../parts/measure.ts';
import { migratedDatabase, withClient } from '../parts/postgres.ts';
import { type Check, figure, type Section } from '../parts/report.ts';
import { startAppServer } from '../parts/servers.ts';

const CONNECTIONS = 8;
const WARM_UP_ROUNDS = 8;
const ROUNDS = 14;
const CALLS_PER_ROUND = 96;
const LIMIT = 1.3;
const SESSIONS = 10_000;
/** Days since the first session. Sessions are five hours apart. */
const DAYS = Math.floor((SESSIONS * 5) / 24);

type Pair = { what: string; near: string; far: string };

/** Measures whether reading older history costs more. */
export async function history(): Promise<Section> {
  const url = await migratedDatabase();
  const inProcess = await inProcessApp(url);
  const callers: Caller[] = [];
  while (callers.length < CONNECTIONS) {
    callers.push(await aCaller(inProcess.deps, { sessions: SESSIONS, entries: 0 }));
  }
  await inProcess.close();
  await withClient(url, (client) => client.query('VACUUM ANALYZE'));
  const server = await startAppServer({ DATABASE_URL: url });
  const target = await aTarget(server.pid, server.url, CONNECTIONS);
  const rows: string[][] = [];
  const checks: Check[] = [];
  for (const pair of pairs()) {
    const { row, found } = await compared({ url, target, callers }, pair);
    rows.push(row);
    checks.push(...found);
  }
  await server.stop();
  return {
    title: 'Looking back',
    about: `A couple with ${SESSIONS.toLocaleString('en')} sessions, four or five on every day of ${(DAYS / 365).toFixed(1)} years, looks at its last full year and at its first, and at a day of last week and of its first weeks. CPU time of the app's process for one call, and PostgreSQL's own beside it, in microseconds: medians of ${ROUNDS} rounds by turns.`,
    tables: [
      {
        columns: [
          'call',
          'near',
          'far back',
          'times',
          'PostgreSQL, near',
          'PostgreSQL, far back',
          'times',
        ],
        rows,
      },
    ],
    checks,
  };
}

/** Lists pairs of near and far ranges with the same number of days or sessions. */
function pairs(): Pair[] {
  const today = dayIn('UTC', new Date());
  const firstDay = addDays(today, -DAYS);
  const lastYear = Number(today.slice(0, 4)) - 1;
  const firstYear = Number(firstDay.slice(0, 4)) + 1;
  return [
    {
      what: 'GET /api/history?year=',
      near: `/api/history?year=${lastYear}`,
      far: `/api/history?year=${firstYear}`,
    },
    {
      what: 'GET /api/history/:day',
      near: `/api/history/${addDays(today, -7)}`,
      far: `/api/history/${addDays(firstDay, 13)}`,
    },
  ];
}

async function compared(place: CalledPlace, { what, near, far }: Pair) {
  let postgres: Record<'near' | 'far', number[]> = { near: [], far: [] };
  const measure = (name: 'near' | 'far', path: string) => async () => {
    const cost = await costOf(place, read(path), CALLS_PER_ROUND);
    postgres[name].push(cost.postgres);
    return cost.app;
  };
  const measurements = { near: measure('near', near), far: measure('far', far) };
  await byTurns(WARM_UP_ROUNDS, measurements);
  postgres = { near: [], far: [] };
  const app = await byTurns(ROUNDS, measurements);
  const [times, below] = [timesOf(app.far, app.near), timesOf(postgres.far, postgres.near)];
  const microseconds = (values: number[]) => median(values).toFixed(0);
  const row = [
    what,
    microseconds(app.near),
    microseconds(app.far),
    figure(times),
    microseconds(postgres.near),
    microseconds(postgres.far),
    figure(below),
  ];
  const found: Check[] = [
    { what: `${what}, far back against near`, value: times, limit: LIMIT },
    { what: `${what}, far back against near, PostgreSQL's part`, value: below, limit: LIMIT },
  ];
  return { row, found };
}
