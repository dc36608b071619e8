import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './open-database.ts';
import { nextLocalSecret, storedAppSecret } from './security/app-secret.ts';
import { rotateSecret } from './security/rotation.ts';

/** What was sealed, or found, by the secret itself. */
const RESEALED_TABLES = ['couple_keys', 'members', 'mail_queue'];
const STILL_THERE = `The old secret still opens what the data files held before: as the owner of the tables, run VACUUM FULL ${RESEALED_TABLES.join(', ')}.`;

type Env = Readonly<Record<string, string | undefined>>;

/**
 * `npm run rotate-secret`. Both secrets come from the environment, except that an embedded database
 * keeps its own beside itself and gets a new one there. Says what was done.
 */
export async function rotate(env: Env): Promise<string> {
  const oldSecret = env.OLD_APP_SECRET?.trim();
  const newSecret = env.NEW_APP_SECRET?.trim();
  const config = readConfig({ ...env, APP_SECRET: oldSecret || env.APP_SECRET || newSecret });
  // Opening an embedded database takes its lock, which a running app holds.
  const database = await openDatabase(config, () => undefined);
  try {
    const stored = oldSecret || config.databaseUrl ? null : await storedAppSecret(config.dataDir);
    const from = oldSecret || stored;
    if (!from) throw new ConfigError('OLD_APP_SECRET must be set to the secret in use until now.');
    const next = stored ? await nextLocalSecret(config.dataDir, newSecret) : null;
    const to = next?.secret ?? newSecret;
    if (!to) throw new ConfigError('NEW_APP_SECRET must be set to the secret to use from now on.');
    if (from === to) throw new ConfigError('NEW_APP_SECRET is the old one.');
    const { keys, letters } = await rotateSecret(database.db, from, to);
    // What was sealed by the old secret is in the files until they are written anew.
    const isGone = await database.rewrite(...RESEALED_TABLES);
    await next?.use();
    const then = next ? 'The new secret is in place.' : 'Start the app with the new APP_SECRET.';
    const done = `Sealed anew: ${keys} keys of couples, ${letters} letters on their way. ${then}`;
    return isGone ? done : `${done}\n${STILL_THERE}`;
  } finally {
    await database.close();
  }
}
