import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getHomeData, type HomeData } from '../../contract/page-data/page-data.ts';
import { getProgress } from '../../contract/progress/progress.ts';
import { getStreak } from '../../contract/progress/streak.ts';
import { setLockHere } from '../lib/lock-state.ts';
import { createQueryClient, queryFor } from '../lib/query-client.ts';
import { timeZone } from '../lib/time-zone.ts';
import { fetchFirstAnswers } from './first-answers.ts';

const PROGRESS = { totalCalories: 80, workoutsCompleted: 1, streakDays: 1 };

let asked: string[];
/** Status and zone of the answers to home's call, one after the other. */
let answers: { status: number; deviceZone: string | null }[];
/** Holds the answer to home's call back. */
let held: Promise<void>;

beforeEach(() => {
  document.documentElement.dataset.login = 'held';
  [asked, answers, held] = [[], [{ status: 200, deviceZone: timeZone() }], Promise.resolve()];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url === '/api/user') return Response.json({ message: 'Please sign in.' }, { status: 401 });
    if (url !== getHomeData.url) return Response.json({ from: 'its own call' });
    await held;
    const { status, deviceZone } = answers.shift() ?? { status: 500, deviceZone: null };
    return Response.json(homeData(deviceZone), { status });
  });
});
afterEach(() => {
  setLockHere('new');
  delete document.documentElement.dataset.login;
  vi.unstubAllGlobals();
});

const homeData = (deviceZone: string | null) =>
  ({
    today: '2026-03-11',
    deviceZone,
    progress: PROGRESS,
    plan: [],
    unread: null,
  }) as unknown as HomeData;

test('home asks once, and every part is known by its own name', async () => {
  const client = createQueryClient();
  await fetchFirstAnswers(client, '/');
  expect(asked).toEqual(['/api/user', '/api/home']);
  expect(await client.fetchQuery(queryFor(getProgress))).toEqual(PROGRESS);
  expect(
    client.getQueryData(['/api/plan', { query: { from: '2026-03-11', until: '2026-03-17' } }]),
  ).toEqual([]);
  expect(asked).toHaveLength(2);
});

test('a part that is wanted sooner waits for the page’s answer', async () => {
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  const client = createQueryClient();
  await fetchFirstAnswers(client, '/');
  const progress = client.fetchQuery(queryFor(getProgress));
  const streak = client.fetchQuery(queryFor(getStreak));
  release();
  expect(await progress).toEqual(PROGRESS);
  // The answer does not have this part.
  expect(await streak).toEqual({ from: 'its own call' });
  expect(asked).toEqual(['/api/user', '/api/home', '/api/streak']);
});

test('where the page’s call fails, each part is asked for by itself', async () => {
  answers = [{ status: 503, deviceZone: null }];
  const client = createQueryClient();
  await fetchFirstAnswers(client, '/');
  expect(await client.fetchQuery(queryFor(getProgress))).toEqual({ from: 'its own call' });
});

test('days of another zone are not taken', async () => {
  answers = [
    { status: 200, deviceZone: 'Pacific/Kiritimati' },
    { status: 200, deviceZone: timeZone() },
  ];
  await fetchFirstAnswers(createQueryClient(), '/');
  expect(asked).toEqual(['/api/user', '/api/home', '/api/home']);
  expect(document.cookie).toContain(`zone=${encodeURIComponent(timeZone())}`);
});

test('an answer from before the lock closed is dropped', async () => {
  setLockHere('closed');
  const client = createQueryClient();
  await fetchFirstAnswers(client, '/');
  expect(client.getQueryData([getProgress.url])).toBeUndefined();
});
