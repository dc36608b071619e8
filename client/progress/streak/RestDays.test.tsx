import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getStreak, type Streak } from '../../../contract/progress/streak.ts';
import { createQueryClient, queryFor } from '../../lib/query-client.ts';
import { RestDays } from './RestDays.tsx';

const STREAK: Streak = {
  today: '2026-03-11',
  streakDays: 12,
  isTrainedToday: true,
  restDays: 1,
  pause: null,
  pauseDays: { used: 0, left: 30, leftNextYear: 30 },
  untold: [],
  hasReminder: false,
};

let root: Root;
let sent: unknown[];
/** Status with which the server answers a dismissed note. */
let status: number;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [sent, status] = [[], 204];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    sent.push([url, JSON.parse(String(body))]);
    return new Response(status === 204 ? null : '{}', { status });
  });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function show(changes: Partial<Streak>): Promise<string> {
  const client = createQueryClient();
  client.setQueryData(queryFor(getStreak).queryKey, { ...STREAK, ...changes });
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <RestDays />
      </QueryClientProvider>,
    ),
  );
  return document.body.textContent ?? '';
}

const markSeen = () =>
  act(async () => document.querySelector<HTMLElement>('[aria-label="Dismiss"]')?.click());

test.each([
  [{ restDays: 0, streakDays: 3 }, 'No rest days saved.', 'Train 4 more days to earn one.'],
  [{ restDays: 1, streakDays: 13 }, '1 rest day saved.', 'Train one more day to earn one.'],
  [{ restDays: 2, streakDays: 14 }, '2 rest days saved.', 'Miss a day and we’ll use one for you.'],
  [
    { pause: { firstDay: '2026-03-10', lastDay: '2026-03-20' } },
    'You’re on a break until Friday, March 20.',
    'Change Your Break',
  ],
  [
    { pause: { firstDay: '2026-03-12', lastDay: '2026-03-20' } },
    '1 rest day saved.',
    'Your break begins on Thursday, March 12.',
  ],
])('%o is said as “%s”', async (changes, first, second) => {
  const text = await show(changes);
  expect(text).toContain(first);
  expect(text).toContain(second);
});

test('a rest day is told in one line, until it is put away', async () => {
  expect(await show({ untold: ['2026-03-10'] })).toContain(
    'You rested on Tuesday. Your 12-day streak is safe.',
  );
  await markSeen();
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('Tuesday'), {
    timeout: 30_000,
  });
  expect(sent).toEqual([['/api/streak/seen', { day: '2026-03-10' }]]);
});

test('two are told at once, and come back when they could not be put away', async () => {
  const words = 'You rested on Sunday and Tuesday.';
  expect(await show({ untold: ['2026-03-08', '2026-03-10'] })).toContain(words);
  status = 503;
  await markSeen();
  expect(sent).toEqual([['/api/streak/seen', { day: '2026-03-10' }]]);
  expect(document.body.textContent).toContain(words);
});
