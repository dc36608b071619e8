import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Database } from '../db/database.ts';
import type { Visitor } from './factories.ts';
import { unzip } from './unzip.ts';

/**
 * Collects everything that a visitor can read by making every call with these ids: the calls of the
 * contract, and files that browsers fetch outside of it.
 */
export async function everyAnswer(
  who: Visitor,
  endpoints: readonly Endpoint[],
  ids: readonly string[],
): Promise<string> {
  const answers: string[] = [];
  for (const { method, url, isStream } of endpoints) {
    // Skip leaving, which ends all access, and streams, which never end: privacy.api.test.ts covers
    // them.
    if (url.endsWith('/leave') || isStream) continue;
    // Skip questions: each one reduces the day's limit, so a second run would answer differently.
    if (method === 'POST' && url === '/api/nudges') continue;
    for (const id of url.includes(':') ? ids : ['']) {
      const address = url.replace(/:\w+/, id);
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const asked = await who.request(method, address, body);
      // Remove values that change between calls: the time and newly made secrets.
      const { date: _date, ...headers } = asked.headers;
      const { status, body: answer } = asked;
      const said = JSON.stringify([method, address.replace(id, ''), status, headers, answer]);
      answers.push(withoutSecrets(said));
    }
  }
  const archive = await who.download('/api/account/export');
  for (const [name, bytes] of archive ? unzip(archive) : []) answers.push(`${name}\n${bytes}`);
  for (const id of ids) {
    const picture = await who.download(`/api/avatars/${id}`);
    answers.push(`avatar\n${picture?.toString('base64')}`);
  }
  return answers.join('\n');
}

function withoutSecrets(answer: string): string {
  return answer.replace(/"challenge":"[\w-]{43}"/, '').replace(/[\w-]{64}\.ics/, '');
}

/** Runs a query that no table describes and returns its rows. Both drivers answer alike. */
export async function rowsOf<Row>({ db }: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}

/** Reads every row of every table, as a dump would contain them. */
export async function everyRow(database: Database): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    database,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const dumps: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf(database, sql`SELECT t::text AS row FROM ${sql.identifier(name)} t`);
    dumps.push(JSON.stringify(rows));
  }
  return dumps.join('\n');
}

/** Finds files below a directory that contain any of these texts. */
export async function filesWith(directory: string, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    for (const text of texts) if (bytes.includes(text)) found.push(`${entry.name}: ${text}`);
  }
  return found;
}
