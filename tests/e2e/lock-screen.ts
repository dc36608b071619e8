import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { button } from './training.ts';

export const lockScreen = (page: Page) => page.getByRole('heading', { name: 'Locked', level: 1 });

/**
 * Sets the visibility as a phone does for another app or a locked screen. Headless pages are always
 * visible.
 */
export async function setSight(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    Object.defineProperty(document, 'hidden', {
      configurable: true,
      get: () => state === 'hidden',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

export async function unlock(page: Page, password: string) {
  await expect(lockScreen(page)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Unlock').click();
}

/** Chooses the lock through the API before the page loads. With `always`, each load asks. */
export async function chooseLock(page: Page, afterMinutes: number) {
  const answer = await page.request.put('/api/account/lock', { data: { afterMinutes } });
  expect(answer.status()).toBe(200);
}
