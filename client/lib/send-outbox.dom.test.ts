import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { keepSending } from './keep-sending.ts';
import {
  addToOutbox,
  isOnThisPageAlone,
  loadOutbox,
  markRefused,
  outboxOf,
  removeFromOutbox,
} from './outbox.ts';
import { clearPersonalStore, openPersonalStore } from './personal-store.ts';
import { addAndSend, type OutboxKind, type SendOutcome, sendItem } from './send-outbox.ts';

const ALEX = '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0002';
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const refusal = (status: number) => () =>
  Promise.reject(new ApiError(status, '{"message":"Because."}'));

/** Each test has a person of its own: what is known of one stays in memory. */
let count = 0;
let robin = '';
let stop = () => {};
const network = vi.fn<() => Promise<string>>();
const kind: OutboxKind<string, string> = {
  name: 'challenge',
  isIntact: (payload) => typeof payload === 'string',
  send: () => network(),
  onSettled: () => {},
};

beforeEach(async () => {
  await clearPersonalStore();
  count += 1;
  robin = `5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f${String(1000 + count)}`;
  await openPersonalStore(robin);
  network.mockReset().mockResolvedValue('counted');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Of this kind is everything here, whatever it is called. */
async function load(): Promise<OutboxKind<unknown, unknown>> {
  return kind;
}

function startSending({ isLocked = false, loadKind = load } = {}) {
  const settled: SendOutcome<unknown>[] = [];
  const onSettled = (_: unknown, outcome: SendOutcome<unknown>) => void settled.push(outcome);
  const kinds = { completion: loadKind, report: loadKind, entry: loadKind, challenge: loadKind };
  stop = keepSending(robin, { kinds, isLocked, onSettled });
  return settled;
}

test('what cannot be sent is kept, sealed, for this person alone and the next page', async () => {
  network.mockImplementation(offline);
  const { outcome } = await addAndSend(robin, kind, { payload: 'ours' });
  expect(outcome).toBe('unsent');
  expect(outboxOf(robin).some(isOnThisPageAlone)).toBe(false);
  expect(outboxOf(ALEX)).toEqual([]);
  const store = await openPersonalStore(robin);
  const [stored] = [...((await store?.readAll('outbox:')) ?? new Map()).values()];
  expect(stored).toMatchObject({ kind: 'challenge', payload: 'ours', refusal: null });
  // Another person on this browser finds nothing of it.
  await openPersonalStore(ALEX);
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
    // Only when whoever did it says so.
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
  addToOutbox(robin, { kind: 'challenge', payload: 'ours' });
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
  const store = await openPersonalStore(robin);
  await store?.remove(`outbox:${item.id}`);
  expect(await sendItem(robin, kind, { ...item, payload: 'ours' })).toEqual({
    outcome: 'saved elsewhere',
  });
  expect(network).toHaveBeenCalledTimes(1);
  await loadOutbox(robin);
  expect(outboxOf(robin)).toEqual([]);
});

test('what the lock keeps waits until it is open', async () => {
  addToOutbox(robin, { kind: 'entry', payload: 'a secret' });
  await loadOutbox(robin);
  startSending({ isLocked: true });
  await loadOutbox(robin);
  expect(network).not.toHaveBeenCalled();
  stop();
  const settled = startSending();
  await vi.waitFor(() => expect(settled).toHaveLength(1), { timeout: 30_000 });
});

test('what was under way when the lock changed is told all the same, once', async () => {
  let answer = (_: string) => {};
  network.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  addToOutbox(robin, { kind: 'challenge', payload: 'ours' });
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

test('after everything personal was removed nothing waits any more, nor comes back', async () => {
  network.mockImplementation(offline);
  await addAndSend(robin, kind, { payload: 'ours' });
  await clearPersonalStore();
  await openPersonalStore(robin);
  await loadOutbox(robin);
  expect(outboxOf(robin)).toEqual([]);
});

test('what was thrown away is gone', async () => {
  const { id } = addToOutbox(robin, { kind: 'challenge', payload: 'ours' });
  await removeFromOutbox(robin, id);
  await loadOutbox(robin);
  expect(outboxOf(robin)).toEqual([]);
});

test('where a browser stores nothing it is kept as long as the page lives', async () => {
  const { indexedDB } = globalThis;
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

test('how a thing is sent is loaded when one waits, and again after it could not be', async () => {
  const loadKind = vi.fn(load).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const settled = startSending({ loadKind });
  await loadOutbox(robin);
  expect(loadKind).not.toHaveBeenCalled();
  addToOutbox(robin, { kind: 'challenge', payload: 'ours' });
  await loadOutbox(robin);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(loadKind).toHaveBeenCalledTimes(1), { timeout: 30_000 });
  await loadOutbox(robin);
  expect(outboxOf(robin)).toHaveLength(1);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(settled).toEqual([{ outcome: 'saved', answer: 'counted' }]), {
    timeout: 30_000,
  });
});

test('what is damaged holds up nothing else, and is never sent', async () => {
  addToOutbox(robin, { kind: 'challenge', payload: { not: 'text' } });
  addToOutbox(robin, { kind: 'challenge', payload: 'ours' });
  await loadOutbox(robin);
  const settled = startSending();
  await vi.waitFor(() => expect(settled).toHaveLength(1), { timeout: 30_000 });
  dispatchEvent(new Event('online'));
  await loadOutbox(robin);
  expect(network).toHaveBeenCalledTimes(1);
});
