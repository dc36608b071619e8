import { hashKey, type QueryKey } from '@tanstack/react-query';
import { lastMemberStore, type MemberStore } from './member-store.ts';

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
/** How the names of the answers to one call begin. */
const prefixOf = (url: string) => PREFIX + JSON.stringify([url]).slice(0, -1);
const keyIn = (name: string): QueryKey => JSON.parse(name.slice(PREFIX.length));

function isStoredAnswer(value: unknown): value is StoredAnswer {
  const { queryKey, updatedAt, data } = Object(value) as Partial<StoredAnswer>;
  return Array.isArray(queryKey) && Number.isFinite(updatedAt) && data !== undefined;
}

/** What was answered last to whoever was signed in here last. */
export async function readAnswer(
  queryKey: QueryKey,
): Promise<(StoredAnswer & { memberId: string }) | null> {
  const store = await lastMemberStore();
  const answer = await store?.read(nameOf(queryKey));
  return store && isStoredAnswer(answer) ? { ...answer, memberId: store.memberId } : null;
}

export const writeAnswer = (store: MemberStore, answer: StoredAnswer) =>
  store.write(nameOf(answer.queryKey), answer, answer.updatedAt);

export const removeAnswers = (store: MemberStore, ...queryKeys: readonly QueryKey[]) =>
  store.remove(...queryKeys.map(nameOf));

export async function allAnswers(store: MemberStore): Promise<StoredAnswer[]> {
  return [...(await store.readAll(PREFIX)).values()].filter(isStoredAnswer);
}

/** What was asked in each kept answer to a call. */
export async function answeredKeys(store: MemberStore, url: string): Promise<QueryKey[]> {
  return (await store.names(prefixOf(url))).map(keyIn);
}

/** How many bytes the kept answers to a call take, by what was asked. */
export async function answerSizes(store: MemberStore, url: string): Promise<Map<QueryKey, number>> {
  const answers = await store.readAll(prefixOf(url));
  const bytesOf = (answer: unknown) => new Blob([JSON.stringify(answer)]).size;
  return new Map([...answers].map(([name, answer]) => [keyIn(name), bytesOf(answer)]));
}

const DAY_MS = 86_400_000;
const KEPT_DAYS = 60;
const KEPT_ANSWERS = 200;
/** Workouts are kept by what their member wants to have here. */
const isWorkout = (name: string) => name.startsWith(`${PREFIX}["/api/workouts`);

/** Removes answers that nobody has asked for in a long time, and the oldest of too many. */
export async function pruneAnswers(store: MemberStore, now: number): Promise<void> {
  const old = await store.byAge(now - KEPT_DAYS * DAY_MS);
  const all = (await store.byAge()).filter((name) => !isWorkout(name));
  const surplus = all.slice(0, Math.max(0, all.length - KEPT_ANSWERS));
  await store.remove(...new Set([...old.filter((name) => !isWorkout(name)), ...surplus]));
}
