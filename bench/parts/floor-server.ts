import { createSecretKey, hash, type KeyObject, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool, type PoolClient, type QueryResult } from 'pg';
import { isUuid } from '../../contract/uuid.ts';
import { openWords } from '../../server/journal/sealed-words.ts';
import type { Statement } from '../../server/testing/sql-recorder.ts';
import type { Exchange } from './record.ts';

/**
 * Runs the smallest possible server for a call: bare node:http, the same statements prepared
 * through the same driver, sealed entries opened, the same bytes. Runs as its own process, which
 * receives what to answer.
 */
export type FloorOrder = { databaseUrl: string; exchanges: Exchange[] };

const KEEP_ALIVE_MS = 72_000;
const POOL_SIZE = 10;

process.once('message', ({ databaseUrl, exchanges }: FloorOrder) => {
  const pool = new Pool({ connectionString: databaseUrl, max: POOL_SIZE });
  const answers = new Map(
    exchanges.map((exchange) => [
      keyOf(exchange.method, exchange.path, exchange.cookie),
      { ...exchange, plan: planOf(exchange) },
    ]),
  );
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const answer = answers.get(keyOf(method, url, headers.cookie ?? ''));
    if (!answer) return void response.writeHead(404).end();
    request.resume().once('end', () => {
      run(pool, answer.plan).then(
        () => response.writeHead(answer.status, answer.headers).end(answer.body),
        (error) => response.writeHead(500).end(String(error)),
      );
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ port: (server.address() as AddressInfo).port });
  });
});
process.once('disconnect', () => process.exit(0));

function keyOf(method: string, path: string, cookie: string): string {
  return `${method} ${path} ${cookie}`;
}

/**
 * Statement of a call. `fresh`: indexes of values that are ids of new rows, which need a new id
 * each time.
 */
type Step = Statement & { name: string; fresh: number[]; entries?: SealedEntry[] };
type SealedEntry = { couple_id: string; id: string; author_id: string; sealed: string };
type Plan = { steps: Step[]; isTransaction: boolean; coupleKey: KeyObject };

function planOf({ statements, before, method, coupleKey }: Exchange): Plan {
  const known = new Set(before);
  const isNew = (value: unknown) => method === 'POST' && isUuid(String(value)) && !known.has(value);
  return {
    coupleKey: createSecretKey(coupleKey),
    isTransaction: statements.some(({ text }) => text.startsWith('begin')),
    steps: statements.map(({ text, values }) => ({
      text,
      values,
      name: hash('sha256', text).slice(0, 32),
      fresh: values.flatMap((value, index) => (isNew(value) ? [index] : [])),
    })),
  };
}

async function run(pool: Pool, { steps, isTransaction, coupleKey }: Plan): Promise<void> {
  if (!isTransaction) {
    for (const step of steps) openEntries(coupleKey, step, await runStep(pool, step));
    return;
  }
  const client = await pool.connect();
  try {
    for (const step of steps) openEntries(coupleKey, step, await runStep(client, step));
  } finally {
    client.release();
  }
}

async function runStep(on: Pool | PoolClient, { text, values, name, fresh }: Step) {
  if (values.length === 0) return on.query(text);
  const given = [...values];
  for (const index of fresh) given[index] = randomUUID();
  return on.query({ name, text, values: given });
}

/**
 * Opens the entries of a journal page, because their text is stored only sealed. Opens the rows of
 * the first answer each time: rows written by this server cannot be opened.
 */
function openEntries(key: KeyObject, step: Step, { rows }: QueryResult): void {
  step.entries ??= rows.filter((row) => row.author_id && row.sealed);
  for (const { couple_id: coupleId, id, author_id: authorId, sealed } of step.entries) {
    openWords(key, { coupleId, id, authorId }, sealed);
  }
}
