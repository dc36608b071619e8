import { type Client, escapeLiteral } from 'pg';
import type { Statement } from './sql-recorder.ts';

/**
 * Executions of a prepared statement that PostgreSQL plans for their values before it considers a
 * generic plan.
 */
const PLANNED_ANEW = 5;

/**
 * Explains a prepared statement that PostgreSQL has met several times, as on the app's connections.
 * Returns the generic plan if PostgreSQL kept one, else a plan for these values. EXPLAIN counts as
 * an execution, so the statement itself never runs.
 */
export async function planOf(client: Client, { text, values }: Statement): Promise<string> {
  await client.query(`PREPARE looked_at AS ${text}`);
  try {
    const explain = `EXPLAIN (COSTS OFF) EXECUTE looked_at${given(values)}`;
    for (let times = 0; times < PLANNED_ANEW; times++) await client.query(explain);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(explain);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('DEALLOCATE looked_at');
  }
}

/** Counts the rows of a table that PostgreSQL reads for a statement. Executes the statement. */
export async function rowsRead(
  client: Client,
  table: string,
  { text, values }: Statement,
): Promise<number> {
  await client.query(`PREPARE counted AS ${text}`);
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) EXECUTE counted${given(values)}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    const scans = plan.matchAll(new RegExp(`on ${table} .*rows=([\\d.]+) loops=(\\d+)`, 'g'));
    return [...scans].reduce((sum, [, each, loops]) => sum + Number(each) * Number(loops), 0);
  } finally {
    await client.query('DEALLOCATE counted');
  }
}

/** True if a statement has a plan. BEGIN, COMMIT and the like have none. */
export function hasPlan({ text }: Statement): boolean {
  return /^\s*\(?\s*(select|insert|update|delete|with)\b/i.test(text);
}

export function scansWholeTable(plan: string): boolean {
  return plan.includes('Seq Scan');
}

/**
 * True if PostgreSQL would start worker processes, which an answer of a few rows never justifies.
 */
export function asksForWorkers(plan: string): boolean {
  return plan.includes('Gather');
}

function given(values: readonly unknown[]): string {
  return values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return `ARRAY[${value.map(literal).join(', ')}]`;
  return escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}
