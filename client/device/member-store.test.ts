import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { withDatabase } from './member-database.ts';
import {
  clearMemberStore,
  lastMemberStore,
  type MemberStore,
  openMemberStore,
} from './member-store.ts';

beforeEach(() => clearMemberStore());

async function storeFor(memberId: string): Promise<MemberStore> {
  const store = await openMemberStore(memberId);
  if (!store) throw new Error('This browser keeps nothing.');
  return store;
}

/** Everything that the database keeps, as someone with its files would find it. */
async function rawValues(): Promise<unknown[]> {
  const database = await openDB('member');
  const values = await database.getAll('kept');
  database.close();
  return values;
}

test('what is written is read again, also after the page was loaded anew', async () => {
  const store = await storeFor('robin');
  expect(await store.write('entry:1', { words: 'Ours' })).toBe('written');
  expect(await store.read('entry:1')).toEqual({ words: 'Ours' });
  expect(await (await storeFor('robin')).read('entry:1')).toEqual({ words: 'Ours' });
  expect(await (await lastMemberStore())?.read('entry:1')).toEqual({ words: 'Ours' });
  await store.remove('entry:1');
  expect(await store.read('entry:1')).toBeUndefined();
});

test('values are found by how their names begin, and by their age', async () => {
  const store = await storeFor('robin');
  await store.write('entry:2', 'two', 20);
  await store.write('entry:1', 'one', 30);
  await store.write('entries', 'other');
  expect(await store.names('entry:')).toEqual(['entry:1', 'entry:2']);
  expect([...(await store.readAll('entry:')).values()]).toEqual(['one', 'two']);
  expect(await store.byAge()).toEqual(['entry:2', 'entry:1']);
  expect(await store.byAge(30)).toEqual(['entry:2']);
});

test('whoever signs in next begins with nothing of the one before', async () => {
  const robins = await storeFor('robin');
  await robins.write('entry:1', 'Ours');
  const kims = await storeFor('kim');
  expect(await kims.readAll('')).toEqual(new Map());
  expect(await rawValues()).toEqual([]);
  expect((await lastMemberStore())?.memberId).toBe('kim');
  expect(await robins.write('entry:2', 'Late')).toBe('gone');
  expect(await rawValues()).toEqual([]);
});

test('after everything was removed, a tab that is still open keeps nothing', async () => {
  const store = await storeFor('robin');
  await store.write('entry:1', 'Ours');
  await clearMemberStore();
  expect(await store.read('entry:1')).toBeUndefined();
  expect(await store.write('entry:2', 'Late')).toBe('gone');
  expect(await rawValues()).toEqual([]);
  expect(await lastMemberStore()).toBeNull();
});

test('a connection that the browser has closed is opened anew', async () => {
  const store = await storeFor('robin');
  await withDatabase(async (database) => database.close());
  expect(await store.write('entry:1', 'Ours')).toBe('written');
  await withDatabase(async (database) => database.close());
  expect(await store.read('entry:1')).toBe('Ours');
});

test('a browser that keeps nothing says so, and nothing fails', async () => {
  const { indexedDB } = globalThis;
  await withDatabase(async (database) => database.close());
  Object.assign(globalThis, { indexedDB: undefined });
  try {
    expect(await openMemberStore('robin')).toBeNull();
    expect(await lastMemberStore()).toBeNull();
    await clearMemberStore();
  } finally {
    Object.assign(globalThis, { indexedDB });
  }
});
