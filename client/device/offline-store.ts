import { hashKey, type QueryKey } from '@tanstack/react-query';
import { keysOf, orNull, undoWhenLate, withDatabase } from './member-database.ts';

/** Answer of the server, as this phone keeps it. */
export type StoredAnswer = {
  queryKey: QueryKey;
  data: unknown;
  /** Time of the answer in milliseconds, by this device's clock. */
  updatedAt: number;
  isBehindLock: boolean;
};

/** `gone`: the member has signed out, perhaps in another tab, so nothing is kept any more. */
export type WriteOutcome = 'written' | 'full' | 'gone';

/**
 * Removes members and everything kept for them in one transaction, so that no tab adds to their
 * data later.
 */
const changeMembers = (hasLeft: (memberId: string) => boolean, joining?: string) =>
  withDatabase(async (database) => {
    const transaction = database.transaction(['members', 'kept'], 'readwrite');
    const members = transaction.objectStore('members');
    for (const id of (await members.getAllKeys()).filter(hasLeft)) {
      await members.delete(id);
      await transaction.objectStore('kept').delete(keysOf(id));
    }
    if (joining) await members.put({ id: joining });
    await transaction.done;
  });

/**
 * Begins to keep data for the member named by the server, so that pages open without a network.
 * Removes what is kept for anyone else. Resolves with false where this browser stores nothing.
 */
export const openOfflineStore = (memberId: string): Promise<boolean> =>
  changeMembers((id) => id !== memberId, memberId).then(
    () => true,
    () => false,
  );

/** Removes these members and everything kept for them. */
export const clearOfflineStore = (hasLeft: (memberId: string) => boolean) =>
  changeMembers(hasLeft).catch(() => null);

/** Member whose data is kept, for a page that cannot ask the server who is signed in. */
export async function storedMember(): Promise<string | null> {
  return (await orNull((database) => database.getAllKeys('members')))?.[0] ?? null;
}

export async function readStored(memberId: string, name: string): Promise<unknown> {
  return (await orNull((database) => database.get('kept', [memberId, name])))?.value;
}

/** Writes a value for a member. Values with a time can be pruned by age. */
export async function writeStored(
  memberId: string,
  name: string,
  value: unknown,
  updatedAt?: number,
): Promise<WriteOutcome> {
  try {
    return await withDatabase(async (database, late) => {
      const transaction = database.transaction(['members', 'kept'], 'readwrite');
      undoWhenLate(transaction, late);
      // Check inside the transaction: signing out removes the member and every value together.
      if (!(await transaction.objectStore('members').getKey(memberId))) return 'gone';
      const time = updatedAt === undefined ? {} : { updatedAt };
      await transaction.objectStore('kept').put({ memberId, name, value, ...time });
      await transaction.done;
      return 'written';
    });
  } catch {
    return 'full';
  }
}

async function removeStored(memberId: string, names: Iterable<string>): Promise<void> {
  await orNull(async (database) => {
    const transaction = database.transaction('kept', 'readwrite');
    for (const name of names) await transaction.store.delete([memberId, name]);
    await transaction.done;
  });
}

const PREFIX = 'answer:';
const nameOf = (queryKey: QueryKey) => PREFIX + hashKey(queryKey);
/** Prefix of the names of all answers to one call. */
const prefixOf = (url: string) => PREFIX + JSON.stringify([url]).slice(0, -1);

function isStoredAnswer(value: unknown): value is StoredAnswer {
  const { queryKey, updatedAt, data } = Object(value) as Partial<StoredAnswer>;
  return Array.isArray(queryKey) && Number.isFinite(updatedAt) && data !== undefined;
}

export async function readAnswer(memberId: string, key: QueryKey): Promise<StoredAnswer | null> {
  const answer = await readStored(memberId, nameOf(key));
  return isStoredAnswer(answer) ? answer : null;
}

export const writeAnswer = (memberId: string, answer: StoredAnswer) =>
  writeStored(memberId, nameOf(answer.queryKey), answer, answer.updatedAt);

export const removeAnswers = (memberId: string, ...queryKeys: readonly QueryKey[]) =>
  removeStored(memberId, queryKeys.map(nameOf));

/** Reads every kept answer, or those to one call. */
export async function storedAnswers(memberId: string, url?: string): Promise<StoredAnswer[]> {
  const range = keysOf(memberId, url === undefined ? PREFIX : prefixOf(url));
  const rows = await orNull((database) => database.getAll('kept', range));
  return (rows ?? []).map(({ value }) => value).filter(isStoredAnswer);
}

const DAY_MS = 86_400_000;
const KEPT_DAYS = 60;
const KEPT_ANSWERS = 200;
/**
 * True for workouts. They are not pruned by age, but kept as long as their member wants them here.
 */
const isWorkout = (name: string) => name.startsWith(`${PREFIX}["/api/workouts`);

/** Removes answers that are older than 60 days, and the oldest of more than 200. */
export async function pruneAnswers(memberId: string, now: number): Promise<void> {
  const namesBefore = async (time: number) => {
    const range = IDBKeyRange.bound([memberId, 0], [memberId, time], false, true);
    const keys = await orNull((database) => database.getAllKeysFromIndex('kept', 'age', range));
    return (keys ?? []).map(([, name]) => name).filter((name) => !isWorkout(name));
  };
  const old = await namesBefore(now - KEPT_DAYS * DAY_MS);
  const all = await namesBefore(Number.MAX_SAFE_INTEGER);
  await removeStored(memberId, new Set([...old, ...all.slice(0, -KEPT_ANSWERS)]));
}
