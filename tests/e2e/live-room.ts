import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { button, secondsShown } from './training.ts';

const WRONG_BY_MS = 90_000;
const STEP = /^Step \d+ of \d+$/;

export async function setClockWrong(context: BrowserContext) {
  await context.addInitScript((wrongBy) => {
    const RealDate = Date;
    const now = () => RealDate.now() + wrongBy;
    globalThis.Date = class extends RealDate {
      constructor(...args: unknown[]) {
        super(...((args.length > 0 ? args : [now()]) as [number]));
      }
      static override now = now;
    } as DateConstructor;
  }, WRONG_BY_MS);
}

/** Opens the room of the workout in the current player. */
export async function openRoom(page: Page) {
  await page.getByRole('radio', { name: 'On two phones' }).check();
  await button(page, 'Start').click();
}

/** Brings both into the room of a workout, neither of them ready. */
export async function meet(robin: Page, kim: Page, workoutId = 101) {
  await kim.goto('/progress');
  await expect(kim.getByRole('heading', { level: 1 })).toBeVisible();
  await robin.goto(`/workout/${workoutId}`);
  await openRoom(robin);
  const invitation = kim.getByRole('region', { name: 'Workout together' });
  await expect(invitation).toContainText('Robin started');
  await invitation.getByRole('button', { name: 'Join' }).click();
  await expect(robin.getByRole('region', { name: 'Your room for two' })).toContainText('Kim');
  for (const page of [robin, kim]) await expect(button(page, 'Ready')).toBeVisible();
  await expect(presence(robin, 'Kim')).toContainText('Here');
  await expect(presence(kim, 'Robin')).toContainText('Here');
}

export const presence = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your room for two' }).locator('p', { hasText: name });

export async function startTogether(robin: Page, kim: Page, workoutId = 101) {
  await meet(robin, kim, workoutId);
  await beginTogether(robin, kim);
}

/** Starts the workout from the lobby, with both ready. */
export async function beginTogether(robin: Page, kim: Page) {
  await button(robin, 'Ready').click();
  await expect(kim.getByText('Robin is ready. You too?')).toBeVisible();
  await button(kim, 'Ready').click();
  for (const page of [robin, kim]) await expect(button(page, 'Pause')).toBeVisible();
}

/** Expects the same moment on both clocks, as precisely as it can be read. */
export async function expectInStep(one: Page, two: Page) {
  await expect
    .poll(async () => {
      const [first, second] = await Promise.all([shownBy(one), shownBy(two)]);
      return first === second ? 'in step' : `${first} and ${second}`;
    })
    .toBe('in step');
}

async function shownBy(page: Page): Promise<string> {
  const step = await page.getByText(STEP).textContent();
  return `${step}, ${await secondsShown(page)} s`;
}

export async function loseNetwork(page: Page) {
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline. Keep going')).toBeVisible();
}
