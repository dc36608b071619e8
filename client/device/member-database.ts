import type { DBSchema, IDBPDatabase } from 'idb';
import type { StoredItem } from './outbox-item.ts';

type Kept = { memberId: string; name: string; value: unknown; updatedAt?: number };

interface Schema extends DBSchema {
  /** At most one: the member whose answers this browser keeps. */
  members: { key: string; value: { id: string } };
  kept: {
    key: [memberId: string, name: string];
    value: Kept;
    indexes: { age: [memberId: string, updatedAt: number] };
  };
  outbox: { key: [memberId: string, id: string]; value: StoredItem };
}
type Database = IDBPDatabase<Schema>;

/** Longest wait for the database. Some browsers never answer a request to open one. */
const TIMEOUT_MS = 8_000;

let opening: Promise<Database> | null = null;

const closed = () => {
  opening = null;
};

function openDatabase(): Promise<Database> {
  // Load the library on first use: no page needs a database for its first screen.
  opening ??= import('idb').then(({ openDB }) =>
    openDB<Schema>('member', 1, {
      upgrade(database) {
        database.createObjectStore('members', { keyPath: 'id' });
        const kept = database.createObjectStore('kept', { keyPath: ['memberId', 'name'] });
        kept.createIndex('age', ['memberId', 'updatedAt']);
        database.createObjectStore('outbox', { keyPath: ['memberId', 'id'] });
      },
      // The browser closes the database when the site's data are cleared, or when memory runs out.
      terminated: closed,
    }),
  );
  opening.catch(closed);
  return opening;
}

const isLostConnection = (error: unknown) =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name);

/**
 * Uses the members' database of this browser. Rejects where nothing can be stored, as in some
 * private windows.
 */
export async function withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The database does not answer.')), TIMEOUT_MS);
  });
  const work = async () => use(await openDatabase());
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    if (!isLostConnection(error)) throw error;
    closed();
    return Promise.race([work(), late]);
  }
}

/** Resolves with null instead of failing, for data that a page can do without. */
export const orNull = <T>(use: (database: Database) => Promise<T>) =>
  withDatabase(use).catch(() => null);

/** Range of a member's keys that begin with the prefix. */
export const keysOf = (memberId: string, prefix = '') =>
  IDBKeyRange.bound([memberId, prefix], [memberId, `${prefix}\uffff`]);
