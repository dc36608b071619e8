import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { withDatabase } from './member-database.ts';
import {
  clearOfflineStore,
  openOfflineStore,
  readAnswer,
  readStored,
  removeAnswers,
  storedAnswers,
  storedMember,
  writeAnswer,
  writeStored,
} from './offline-store.ts';

const everybody = () => true;
beforeEach(() => clearOfflineStore(everybody));

/** Reads all values of the database, as someone with its files could. */
async function rawValues(): Promise<unknown[]> {
  const database = await openDB('member');
  const values = await database.getAll('kept');
  database.close();
  return values;
}

const answerTo = (url: string, input: object = {}, updatedAt = 20) => ({
  queryKey: [url, input],
  data: { asked: url },
  updatedAt,
  isBehindLock: false,
});

test('a value that is written is read again, also after the page was loaded again', async () => {
  expect(await openOfflineStore('robin')).toBe(true);
  expect(await writeStored('robin', 'rights', { words: 'Ours' })).toBe('written');
  expect(await readStored('robin', 'rights')).toEqual({ words: 'Ours' });
  await openOfflineStore('robin');
  expect(await readStored('robin', 'rights')).toEqual({ words: 'Ours' });
  expect(await storedMember()).toBe('robin');
});

test('answers are found by their query and by their call, and are removed', async () => {
  await openOfflineStore('robin');
  const [one, two, other] = [
    answerTo('/api/workouts/:id', { params: { id: '1' } }),
    answerTo('/api/workouts/:id', { params: { id: '2' } }),
    answerTo('/api/workouts'),
  ];
  for (const answer of [one, two, other]) await writeAnswer('robin', answer);
  await writeStored('robin', 'rights', 'not an answer');
  expect(await readAnswer('robin', two.queryKey)).toEqual(two);
  expect(await storedAnswers('robin', '/api/workouts/:id')).toEqual([one, two]);
  expect(await storedAnswers('robin')).toHaveLength(3);
  await removeAnswers('robin', one.queryKey, other.queryKey);
  expect(await storedAnswers('robin')).toEqual([two]);
});

test('the member who signs in next begins with nothing of the one before', async () => {
  await openOfflineStore('robin');
  await writeStored('robin', 'entry', 'Ours');
  await openOfflineStore('kim');
  expect(await rawValues()).toEqual([]);
  expect(await storedMember()).toBe('kim');
  expect(await writeStored('robin', 'entry', 'Late')).toBe('gone');
  expect(await rawValues()).toEqual([]);
});

test('after everything was removed, a tab that is still open keeps nothing', async () => {
  await openOfflineStore('robin');
  await writeStored('robin', 'entry', 'Ours');
  await clearOfflineStore(everybody);
  expect(await readStored('robin', 'entry')).toBeUndefined();
  expect(await writeStored('robin', 'entry', 'Late')).toBe('gone');
  expect(await rawValues()).toEqual([]);
  expect(await storedMember()).toBeNull();
});

test('a connection that the browser has closed is opened again', async () => {
  await openOfflineStore('robin');
  await withDatabase(async (database) => database.close());
  expect(await writeStored('robin', 'entry', 'Ours')).toBe('written');
  await withDatabase(async (database) => database.close());
  expect(await readStored('robin', 'entry')).toBe('Ours');
});

test('a browser that keeps nothing says so, and nothing fails', async () => {
  const { indexedDB } = globalThis;
  await withDatabase(async (database) => database.close());
  Object.assign(globalThis, { indexedDB: undefined });
  try {
    expect(await openOfflineStore('robin')).toBe(false);
    expect(await storedMember()).toBeNull();
    await clearOfflineStore(everybody);
  } finally {
    Object.assign(globalThis, { indexedDB });
  }
});
