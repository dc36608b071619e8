import { keysOf, orNull, withDatabase } from './member-database.ts';

/** What this browser keeps for one member, so that pages open without a network. */
export type MemberStore = {
  readonly memberId: string;
  read(name: string): Promise<unknown>;
  /** Every value whose name begins so, by name. */
  readAll(prefix: string): Promise<Map<string, unknown>>;
  names(prefix: string): Promise<string[]>;
  /** Values with a time can be pruned by it. */
  write(name: string, value: unknown, updatedAt?: number): Promise<WriteOutcome>;
  remove(...names: readonly string[]): Promise<void>;
  /** Names of values with a time, the oldest first; of those before a time alone, if it is given. */
  byAge(before?: number): Promise<string[]>;
};

/** `gone`: the member has signed out meanwhile, perhaps in another tab, and nothing is kept any more. */
type WriteOutcome = 'written' | 'full' | 'gone';

/** For the member who is signed in, by the server's word. What is kept for anyone else is removed. */
export async function openMemberStore(memberId: string): Promise<MemberStore | null> {
  const opened = await orNull(async (database) => {
    const transaction = database.transaction(['members', 'kept'], 'readwrite');
    const members = transaction.objectStore('members');
    for (const other of (await members.getAllKeys()).filter((id) => id !== memberId)) {
      await members.delete(other);
      await transaction.objectStore('kept').delete(keysOf(other));
    }
    await members.put({ id: memberId });
    await transaction.done;
    return true;
  });
  return opened ? storeOf(memberId) : null;
}

/** Of whoever was signed in last, for a page that cannot ask the server who is. */
export async function lastMemberStore(): Promise<MemberStore | null> {
  const [id] = (await orNull((database) => database.getAllKeys('members'))) ?? [];
  return id === undefined ? null : storeOf(id);
}

/** Nothing is kept for a member any more, or for anyone; no tab that has a store open can add to it. */
export async function clearMemberStore(memberId?: string): Promise<void> {
  await orNull(async (database) => {
    const transaction = database.transaction(['members', 'kept'], 'readwrite');
    const members = transaction.objectStore('members');
    const kept = transaction.objectStore('kept');
    if (memberId === undefined) await Promise.all([members.clear(), kept.clear()]);
    else await Promise.all([members.delete(memberId), kept.delete(keysOf(memberId))]);
    await transaction.done;
  });
}

function storeOf(memberId: string): MemberStore {
  return {
    memberId,
    async read(name) {
      return (await orNull((database) => database.get('kept', [memberId, name])))?.value;
    },
    async readAll(prefix) {
      const all = await orNull((database) => database.getAll('kept', keysOf(memberId, prefix)));
      return new Map((all ?? []).map(({ name, value }) => [name, value]));
    },
    async names(prefix) {
      const keys = await orNull((database) =>
        database.getAllKeys('kept', keysOf(memberId, prefix)),
      );
      return (keys ?? []).map(([, name]) => name);
    },
    async write(name, value, updatedAt) {
      try {
        return await withDatabase(async (database) => {
          const transaction = database.transaction(['members', 'kept'], 'readwrite');
          // Decided in the transaction: whatever removed the member has removed every value too.
          if (!(await transaction.objectStore('members').getKey(memberId))) return 'gone';
          const time = updatedAt === undefined ? {} : { updatedAt };
          await transaction.objectStore('kept').put({ memberId, name, value, ...time });
          await transaction.done;
          return 'written';
        });
      } catch {
        return 'full';
      }
    },
    async remove(...names) {
      await orNull(async (database) => {
        const transaction = database.transaction('kept', 'readwrite');
        await Promise.all(names.map((name) => transaction.store.delete([memberId, name])));
        await transaction.done;
      });
    },
    async byAge(before = Number.MAX_SAFE_INTEGER) {
      const range = IDBKeyRange.bound([memberId, 0], [memberId, before], false, true);
      const keys = await orNull((database) => database.getAllKeysFromIndex('kept', 'age', range));
      return (keys ?? []).map(([, name]) => name);
    },
  };
}
