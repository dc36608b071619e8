import type { Queryable } from './database.ts';

/** Built once per database, or per connection inside transactions: building costs more than running. */
export function prepared<Query>(prepare: (db: Queryable) => Query): (db: Queryable) => Query {
  const byDatabase = new WeakMap<Queryable, Query>();
  return (db) => {
    const query = byDatabase.get(db) ?? prepare(db);
    byDatabase.set(db, query);
    return query;
  };
}
