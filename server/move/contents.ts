/** Runs a statement and answers its rows; both databases are asked through one of these. */
export type Ask = <Row>(statement: string, values?: unknown[]) => Promise<Row[]>;

export type Column = { name: string; type: string };
/** Equal for the same rows in whatever order; a single changed byte makes it another. */
export type Sum = { rows: string; first: string; second: string };

/** So that both sides write a value as text in the same way. */
export const SAME_TEXT = `
  SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1`;

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The columns that hold a value of their own; a generated one follows from those. */
export function columnsOf(ask: Ask, table: string): Promise<Column[]> {
  return ask<Column>(`
    SELECT attname AS name, format_type(atttypid, atttypmod) AS type
    FROM pg_attribute
    WHERE attrelid = 'public.${quoted(table)}'::regclass AND attnum > 0
      AND NOT attisdropped AND attgenerated = ''
    ORDER BY attnum`);
}

/** Each row is hashed as text, and the hashes are added up: no sorting, and no memory to speak of. */
export async function sumOf(ask: Ask, table: string, columns: Column[]): Promise<Sum> {
  const half = (from: number) =>
    `coalesce(sum(('x' || substr(hash, ${from}, 15))::bit(60)::bigint::numeric), 0)::text`;
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const [sum] = await ask<Sum>(`
    SELECT count(*)::text AS rows, ${half(1)} AS first, ${half(16)} AS second
    FROM (SELECT md5(ROW(${names})::text) AS hash FROM public.${quoted(table)}) hashes`);
  if (!sum) throw new Error(`${table} could not be summed up.`);
  return sum;
}

export function isSameSum(a: Sum, b: Sum): boolean {
  return a.rows === b.rows && a.first === b.first && a.second === b.second;
}
