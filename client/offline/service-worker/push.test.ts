import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PushedNotification } from '../../../contract/notifications/reminders.ts';

type Window = {
  url: string;
  focus: () => Promise<void>;
  navigate: (path: string) => Promise<void>;
};

const ID = '3f2a91bc-0000-4000-8000-000000000000';
const KEY = new Uint8Array([4, 1, 2]).buffer;
const NEW_SUBSCRIPTION = {
  endpoint: 'https://push.example.com/new',
  keys: { p256dh: 'p', auth: 'a' },
};
const QUESTION: PushedNotification = {
  title: 'Tonight?',
  body: 'Tap to answer.',
  tag: 'nudge',
  path: '/',
  icon: '/icon.png',
  question: { nudgeId: ID, answers: [{ answer: 'yes', title: 'Yes' }] },
};

/** Lists what the worker did, in order. */
let done: unknown[];
let windows: Window[];
let answer: (signal?: AbortSignal | null) => Response | Promise<Response>;
const listeners = new Map<string, (event: object) => void>();

/** Replaces the browser around the worker, because no browser test can create all of its states. */
beforeAll(async () => {
  const note = (...what: unknown[]) => void done.push(what);
  vi.stubGlobal('self', {
    addEventListener: (type: string, listen: (event: object) => void) =>
      listeners.set(type, listen),
    registration: {
      showNotification: async (title: string, options: object) => note('show', title, options),
      pushManager: {
        async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit) {
          note('subscribe', applicationServerKey);
          return { toJSON: () => NEW_SUBSCRIPTION };
        },
      },
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (path: string) => note('open', path),
    },
  });
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body, signal }: RequestInit = {}) => {
      note(method, url, ...(body ? [JSON.parse(String(body))] : []));
      return answer(signal);
    },
  );
  const { listenToPush } = await import('./push.ts');
  listenToPush();
});
beforeEach(() => {
  done = [];
  windows = [];
  answer = () => new Response(null, { status: 204 });
});
afterAll(() => {
  vi.unstubAllGlobals();
  // Other tests of a worker load it with their own browser around it.
  vi.resetModules();
});

async function happens(type: string, event: object): Promise<unknown[]> {
  const waiting: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waiting.push(work) });
  await Promise.all(waiting);
  return done;
}

const press = (action: string, data: object = { path: '/', nudgeId: ID }) =>
  happens('notificationclick', { action, notification: { data, close: () => undefined } });

function windowAt(path: string): Window {
  return {
    url: `https://app.example${path}`,
    focus: async () => void done.push(['focus', path]),
    navigate: async (to) => void done.push(['navigate', path, to]),
  };
}

test('a message is shown with its answers', async () => {
  expect(await happens('push', { data: { json: () => QUESTION } })).toEqual([
    [
      'show',
      'Tonight?',
      expect.objectContaining({ tag: 'nudge', actions: [{ action: 'yes', title: 'Yes' }] }),
    ],
  ]);
});

test('an answer is sent with one press, and opens nothing', async () => {
  expect(await press('yes')).toEqual([['POST', `/api/nudges/${ID}/answer`, { answer: 'yes' }]]);
});

test.each([
  ['there is no network', () => Promise.reject(new Error('No network.'))],
  ['the night is over', () => new Response(null, { status: 404 })],
])('where %s, the page opens, on which it can be answered or read', async (_why, given) => {
  answer = given as () => Response;
  expect((await press('yes')).at(-1)).toEqual(['open', '/']);
});

test('where the network swallows it, the page opens while a press may still open one', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answer = (signal) => {
    queueMicrotask(() => limit.abort());
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  };
  expect((await press('yes')).at(-1)).toEqual(['open', '/']);
  timeout.mockRestore();
});

test('a press beside the answers opens what it is about', async () => {
  expect(await press('', { path: '/journal', nudgeId: null })).toEqual([['open', '/journal']]);
});

test('an open page is taken for it, and one that shows it already before any other', async () => {
  windows = [windowAt('/progress')];
  await press('');
  windows = [windowAt('/progress'), windowAt('/')];
  expect(await press('')).toEqual([
    ['focus', '/progress'],
    ['navigate', '/progress', '/'],
    ['focus', '/'],
  ]);
});

test('a workout under way is not left for it', async () => {
  windows = [windowAt('/workout/101')];
  expect(await press('')).toEqual([['open', '/']]);
});

const TOLD = ['PUT', '/api/push', NEW_SUBSCRIPTION];

test('an address that the push service has changed is told to the server', async () => {
  const oldSubscription = { options: { applicationServerKey: KEY } };
  expect(await happens('pushsubscriptionchange', { oldSubscription })).toEqual([
    ['subscribe', KEY],
    TOLD,
  ]);
});

test('an address that comes with the news needs no second one', async () => {
  const newSubscription = { toJSON: () => NEW_SUBSCRIPTION };
  expect(await happens('pushsubscriptionchange', { newSubscription })).toEqual([TOLD]);
});

test('a browser that says nothing of the old address asks the server for the key', async () => {
  answer = () => Response.json({ publicKey: 'the key', isOnHere: true });
  expect(await happens('pushsubscriptionchange', {})).toEqual([
    ['GET', '/api/push'],
    ['subscribe', 'the key'],
    TOLD,
  ]);
});

test.each([
  ['nobody is signed in', new Response(null, { status: 401 })],
  ['notifications are off here', Response.json({ publicKey: 'the key', isOnHere: false })],
])('where %s, nothing is subscribed to', async (_why, given) => {
  answer = () => given;
  expect(await happens('pushsubscriptionchange', {})).toEqual([['GET', '/api/push']]);
});
