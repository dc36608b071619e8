import type { Page } from '@playwright/test';
import type { WorkoutDetail } from '../../contract/workouts/workouts.ts';
import { expect, toast } from './fixtures.ts';
import { expectKept } from './personal-storage.ts';
import { workerReady } from './service-worker.ts';
import { button, goToLastStep, workoutNumber } from './training.ts';

/** Opens a page, waits until the app's files are on the phone, then takes its network away. */
export async function goOffline(page: Page, path: string) {
  await page.goto(path);
  await workerReady(page);
  await expectKept(page, '/api/user');
  await page.context().setOffline(true);
}

/** Finishes the workout of the open page without a network. */
export async function finishOffline(page: Page, workout: WorkoutDetail) {
  await button(page, 'Start').click();
  await expect(toast(page, 'You’re offline.')).toBeVisible();
  await goToLastStep(page, workout);
  await button(page, 'Complete Workout').click();
  await expect(page.getByRole('heading', { name: 'Your workout is safe' }).first()).toBeAttached();
}

export async function trainOffline(page: Page, id: number) {
  const workout = await workoutNumber(page, id);
  await goOffline(page, `/workout/${id}`);
  await finishOffline(page, workout);
}
