import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newSecret } from './tokens.ts';

const FILE_NAME = 'app-secret';

/** Returns the embedded database's own secret: made at the first start, kept beside its data. */
export function localAppSecret(dataDir: string): Promise<string> {
  return keptSecret(path.join(dataDir, FILE_NAME));
}

/** Reads the secret in a file, and makes the file if it is missing. */
export async function keptSecret(file: string, make = newSecret): Promise<string> {
  const known = await readIfThere(file);
  if (known) return known;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await writeSynced(draft, make());
  await link(draft, file).catch(() => undefined); // Keep the secret of a faster process.
  await unlink(draft);
  return readFile(file, 'utf8');
}

export function storedAppSecret(dataDir: string): Promise<string | null> {
  return readIfThere(path.join(dataDir, FILE_NAME));
}

/** True if a change of the secret was begun and not finished. */
export async function hasNextLocalSecret(dataDir: string): Promise<boolean> {
  return (await readIfThere(path.join(dataDir, `${FILE_NAME}.next`))) !== null;
}

/**
 * Writes the new secret before anything is sealed with it, so that an interrupted rotation can
 * continue.
 */
export async function nextLocalSecret(dataDir: string, wanted?: string) {
  const file = path.join(dataDir, FILE_NAME);
  const next = `${file}.next`;
  const begun = await readIfThere(next);
  if (begun && wanted && begun !== wanted) {
    throw new Error('A change to another secret was begun: finish it without NEW_APP_SECRET.');
  }
  const secret = begun ?? (wanted || newSecret());
  if (!begun) {
    await writeSynced(`${next}.part`, secret);
    await rename(`${next}.part`, next);
    await syncDirectory(dataDir);
  }
  return {
    secret,
    async use() {
      await rename(next, file);
      await syncDirectory(dataDir);
    },
  };
}

/** Writes and syncs the whole text before the file gets its name: half a secret shuts all out. */
function writeSynced(file: string, text: string): Promise<void> {
  return writeFile(file, text, { mode: 0o600, flush: true });
}

async function syncDirectory(directory: string): Promise<void> {
  // Ignore failures: some systems cannot open a directory, and need no sync of one.
  const handle = await open(directory, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

export async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
