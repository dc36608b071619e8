import { expect, test } from './fixtures.ts';
import { workerReady } from './service-worker.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network every page of the app opens from the browser’s own cache', async ({
  robinsPage: page,
}) => {
  await page.goto('/');
  await workerReady(page);
  await page.context().setOffline(true);
  for (const path of ['/', '/journal', '/workout/101']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-app-shell');
    await expect(page.locator('html')).toHaveAttribute('data-login', 'held');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
