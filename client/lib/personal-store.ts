import type { DBSchema, IDBPDatabase } from 'idb';
import { canSeal, newSealingKey, seal, unseal } from './sealing.ts';

/**
 * What this browser keeps of one member, so that pages open without a network and what is written
 * there waits. Values are sealed; their names are not, so a name must tell nothing of anyone.
 */
export type PersonalStore = {
  readonly memberId: string;
  /** Undefined when there is none, or when it does not open. */
  read(name: string): Promise<unknown>;
  /** Every value whose name begins so, by name. */
  readAll(prefix: string): Promise<Map<string, unknown>>;
  write(name: string, value: unknown): Promise<WriteOutcome>;
  remove(...names: readonly string[]): Promise<void>;
  /** How many bytes of this device each value takes whose name begins so. */
  sizes(prefix: string): Promise<Map<string, number>>;
};

/** `gone`: everything personal was removed meanwhile, perhaps by another tab, and nothing is kept any more. */
type WriteOutcome = 'written' | 'full' | 'gone';

type Member = { id: string; key: CryptoKey; keyId: string };
type Value = { memberId: string; name: string; sealed: Uint8Array<ArrayBuffer> };

interface Schema extends DBSchema {
  /** One at most: whoever was signed in last. */
  members: { key: string; value: Member };
  values: { key: [memberId: string, name: string]; value: Value };
}
type Database = IDBPDatabase<Schema>;

let opening: Promise<Database> | null = null;

function openDatabase(): Promise<Database> {
  const forgetConnection = () => {
    opening = null;
  };
  // No page needs a database for its first screen.
  opening ??= import('idb').then(({ openDB }) =>
    openDB<Schema>('personal', 1, {
      upgrade(database) {
        database.createObjectStore('members', { keyPath: 'id' });
        database.createObjectStore('values', { keyPath: ['memberId', 'name'] });
      },
      // The browser closes it when its site's data are cleared.
      terminated: forgetConnection,
    }),
  );
  opening.catch(forgetConnection);
  return opening;
}

/** Null where a browser keeps nothing, as some do in private windows: pages then need the network. */
async function orNull<T>(use: (database: Database) => Promise<T>): Promise<T | null> {
  if (!canSeal() || !globalThis.indexedDB) return null;
  try {
    return await use(await openDatabase());
  } catch {
    return null;
  }
}

/** For the member who is signed in, by the server's word. What is kept of anyone else is removed. */
export function openPersonalStore(memberId: string): Promise<PersonalStore | null> {
  return orNull(async (database) => {
    // Made before the transaction, which would not wait for it.
    const fresh: Member = { id: memberId, key: await newSealingKey(), keyId: crypto.randomUUID() };
    const transaction = database.transaction(['members', 'values'], 'readwrite');
    const members = transaction.objectStore('members');
    const known = await members.get(memberId);
    const others = (await members.getAllKeys()).filter((id) => id !== memberId);
    for (const other of others) {
      await members.delete(other);
      await transaction.objectStore('values').delete(valuesOf(other, ''));
    }
    if (!known) await members.put(fresh);
    await transaction.done;
    return storeOf(known ?? fresh);
  });
}

/** Of whoever was signed in last, for a page that cannot ask the server who is. */
export function lastPersonalStore(): Promise<PersonalStore | null> {
  return orNull(async (database) => {
    const [member] = await database.getAll('members');
    return member ? storeOf(member) : null;
  });
}

/** Nothing stays of a member, or of anyone; and no tab that still has a store open can add to it. */
export async function clearPersonalStore(memberId?: string): Promise<void> {
  await orNull(async (database) => {
    const transaction = database.transaction(['members', 'values'], 'readwrite');
    const [members, values] = [
      transaction.objectStore('members'),
      transaction.objectStore('values'),
    ];
    if (memberId === undefined) await Promise.all([members.clear(), values.clear()]);
    else await Promise.all([members.delete(memberId), values.delete(valuesOf(memberId, ''))]);
    await transaction.done;
  });
}

/** Every name that begins with the prefix. */
const valuesOf = (memberId: string, prefix: string) =>
  IDBKeyRange.bound([memberId, prefix], [memberId, `${prefix}\uffff`]);

function storeOf({ id: memberId, key, keyId }: Member): PersonalStore {
  const valuesFrom = async (prefix: string) =>
    (await orNull((database) => database.getAll('values', valuesOf(memberId, prefix)))) ?? [];

  return {
    memberId,
    async read(name) {
      const value = await orNull((database) => database.get('values', [memberId, name]));
      return value ? unseal(key, name, value.sealed) : undefined;
    },
    async readAll(prefix) {
      const opened = new Map<string, unknown>();
      for (const { name, sealed } of await valuesFrom(prefix)) {
        const value = await unseal(key, name, sealed);
        if (value !== undefined) opened.set(name, value);
      }
      return opened;
    },
    async write(name, value) {
      const sealed = await seal(key, name, value);
      try {
        const database = await openDatabase();
        const transaction = database.transaction(['members', 'values'], 'readwrite');
        const member = await transaction.objectStore('members').get(memberId);
        // Decided in the transaction: whatever removed the key has removed every value too.
        if (member?.keyId !== keyId) return 'gone';
        await transaction.objectStore('values').put({ memberId, name, sealed });
        await transaction.done;
        return 'written';
      } catch {
        return 'full';
      }
    },
    async remove(...names) {
      await orNull(async (database) => {
        const transaction = database.transaction('values', 'readwrite');
        await Promise.all(names.map((name) => transaction.store.delete([memberId, name])));
        await transaction.done;
      });
    },
    async sizes(prefix) {
      const values = await valuesFrom(prefix);
      return new Map(values.map(({ name, sealed }) => [name, sealed.byteLength]));
    },
  };
}
