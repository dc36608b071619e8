import type { APIRequestContext, Page } from '@playwright/test';
import type { Session } from '../../contract/training/sessions.ts';
import type { WorkoutDetail } from '../../contract/workouts/workouts.ts';
import { expect } from './fixtures.ts';

/** Returns a workout as its editor wrote it, so that tests follow the current content. */
export async function workoutNumber(page: Page, id: number): Promise<WorkoutDetail> {
  const answer = await page.request.get(`/api/workouts/${id}`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

export async function sessionsOf(page: Page): Promise<Session[]> {
  return (await page.request.get('/api/sessions?limit=100')).json();
}

/**
 * Time zone of the browsers in tests (playwright.config.ts). Their day may differ from the
 * server's.
 */
export const HERE = { 'x-time-zone': 'Europe/Paris' };

/** Finishes a workout as the player does, without waiting its minutes. */
export async function train(request: APIRequestContext, workoutId: number, minutes = 1) {
  const started = await request.post('/api/sessions', { data: { workoutId, partnerId: null } });
  expect(started.status()).toBe(201);
  const { id } = (await started.json()) as Session;
  const done = await request.patch(`/api/sessions/${id}`, {
    data: {
      completedAt: new Date().toISOString(),
      duration: minutes,
      caloriesBurned: minutes * 8,
    },
    headers: HERE,
  });
  expect(done.status()).toBe(200);
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function start(page: Page) {
  await button(page, 'Start').click();
  await expect(button(page, 'Pause')).toBeVisible();
}

export async function goToLastStep(page: Page, { steps }: WorkoutDetail) {
  for (let step = 1; step < steps.length; step++) await button(page, 'Next').click();
  await expect(page.getByText(`Step ${steps.length} of ${steps.length}`)).toBeVisible();
}

export async function secondsShown(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').textContent()) ?? '';
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** True for the address of a call that completes a session. */
export const isCompletion = (url: URL) => /^\/api\/sessions\/[0-9a-f-]{36}$/.test(url.pathname);

/** Starts a workout and goes to its last step, where the workout can be completed. */
export async function trainToTheEnd(page: Page, id: number) {
  const workout = await workoutNumber(page, id);
  await page.goto(`/workout/${id}`);
  await start(page);
  await goToLastStep(page, workout);
}
