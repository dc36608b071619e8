import { aCaller, type Caller, WORDS } from '../parts/callers.ts';
import { aTarget, cpuPerCall, read } from '../parts/hot-calls.ts';
import { inProcessApp } from '../parts/in-process-app.ts';
import { byTurns, median, timesOf } from '../parts/measure.ts';
import { makePlainJournal } from '../parts/plain-journal.ts';
import { migratedDatabase, withClient } from '../parts/postgres.ts';
import { figure, type Section } from '../parts/report.ts';
import { startModule } from '../parts/servers.ts';

const CONNECTIONS = 8;
const ROUNDS = 24;
const CALLS_PER_ROUND = 48;
/** Each of them is read for the first time once. */
const STRANGERS = 96;
const FIRST_READINGS = 6;
const LIMIT = 1.5;
const SEALED = read('/api/journal?limit=50');
const PLAIN = read('/api/plain-journal?limit=50');

/** What it costs that nobody else can read the journal. */
export async function sealing(): Promise<Section> {
  const url = await migratedDatabase();
  const inProcess = await inProcessApp(url);
  const couples: Caller[] = [];
  while (couples.length < CONNECTIONS + STRANGERS) {
    couples.push(await aCaller(inProcess.deps, { sessions: 1, entries: 60 }));
  }
  await inProcess.close();
  await withClient(url, (client) => makePlainJournal(client, WORDS));
  const server = await startModule('journal-server.ts', { databaseUrl: url });
  const target = await aTarget(server.pid, server.url, CONNECTIONS);
  const [callers, strangers] = [couples.slice(0, CONNECTIONS), couples.slice(CONNECTIONS)];
  const again = {
    plain: () => cpuPerCall(target, callers, PLAIN, CALLS_PER_ROUND),
    sealed: () => cpuPerCall(target, callers, SEALED, CALLS_PER_ROUND),
  };
  await byTurns(ROUNDS, again);
  const kept = await byTurns(ROUNDS, again);
  const first = await byTurns(FIRST_READINGS, firstReadings());
  await server.stop();
  return {
    title: 'Sealing',
    about: `A page of 50 journal entries, sealed and opened as it is, against the same page from rows that hold the same words as plain text: same query, same answer, nothing to open. CPU time of the app's process for one call, medians of ${ROUNDS} rounds by turns. A journal that is read again within minutes is remembered; one that is read for the first time has to be opened whole.`,
    tables: [
      {
        columns: ['', 'plain, µs', 'sealed, µs', 'times'],
        rows: [
          [
            'read again',
            ...(['plain', 'sealed'] as const).map((what) => median(kept[what]).toFixed(0)),
            figure(timesOf(kept.sealed, kept.plain)),
          ],
          [
            'read for the first time',
            ...(['plain', 'sealed'] as const).map((what) => median(first[what]).toFixed(0)),
            figure(timesOf(first.sealed, first.plain)),
          ],
        ],
      },
    ],
    checks: [
      {
        what: 'A page of 50 sealed entries, read again, against a plain one',
        value: timesOf(kept.sealed, kept.plain),
        limit: LIMIT,
      },
    ],
  };

  /** Other couples each time. Their keys and names are known after the plain page. */
  function firstReadings() {
    const group = STRANGERS / FIRST_READINGS;
    let plain = 0;
    let sealed = 0;
    const next = (count: number) => strangers.slice(count * group, (count + 1) * group);
    return {
      plain: async () => {
        const own = next(plain++);
        await cpuPerCall(target, own, PLAIN, group);
        return cpuPerCall(target, own, PLAIN, group);
      },
      sealed: () => cpuPerCall(target, next(sealed++), SEALED, group),
    };
  }
}
