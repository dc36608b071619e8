import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { places } from '../places.ts';

type Column = { name: string; notNull: boolean };
type Table = {
  name: string;
  columns: Record<string, Column>;
  indexes: Record<string, unknown>;
  uniqueConstraints: Record<string, unknown>;
  foreignKeys: Record<string, unknown>;
};
export type Snapshot = { id: string; tables: Record<string, Table> };

/** What the newest migration says the database looks like. */
export async function newestSnapshot(): Promise<Snapshot> {
  const meta = path.join(places.migrations, 'meta');
  const read = async (file: string) => JSON.parse(await readFile(path.join(meta, file), 'utf8'));
  const { entries } = (await read('_journal.json')) as { entries: { idx: number }[] };
  const newest = String(Math.max(...entries.map(({ idx }) => idx))).padStart(4, '0');
  return read(`${newest}_snapshot.json`);
}
