export type RunSql = <Row>(statement: string, values?: unknown[]) => Promise<Row[]>;

type Column = { name: string; type: string };
/** The checksum is equal for the same rows in any order; a single changed byte changes it. */
type Sum = { rows: string; checksum: string };

const BATCH_ROWS = 500;

/** Settings that make both sides format a value as the same text. */
const SAME_TEXT = `
  SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1`;

/** Copies every table, checks both sides, and returns a report. Both are in a transaction. */
export async function copyTables(from: RunSql, to: RunSql, tables: readonly string[]) {
  for (const run of [from, to]) {
    for (const setting of SAME_TEXT.split(';')) await run(setting);
  }
  const copied: { table: string; sum: Sum }[] = [];
  for (const table of tables) {
    const columns = await columnsOf(from, table);
    await copyRows(from, to, table, columns);
    const sum = await sumOf(from, table, columns);
    const arrived = await sumOf(to, table, columns);
    if (sum.rows !== arrived.rows || sum.checksum !== arrived.checksum) {
      throw new Error(`${table} did not arrive as it is: nothing was kept.`);
    }
    copied.push({ table, sum });
  }
  await copySequences(from, to);
  return copied;
}

/** Copies every value as text, as PostgreSQL's own dumps do, so that values of any type survive. */
async function copyRows(from: RunSql, to: RunSql, table: string, columns: Column[]): Promise<void> {
  const numbered = columns.map((column, index) => ({ ...column, key: `c${index}` }));
  const texts = numbered.map(({ name, key }) => `${quoted(name)}::text AS ${key}`).join(', ');
  const names = numbered.map(({ name }) => quoted(name)).join(', ');
  const values = numbered.map(({ key, type }) => `${key}::${type}`).join(', ');
  const keys = numbered.map(({ key }) => key).join(', ');
  const lists = numbered.map((_column, index) => `$${index + 1}::text[]`).join(', ');
  const insert = `
    INSERT INTO public.${quoted(table)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM unnest(${lists}) AS given(${keys})`;

  await from(`DECLARE moving NO SCROLL CURSOR FOR SELECT ${texts} FROM public.${quoted(table)}`);
  for (;;) {
    const rows = await from<Record<string, string | null>>(`FETCH ${BATCH_ROWS} FROM moving`);
    if (rows.length === 0) break;
    await to(
      insert,
      numbered.map(({ key }) => rows.map((row) => row[key])),
    );
  }
  await from('CLOSE moving');
}

async function copySequences(from: RunSql, to: RunSql): Promise<void> {
  const sequences = await from<{ name: string; last: string | null }>(
    "SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public'",
  );
  for (const { name, last } of sequences) {
    // Skip a sequence that was never used: the copy starts at the same first value.
    if (last !== null)
      await to('SELECT setval($1::regclass, $2)', [`public.${quoted(name)}`, last]);
  }
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Lists the columns with values of their own; a generated column follows from those. */
function columnsOf(run: RunSql, table: string): Promise<Column[]> {
  return run<Column>(`
    SELECT attname AS name, format_type(atttypid, atttypmod) AS type
    FROM pg_attribute
    WHERE attrelid = 'public.${quoted(table)}'::regclass AND attnum > 0
      AND NOT attisdropped AND attgenerated = ''
    ORDER BY attnum`);
}

/** Hashes each row as text and adds up the hashes, without sorting and with hardly any memory. */
async function sumOf(run: RunSql, table: string, columns: Column[]): Promise<Sum> {
  const half = (from: number) =>
    `coalesce(sum(('x' || substr(hash, ${from}, 15))::bit(60)::bigint::numeric), 0)::text`;
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const [sum] = await run<Sum>(`
    SELECT count(*)::text AS rows, ${half(1)} || '-' || ${half(16)} AS checksum
    FROM (SELECT md5(ROW(${names})::text) AS hash FROM public.${quoted(table)}) hashes`);
  if (!sum) throw new Error(`${table} could not be summed up.`);
  return sum;
}
