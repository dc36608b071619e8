import { ConfigError, type Env, readConfig, requireLongSecret } from '../../../config.ts';
import type { Database } from '../../../db/database.ts';
import { openDatabase } from '../../../open-database.ts';
import { nextLocalSecret, storedAppSecret } from '../../../security/app-secret.ts';
import { rotateSecret } from './reseal.ts';

/** Tables with values that the secret itself seals or hashes. */
const RESEALED_TABLES = ['couple_keys', 'members', 'mail_queue'];
const STILL_THERE = `The old secret still opens what the data files held before: as the owner of the tables, run VACUUM FULL ${RESEALED_TABLES.join(', ')} at a quiet hour, since nobody can use them meanwhile.`;
const BESIDE_APP = '--beside-app';

/** Rewrites the tables' files, which until then hold values sealed by the old secret. */
function rewriteResealed(database: Database): Promise<boolean> {
  return database.rewrite(...RESEALED_TABLES);
}

/** Changes the secret inside the app: an embedded database has no room for another process. */
export async function rotateWhileServing(database: Database, from: string, to: string) {
  const done = await rotateSecret(database.db, from, to);
  await rewriteResealed(database);
  return done;
}

/**
 * Runs `npm run rotate-secret`. The environment gives the secrets; an embedded database has its
 * own.
 */
export async function rotate(env: Env, args: readonly string[] = []): Promise<string> {
  const isBesideApp = args.includes(BESIDE_APP);
  const unknown = args.find((arg) => arg !== BESIDE_APP);
  if (unknown) throw new ConfigError(`rotate-secret knows no ${unknown}, only ${BESIDE_APP}.`);
  const oldSecret = env.OLD_APP_SECRET?.trim();
  const newSecret = env.NEW_APP_SECRET?.trim();
  // Check only the new secret: people must be able to replace an old one that is too short.
  if (newSecret) requireLongSecret('NEW_APP_SECRET', newSecret);
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
    const { keys, mails } = await rotateSecret(database.db, from, to);
    const isGone = !isBesideApp && (await rewriteResealed(database));
    await next?.use();
    const start = isBesideApp
      ? 'Start the app with the new APP_SECRET alone, one process after the other.'
      : 'Start the app with the new APP_SECRET.';
    const then = next ? 'The new secret is in place.' : start;
    const done = `Sealed anew: ${keys} keys of couples, ${mails} mails on their way. ${then}`;
    return isGone ? done : `${done}\n${STILL_THERE}`;
  } finally {
    await database.close();
  }
}
