import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filePaths } from '../../server/file-paths.ts';
import { call, startApp } from '../app-process.ts';
import type { PostgresServer } from '../postgres-server.ts';
import { inPostgres } from './databases.ts';

const PROCESSES = 4;

/** Starts several processes at once on an empty database: one must migrate, all must serve. */
export async function migrationsAtOnce(server: PostgresServer, rounds: number): Promise<string> {
  const journal = path.join(filePaths.migrations, 'meta/_journal.json');
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
  for (let round = 0; round < rounds; round++) {
    const keeping = await inPostgres(server);
    const starts = Array.from({ length: PROCESSES }, () => startApp(keeping.env));
    const settled = await Promise.allSettled(starts);
    const apps = settled.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    try {
      const [failure] = settled.flatMap((start) => (start.status === 'rejected' ? [start] : []));
      assert.equal(apps.length, PROCESSES, `one did not start: ${failure?.reason}`);
      for (const app of apps) assert.equal((await call(app, '/api/ready')).status, 200);
      const done = await keeping.inside((run) =>
        run('SELECT hash FROM drizzle.__drizzle_migrations'),
      );
      assert.equal(done.length, entries.length, 'migrations ran more than once');
    } finally {
      for (const app of apps) {
        app.signal('SIGTERM');
        assert.equal(await app.exited, 0);
      }
      keeping.remove();
    }
  }
  return `${rounds} times ${PROCESSES} processes on an empty database: all served, each of ${entries.length} migrations once`;
}
