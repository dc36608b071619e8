import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { withDatabase } from './member-database.ts';
import {
  isOnThisPageAlone,
  loadOutbox,
  markRefused,
  newItem,
  outboxOf,
  putIntoOutbox,
  removeFromOutbox,
} from './outbox.ts';
import { isClosed, isDamaged, OUTBOX_KINDS, readableText, type SentKind } from './outbox-item.ts';
import { retryOutbox } from './outbox-retry.ts';
import { readRows, removeRow, writeRow } from './outbox-rows.ts';
import { addAndSend, type OutboxKind, type SendOutcome, sendItem } from './send-outbox.ts';
import { anAuthor, signIn, type TestAuthor } from './test-author.ts';
import { closeTypedWords, openTypedWords } from './typed-words.ts';

const ALEX = '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0002';
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const refusal = (status: number) => () =>
  Promise.reject(new ApiError(status, '{"message":"Because."}'));

/** New for each test, because the items of earlier members stay in memory. */
let author: TestAuthor;
let robin = '';
let stop = () => {};
const network = vi.fn<() => Promise<string>>();
const kind: OutboxKind<string, string> = {
  name: 'challenge',
  isIntact: (payload) => typeof payload === 'string',
  send: () => network(),
  staysWhenRefused: () => true,
  onSettled: () => {},
};

beforeEach(async () => {
  localStorage.clear();
  author = await anAuthor();
  robin = author.id;
  signIn(author);
  network.mockReset().mockResolvedValue('counted');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const add = (kind: SentKind, payload: unknown) => putIntoOutbox(newItem(robin, { kind, payload }));

/** Sends every kind in the same way. */
function startSending() {
  const settled: SendOutcome<unknown>[] = [];
  const onSettled = (_: unknown, outcome: SendOutcome<unknown>) => void settled.push(outcome);
  const kinds = Object.fromEntries(OUTBOX_KINDS.map((name) => [name, kind]));
  stop = retryOutbox(robin, { kinds: kinds as Record<SentKind, typeof kind>, onSettled });
  return settled;
}

test('what cannot be sent is kept for this person alone and the next page', async () => {
  network.mockImplementation(offline);
  const { outcome } = await addAndSend(robin, kind, { payload: 'ours' });
  expect(outcome).toBe('unsent');
  expect(outboxOf(robin).some(isOnThisPageAlone)).toBe(false);
  expect(outboxOf(ALEX)).toEqual([]);
  const [stored] = await readRows(robin);
  expect(stored).toMatchObject({ kind: 'challenge', payload: 'ours', refusal: null });
  // Alex's outbox stays empty even when loaded from the database, where Robin's item is.
  await loadOutbox(ALEX);
  expect(outboxOf(ALEX)).toEqual([]);
});

test.each([401, 408, 423, 429, 500, 503])('after a %i it waits', async (status) => {
  network.mockImplementation(refusal(status));
  expect(await addAndSend(robin, kind, { payload: 'ours' })).toEqual({ outcome: 'unsent' });
  expect(outboxOf(robin)).toMatchObject([{ refusal: null }]);
});

test.each([400, 402, 403, 404])(
  'after a %i it stays with the reason, and is not sent again by itself',
  async (status) => {
    network.mockImplementation(refusal(status));
    const outcome = await addAndSend(robin, kind, { payload: 'ours' });
    expect(outcome).toEqual({ outcome: 'refused', status, reason: 'Because.' });
    const [item] = outboxOf(robin);
    expect(item?.refusal).toEqual({ status, reason: 'Because.' });
    const settled = startSending();
    await loadOutbox(robin);
    expect(network).toHaveBeenCalledTimes(1);
    // The member presses "Try Again".
    network.mockResolvedValue('counted');
    await markRefused(robin, item?.id ?? '', null);
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(settled).toEqual([{ outcome: 'saved', answer: 'counted' }]), {
      timeout: 30_000,
    });
    expect(outboxOf(robin)).toEqual([]);
  },
);

test('it is tried again, ever more patiently, until it is saved, once', async () => {
  network.mockImplementation(offline);
  await add('challenge', 'ours');
  await loadOutbox(robin);
  const settled = startSending();
  await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(1), { timeout: 30_000 });
  network.mockResolvedValue('counted');
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(settled).toEqual([{ outcome: 'saved', answer: 'counted' }]), {
    timeout: 30_000,
  });
  dispatchEvent(new Event('online'));
  await loadOutbox(robin);
  expect(network).toHaveBeenCalledTimes(2);
  expect(outboxOf(robin)).toEqual([]);
});

test('what another tab has sent meanwhile is not sent again', async () => {
  network.mockImplementation(offline);
  await addAndSend(robin, kind, { payload: 'ours' });
  const [item] = outboxOf(robin);
  if (!item) throw new Error('It waits.');
  await removeRow(robin, item.id);
  expect(await sendItem(kind, { ...item, payload: 'ours' })).toEqual({
    outcome: 'saved elsewhere',
  });
  expect(network).toHaveBeenCalledTimes(1);
  await loadOutbox(robin);
  expect(outboxOf(robin)).toEqual([]);
});

