import { Client } from 'pg';

export type Statement = { text: string; values: unknown[] };

type Query = (this: Client, ...args: unknown[]) => unknown;

/** Records the statements that PostgreSQL receives during `work` from any part of this process. */
export async function sqlRecorder(work: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = [];
  const client = Client.prototype as unknown as { query: Query };
  const { query } = client;
  client.query = function listening(this: Client, ...args: unknown[]) {
    const [config, values] = args as [string | { text: string; values?: unknown[] }, unknown];
    const { text, values: own = [] } = typeof config === 'string' ? { text: config } : config;
    heard.push({ text, values: Array.isArray(values) ? values : own });
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return heard;
}
