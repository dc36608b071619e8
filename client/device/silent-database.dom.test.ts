import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDatabase } from './member-database.ts';
import { clearOfflineStore, openOfflineStore, readStored, storedMember } from './offline-store.ts';
import { isOnThisPageAlone, newItem, outboxOf } from './outbox.ts';
import { readRows, writeRow } from './outbox-rows.ts';
import { addAndSend, type OutboxKind } from './send-outbox.ts';
import { anAuthor, signIn } from './test-author.ts';

const { indexedDB } = globalThis;
/** Longer than the two seconds of one step, shorter than those of two and a slow machine. */
const SOON_MS = 7_000;

let robin = '';
let sent: string[];
const kind: OutboxKind<string, string> = {
  name: 'challenge',
  isIntact: (payload) => typeof payload === 'string',
  async send({ id }) {
    sent.push(id);
    return 'counted';
  },
  staysWhenRefused: () => true,
  onSettled: () => {},
};

beforeEach(async () => {
  localStorage.clear();
  sent = [];
  const author = await anAuthor();
  robin = author.id;
  signIn(author);
  await clearOfflineStore(() => true);
});
afterEach(async () => {
  Object.assign(globalThis, { indexedDB });
  vi.restoreAllMocks();
  // A step that is done ends the silence.
  await vi.waitFor(() => withDatabase((database) => database.count('kept')), { timeout: 30_000 });
});

/** Makes every request to open a database wait for ever. */
async function neverAnswer(): Promise<void> {
  await withDatabase(async (database) => database.close());
  const open = (name: string) => {
    const request = indexedDB.open(`unanswered ${name}`);
    request.addEventListener = () => {};
    return request;
  };
  Object.assign(globalThis, { indexedDB: { open } });
}

test('a press is sent under its id, once, while the database never answers', async () => {
  await neverAnswer();
  const begun = performance.now();
  const id = crypto.randomUUID();
  const outcome = await addAndSend(robin, kind, { payload: 'ours', id });
  expect(outcome).toEqual({ outcome: 'saved', answer: 'counted' });
  expect(performance.now() - begun).toBeLessThan(SOON_MS);
  expect(sent).toEqual([id]);
  expect(outboxOf(robin)).toEqual([]);
});

test('a page opens without what is kept while the database never answers', async () => {
  await openOfflineStore(robin);
  await neverAnswer();
  const begun = performance.now();
  expect(await storedMember()).toBeNull();
  expect(await readStored(robin, 'answer:1')).toBeUndefined();
  expect(performance.now() - begun).toBeLessThan(SOON_MS);
});

test('a write that nobody waits for any more leaves nothing behind', async () => {
  const { database, release } = await busyDatabase();
  await expect(writeRow(newItem(robin, { kind: 'drop', payload: {} }))).rejects.toThrow();
  await release();
  await vi.waitFor(async () => expect(await readRows(robin)).toEqual([]), { timeout: 30_000 });
  const item = newItem(robin, { kind: 'drop', payload: {} });
  await writeRow(item);
  expect(await readRows(robin)).toMatchObject([{ id: item.id }]);
  database.close();
});

/** Keeps every other step waiting until it is released. */
async function busyDatabase() {
  await withDatabase((database) => database.count('outbox'));
  const database = await openDB('member');
  const { store, done } = database.transaction('outbox', 'readwrite');
  let isHeld = true;
  const holding = (async () => {
    while (isHeld) await store.count();
  })();
  const release = async () => {
    isHeld = false;
    await holding;
    await done;
  };
  return { database, release };
}

test('where the disk is full a press is sent all the same, and waits on its page', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  expect(await addAndSend(robin, kind, { payload: 'ours' })).toMatchObject({ outcome: 'saved' });
  const offline = { ...kind, send: () => Promise.reject(new TypeError('Failed to fetch')) };
  expect(await addAndSend(robin, offline, { payload: 'ours' })).toEqual({ outcome: 'unsent' });
  expect(outboxOf(robin).map(isOnThisPageAlone)).toEqual([true]);
});
