// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { keepCompletion, keptCompletions } from './completion-outbox.ts';
import { deliver, keepDelivering, type Outcome, type Send } from './deliver-completions.ts';

const ALEX = '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0002';
const kept = {
  sessionId: '7a0e3a52-4f5d-4a51-8a37-2f8f1f9f0003',
  completion: { completedAt: '2026-03-11T12:00:00.000Z', duration: 10, caloriesBurned: 80 },
};
const offline: Send = () => Promise.reject(new TypeError('Failed to fetch'));
const refusal = (status: number) => new ApiError(status, '{"message":"Because."}');

/** Each test has a person of its own: what is known of one stays in memory. */
let count = 0;
let robin = '';
let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  count += 1;
  robin = `5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f${String(1000 + count)}`;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function delivering(send: Send) {
  const settled: Outcome[] = [];
  stop = keepDelivering({ userId: robin, send, onSettled: (one) => settled.push(one) });
  return settled;
}

test('a completion that cannot be sent is kept, for this person alone', async () => {
  keepCompletion(robin, kept);
  expect(await deliver(robin, kept, offline)).toEqual({ outcome: 'kept' });
  expect(keptCompletions(robin)).toEqual([kept]);
  expect(keptCompletions(ALEX)).toEqual([]);
});

test.each([401, 408, 429, 500, 503])('after a %i it is kept', async (status) => {
  keepCompletion(robin, kept);
  const answer = await deliver(robin, kept, () => Promise.reject(refusal(status)));
  expect(answer).toEqual({ outcome: 'kept' });
  expect(keptCompletions(robin)).toHaveLength(1);
});

test.each([400, 402, 403, 404])('a %i ends it and says why', async (status) => {
  keepCompletion(robin, kept);
  const answer = await deliver(robin, kept, () => Promise.reject(refusal(status)));
  expect(answer).toEqual({ outcome: 'refused', status, reason: 'Because.' });
  expect(keptCompletions(robin)).toEqual([]);
});

test('it is tried again, ever more patiently, until it is saved, once', async () => {
  let isOnline = false;
  const send = vi.fn<Send>(() => (isOnline ? Promise.resolve() : offline(kept)));
  keepCompletion(robin, kept);
  const settled = delivering(send);
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(3);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(4);
  expect(settled).toEqual([{ outcome: 'saved' }]);
  expect(keptCompletions(robin)).toEqual([]);
});

test('the network coming back is reason enough to try', async () => {
  let isOnline = false;
  const send = vi.fn<Send>(() => (isOnline ? Promise.resolve() : offline(kept)));
  keepCompletion(robin, kept);
  const settled = delivering(send);
  await vi.advanceTimersByTimeAsync(0);
  isOnline = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toEqual([{ outcome: 'saved' }]);
});

test('one that is kept later is sent too', async () => {
  const send = vi.fn<Send>(() => Promise.resolve());
  const settled = delivering(send);
  keepCompletion(robin, kept);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(settled).toEqual([{ outcome: 'saved' }]);
});

test('a definite refusal is not tried again', async () => {
  const send = vi.fn<Send>(() => Promise.reject(refusal(404)));
  keepCompletion(robin, kept);
  const settled = delivering(send);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(settled).toEqual([{ outcome: 'refused', status: 404, reason: 'Because.' }]);
});

test('where storage is forbidden it is kept as long as the page lives', () => {
  vi.stubGlobal('localStorage', undefined);
  keepCompletion(robin, kept);
  expect(keptCompletions(robin)).toEqual([kept]);
  vi.unstubAllGlobals();
});
