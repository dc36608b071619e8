import { sealPlainMembers } from './auth/seal-plain-members.ts';
import { type Config, ConfigError } from './config.ts';
import type { Database, RunSql } from './db/database.ts';
import { openEmbedded } from './db/embedded.ts';
import { openPostgres } from './db/postgres.ts';
import { places } from './places.ts';
import { localAppSecret } from './security/app-secret.ts';

/** The database that the environment names. */
export async function openDatabase(
  { databaseUrl, dataDir, appSecret }: Config,
  onFailure: (error: unknown) => void,
): Promise<Database> {
  const { migrations: migrationsFolder, template } = places;
  const beforeMigrating = (run: RunSql) =>
    sealPlainMembers(run, async () => appSecret ?? localAppSecret(dataDir));
  if (!databaseUrl) {
    return openEmbedded({ dataDir, migrationsFolder, template, beforeMigrating, onFailure });
  }
  try {
    return await openPostgres({
      url: databaseUrl,
      migrationsFolder,
      beforeMigrating,
      onIdleError: onFailure,
      isGuarded: false,
    });
  } catch (error) {
    let cause = error as NodeJS.ErrnoException;
    while (cause.cause instanceof Error) cause = cause.cause;
    // Some failures to connect have a code but no words.
    throw new ConfigError(`DATABASE_URL cannot be used: ${cause.message || cause.code}`);
  }
}
