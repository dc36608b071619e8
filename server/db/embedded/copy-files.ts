import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/** A file or directory of a database, by its path below the database's own. */
export type CopiedFile =
  | { name: string; isDirectory: true }
  | { name: string; isDirectory: false; size: number; bytes: AsyncIterable<Buffer> };

const LOG = 'pg_wal';
/** The file that recovery starts from: copied after other data, as in PostgreSQL's own backups. */
const CONTROL = 'global/pg_control';
const CHUNK_BYTES = 256 * 1024;

/** Yields every file of a database that no process has open. */
export async function* restingFiles(files: string): AsyncGenerator<CopiedFile> {
  yield* dataFiles(files);
  yield* logFiles(files, () => true);
}

/**
 * Yields every file of a serving database. The files change while they are read. The log from start
 * to stop, which comes last, makes them consistent when the copy is first opened. Nothing may write
 * a checkpoint during the copy: it would remove log that is still to be copied.
 */
export async function* servingFiles(
  client: Pick<PGlite, 'query'>,
  files: string,
): AsyncGenerator<CopiedFile> {
  await client.query("SELECT pg_backup_start('sexercise', true)");
  let end: { label: string; last: string } | undefined;
  try {
    yield* dataFiles(files);
  } finally {
    // Stop even if the reader goes away: otherwise the backup would stay open forever.
    const { rows } = await client.query<{ label: string; last: string }>(
      'SELECT labelfile AS label, pg_walfile_name(lsn) AS last FROM pg_backup_stop(false)',
    );
    end = rows[0];
  }
  if (!end) throw new Error('The database did not say where its copy ends.');
  const { label, last } = end;
  const text = Buffer.from(label);
  const bytes = Readable.from([text]);
  yield { name: 'backup_label', isDirectory: false, size: text.length, bytes };
  yield* logFiles(files, (name) => name <= last);
}

async function* dataFiles(files: string): AsyncGenerator<CopiedFile> {
  for (const { name, isDirectory } of await namesBelow(files)) {
    if (isDirectory) yield { name, isDirectory };
    else if (!name.startsWith(`${LOG}/`) && name !== CONTROL) yield* fileAt(files, name);
  }
  yield* fileAt(files, CONTROL);
}

async function* logFiles(
  files: string,
  isWanted: (name: string) => boolean,
): AsyncGenerator<CopiedFile> {
  for (const { name, isDirectory } of await namesBelow(files)) {
    const [folder, segment, ...deeper] = name.split('/');
    if (isDirectory || folder !== LOG || !segment || deeper.length > 0) continue;
    if (isWanted(segment)) yield* fileAt(files, name);
  }
}

async function namesBelow(files: string) {
  const entries = await readdir(files, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .map((entry) => ({
      name: path.relative(files, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
      isDirectory: entry.isDirectory(),
    }))
    .filter(({ name }) => !/^postmaster\.(pid|opts)$|pgsql_tmp/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function* fileAt(files: string, name: string): AsyncGenerator<CopiedFile> {
  // Skip a table that was rewritten since the listing: the log tells the rest.
  const handle = await open(path.join(files, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!handle) return;
  try {
    const { size } = await handle.stat();
    const bytes = handle.createReadStream({ highWaterMark: CHUNK_BYTES, autoClose: false });
    yield { name, isDirectory: false, size, bytes };
  } finally {
    await handle.close();
  }
}
