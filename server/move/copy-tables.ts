import {
  type Ask,
  type Column,
  columnsOf,
  isSameSum,
  quoted,
  SAME_TEXT,
  type Sum,
  sumOf,
} from './contents.ts';

const BATCH_ROWS = 500;

/** Copies every table, checks each on both sides, and answers what was copied. Both are in a transaction. */
export async function copyTables(from: Ask, to: Ask, tables: readonly string[]) {
  for (const ask of [from, to]) {
    for (const setting of SAME_TEXT.split(';')) await ask(setting);
  }
  const copied: { table: string; sum: Sum }[] = [];
  for (const table of tables) {
    const columns = await columnsOf(from, table);
    await copyRows(from, to, table, columns);
    const sum = await sumOf(from, table, columns);
    const arrived = await sumOf(to, table, columns);
    if (!isSameSum(sum, arrived)) {
      throw new Error(`${table} did not arrive as it is: nothing was kept.`);
    }
    copied.push({ table, sum });
  }
  await copySequences(from, to);
  return copied;
}

/** Every value travels as its text, the way PostgreSQL's own dumps do: any type there is survives. */
async function copyRows(from: Ask, to: Ask, table: string, columns: Column[]): Promise<void> {
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

async function copySequences(from: Ask, to: Ask): Promise<void> {
  const sequences = await from<{ name: string; last: string | null }>(
    "SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public'",
  );
  for (const { name, last } of sequences) {
    // Never drawn from: it begins where it would have begun.
    if (last !== null)
      await to('SELECT setval($1::regclass, $2)', [`public.${quoted(name)}`, last]);
  }
}
