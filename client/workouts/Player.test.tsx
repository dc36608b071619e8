import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../contract/auth/auth.ts';
import type { WorkoutDetail } from '../../contract/workouts/workouts.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { Player } from './Player.tsx';

const user: User = {
  id: '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0001',
  firstName: 'Robin',
  lastName: null,
  email: 'robin@example.org',
  profileImageUrl: null,
  createdAt: '2026-03-11T12:00:00.000Z',
  subscriptionStatus: 'none',
  sealingKey: '',
};

const workout: WorkoutDetail = {
  id: 101,
  title: 'Morning',
  description: 'Slow.',
  duration: 2,
  difficulty: 'Beginner',
  category: 'stretch',
  equipment: [],
  focus: ['legs'],
  impact: 'quiet',
  positions: ['standing'],
  setting: 'stretch',
  imageUrl: null,
  locked: false,
  caution: null,
  suits: 'Anyone',
  leaveOut: 'Nobody',
  colors: { a: 'coral', b: 'teal' },
  instructions: ['One.', 'Two.'],
  steps: [60, 60].map((seconds) => ({
    short: 'Breathe',
    seconds,
    caution: null,
    softer: null,
    reps: null,
    easier: null,
    harder: null,
    named: null,
    intervals: null,
    sides: null,
    mode: 'hold',
    tempo: null,
    poses: [],
  })),
};

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: Date.parse('2026-03-11T12:00:00Z') });
  localStorage.clear();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  const session = {
    id: '7a0e3a52-4f5d-4a51-8a37-2f8f1f9f0003',
    startedAt: '2026-03-11T12:00:00.000Z',
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const answers: Record<string, unknown> = {
      '/api/user': user,
      '/api/sessions': session,
      '/api/sessions/free': { left: 1 },
    };
    return url in answers
      ? new Response(JSON.stringify(answers[url]), { status: 201 })
      : new Response('{}', { status: 404 });
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function press(label: string) {
  const nameOf = (one: HTMLButtonElement | HTMLInputElement) =>
    one.getAttribute('aria-label') ?? (one.labels?.[0] ?? one).textContent;
  const controls = document.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
    'button, [role=switch]',
  );
  const found = [...controls].find((one) => nameOf(one) === label);
  await act(async () => found?.click());
  await act(async () => vi.advanceTimersByTimeAsync(50));
}

async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 200) {
    await act(async () => vi.advanceTimersByTimeAsync(200));
  }
}

const clock = () => document.querySelector('[role=timer]')?.textContent;

async function show() {
  // Load the stage first: at Start, loading would take as long as the machine needs.
  await import('../training/player/PlayerStage.tsx');
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <Player workout={workout} user={user} />
      </QueryClientProvider>,
    ),
  );
}

/** Reads the words on the page without digits, which change while a workout runs. */
const wordsShown = () => document.body.textContent?.replace(/\d+/g, '');

test('while a workout runs, its clock ticks and the words around it stay', async () => {
  // “not started, running (timer ticks every second), paused, reset”
  await show();
  await press('Start');
  await pass(6_000);
  const before = wordsShown();
  await pass(1_000);
  expect(clock()).toBe('0:07');
  await pass(23_000);
  expect(clock()).toBe('0:30');
  expect(wordsShown()).toBe(before);
});

test('hands-free, the next step comes when a step ends and not before', async () => {
  await show();
  await press('Hands-free');
  await press('Start');
  await pass(56_000);
  expect(document.body.textContent).toContain('Step 1 of 2');
  await pass(10_000);
  expect(document.body.textContent).toContain('Step 2 of 2');
});

test('how many free workouts are left is said before Start is pressed', async () => {
  await show();
  await pass(200);
  expect(document.body.textContent).toContain('1 of 3 free workouts left.');
  await press('Start');
  expect(document.body.textContent).not.toContain('free workouts left');
});
