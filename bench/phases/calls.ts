import { aCaller, type Caller } from '../parts/callers.ts';
import { aTarget, cpuPerCall, HOT_CALLS, runCall } from '../parts/hot-calls.ts';
import { Connection, mustAsk } from '../parts/http-load.ts';
import { inProcessApp, SECRET } from '../parts/in-process-app.ts';
import { byTurns, median, timesOf } from '../parts/measure.ts';
import { copyOf, migratedDatabase } from '../parts/postgres.ts';
import { type Exchange, recordCall } from '../parts/record.ts';
import { type Check, figure, type Section } from '../parts/report.ts';
import { startAppServer, startFloorServer } from '../parts/servers.ts';

/** More than the app's connections to its database: so it is never idle, as on a busy evening. */
const CONNECTIONS = 32;
const ROUNDS = 40;
const CALLS_PER_ROUND = 96;
/** A process that has been up for a minute has compiled what it runs; one that just began has not. */
const WARM_UP_CALLS = 4_000;
const WARM_UP_ROUNDS = 6;
const LIMIT = 2;

/** What each call costs the server, against the least that could answer it. */
export async function calls(): Promise<Section> {
  const url = await migratedDatabase();
  const inProcess = await inProcessApp(url);
  const callers: Caller[] = [];
  const exchanges: Exchange[] = [];
  for (let made = 0; made < CONNECTIONS; made++) {
    callers.push(await aCaller(inProcess.deps, { sessions: 100, entries: 100 }));
  }
  // What is read is recorded last, so that the app still answers it when it is compared.
  const writesFirst = HOT_CALLS.toSorted((one, two) => two.kind.localeCompare(one.kind));
  for (const caller of callers) {
    for (const call of writesFirst) exchanges.push(...(await recordCall(inProcess, call, caller)));
  }
  await inProcess.close();

  // What the floor writes looks sealed and does not open: the app must never meet it.
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

/** Ends everything unless app and floor answer the same bytes; what is written has new ids and times. */
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
