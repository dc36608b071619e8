// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToOutbox, unsentCompletions } from './completion-outbox.ts';
import { keepSending, type SendOutcome, sendCompletion } from './send-completions.ts';

const ALEX = '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0002';
const unsent = {
  sessionId: '7a0e3a52-4f5d-4a51-8a37-2f8f1f9f0003',
  completion: { completedAt: '2026-03-11T12:00:00.000Z', duration: 10, caloriesBurned: 80 },
};
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = (status: number) =>
  Promise.resolve(new Response('{"message":"Because."}', { status }));

/** Each test has a person of its own: what is known of one stays in memory. */
let count = 0;
let robin = '';
let stop = () => {};
let network = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  network = vi.fn<() => Promise<Response>>(() => answer(200));
  vi.stubGlobal('fetch', () => network());
  count += 1;
  robin = `5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f${String(1000 + count)}`;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function startSending() {
  const settled: SendOutcome[] = [];
  stop = keepSending(robin, (outcome) => settled.push(outcome));
  return settled;
}

test('a completion that cannot be sent is kept, for this person alone', async () => {
  addToOutbox(robin, unsent);
  network.mockImplementation(offline);
  expect(await sendCompletion(robin, unsent)).toEqual({ outcome: 'unsent' });
  expect(unsentCompletions(robin)).toEqual([unsent]);
  expect(unsentCompletions(ALEX)).toEqual([]);
});

test.each([401, 408, 429, 500, 503])('after a %i it is kept', async (status) => {
  addToOutbox(robin, unsent);
  network.mockImplementation(() => answer(status));
  expect(await sendCompletion(robin, unsent)).toEqual({ outcome: 'unsent' });
  expect(unsentCompletions(robin)).toHaveLength(1);
});

test.each([400, 402, 403, 404])('a %i ends it and says why', async (status) => {
  addToOutbox(robin, unsent);
  network.mockImplementation(() => answer(status));
  const outcome = await sendCompletion(robin, unsent);
  expect(outcome).toEqual({ outcome: 'refused', status, reason: 'Because.' });
  expect(unsentCompletions(robin)).toEqual([]);
});

test('what the server counted instead is known, where a clock was corrected on the way', async () => {
  addToOutbox(robin, unsent);
  network.mockImplementation(() =>
    Promise.resolve(new Response('{"isAdjusted":true,"duration":8}', { status: 200 })),
  );
  expect(await sendCompletion(robin, unsent)).toEqual({ outcome: 'saved', countedMinutes: 8 });
  expect(unsentCompletions(robin)).toEqual([]);
});

test('it is tried again, ever more patiently, until it is saved, once', async () => {
  network.mockImplementation(offline);
  addToOutbox(robin, unsent);
  const settled = startSending();
  await vi.advanceTimersByTimeAsync(0);
  expect(network).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(network).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(network).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(network).toHaveBeenCalledTimes(3);
  network.mockImplementation(() => answer(200));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(network).toHaveBeenCalledTimes(4);
  expect(settled).toEqual([{ outcome: 'saved' }]);
  expect(unsentCompletions(robin)).toEqual([]);
});

test('the network coming back is reason enough to try', async () => {
  network.mockImplementation(offline);
  addToOutbox(robin, unsent);
  const settled = startSending();
  await vi.advanceTimersByTimeAsync(0);
  network.mockImplementation(() => answer(200));
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toEqual([{ outcome: 'saved' }]);
});

test('one that is kept later is sent too', async () => {
  const settled = startSending();
  addToOutbox(robin, unsent);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(settled).toEqual([{ outcome: 'saved' }]);
});

test('a definite refusal is not tried again', async () => {
  network.mockImplementation(() => answer(404));
  addToOutbox(robin, unsent);
  const settled = startSending();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(network).toHaveBeenCalledTimes(1);
  expect(settled).toEqual([{ outcome: 'refused', status: 404, reason: 'Because.' }]);
});

test('where storage is forbidden it is kept as long as the page lives', () => {
  vi.stubGlobal('localStorage', undefined);
  addToOutbox(robin, unsent);
  expect(unsentCompletions(robin)).toEqual([unsent]);
});
