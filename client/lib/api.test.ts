import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { addressOf, endpoint } from '../../contract/endpoint.ts';
import { isUnreachable } from '../device/offline-fallback.ts';
import { call } from './api.ts';

const schemas = {
  readEntry: {
    summary: 'One entry',
    params: z.object({ id: z.number() }),
    response: { 200: z.object({ id: z.number() }) },
  },
  write: {
    summary: 'A new entry',
    body: z.object({ content: z.string() }),
    response: { 204: z.null() },
  },
};
const readEntry = endpoint<typeof schemas.readEntry>('GET', '/api/journal/:id');
const write = endpoint<typeof schemas.write>('POST', '/api/journal');

function serverAnswers(body: string | null, init: ResponseInit) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** Stubs a network that takes every request and brings no answer. */
function networkSwallows() {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
}

/** Error with which a call has failed after `afterMs`; null if the call is still waiting. */
async function failureOf(answer: Promise<unknown>, afterMs: number): Promise<unknown> {
  let failure: unknown = null;
  answer.catch((error) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(afterMs);
  return failure;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an address gets its parameters escaped and only the query values that are there', () => {
  expect(addressOf('/api/a/:id/b', { id: 'x/y' }, { limit: 3, after: undefined })).toBe(
    '/api/a/x%2Fy/b?limit=3',
  );
});

test('an answer comes back parsed, and cookies go along', async () => {
  // “All calls send cookies as credentials.”
  const fetched = serverAnswers('{"id":7}', { status: 200 });
  expect(await call(readEntry, { params: { id: 7 } })).toEqual({ id: 7 });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/journal/7');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' });
});

test('each call names the time zone, so that days are those of the couple', async () => {
  const fetched = serverAnswers('{"id":7}', { status: 200 });
  await call(readEntry, { params: { id: 7 } });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ headers: { 'x-time-zone': timeZone } });
});

test('a body is sent as JSON, and an empty answer is null', async () => {
  // “Bodies are JSON with a JSON content type.”
  const fetched = serverAnswers(null, { status: 204 });
  expect(await call(write, { body: { content: 'Hi' } })).toBeNull();
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    body: '{"content":"Hi"}',
    headers: { 'content-type': 'application/json' },
  });
});

test('a refusal says its status, a colon, a space and the body text', async () => {
  // “Any non-ok response becomes an error whose message is the status code, a colon and a space, then the body text (or the status text if the body is empty).”
  serverAnswers('{"message":"No."}', { status: 409, statusText: 'Conflict' });
  await expect(call(write, { body: { content: '' } })).rejects.toMatchObject({
    message: '409: {"message":"No."}',
    status: 409,
    reason: 'No.',
  });
});

test('a refusal without a body says its status text', async () => {
  // “Any non-ok response becomes an error whose message is the status code, a colon and a space, then the body text (or the status text if the body is empty).”
  serverAnswers('', { status: 502, statusText: 'Bad Gateway' });
  await expect(call(write, { body: { content: '' } })).rejects.toMatchObject({
    message: '502: Bad Gateway',
    reason: null,
  });
});

test('a change that gets no answer fails after half a minute, as without a network', async () => {
  networkSwallows();
  const change = call(write, { body: { content: 'Hi' } });
  expect(await failureOf(change, 29_000)).toBeNull();
  expect(isUnreachable(await failureOf(change, 2_000))).toBe(true);
});

test('a picture has longer to arrive', async () => {
  networkSwallows();
  const change = call(write, { body: { content: 'x'.repeat(600_000) } });
  expect(await failureOf(change, 80_000)).toBeNull();
  expect(isUnreachable(await failureOf(change, 20_000))).toBe(true);
});

test('whoever calls may be more patient, or less', async () => {
  networkSwallows();
  const ended = new AbortController();
  const change = call(write, { body: { content: 'Hi' }, signal: ended.signal });
  expect(await failureOf(change, 60_000)).toBeNull();
  ended.abort('enough');
  expect(await failureOf(change, 0)).toBe('enough');
});

test('what is only read is waited for', async () => {
  networkSwallows();
  expect(await failureOf(call(readEntry, { params: { id: 7 } }), 600_000)).toBeNull();
});
