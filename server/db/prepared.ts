import { Column, is, Param, Placeholder, SQL } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import type { Queryable } from './database.ts';
import { ask, type Statement } from './statement.ts';

type Values = Record<string, unknown>;
type Runnable = { execute(values?: Values): Promise<unknown> };

/**
 * A query that is built and named once per database and then only run: building one for each call
 * costs three times as much as running it. In a transaction it is built once per connection, since
 * PostgreSQL's transactions on one connection share their `tx` (postgres.ts).
 */
export function prepared<Query extends Runnable>(
  prepare: (db: Queryable) => Query,
): (db: Queryable) => Pick<Query, 'execute'> {
  const byDatabase = new WeakMap<Queryable, Pick<Query, 'execute'>>();
  return (db) => {
    const known = byDatabase.get(db);
    if (known) return known;
    const query = prepare(db);
    const run = shortcut(query) as Pick<Query, 'execute'> | null;
    byDatabase.set(db, run ?? query);
    return run ?? query;
  };
}

/** What the library's prepared query for PostgreSQL consists of. */
type Inside = {
  client: Pool | PoolClient;
  params: unknown[];
  queryConfig: { name?: string; text?: string; types?: { getTypeParser: Statement['parserOf'] } };
  fields?: { path: string[]; field: unknown }[];
  customResultMapper?: unknown;
};
type Decoder = { mapFromDriverValue(value: unknown): unknown };

/**
 * The same query run without the library's tracing, caching and row-mapping around it, of which we
 * use nothing: 2.5 µs a row of twelve columns instead of 5, and 8 where promises are watched. Null
 * for what it does not know, such as the embedded database's queries: those run as they are.
 */
function shortcut(query: unknown): Runnable | null {
  const { client, params, queryConfig, fields, customResultMapper } = query as Inside;
  const { name, text, types } = queryConfig;
  const isPlain = fields?.every(({ path }) => path.length === 1) ?? true;
  if (!name || !text || !types || !isPlain || customResultMapper) return null;
  // What returns nothing has no columns to be described.
  const parsers = fields ? null : [];
  const statement: Statement = { name, text, parserOf: types.getTypeParser, parsers };
  const fillers = params.map(fillerOf);
  const filled = (values: Values) => fillers.map((fill) => fill(values));
  if (!fields) return { execute: async (values = {}) => ask(client, statement, filled(values)) };
  const names = fields.map(({ path: [name = ''] }) => name);
  const decoders = fields.map(({ field }) => decoderOf(field));
  const read = (row: unknown[]) => {
    const result: Values = {};
    for (let at = 0; at < names.length; at++) {
      const value = row[at];
      const decoder = decoders[at];
      result[names[at] ?? ''] =
        value === null || !decoder ? value : decoder.mapFromDriverValue(value);
    }
    return result;
  };
  return {
    async execute(values = {}) {
      const { rows } = await ask(client, statement, filled(values));
      return rows.map(read);
    },
  };
}

function fillerOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => given(values, param.name);
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder, value } = param;
    return (values) => encoder.mapToDriverValue(given(values, value.name));
  }
  return () => param;
}

/** The driver would take what was forgotten for a null. */
function given(values: Values, name: string): unknown {
  const value = values[name];
  if (value === undefined) throw new Error(`No value for "${name}" was given to a prepared query.`);
  return value;
}

/** Null for a column whose values are as the driver read them. */
function decoderOf(field: unknown): Decoder | null {
  const decoder = is(field, Column) ? field : decoderOfExpression(field);
  return decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue ? null : decoder;
}

function decoderOfExpression(field: unknown): Decoder {
  const expression = is(field, SQL) ? field : (field as { sql: SQL }).sql;
  return (expression as unknown as { decoder: Decoder }).decoder;
}
