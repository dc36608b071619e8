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
  if (!store || !isStoredAnswer(answer)) return null;
  return { ...answer, data: withFirstPage(answer.data), memberId: store.memberId };
}

/** JSON has no undefined, by which queries of several pages name their first one. */
function withFirstPage(data: unknown): unknown {
  const { pageParams } = Object(data) as { pageParams?: unknown };
  if (!Array.isArray(pageParams)) return data;
  return { ...Object(data), pageParams: pageParams.map((param) => param ?? undefined) };
}

export const writeAnswer = (store: PersonalStore, answer: StoredAnswer) =>
  store.write(nameOf(answer.queryKey), answer);

export const removeAnswers = (store: PersonalStore, ...queryKeys: readonly QueryKey[]) =>
  store.remove(...queryKeys.map(nameOf));

export async function allAnswers(store: PersonalStore): Promise<StoredAnswer[]> {
  return [...(await store.readAll(PREFIX)).values()].filter(isStoredAnswer);
}

/** How many bytes the kept answers to a call take, by what was asked. */
export async function answerSizes(
  store: PersonalStore,
  url: string,
): Promise<Map<QueryKey, number>> {
  const sizes = await store.sizes(`${PREFIX}${JSON.stringify([url]).slice(0, -1)}`);
  const keyIn = (name: string): QueryKey => JSON.parse(name.slice(PREFIX.length));
  return new Map([...sizes].map(([name, bytes]) => [keyIn(name), bytes]));
}
