import { hashKey, type QueryKey } from '@tanstack/react-query';
import { lastPersonalStore, type PersonalStore } from './personal-store.ts';

/** An answer of the server as this phone keeps it. */
export type StoredAnswer = {
  queryKey: QueryKey;
  data: unknown;
  /** When the server gave it, by this device's clock. */
  updatedAt: number;
  isBehindLock: boolean;
};

const PREFIX = 'answer:';
const nameOf = (queryKey: QueryKey) => PREFIX + hashKey(queryKey);

function isStoredAnswer(value: unknown): value is StoredAnswer {
  const { queryKey, updatedAt, data } = Object(value) as Partial<StoredAnswer>;
  return Array.isArray(queryKey) && Number.isFinite(updatedAt) && data !== undefined;
}

/** What was answered last to whoever was signed in here last. */
export async function readAnswer(
  queryKey: QueryKey,
): Promise<(StoredAnswer & { memberId: string }) | null> {
  const store = await lastPersonalStore();
  const answer = await store?.read(nameOf(queryKey));
  return store && isStoredAnswer(answer) ? { ...answer, memberId: store.memberId } : null;
}

export const writeAnswer = (store: PersonalStore, answer: StoredAnswer) =>
  store.write(nameOf(answer.queryKey), answer);

export const removeAnswers = (store: PersonalStore, ...queryKeys: readonly QueryKey[]) =>
  store.remove(...queryKeys.map(nameOf));

export async function allAnswers(store: PersonalStore): Promise<StoredAnswer[]> {
  return [...(await store.readAll(PREFIX)).values()].filter(isStoredAnswer);
}
