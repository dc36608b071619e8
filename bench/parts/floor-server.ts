import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool, type PoolClient } from 'pg';
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

type Step = Statement & { name: string; fresh: number };
type Plan = { steps: Step[]; isTransaction: boolean };

/** Transactions are told from their first word; a new row needs a new id each time. */
function planOf({ statements, body, method }: Exchange): Plan {
  const made = method === 'POST' ? (JSON.parse(String(body)) as { id?: string }).id : undefined;
  return {
    isTransaction: statements.some(({ text }) => text.startsWith('begin')),
    steps: statements.map(({ text, values }) => ({
      text,
      values,
      name: createHash('sha256').update(text).digest('hex').slice(0, 32),
      fresh: values.findIndex((value) => made !== undefined && value === made),
    })),
  };
}

async function run(pool: Pool, { steps, isTransaction }: Plan): Promise<void> {
  if (!isTransaction) {
    for (const step of steps) await runStep(pool, step);
    return;
  }
  const client: PoolClient = await pool.connect();
  try {
    for (const step of steps) await runStep(client, step);
  } finally {
    client.release();
  }
}

async function runStep(on: Pool | PoolClient, { text, values, name, fresh }: Step) {
  if (values.length === 0) return on.query(text);
  const given = fresh < 0 ? values : values.with(fresh, randomUUID());
  return on.query({ name, text, values: given });
}
