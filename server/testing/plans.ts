import { type Client, escapeLiteral } from 'pg';
import type { Statement } from './overheard.ts';

/**
 * How PostgreSQL goes about a prepared statement, whatever its values are: the plan that it keeps
 * once it has seen the statement a few times.
 */
export async function planOf(client: Client, { text, values }: Statement): Promise<string> {
  await client.query('SET plan_cache_mode = force_generic_plan');
  await client.query(`PREPARE looked_at AS ${text}`);
  try {
    const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (COSTS OFF) EXECUTE looked_at${given}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('DEALLOCATE looked_at');
  }
}

/** Whether a statement asks for rows: the words around a transaction do not. */
export function hasPlan({ text }: Statement): boolean {
  return /^\s*\(?\s*(select|insert|update|delete|with)\b/i.test(text);
}

export function scansWholeTable(plan: string): boolean {
  return plan.includes('Seq Scan');
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return `ARRAY[${value.map(literal).join(', ')}]`;
  return escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}
