import { aCaller, type Caller } from '../parts/callers.ts';
import { aTarget, HOT_CALLS, runCall, type Target } from '../parts/hot-calls.ts';
import { inProcessApp } from '../parts/in-process-app.ts';
import { byTurns, cpuOf, median, timesOf } from '../parts/measure.ts';
import { migratedDatabase } from '../parts/postgres.ts';
import { figure, type Section } from '../parts/report.ts';
import { startAppServer } from '../parts/servers.ts';

const CONNECTIONS = 16;
const ROUNDS = 16;
const CALLS_PER_ROUND = 64;
/** Both have compiled what they run before either is measured. */
const WARM_UP_CALLS = 2_000;
const LEAST = 0.9;

/** Does a second process that shares the database cost anything beyond its own work? */
export async function processes(): Promise<Section> {
  const url = await migratedDatabase();
  const inProcess = await inProcessApp(url);
  const callers: Caller[] = [];
  while (callers.length < 2 * CONNECTIONS) {
    callers.push(await aCaller(inProcess.deps, { sessions: 20, entries: 60 }));
  }
  await inProcess.close();
  const servers = [
    await startAppServer({ DATABASE_URL: url }),
    await startAppServer({ DATABASE_URL: url }),
  ];
  const [first, second] = await Promise.all(
    servers.map((server) => aTarget(server.pid, server.url, CONNECTIONS)),
  );
  if (!first || !second) throw new Error('A server did not start.');
  for (const [half, target] of [first, second].entries()) {
    for (const call of HOT_CALLS) {
      await runCall(target, ownOf(callers, half), call, WARM_UP_CALLS);
    }
  }
  const alone = () => workPerSecond([first], callers);
  const together = () => workPerSecond([first, second], callers);
  await byTurns(4, { alone, together });
  const work = await byTurns(ROUNDS, { alone, together });
  for (const server of servers) await server.stop();
  const times = timesOf(work.together, work.alone);
  return {
    title: 'Processes',
    about: `All of these calls in turn, over ${CONNECTIONS} connections to each app process, to one and to two at once on one PostgreSQL: calls for each second of CPU that the app's processes use. ${ROUNDS} rounds by turns.`,
    tables: [
      {
        columns: ['', 'one process', 'two', 'times'],
        rows: [
          [
            'calls per CPU-second',
            median(work.alone).toFixed(0),
            median(work.together).toFixed(0),
            figure(times),
          ],
        ],
      },
    ],
    checks: [
      { what: 'Work per CPU-second of two against one', value: times, limit: LEAST, least: true },
    ],
  };
}

async function workPerSecond(targets: readonly Target[], callers: readonly Caller[]) {
  const cpu = () => targets.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
  const before = cpu();
  for (const call of HOT_CALLS) {
    await Promise.all(
      targets.map((target, half) => runCall(target, ownOf(callers, half), call, CALLS_PER_ROUND)),
    );
  }
  const work = targets.length * HOT_CALLS.length * CALLS_PER_ROUND;
  return work / ((cpu() - before) / 1_000_000);
}

/** Each process has callers of its own, as it has where a proxy keeps people apart. */
function ownOf(callers: readonly Caller[], half: number): Caller[] {
  return callers.slice(half * CONNECTIONS, (half + 1) * CONNECTIONS);
}
