import { QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { challenges } from '../../../content/challenges.ts';
import { currentUser } from '../../../contract/auth/auth.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ChallengePanel } from './ChallengePanel.tsx';
import type { RunningDare } from './use-dare-timer.ts';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: Date.parse('2026-03-11T12:00:00Z') });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

function Panel({ at, isDone }: { at: number; isDone: boolean }) {
  const [running, setRunning] = useState<RunningDare>(null);
  const challenge = challenges[at];
  if (!challenge) throw new Error('There are five.');
  return (
    <ChallengePanel
      challenge={challenge}
      isDone={isDone}
      isWaiting={false}
      running={running}
      setRunning={setRunning}
    />
  );
}

const queryClient = createQueryClient();
queryClient.setQueryData([currentUser.url], null);

const show = (at: number, isDone = false) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Panel at={at} isDone={isDone} />
      </QueryClientProvider>,
    ),
  );
const buttons = () => [...document.querySelectorAll('button')];
const names = () => buttons().map(({ textContent }) => textContent);
const press = (name: string) =>
  act(async () =>
    buttons()
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const clock = () => document.querySelector('[role=timer]')?.textContent;

const SHARING = ['Generate Graphic', 'Share Challenge'];

test('a dare is started, then done, then shared', async () => {
  await show(0);
  expect(clock()).toBe('0:30');
  expect(names()).toEqual(['Start', 'We Did It', ...SHARING]);
  await press('Start');
  await pass(10_000);
  expect(clock()).toBe('0:20');
  expect(names()).toEqual(['We Did It', 'Stop', ...SHARING]);
  await pass(20_000);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Time is up');
  expect(names()).toEqual(['We Did It', 'Once More', ...SHARING]);
});

test('a dare without an end counts up, and can be stopped', async () => {
  await show(3);
  expect(clock()).toBe('0:00');
  await press('Start');
  await pass(75_000);
  expect(clock()).toBe('1:15');
  await press('Stop');
  expect(clock()).toBe('0:00');
});

test('what was done today cannot be logged again', async () => {
  await show(0, true);
  const done = buttons().find(({ textContent }) => textContent === 'Done for Today');
  expect(done?.disabled).toBe(true);
});
