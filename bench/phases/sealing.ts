import { aCaller, type Caller, USUAL_LETTERS, wordsOf } from '../parts/callers.ts';
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
const LIMIT = 2;
/** Lengths of entries, from usual ones to the longest accepted. */
const LENGTHS = [USUAL_LETTERS, 1_000, 3_000, 6_000, 20_000];
const SEALED = read('/api/journal?limit=50');
const PLAIN = read('/api/plain-journal?limit=50');

/** Measures the cost of sealing the journal. */
export async function sealing(): Promise<Section> {
  const rows: string[][] = [];
  const checks: Section['checks'] = [];
  for (const letters of LENGTHS) {
    const { plain, sealed } = await pagesOf(letters);
    const times = timesOf(sealed, plain);
    const length = letters.toLocaleString('en');
    rows.push([length, median(plain).toFixed(0), median(sealed).toFixed(0), figure(times)]);
    checks.push({ what: `50 sealed entries of ${length} letters`, value: times, limit: LIMIT });
  }
  return {
    title: 'Sealing',
    about: `A page of 50 journal entries against the same page from rows that hold the same words as plain text: the same answer, nothing to open. Nothing that was opened is remembered, so every call is a first one. CPU time of the app's process for one call, medians of ${ROUNDS} rounds by turns.`,
    tables: [{ columns: ['letters in each', 'plain, µs', 'sealed, µs', 'times'], rows }],
    checks,
  };
}

async function pagesOf(letters: number): Promise<{ plain: number[]; sealed: number[] }> {
  const url = await migratedDatabase();
  const words = wordsOf(letters);
  const inProcess = await inProcessApp(url);
  const callers: Caller[] = [];
  while (callers.length < CONNECTIONS) {
    callers.push(await aCaller(inProcess.deps, { sessions: 1, entries: 60, words }));
  }
  await inProcess.close();
  await withClient(url, (client) => makePlainJournal(client, words));
  const server = await startModule('journal-server.ts', { databaseUrl: url });
  const target = await aTarget(server.pid, server.url, CONNECTIONS);
  const pages = {
    plain: () => cpuPerCall(target, callers, PLAIN, CALLS_PER_ROUND),
    sealed: () => cpuPerCall(target, callers, SEALED, CALLS_PER_ROUND),
  };
  await byTurns(WARM_UP_ROUNDS, pages);
  const rounds = await byTurns(ROUNDS, pages);
  await server.stop();
  return rounds;
}
