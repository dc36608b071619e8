import type { Queryable } from './database.ts';

/**
 * Builds a query once per database, or per connection in transactions: building a query costs more
 * than running it.
 */
export function prepared<Query>(prepare: (db: Queryable) => Query): (db: Queryable) => Query {
  const byDatabase = new WeakMap<Queryable, Query>();
  return (db) => {
    const query = byDatabase.get(db) ?? prepare(db);
    byDatabase.set(db, query);
    return query;
  };
}
