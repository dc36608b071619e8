import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { filePaths } from '../file-paths.ts';

type Column = { name: string; notNull: boolean };
type Table = {
  name: string;
  columns: Record<string, Column>;
  indexes: Record<string, unknown>;
  uniqueConstraints: Record<string, unknown>;
  foreignKeys: Record<string, unknown>;
};
export type Snapshot = { id: string; tables: Record<string, Table> };

/** Reads the database schema as described by the newest generated migration. */
export async function newestSnapshot(): Promise<Snapshot> {
  const meta = path.join(filePaths.migrations, 'meta');
  const snapshots = (await readdir(meta)).filter((file) => file.endsWith('_snapshot.json')).sort();
  return JSON.parse(await readFile(path.join(meta, snapshots.at(-1) ?? ''), 'utf8'));
}
