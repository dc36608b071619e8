import { keysOf, undoWhenLate, withDatabase } from './member-database.ts';
import type { StoredItem } from './outbox-item.ts';

/** Reports a row as written only once it is on the disk, so that an empty battery loses nothing. */
const ON_DISK = { durability: 'strict' } as const;

export const readRows = (memberId: string): Promise<StoredItem[]> =>
  withDatabase((database) => database.getAll('outbox', keysOf(memberId)));

export const readAllRows = (): Promise<StoredItem[]> =>
  withDatabase((database) => database.getAll('outbox'));

export const readRow = (memberId: string, id: string): Promise<StoredItem | undefined> =>
  withDatabase((database) => database.get('outbox', [memberId, id]));

export const writeRow = (row: StoredItem): Promise<void> =>
  withDatabase(async (database, late) => {
    const transaction = database.transaction('outbox', 'readwrite', ON_DISK);
    undoWhenLate(transaction, late);
    await transaction.store.put(row);
    await transaction.done;
  });

export const removeRow = (memberId: string, id: string): Promise<void> =>
  withDatabase((database) => database.delete('outbox', [memberId, id]));
