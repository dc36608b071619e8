import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Queryable } from './database.ts';

const insideTransaction = new AsyncLocalStorage<true>();
const guarded = new WeakSet<Db>();

/** Runs `work` in one transaction. Everything inside must use the given `tx`. */
export function transact<T>(db: Db, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction((tx) => {
    const run = () => work(tx as Queryable);
    // Skip this without a guard: once anything has run inside, Node 20 watches every promise of the
    // process, which makes a call a tenth slower.
    return guarded.has(db) ? insideTransaction.run(true, run) : run();
  });
}

/**
 * Refuses queries outside the transaction: such a query would wait forever on the embedded
 * database, and miss the transaction on PostgreSQL.
 */
export function refuseInsideTransaction<Client extends object>(
  db: Db,
  client: Client,
  ...methods: (keyof Client)[]
): void {
  guarded.add(db);
  for (const method of methods) {
    const original = client[method];
    if (typeof original !== 'function') continue;
    client[method] = function guardedMethod(this: unknown, ...args: unknown[]) {
      if (insideTransaction.getStore()) {
        throw new Error('The database was used inside a transaction: pass the transaction on.');
      }
      return original.apply(this, args);
    } as Client[typeof method];
  }
}
