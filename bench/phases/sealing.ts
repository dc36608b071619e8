import { aCaller, type Caller, WORDS } from '../parts/callers.ts';
import { aTarget, cpuPerCall, read } from '../parts/hot-calls.ts';
import { inProcessApp } from '../parts/in-process-app.ts';
import { byTurns, median, timesOf } from '../parts/measure.ts';
import { makePlainJournal } from '../parts/plain-journal.ts';
import { migratedDatabase, withClient } from '../parts/postgres.ts';
import { figure, type Section } from '../parts/report.ts';
import { startModule } from '../parts/servers.ts';

const CONNECTIONS = 16;
const WARM_UP_ROUNDS = 16;
const ROUNDS = 30;
const CALLS_PER_ROUND = 48;
const LIMIT = 1.5;
const SEALED = read('/api/journal?limit=50');
const PLAIN = read('/api/plain-journal?limit=50');
const OPENED_ANEW = read('/api/journal-opened-anew?limit=50');

/** What it costs that nobody else can read the journal. */
export async function sealing(): Promise<Section> {
  const url = await migratedDatabase();
  const inProcess = await inProcessApp(url);
  const callers: Caller[] = [];
  while (callers.length < CONNECTIONS) {
    callers.push(await aCaller(inProcess.deps, { sessions: 1, entries: 60 }));
  }
  await inProcess.close();
  await withClient(url, (client) => makePlainJournal(client, WORDS));
  const server = await startModule('journal-server.ts', { databaseUrl: url });
  const target = await aTarget(server.pid, server.url, CONNECTIONS);
  const pages = {
    plain: () => cpuPerCall(target, callers, PLAIN, CALLS_PER_ROUND),
    anew: () => cpuPerCall(target, callers, OPENED_ANEW, CALLS_PER_ROUND),
    sealed: () => cpuPerCall(target, callers, SEALED, CALLS_PER_ROUND),
  };
  await byTurns(WARM_UP_ROUNDS, pages);
  const { plain, anew, sealed } = await byTurns(ROUNDS, pages);
  await server.stop();
  const row = (what: string, cost: number[]) => [
    what,
    median(plain).toFixed(0),
    median(cost).toFixed(0),
    figure(timesOf(cost, plain)),
  ];
  return {
    title: 'Sealing',
    about: `A page of 50 journal entries against the same page from rows that hold the same words as plain text: same query, same answer, nothing to open. The app remembers what it opened for a minute or two; the first row is what a page costs of which nothing is remembered. CPU time of the app's process for one call, medians of ${ROUNDS} rounds by turns.`,
    tables: [
      {
        columns: ['50 entries', 'plain, µs', 'sealed, µs', 'times'],
        rows: [row('the first time', anew), row('again within the minute', sealed)],
      },
    ],
    // The first read is what most people meet: a memory of minutes does not answer for it.
    checks: [
      { what: 'A page of 50 sealed entries read first', value: timesOf(anew, plain), limit: LIMIT },
      { what: 'The same page read again', value: timesOf(sealed, plain), limit: LIMIT },
    ],
  };
}
