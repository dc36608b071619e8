import { existsSync } from 'node:fs';
import { link, mkdir, open, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConfigError, type Env, readConfig } from '../../../config.ts';
import { restingFiles } from '../../../db/embedded/copy-files.ts';
import {
  connectToHolder,
  DirectoryInUse,
  lockDirectory,
} from '../../../db/embedded/directory-lock.ts';
import { hasNextLocalSecret, storedAppSecret } from '../../../security/app-secret.ts';
import { masterKey } from '../../../security/couple-keys.ts';
import { storedVapidKey } from '../../../security/vapid-keys.ts';
import { archiveOf, checkedManifest } from './archive.ts';
import { parseOptions } from './options.ts';
import { requestBackup } from './protocol.ts';

/** Runs `npm run backup [-- file] [--with-secret]`. Returns a report for the person. */
export async function backUp(env: Env, args: readonly string[]): Promise<string> {
  const { file, flags } = parseOptions(env, args, ['--with-secret']);
  const config = readConfig(env);
  if (config.databaseUrl) {
    throw new ConfigError('DATABASE_URL is set: back PostgreSQL up with its own pg_dump.');
  }
  const { dataDir } = config;
  const files = path.resolve(dataDir, 'postgres');
  const secret = config.appSecret ?? (await storedAppSecret(dataDir));
  if (!secret || !existsSync(files)) {
    throw new ConfigError(`There is no database in DATA_DIR ${dataDir}.`);
  }
  const withSecret = flags.has('--with-secret');
  const target = file ?? path.resolve(dataDir, 'backups', `${stamp(new Date())}.tar.gz`);
  if (existsSync(target)) throw new ConfigError(`${target} is there already.`);
  if (!file) await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const source = await archiveFrom(dataDir, files, secret, withSecret);
  try {
    await writeChecked(source.archive, target);
  } finally {
    await source.done();
  }
  const { size } = await stat(target);
  const apart = withSecret
    ? 'It holds the secret too: whoever has this file reads every journal.'
    : `It does not hold the secret (${config.appSecret ? 'APP_SECRET' : path.join(dataDir, 'app-secret')}): keep that apart, no journal opens without it.`;
  return `Backed up ${source.how} and checked: ${target} (${(size / 1e6).toFixed(1)} MB). ${apart}`;
}

/** Reads from the app that is running on this directory, or from its files if none is. */
async function archiveFrom(dataDir: string, files: string, secret: string, withSecret: boolean) {
  try {
    const lock = await lockDirectory(dataDir);
    if (await hasNextLocalSecret(dataDir)) {
      await lock.release();
      throw new ConfigError('A change of the secret was begun: finish `npm run rotate-secret`.');
    }
    const archive = archiveOf(restingFiles(files), {
      keyId: masterKey(secret).id,
      now: () => new Date(),
      secret: withSecret ? secret : undefined,
      vapidKey: await storedVapidKey(dataDir),
    });
    return { how: 'at rest', archive, done: lock.release };
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    const socket = await connectToHolder(dataDir);
    const archive = await requestBackup(socket, secret, withSecret);
    return { how: 'while the app was serving', archive, done: async () => void socket.destroy() };
  }
}

/** Writes under another name until the archive is on the disk and was read back whole. */
async function writeChecked(archive: Readable, target: string): Promise<void> {
  const part = `${target}.part`;
  const handle = await open(part, 'wx', 0o600).catch((error: Error) => {
    throw new ConfigError(error.message);
  });
  try {
    await pipeline(archive, handle.createWriteStream({ flush: true }));
    await checkedManifest(part);
    // Link instead of rename: a link never replaces a file that appeared at the target.
    await link(part, target);
  } finally {
    await unlink(part);
  }
}

/** Formats a time like 2026-11-15T16-20-05Z, which sorts by time and suits every file system. */
function stamp(at: Date): string {
  return at.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}
