import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
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

/**
 * Longest wait for a step of the database. Safari's may answer none on a busy phone, and a press or
 * a page must not wait for that.
 */
const STEP_TIMEOUT_MS = 2_000;
/** After a step that took too long, others are not waited for until one is done, or for so long. */
const SILENCE_MS = 10_000;

let opening: Promise<Database> | null = null;
let silentUntil = 0;

const closed = () => {
  opening = null;
};

function openDatabase(): Promise<Database> {
  opening ??= openDB<Schema>('member', 1, {
    upgrade(database) {
      database.createObjectStore('members', { keyPath: 'id' });
      const kept = database.createObjectStore('kept', { keyPath: ['memberId', 'name'] });
      kept.createIndex('age', ['memberId', 'updatedAt']);
      database.createObjectStore('outbox', { keyPath: ['memberId', 'id'] });
    },
    // The browser closes the database when the site's data are cleared, or when memory runs out.
    terminated: closed,
  });
  opening.catch(closed);
  return opening;
}

const isLostConnection = (error: unknown) =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name);

/** Uses the database; `late` is aborted once nobody waits for this step any more. */
type Step<T> = (database: Database, late: AbortSignal) => Promise<T>;

/**
 * Uses the members' database of this browser. Rejects where nothing can be stored, as in some
 * private windows, and where the database does not answer in time.
 */
export async function withDatabase<T>(use: Step<T>): Promise<T> {
  const late = new AbortController();
  const work = async () => use(await openDatabase(), late.signal);
  const step = work().catch((error) => {
    if (late.signal.aborted || !isLostConnection(error)) throw error;
    closed();
    return work();
  });
  const answered = () => {
    silentUntil = 0;
  };
  step.then(answered, () => {});
  const isSilent = Date.now() < silentUntil;
  return inTime(step, isSilent ? 0 : STEP_TIMEOUT_MS, () => {
    late.abort();
    // Open the database anew for the next step: some requests to open one are never answered.
    closed();
    if (!isSilent) silentUntil = Date.now() + SILENCE_MS;
  });
}

/** Rejects after `ms`, having called `onLate`. */
function inTime<T>(work: Promise<T>, ms: number, onLate = () => {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onLate();
      reject(new Error('The database does not answer.'));
    }, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

type Transaction = { abort: () => void; done: Promise<void> };

/** Undoes a write once it is late: its caller was told that nothing is stored. */
export function undoWhenLate(transaction: Transaction, late: AbortSignal): void {
  // The requests of the transaction fail too, and tell.
  transaction.done.catch(() => {});
  const undo = () => {
    try {
      transaction.abort();
    } catch {
      // The write has just ended, and stands before whatever its caller does next.
    }
  };
  if (late.aborted) undo();
  else late.addEventListener('abort', undo);
}

/** Resolves with null instead of failing, for data that a page can do without. */
export const orNull = <T>(use: Step<T>) => withDatabase(use).catch(() => null);

/** Range of a member's keys that begin with the prefix. */
export const keysOf = (memberId: string, prefix = '') =>
  IDBKeyRange.bound([memberId, prefix], [memberId, `${prefix}\uffff`]);
