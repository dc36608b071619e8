import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';

const SECRET_BYTES = 32;
const FILE_NAME = 'app-secret';

/** The embedded database's own secret: made at the first start, kept beside the data it seals. */
export async function localAppSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, FILE_NAME);
  const known = await readIfThere(file);
  if (known) return known;
  // Written whole and synced before it gets its name: half a secret would lock everyone out.
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'w', 0o600);
  await handle.writeFile(randomBytes(SECRET_BYTES).toString('base64url'));
  await handle.sync();
  await handle.close();
  await link(draft, file).catch(() => undefined); // Another process was first: its secret counts.
  await unlink(draft);
  return readFile(file, 'utf8');
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
