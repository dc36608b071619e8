import { pino } from 'pino';
import { buildApp } from '../server/app.ts';
import { insertCouple } from '../server/auth/member-queries.ts';
import { insertLogin } from '../server/auth/queries.ts';
import { openPostgres } from '../server/db/postgres.ts';
import { filePaths } from '../server/file-paths.ts';
import { aSignUp } from '../server/testing/factories.ts';
import { benchDeps } from './parts/in-process-app.ts';

/**
 * Runs the process that bench/live.ts measures: the app on a database with a given number of
 * couples.
 */
const [url = '', count = '0'] = process.argv.slice(2);
const database = await openPostgres({
  url,
  migrationsFolder: filePaths.migrations,
  onIdleError: () => undefined,
});
const deps = await benchDeps(database);
const app = await buildApp(deps, { logger: pino({ level: 'silent' }), trustProxy: false });
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const cookies: [string, string][] = [];
async function makeCouples(): Promise<void> {
  while (cookies.length < Number(count)) {
    const index = cookies.push(['', '']) - 1;
    const ids = await insertCouple(database.db, deps.identities, aSignUp(), ['-', '-'], deps.now());
    if (!ids) throw new Error('A couple was not made.');
    const { coupleId } = ids;
    const first = await insertLogin(database.db, { coupleId, id: ids.first }, deps.now());
    const second = await insertLogin(database.db, { coupleId, id: ids.second }, deps.now());
    cookies[index] = [`login=${first}`, `login=${second}`];
  }
}
await Promise.all(Array.from({ length: 8 }, makeCouples));

/** Answers each question with the resources that this process has used so far. */
process.on('message', (question) => {
  if (question === 'stop') return void stop();
  // Collect garbage only when memory is measured, because the collection must not count as CPU of a
  // press.
  if (question === 'memory') global.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ cpu: user + system, memory: heapUsed + external, rss });
});

// Exit when the measuring process fails, because nothing else would end this process.
process.once('disconnect', () => process.exit(1));

async function stop(): Promise<void> {
  await app.close();
  await deps.background.idle();
  await database.close();
  process.exit(0);
}

process.send?.({ address, cookies });
