import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGzip, constants as zlib } from 'node:zlib';
import { extract, Header, list, type ReadEntry } from 'tar';
import * as z from 'zod/mini';
import { ConfigError } from '../../../config.ts';
import type { CopiedFile } from '../../../db/embedded/copy-files.ts';

const BLOCK_BYTES = 512;
const DATABASE = 'postgres';
const SECRET = 'app-secret';
const VAPID_KEY = 'vapid-key';
const MANIFEST = 'manifest.json';
const FORMAT = 1;

const Manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Identifies the secret that sealed the database, and reveals nothing about the secret. */
  keyId: z.string(),
  /** The SHA-256 of every file. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

type About = {
  keyId: string;
  now: () => Date;
  secret?: string | undefined;
  /** The key that phones subscribed with, which opens nothing: the subscriptions are sealed. */
  vapidKey: string | null;
};

/** Compresses an archive while it is read (see `tar tzf`). The last file vouches for the rest. */
export function archiveOf(files: AsyncIterable<CopiedFile>, about: About): Readable {
  // Compress fast rather than small, on the thread pool: a busy app makes this archive.
  const gzip = createGzip({ level: zlib.Z_BEST_SPEED });
  const tar = Readable.from(blocks(files, about), { objectMode: false });
  return tar
    .on('error', (error) => gzip.destroy(error))
    .pipe(gzip)
    .on('close', () => tar.destroy());
}

async function* blocks(files: AsyncIterable<CopiedFile>, about: About): AsyncGenerator<Buffer> {
  const sums: Record<string, string> = {};
  for await (const file of files) {
    const name = `${DATABASE}/${file.name}`;
    if (file.isDirectory) yield headerOf(`${name}/`, 0, 'Directory');
    else yield* fileBlocks(name, file.size, file.bytes, sums);
  }
  if (about.secret) yield* textBlocks(SECRET, about.secret, sums);
  if (about.vapidKey) yield* textBlocks(VAPID_KEY, about.vapidKey, sums);
  const { keyId } = about;
  const manifest = { format: FORMAT, createdAt: about.now().toISOString(), keyId, files: sums };
  yield* textBlocks(MANIFEST, JSON.stringify(manifest), {});
  yield Buffer.alloc(2 * BLOCK_BYTES);
}

async function* textBlocks(name: string, text: string, sums: Record<string, string>) {
  const bytes = Buffer.from(text);
  yield* fileBlocks(name, bytes.length, Readable.from([bytes]), sums);
}

/** Yields exactly `size` bytes, even if the file changes while it is read. */
async function* fileBlocks(
  name: string,
  size: number,
  bytes: AsyncIterable<Buffer>,
  sums: Record<string, string>,
): AsyncGenerator<Buffer> {
  yield headerOf(name, size, 'File');
  const hash = createHash('sha256');
  let left = size;
  for await (const chunk of bytes) {
    const part = chunk.subarray(0, left);
    hash.update(part);
    left -= part.length;
    yield part;
    if (left === 0) break;
  }
  if (left > 0) {
    const rest = Buffer.alloc(left);
    hash.update(rest);
    yield rest;
  }
  sums[name] = hash.digest('hex');
  const overhang = size % BLOCK_BYTES;
  if (overhang > 0) yield Buffer.alloc(BLOCK_BYTES - overhang);
}

function headerOf(path: string, size: number, type: 'File' | 'Directory'): Buffer {
  const mode = type === 'File' ? 0o600 : 0o700;
  const header = new Header({ path, size, type, mode, mtime: new Date(0), uid: 0, gid: 0 });
  const block = Buffer.alloc(BLOCK_BYTES);
  if (header.encode(block, 0)) throw new Error(`${path} does not fit an archive.`);
  return block;
}

/** Reads a whole archive and checks every file against the manifest. Throws on a difference. */
export async function checkedManifest(file: string): Promise<Manifest> {
  const hashes = new Map<string, Hash>();
  let manifest = '';
  await wholeArchive(
    list({
      file,
      strict: true,
      onReadEntry(entry: ReadEntry) {
        if (entry.type !== 'File') return;
        if (entry.path === MANIFEST) {
          entry.on('data', (chunk: Buffer) => {
            manifest += chunk.toString();
          });
          return;
        }
        const hash = createHash('sha256');
        hashes.set(entry.path, hash);
        entry.on('data', (chunk: Buffer) => hash.update(chunk));
      },
    }),
  );
  const known = parsed(manifest);
  const found = [...hashes].map(([name, hash]) => [name, hash.digest('hex')] as const);
  compare(known, new Map(found));
  return known;
}

/** Unpacks a checked archive, and reads the copy back from the disk to check it too. */
export async function unpack(file: string, into: string, manifest: Manifest): Promise<void> {
  await wholeArchive(extract({ file, cwd: into, strict: true }));
  const found = new Map<string, string>();
  for (const name of Object.keys(manifest.files)) {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path.join(into, name))) hash.update(chunk);
    found.set(name, hash.digest('hex'));
  }
  compare(manifest, found);
}

async function wholeArchive(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'ENOSPC') throw new ConfigError(message);
    throw notWhole(message);
  }
}

function parsed(manifest: string): Manifest {
  try {
    return z.parse(Manifest, JSON.parse(manifest));
  } catch {
    throw notWhole('it does not end as a backup does.');
  }
}

function compare({ files }: Manifest, found: ReadonlyMap<string, string>): void {
  const names = new Set([...Object.keys(files), ...found.keys()]);
  for (const name of names) {
    if (found.get(name) !== files[name]) throw notWhole(`${name} is not as it was written.`);
  }
}

function notWhole(why: string): ConfigError {
  return new ConfigError(`The backup is not whole: ${why}`);
}
