import { pino } from 'pino';
import { buildApp } from '../../server/app.ts';
import { buildDeps } from '../../server/build-deps.ts';
import type { Database } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import type { App, Deps } from '../../server/deps.ts';
import { filePaths } from '../../server/file-paths.ts';

/** Secret that every process of a run seals with. */
export const SECRET = 'a secret for benchmarks, longer than any that guards something';

export type InProcess = { app: App; deps: Deps; database: Database; close(): Promise<void> };

/** Starts the app inside this process, without its log. */
export async function inProcessApp(url: string, { isGuarded = true } = {}): Promise<InProcess> {
  const database = await openPostgres({
    url,
    migrationsFolder: filePaths.migrations,
    onIdleError: () => undefined,
    isGuarded,
  });
  const deps = await benchDeps(database);
  const app = await buildApp(deps, { logger: pino({ level: 'silent' }), trustProxy: false });
  return {
    app,
    deps,
    database,
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/**
 * Builds the app's dependencies for a benchmark: all of them real, but mails and messages go
 * nowhere.
 */
export function benchDeps(database: Database): Promise<Deps> {
  return buildDeps({
    database,
    appSecret: SECRET,
    now: () => new Date(),
    appOrigin: 'http://localhost:3000',
    hasRateLimits: true,
    turn: { secret: SECRET, urls: ['turn:relay.example.com:3478'] },
    stripe: undefined,
    adminToken: undefined,
    transport: async () => undefined,
    onFailure: () => (error) => {
      throw error;
    },
  });
}
