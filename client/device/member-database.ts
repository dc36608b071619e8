import type { DBSchema, IDBPDatabase } from 'idb';
import type { StoredItem } from './outbox-item.ts';

type Kept = { memberId: string; name: string; value: unknown; updatedAt?: number };

interface Schema extends DBSchema {
  /** One at most: the member whose answers are kept here. */
  members: { key: string; value: { id: string } };
  kept: {
    key: [memberId: string, name: string];
    value: Kept;
    indexes: { age: [memberId: string, updatedAt: number] };
  };
  outbox: { key: [memberId: string, id: string]; value: StoredItem };
}
type Database = IDBPDatabase<Schema>;

/** Some browsers leave an opening unanswered for ever: nothing may wait for such a database. */
const TIMEOUT_MS = 8_000;

let opening: Promise<Database> | null = null;

const closed = () => {
  opening = null;
};

function openDatabase(): Promise<Database> {
  // No page needs a database for its first screen.
  opening ??= import('idb').then(({ openDB }) =>
    openDB<Schema>('member', 1, {
      upgrade(database) {
        database.createObjectStore('members', { keyPath: 'id' });
        const kept = database.createObjectStore('kept', { keyPath: ['memberId', 'name'] });
        kept.createIndex('age', ['memberId', 'updatedAt']);
        database.createObjectStore('outbox', { keyPath: ['memberId', 'id'] });
      },
      // The browser closes it when its site's data are cleared, or when it runs out of memory.
      terminated: closed,
    }),
  );
  opening.catch(closed);
  return opening;
}

const isLostConnection = (error: unknown) =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name);

/** Uses what this browser keeps of members; rejects where nothing can be kept, as in some private windows. */
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

/** Null in place of a failure, for what a page can do without. */
export function orNull<T>(use: (database: Database) => Promise<T>): Promise<T | null> {
  return withDatabase(use).catch(() => null);
}

/** Every key of a member's that begins with the prefix. */
export const keysOf = (memberId: string, prefix = '') =>
  IDBKeyRange.bound([memberId, prefix], [memberId, `${prefix}\uffff`]);
