import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseLock } from './lock-screen.ts';
import { becomePremium, confirmAdult } from './premium-couple.ts';
import { button, trainToTheEnd } from './training.ts';

test.describe('where a service worker is let in', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it is registered once the network is back, and nothing throws meanwhile', async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto('/login');
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/background-'),
    );
    await page.context().setOffline(true);
    await failed;
    await page.context().setOffline(false);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    expect(errors).toEqual([]);
  });
});

test('what goes on beside a member’s page begins once it can be fetched', async ({
  robinsPage: robin,
}) => {
  const part = await withheld(robin);
  await robin.goto('/journal');
  await part.failed;
  const stream = robin.waitForRequest(/\/api\/live\/events/);
  await part.give();
  await stream;
});

test('a page outside of the lock shows without the part that watches it, and the others after it', async ({
  robinsPage: robin,
}) => {
  await chooseLock(robin, 5);
  const part = await withheld(robin);
  await robin.goto('/progress');
  await part.failed;
  await expect(robin.getByRole('heading', { level: 1 })).toBeVisible();
  await robin.getByRole('link', { name: 'Home' }).first().click();
  await robin.getByRole('link', { name: 'Journal', exact: true }).click();
  await part.give();
  await expect(robin.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();
});

test('at the end of a workout the form for a line needs no further file', async ({
  robinsPage: robin,
}) => {
  await trainToTheEnd(robin, 101);
  await button(robin, 'Complete Workout').click();
  await expect(button(robin, 'Write a Line')).toBeVisible();
  await robin.route('**/assets/**', (route) => route.abort());
  await button(robin, 'Write a Line').click();
  await expect(robin.getByLabel('Your thoughts')).toBeVisible();
});

test('after red the form for words needs no further file', async ({ robinsPage: robin }) => {
  await becomePremium(robin);
  await confirmAdult(robin);
  await robin.goto('/workout/501');
  await button(robin, 'Start').click();
  await expect(button(robin, 'Stop')).toBeVisible();
  await robin.route('**/assets/**', (route) => route.abort());
  await button(robin, 'Stop').click();
  await button(robin, 'Write in My Journal').click();
  await expect(robin.getByLabel('Your thoughts')).toBeVisible();
});

/** Keeps the background services from loading until they are released, like a returning network. */
async function withheld(page: Page) {
  // Mark the page as just reloaded for a missing file, so that it tries again by itself instead.
  const note = () => sessionStorage.setItem('reloadedForBuildAt', String(Date.now()));
  await page.addInitScript(note);
  if (page.url() !== 'about:blank') await page.evaluate(note);
  const isPart = (url: URL) => url.pathname.includes('/background-');
  await page.route(isPart, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => isPart(new URL(request.url())));
  return {
    failed,
    async give() {
      await page.unroute(isPart);
      await page.evaluate(() => dispatchEvent(new Event('online')));
    },
  };
}
