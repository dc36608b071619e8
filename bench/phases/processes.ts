import { aCaller, type Caller } from '../parts/callers.ts';
import { CAN_CHOOSE, CORES, keepTo } from '../parts/cores.ts';
import { aTarget, HOT_CALLS, runCall, type Target } from '../parts/hot-calls.ts';
import { inProcessApp } from '../parts/in-process-app.ts';
import { byTurns, cpuOf, median, timesOf } from '../parts/measure.ts';
import { migratedDatabase, postmaster } from '../parts/postgres.ts';
import { figure, type Section } from '../parts/report.ts';
import { startAppServer } from '../parts/servers.ts';

const CONNECTIONS = 16;
const ROUNDS = 12;
/** Calls per round, enough that the first and last ones, which wait for none, hardly count. */
const CALLS_PER_ROUND = 160;
/** Calls before measuring, after which both processes have compiled their code. */
const WARM_UP_CALLS = 4_000;
const LEAST = 0.9;

/**
 * Measures whether a second process that shares the database costs more than its own work. On a
 * machine with few cores, a second process would take the core that the database and the callers
 * had, and processes that share a cache slow each other down. So the app's processes share one core
 * and the rest gets the others. Two processes with a database each are measured too: their loss is
 * due to the machine.
 */
export async function processes(): Promise<Section> {
  const shared = await populated(2);
  const other = await populated(1);
  const helpers = [process.pid, await postmaster()].filter((pid) => pid !== null);
  if (CAN_CHOOSE) for (const pid of helpers) keepTo(CORES.ofTheRest, pid);
  const servers = [
    await startAppServer({ DATABASE_URL: shared.url }),
    await startAppServer({ DATABASE_URL: shared.url }),
    await startAppServer({ DATABASE_URL: other.url }),
  ];
  if (CAN_CHOOSE) for (const { pid } of servers) keepTo(CORES.ofTheApp, pid);
  const groups = [...shared.groups, ...other.groups];
  const workers: Worker[] = [];
  for (const [index, server] of servers.entries()) {
    const target = await aTarget(server.pid, server.url, CONNECTIONS);
    const callers = groups[index] ?? [];
    for (const call of HOT_CALLS) await runCall(target, callers, call, WARM_UP_CALLS);
    workers.push({ target, callers });
  }
  const [first, second, elsewhere] = workers;
  if (!first || !second || !elsewhere) throw new Error('A server did not start.');
  const measurements = {
    alone: () => workPerSecond([first]),
    together: () => workPerSecond([first, second]),
    apart: () => workPerSecond([first, elsewhere]),
  };
  await byTurns(2, measurements);
  const work = await byTurns(ROUNDS, measurements);
  for (const server of servers) await server.stop();
  if (CAN_CHOOSE) for (const pid of helpers) keepTo(CORES.all, pid);
  const times = timesOf(work.together, work.alone);
  const ofTheMachine = timesOf(work.apart, work.alone);
  const ofTheDatabase = timesOf(work.together, work.apart);
  const row = (name: string, calls: number[], against: number) => [
    name,
    median(calls).toFixed(0),
    figure(against),
  ];
  return {
    title: 'Processes',
    about: `All of these calls in turn, over ${CONNECTIONS} connections to each app process, to one and to two at once on one PostgreSQL: calls for each second of CPU that the app's processes use. Beside them two processes with a database each, which share nothing but the machine.${CAN_CHOOSE ? ' The app’s processes are kept to one core and everything else to the others, so that a second one takes no core from the database.' : ''} ${ROUNDS} rounds by turns.`,
    tables: [
      {
        columns: ['calls per CPU-second', '', 'against one'],
        rows: [
          row('one process', work.alone, 1),
          row('two on one database', work.together, times),
          row('two on a database each', work.apart, ofTheMachine),
        ],
      },
    ],
    checks: [
      { what: 'Work per CPU-second of two against one', value: times, limit: LEAST, least: true },
      {
        what: 'Work per CPU-second of two on one database against two on a database each',
        value: ofTheDatabase,
        limit: LEAST,
        least: true,
      },
    ],
  };
}

/** Process, with the callers that a proxy would lead to it. */
type Worker = { target: Target; callers: readonly Caller[] };

/** Creates a database with one group of callers per process. */
async function populated(count: number) {
  const url = await migratedDatabase();
  const inProcess = await inProcessApp(url);
  const groups: Caller[][] = [];
  while (groups.length < count) {
    const group: Caller[] = [];
    while (group.length < CONNECTIONS) {
      group.push(await aCaller(inProcess.deps, { sessions: 20, entries: 60 }));
    }
    groups.push(group);
  }
  await inProcess.close();
  return { url, groups };
}

async function workPerSecond(workers: readonly Worker[]) {
  const cpu = () => workers.reduce((sum, { target }) => sum + cpuOf(target.pid), 0);
  const before = cpu();
  for (const call of HOT_CALLS) {
    await Promise.all(
      workers.map(({ target, callers }) => runCall(target, callers, call, CALLS_PER_ROUND)),
    );
  }
  const work = workers.length * HOT_CALLS.length * CALLS_PER_ROUND;
  return work / ((cpu() - before) / 1_000_000);
}
