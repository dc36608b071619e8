import type { Queryable } from './database.ts';

/**
 * A query that is built and named once per database and then only run: building one for each call
 * costs three times as much as running it. In a transaction it is built once per connection, since
 * PostgreSQL's transactions on one connection share their `tx` (postgres.ts).
 */
export function prepared<Query>(prepare: (db: Queryable) => Query): (db: Queryable) => Query {
  const byDatabase = new WeakMap<Queryable, Query>();
  return (db) => {
    const known = byDatabase.get(db);
    if (known) return known;
    const query = prepare(db);
    byDatabase.set(db, query);
    return query;
  };
}
