import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import {
  clearPersonalStore,
  lastPersonalStore,
  openPersonalStore,
  type PersonalStore,
} from './personal-store.ts';

beforeEach(clearPersonalStore);

async function storeFor(memberId: string): Promise<PersonalStore> {
  const store = await openPersonalStore(memberId);
  if (!store) throw new Error('This browser keeps nothing.');
  return store;
}

/** Everything that the database holds, as someone with its files would find it. */
async function rawValues(): Promise<{ name: string; sealed: Uint8Array }[]> {
  const database = await openDB('personal');
  const values = await database.getAll('values');
  database.close();
  return values;
}

test('what is written is read again, also after the page was loaded anew', async () => {
  const store = await storeFor('robin');
  expect(await store.write('entry:1', { words: 'Ours' })).toBe('written');
  expect(await store.read('entry:1')).toEqual({ words: 'Ours' });
  expect(await (await storeFor('robin')).read('entry:1')).toEqual({ words: 'Ours' });
  expect(await (await lastPersonalStore())?.read('entry:1')).toEqual({ words: 'Ours' });
  await store.remove('entry:1');
  expect(await store.read('entry:1')).toBeUndefined();
});

test('values are found by how their names begin, with the bytes they take', async () => {
  const store = await storeFor('robin');
  await store.write('entry:1', 'one');
  await store.write('entry:2', 'two');
  await store.write('entries', 'other');
  expect(await store.readAll('entry:')).toEqual(
    new Map([
      ['entry:1', 'one'],
      ['entry:2', 'two'],
    ]),
  );
  const sizes = await store.sizes('entry:');
  const [first] = await rawValues().then((raw) => raw.filter(({ name }) => name === 'entry:1'));
  expect(sizes.get('entry:1')).toBe(first?.sealed.byteLength);
  expect([...sizes.keys()]).toEqual(['entry:1', 'entry:2']);
});

test('no word of it can be read in the database', async () => {
  const store = await storeFor('robin');
  await store.write('entry:1', { words: 'Ours' });
  const [value] = await rawValues();
  expect(new TextDecoder().decode(value?.sealed)).not.toContain('Ours');
});

test('whoever signs in next begins with nothing of the one before', async () => {
  const robins = await storeFor('robin');
  await robins.write('entry:1', 'Ours');
  const kims = await storeFor('kim');
  expect(await kims.readAll('')).toEqual(new Map());
  expect(await rawValues()).toEqual([]);
  expect((await lastPersonalStore())?.memberId).toBe('kim');
  expect(await robins.write('entry:2', 'Late')).toBe('gone');
  expect(await rawValues()).toEqual([]);
});

test('after everything was removed, a tab that is still open keeps nothing', async () => {
  const store = await storeFor('robin');
  await store.write('entry:1', 'Ours');
  await clearPersonalStore();
  expect(await store.read('entry:1')).toBeUndefined();
  expect(await store.write('entry:2', 'Late')).toBe('gone');
  expect(await rawValues()).toEqual([]);
  expect(await lastPersonalStore()).toBeNull();
  // Nor once the same member has signed in again: that is another login.
  const again = await storeFor('robin');
  expect(await store.write('entry:3', 'Later')).toBe('gone');
  expect(await again.readAll('')).toEqual(new Map());
});

test('a browser that keeps nothing says so, and nothing fails', async () => {
  const { indexedDB } = globalThis;
  Object.assign(globalThis, { indexedDB: undefined });
  try {
    expect(await openPersonalStore('robin')).toBeNull();
    expect(await lastPersonalStore()).toBeNull();
    await clearPersonalStore();
  } finally {
    Object.assign(globalThis, { indexedDB });
  }
});
