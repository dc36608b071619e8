import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool, type PoolClient, type QueryResult } from 'pg';
import type { Statement } from '../../server/testing/overheard.ts';
import type { Exchange } from './record.ts';

/**
 * The least that could answer: bare node:http, the same statements prepared through the same
 * driver, the same bytes. Run as a process of its own, which is told what to answer.
 */
export type FloorOrder = { databaseUrl: string; exchanges: Exchange[] };

const KEEP_ALIVE_MS = 72_000;
const POOL_SIZE = 10;

process.once('message', ({ databaseUrl, exchanges }: FloorOrder) => {
  const pool = new Pool({ connectionString: databaseUrl, max: POOL_SIZE });
  const answers = new Map(
    exchanges.map((exchange) => [keyOf(exchange.method, exchange.path, exchange.cookie), exchange]),
  );
  const plans = new Map(exchanges.map((exchange) => [exchange, planOf(exchange)]));
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const exchange = answers.get(keyOf(method, url, headers.cookie ?? ''));
    const plan = exchange && plans.get(exchange);
    if (!plan) return void response.writeHead(404).end();
    request.resume().once('end', () => {
      run(pool, plan).then(
        () => response.writeHead(exchange.status, exchange.headers).end(exchange.body),
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

type Step = Statement & { name: string; fresh: number[]; reread: number };
type Plan = { steps: Step[]; isTransaction: boolean };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LONG = 100;

/** Transactions are told from their first word. */
function planOf({ statements, before, method }: Exchange): Plan {
  const known = new Set(before);
  const isLong = (value: unknown) => typeof value === 'string' && value.length >= LONG;
  const indexes = (values: unknown[], isMeant: (value: unknown) => boolean) =>
    values.flatMap((value, index) => (isMeant(value) ? [index] : []));
  // A new row needs a new id each time; a text that was written just before is one that was read.
  const isNew = (value: unknown) =>
    method === 'POST' && UUID.test(String(value)) && !known.has(value);
  return {
    isTransaction: statements.some(({ text }) => text.startsWith('begin')),
    steps: statements.map(({ text, values }) => ({
      text,
      values,
      name: createHash('sha256').update(text).digest('hex').slice(0, 32),
      fresh: indexes(values, isNew),
      reread: values.findIndex((value) => isLong(value) && known.has(value)),
    })),
  };
}

async function run(pool: Pool, { steps, isTransaction }: Plan): Promise<void> {
  const client: Pool | PoolClient = isTransaction ? await pool.connect() : pool;
  try {
    let read: string | undefined;
    for (const step of steps) read = longTextOf(await runStep(client, step, read));
  } finally {
    if ('release' in client) client.release();
  }
}

async function runStep(on: Pool | PoolClient, step: Step, read = '') {
  const { text, values, name, fresh, reread } = step;
  if (values.length === 0) return on.query(text);
  const given = [...values];
  for (const index of fresh) given[index] = randomUUID();
  if (reread >= 0) given[reread] = read;
  return on.query({ name, text, values: given });
}

function longTextOf({ rows: [row] }: QueryResult): string | undefined {
  const texts = Object.values((row ?? {}) as Record<string, unknown>);
  return texts.find((value) => typeof value === 'string' && value.length >= LONG) as string;
}
