import { aCaller, type Caller } from '../parts/callers.ts';
import { aTarget, cpuPerCall, HOT_CALLS, runCall } from '../parts/hot-calls.ts';
import { Connection, mustAsk } from '../parts/http-load.ts';
import { inProcessApp, SECRET } from '../parts/in-process-app.ts';
import { byTurns, median, timesOf } from '../parts/measure.ts';
import { copyOf, migratedDatabase } from '../parts/postgres.ts';
import { type Exchange, recordCall } from '../parts/record.ts';
import { type Check, figure, type Section } from '../parts/report.ts';
import { startAppServer, startFloorServer } from '../parts/servers.ts';

/**
 * Connections, more than the app has to its database, so that the app is never idle, as on a busy
 * evening.
 */
const CONNECTIONS = 32;
const ROUNDS = 40;
const CALLS_PER_ROUND = 96;
/**
 * Calls before measuring, after which a process has compiled its code, like one that has run for a
 * minute.
 */
const WARM_UP_CALLS = 4_000;
const WARM_UP_ROUNDS = 6;
const LIMIT = 2;

/** Measures what each call costs the server, compared with the smallest possible server for it. */
export async function calls(): Promise<Section> {
  const url = await migratedDatabase();
  const inProcess = await inProcessApp(url);
  const callers: Caller[] = [];
  const exchanges: Exchange[] = [];
  for (let made = 0; made < CONNECTIONS; made++) {
    callers.push(await aCaller(inProcess.deps, { sessions: 100, entries: 100 }));
  }
  // Record reads last, so that the app still gives the recorded answer when both are compared.
  const writesFirst = HOT_CALLS.toSorted((one, two) => two.kind.localeCompare(one.kind));
  for (const caller of callers) {
    for (const call of writesFirst) exchanges.push(...(await recordCall(inProcess, call, caller)));
  }
  await inProcess.close();

  // Copy the database: rows written by the floor server look sealed but cannot be opened, so the
  // app must never read them.
  const floorUrl = await copyOf(url);
  const app = await startAppServer({ DATABASE_URL: url, APP_SECRET: SECRET });
  const floor = await startFloorServer({ databaseUrl: floorUrl, exchanges });
  const ours = await aTarget(app.pid, app.url, CONNECTIONS);
  const theirs = await aTarget(floor.pid, floor.url, CONNECTIONS);
  const compared = await expectSameAnswers(exchanges, app.url, floor.url);
  for (const call of HOT_CALLS) {
    for (const target of [ours, theirs]) await runCall(target, callers, call, WARM_UP_CALLS);
  }
  const rows: string[][] = [];
  const checks: Check[] = [];
  for (const call of HOT_CALLS) {
    const measurements = {
      floor: () => cpuPerCall(theirs, callers, call, CALLS_PER_ROUND),
      app: () => cpuPerCall(ours, callers, call, CALLS_PER_ROUND),
    };
    await byTurns(WARM_UP_ROUNDS, measurements);
    const cost = await byTurns(ROUNDS, measurements);
    const times = timesOf(cost.app, cost.floor);
    rows.push([
      call.name,
      median(cost.floor).toFixed(0),
      median(cost.app).toFixed(0),
      figure(times),
    ]);
    checks.push({ what: `${call.name} against its floor`, value: times, limit: LIMIT });
  }
  await app.stop();
  await floor.stop();
  return {
    title: 'Per call',
    about: `CPU time of the server's process for one call over HTTP, ${CONNECTIONS} connections kept alive, on PostgreSQL. The floor is bare node:http that runs the same statements, prepared, through the same driver, opens what entries are sealed in, and answers the same bytes (compared over HTTP for ${compared} answers). ${ROUNDS} rounds of ${CALLS_PER_ROUND} calls each by turns.`,
    tables: [{ columns: ['call', 'floor, µs', 'app, µs', 'times'], rows }],
    checks,
  };
}

/**
 * Ends the bench unless app and floor server answer the same bytes. Ids and times of new rows may
 * differ.
 */
async function expectSameAnswers(
  exchanges: readonly Exchange[],
  appUrl: string,
  floorUrl: string,
): Promise<number> {
  const [app, floor] = [await Connection.to(appUrl), await Connection.to(floorUrl)];
  const reads = exchanges.filter(({ method }) => method === 'GET');
  for (const { path, cookie } of reads) {
    const request = { method: 'GET', path, cookie } as const;
    const [ours, theirs] = [await mustAsk(app, request), await mustAsk(floor, request)];
    const isSame = ours.encoding === theirs.encoding && ours.body.equals(theirs.body);
    if (!isSame) throw new Error(`${path}: the app and its floor answer different bytes.`);
  }
  app.close();
  floor.close();
  return reads.length;
}
