import type { Page } from '@playwright/test';
import { APP_SHELL } from '../../contract/offline/service-worker.ts';
import { expect, signIn, signUpCouple, toast } from './fixtures.ts';
import { test, workerReady } from './service-worker.ts';
import { button, sessionsOf, trainToTheEnd } from './training.ts';

/** Makes the browser's database hang, fail, or be full, from the next page on. */
function breakDatabase(page: Page, way: 'hangs' | 'fails' | 'is full') {
  return page.addInitScript((broken) => {
    if (broken === 'is full') {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('No space is left.', 'QuotaExceededError');
      };
      return;
    }
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name) {
      if (broken === 'fails') throw new DOMException('No database here.', 'UnknownError');
      const request = open.call(this, `unanswered ${name}`);
      request.addEventListener = () => {};
      return request;
    };
  }, way);
}

/** Pages and presses used to wait eight seconds and more for each step of such a database. */
const SOON = { timeout: 8_000 };

test.describe('a database that does not answer', { tag: '@nightly' }, () => {
  test.beforeEach(async ({ context }) => {
    await signIn(context, (await signUpCouple(context.request)).robin);
  });

  for (const way of ['hangs', 'fails', 'is full'] as const) {
    test(`where the database ${way}, a workout and an entry reach the server once`, async ({
      page,
    }) => {
      await breakDatabase(page, way);
      await trainToTheEnd(page, 101);
      const answered = page.waitForResponse(
        (answer) => answer.request().method() === 'PATCH',
        SOON,
      );
      await button(page, 'Complete Workout').click();
      await answered;
      await button(page, 'Done').click();
      expect(await sessionsOf(page)).toHaveLength(1);

      await page.goto('/journal');
      await page.getByRole('button', { name: 'Write First Entry' }).click();
      await page.getByLabel('Your thoughts').fill('Rain on the roof');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, 'Entry Saved')).toBeVisible(SOON);
      await page.reload();
      await expect(page.getByText('Rain on the roof')).toHaveCount(1);
    });
  }

  test('where the database hangs, a page without a network is not held up', async ({
    page,
    app,
  }) => {
    await page.goto(`${app.url}/progress`);
    await workerReady(page);
    await breakDatabase(page, 'hangs');
    app.away(true);
    await page.goto(`${app.url}/progress`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(SOON);
  });

  test('a worker whose files the browser has thrown away fetches them anew', async ({
    page,
    app,
  }) => {
    await page.goto(`${app.url}/progress`);
    await workerReady(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto(`${app.url}/progress`);
    const isWhole = () =>
      page.evaluate(async (shell) => {
        return (await caches.match(shell, { ignoreSearch: true })) !== undefined;
      }, APP_SHELL);
    await expect.poll(isWhole).toBe(true);
    app.away(true);
    await page.goto(`${app.url}/progress`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
