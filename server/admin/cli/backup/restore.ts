import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, type Env, readConfig } from '../../../config.ts';
import { lockDirectory } from '../../../db/embedded/directory-lock.ts';
import { openEmbedded } from '../../../db/embedded/embedded.ts';
import { syncFiles } from '../../../db/embedded/sync-files.ts';
import { couples } from '../../../db/tables/couples.ts';
import { storedAppSecret } from '../../../security/app-secret.ts';
import { hasForeignKeys, masterKey } from '../../../security/couple-keys.ts';
import { storedVapidKey } from '../../../security/vapid-keys.ts';
import { checkedManifest, type Manifest, unpack } from './archive.ts';
import { parseOptions } from './options.ts';

type Secret = { text: string; from: 'the backup' | 'APP_SECRET' | 'DATA_DIR' };

/** Runs `npm run restore -- file [--move-aside]`. Returns a report for the person. */
export async function restore(env: Env, args: readonly string[]): Promise<string> {
  const { file, flags } = parseOptions(env, args, ['--move-aside']);
  if (!file) throw new ConfigError('Name the backup: npm run restore -- file');
  const config = readConfig(env);
  if (config.databaseUrl) {
    throw new ConfigError('DATABASE_URL is set: a backup goes into DATA_DIR, so unset it first.');
  }
  const { dataDir } = config;
  const manifest = await checkedManifest(file);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDirectory(dataDir);
  let secret: Secret;
  try {
    const isTaken = existsSync(path.join(dataDir, 'postgres'));
    if (isTaken && !flags.has('--move-aside')) {
      throw new ConfigError(
        `DATA_DIR ${dataDir} holds a database: set another DATA_DIR, or add --move-aside to keep that one beside.`,
      );
    }
    secret = await putInPlace(file, manifest, dataDir, config.appSecret);
  } finally {
    await lock.release();
  }
  const restored = await opened(dataDir, secret);
  return `Restored from ${manifest.createdAt}: ${restored} couples, sealed with the secret from ${secret.from}. Start the app to serve them.`;
}

/**
 * Prepares everything beside the data and only renames at the end, so that an interruption before
 * that changes nothing.
 */
async function putInPlace(
  file: string,
  manifest: Manifest,
  dataDir: string,
  appSecret: string | undefined,
): Promise<Secret> {
  const draft = path.join(dataDir, 'restoring');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  try {
    await unpack(file, draft, manifest);
    const secret = await fittingSecret(manifest, draft, dataDir, appSecret);
    await syncFiles(draft, new Date(0));
    const aside = `before-${Date.now()}`;
    if (secret.from === 'the backup') {
      await moveAside(dataDir, 'app-secret', aside);
      await rename(path.join(draft, 'app-secret'), path.join(dataDir, 'app-secret'));
    }
    if (await isNewKey(draft, dataDir)) {
      await moveAside(dataDir, 'vapid-key', aside);
      await rename(path.join(draft, 'vapid-key'), path.join(dataDir, 'vapid-key'));
    }
    await moveAside(dataDir, 'postgres', aside);
    await moveAside(dataDir, 'postgres.open', aside);
    await rename(path.join(draft, 'postgres'), path.join(dataDir, 'postgres'));
    return secret;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function fittingSecret(
  { keyId }: Manifest,
  draft: string,
  dataDir: string,
  appSecret: string | undefined,
): Promise<Secret> {
  // List the secret that the app will use first.
  const candidates: [Secret['from'], string | null | undefined][] = [
    ['APP_SECRET', appSecret],
    ['DATA_DIR', appSecret ? null : await storedAppSecret(dataDir)],
    ['the backup', await readFile(path.join(draft, 'app-secret'), 'utf8').catch(() => null)],
  ];
  for (const [from, text] of candidates) {
    if (text && masterKey(text).id === keyId) return { text, from };
  }
  throw new ConfigError(
    'This backup was sealed with a secret that is not here: put its app-secret file into DATA_DIR, or set APP_SECRET to it.',
  );
}

/** True if the backup has another key: phones that subscribed before the backup accept no other. */
async function isNewKey(draft: string, dataDir: string): Promise<boolean> {
  const key = await storedVapidKey(draft);
  return key !== null && key !== (await storedVapidKey(dataDir));
}

async function moveAside(dataDir: string, name: string, suffix: string): Promise<void> {
  const place = path.join(dataDir, name);
  if (existsSync(place)) await rename(place, `${place}.${suffix}`);
}

/**
 * Opens the unpacked database once to prove that it works, and counts its couples. Does not
 * migrate: the app does.
 */
async function opened(dataDir: string, secret: Secret): Promise<number> {
  const database = await openEmbedded({ dataDir, migrationsFolder: null });
  try {
    if (await hasForeignKeys(database.db, masterKey(secret.text))) {
      throw new ConfigError('The secret does not open the keys in this backup.');
    }
    return await database.db.$count(couples);
  } finally {
    await database.close();
  }
}