test('what the lock keeps waits sealed until it is open', async () => {
  signIn(author, { isLocked: false });
  await add('entry', 'a secret');
  await loadOutbox(robin);
  // The page that wrote the words knows them, although no key has arrived.
  expect(outboxOf(robin)).toMatchObject([{ payload: 'a secret' }]);
  expect(JSON.stringify(await readRows(robin))).not.toContain('secret');
  closeTypedWords(robin);
  const settled = startSending();
  await loadOutbox(robin);
  expect(outboxOf(robin).every(isClosed)).toBe(true);
  expect(JSON.stringify(outboxOf(robin))).not.toContain('secret');
  expect(network).not.toHaveBeenCalled();
  await openTypedWords(robin, author.keys);
  await vi.waitFor(() => expect(settled).toHaveLength(1), { timeout: 30_000 });
  expect(outboxOf(robin)).toEqual([]);
});

test('what was under way when the lock changed is told all the same, once', async () => {
  let answer = (_: string) => {};
  network.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await add('challenge', 'ours');
  const before = startSending();
  await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(1), { timeout: 30_000 });
  stop();
  const after = startSending();
  answer('counted');
  await vi.waitFor(() => expect(before).toEqual([{ outcome: 'saved', answer: 'counted' }]), {
    timeout: 30_000,
  });
  await vi.waitFor(() => expect(outboxOf(robin)).toEqual([]), { timeout: 30_000 });
  expect(after).toEqual([]);
  expect(network).toHaveBeenCalledTimes(1);
});

test('red goes first, and is kept although its page is closed before the database has it', async () => {
  network.mockImplementation(offline);
  await add('challenge', 'ours');
  const red = newItem(robin, { kind: 'stop', payload: 'red' });
  void putIntoOutbox(red);
  expect(localStorage.getItem(`outbox:${robin}:${red.id}`)).toContain('red');
  await loadOutbox(robin);
  await removeRow(robin, red.id);
  await loadOutbox(robin);
  expect(outboxOf(robin).map(({ kind }) => kind)).toEqual(['stop', 'challenge']);
  await removeFromOutbox(robin, red.id);
  expect(localStorage.getItem(`outbox:${robin}:${red.id}`)).toBeNull();
});

test('an item that is put anew under its id takes the place of the one before', async () => {
  const { id } = newItem(robin, { kind: 'drop', payload: {} });
  await putIntoOutbox(newItem(robin, { kind: 'drop', id, payload: {} }));
  await putIntoOutbox(newItem(robin, { kind: 'completion', id, payload: 'ours' }));
  expect(await readRows(robin)).toMatchObject([{ id, kind: 'completion' }]);
  await loadOutbox(robin);
  expect(outboxOf(robin)).toMatchObject([{ id, kind: 'completion' }]);
});

test('what was thrown away is gone', async () => {
  await add('challenge', 'ours');
  await removeFromOutbox(robin, outboxOf(robin)[0]?.id ?? '');
  await loadOutbox(robin);
  expect(outboxOf(robin)).toEqual([]);
});

test('where a browser stores nothing it is kept as long as the page lives', async () => {
  const { indexedDB } = globalThis;
  await withDatabase(async (database) => database.close());
  Object.assign(globalThis, { indexedDB: undefined });
  try {
    network.mockImplementation(offline);
    await addAndSend(robin, kind, { payload: 'ours' });
    await loadOutbox(robin);
    expect(outboxOf(robin)).toHaveLength(1);
    expect(outboxOf(robin).every(isOnThisPageAlone)).toBe(true);
    network.mockResolvedValue('counted');
    const settled = startSending();
    await vi.waitFor(() => expect(settled).toHaveLength(1), { timeout: 30_000 });
  } finally {
    Object.assign(globalThis, { indexedDB });
  }
});

test('what is damaged holds up nothing else, is never sent, and is shown with its words', async () => {
  await add('challenge', { not: 'what was sent' });
  await add('challenge', 'ours');
  const broken = { memberId: robin, id: crypto.randomUUID(), words: 'Rain on the roof' };
  await writeRow(broken as never);
  await loadOutbox(robin);
  const settled = startSending();
  await vi.waitFor(() => expect(settled).toHaveLength(1), { timeout: 30_000 });
  dispatchEvent(new Event('online'));
  await loadOutbox(robin);
  expect(network).toHaveBeenCalledTimes(1);
  expect(outboxOf(robin)).toHaveLength(2);
  expect(outboxOf(robin).every(isDamaged)).toBe(true);
  const words = outboxOf(robin).map(({ payload }) => readableText(payload));
  expect(words.toSorted()).toEqual(['Rain on the roof', 'what was sent']);
});
