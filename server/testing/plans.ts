import { type Client, escapeLiteral } from 'pg';
import type { Statement } from './sql-recorder.ts';

/** PostgreSQL plans a prepared statement so often for its values before it thinks of keeping a plan. */
const PLANNED_ANEW = 5;

/**
 * How PostgreSQL goes about a prepared statement that it has met a few times, as the app's
 * connections have: with the plan that it kept or, where it would rather not, with one for these
 * values. Only to be asked counts as well, so that nothing has to be carried out.
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

/** How many rows of a table PostgreSQL reads for a statement, which it carries out. */
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

/** Whether a statement asks for rows: the words around a transaction do not. */
export function hasPlan({ text }: Statement): boolean {
  return /^\s*\(?\s*(select|insert|update|delete|with)\b/i.test(text);
}

export function scansWholeTable(plan: string): boolean {
  return plan.includes('Seq Scan');
}

/** Whether PostgreSQL would start processes for it: an answer of a few rows is not worth that. */
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
