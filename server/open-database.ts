import { type Config, ConfigError } from './config.ts';
import type { Database } from './db/database.ts';
import { openEmbedded } from './db/embedded/embedded.ts';
import { openPostgres } from './db/postgres.ts';
import { filePaths } from './file-paths.ts';

export async function openDatabase(
  { databaseUrl, dataDir }: Config,
  onFailure: (error: unknown) => void,
): Promise<Database> {
  const { migrations: migrationsFolder, template } = filePaths;
  try {
    if (!databaseUrl) return await openEmbedded({ dataDir, migrationsFolder, template, onFailure });
    return await openPostgres({
      url: databaseUrl,
      migrationsFolder,
      onIdleError: onFailure,
      isGuarded: false,
    });
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    let cause = error as NodeJS.ErrnoException;
    while (cause.cause instanceof Error) cause = cause.cause;
    const setting = databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
    // Fall back to the code: some failures to connect have no message.
    throw new ConfigError(`${setting} cannot be used: ${cause.message || cause.code}`);
  }
}
