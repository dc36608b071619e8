import { launchFirefox } from './firefox.ts';
import { expect } from './fixtures.ts';
import { test, workerReady } from './service-worker.ts';

test('in Firefox the app opens from its worker while the server refuses or cannot be reached', {
  tag: '@nightly',
}, async ({ app }) => {
  const firefox = await launchFirefox();
  try {
    const page = await firefox.newPage();
    await page.goto(`${app.url}/login`);
    await workerReady(page);
    // Load once more: the worker answers for pages from here on.
    await page.goto(`${app.url}/login`);
    const opens = async (path: string) => {
      // A page that loads itself anew at that moment cancels the first try.
      await expect(async () => void (await page.goto(app.url + path))).toPass();
      await expect(page.locator('html')).toHaveAttribute('data-app-shell');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const isControlled = () => navigator.serviceWorker.controller !== null;
      expect(await page.evaluate(isControlled)).toBe(true);
    };
    app.away(true);
    await opens('/login');
    await opens('/signup');
    app.away(false);
    app.refuse(502);
    await opens('/login');
    app.refuse(null);
    app.hold('/signup');
    await opens('/signup');
  } finally {
    await firefox.close();
  }
});
