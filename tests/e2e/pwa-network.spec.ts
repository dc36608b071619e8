import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVICE_WORKER } from '../../contract/offline/service-worker.ts';
import { root } from '../../scripts/prepare.mjs';
import { expect, signIn, signUpCouple } from './fixtures.ts';
import { pageBuild, test, updatedWorker, workerReady } from './service-worker.ts';

/** True if there are pictures and all have loaded. Runs in the page. */
const areDrawn = (pictures: (HTMLElement | SVGElement)[]) =>
  pictures.length > 0 && pictures.every((one) => (one as HTMLImageElement).naturalWidth > 0);

test.describe('the service worker', { tag: '@nightly' }, () => {
  test.beforeEach(async ({ context }) => {
    await signIn(context, (await signUpCouple(context.request)).robin);
  });

  test('in discreet mode nothing names us, on the home screen and without a network', async ({
    context,
    page,
    app,
  }) => {
    const browser = await context.newCDPSession(page);
    const manifest = async () =>
      JSON.parse((await browser.send('Page.getAppManifest')).data ?? '{}') as { name: string };
    await page.goto(`${app.url}/account/privacy`);
    await workerReady(page);
    expect(await manifest()).toMatchObject({ name: 'Sexercise', id: '/' });
    await page.getByLabel('Discreet mode').check();
    await expect(page).toHaveTitle('Planner');
    await expect.poll(manifest).toMatchObject({ name: 'Planner', id: '/' });
    expect(JSON.stringify(await manifest())).not.toMatch(/sexercise|workout|partner|couple|plain/i);

    await context.setOffline(true);
    await page.goto(`${app.url}/progress`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html[data-app-shell][data-discreet]')).toBeAttached();
    await expect(page).toHaveTitle('Planner');
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/planner.svg');
  });

  test('without a network covers are shown in a theme in which they were never seen', async ({
    context,
    page,
    app,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(app.url);
    await workerReady(page);
    await page.reload();
    const region = page.getByRole('region', { name: 'Or pick your own' });
    const categories = region.locator('img');
    await region.getByRole('link').last().scrollIntoViewIfNeeded();
    await expect.poll(() => categories.evaluateAll(areDrawn)).toBe(true);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(app.url);
    await region.getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(categories.first()).toHaveAttribute('src', /-evening\.svg$/);
    await expect.poll(() => categories.evaluateAll(areDrawn)).toBe(true);
  });

  test('a page that does not come in time opens from the browser’s own cache', async ({
    page,
    app,
  }) => {
    await page.goto(app.url);
    await workerReady(page);
    app.hold('/progress');
    await page.goto(`${app.url}/progress`);
    await expect(page.locator('html')).toHaveAttribute('data-app-shell');
    await expect(page.getByRole('heading', { name: 'Progress', level: 1 })).toBeVisible();
  });

  test('a new version is on the screen after the next load, whatever the worker keeps', async ({
    page,
    app,
  }) => {
    await page.goto(app.url);
    await workerReady(page);
    await app.deploy('another-build');
    await page.goto(`${app.url}/progress`);
    expect(await pageBuild(page)).toBe('another-build');
    // Expect no message: the page is already new, and the worker follows.
    await expect
      .poll(() => page.evaluate(() => caches.keys()), { timeout: 30_000 })
      .toContain('static-another-build');
    await expect(page.getByText('A new version is ready')).toHaveCount(0);
  });

  test('a tab with a workout stays as it is when another one loads the new version', async ({
    context,
    page: training,
    app,
  }) => {
    await training.goto(`${app.url}/workout/101`);
    await workerReady(training);
    await training.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(training.getByRole('button', { name: 'Pause' })).toBeVisible();
    const oldBuild = await pageBuild(training);
    const other = await context.newPage();
    await other.goto(`${app.url}/progress`);
    await app.deploy('another-build');
    await updatedWorker(other);
    await other.getByRole('button', { name: 'Update' }).click();
    await expect(other.locator('meta[content="another-build"]')).toBeAttached();

    expect(await pageBuild(training)).toBe(oldBuild);
    await expect(training.getByRole('button', { name: 'Pause' })).toBeVisible();
    const parts = await training.evaluate(
      async (name) => (await caches.keys()).includes(name),
      `static-${oldBuild}`,
    );
    expect(parts).toBe(true);
  });

  test('a worker that cannot be installed changes nothing, and operators never meet it', async ({
    context,
    page,
    app,
  }) => {
    app.answerInstead('/planner.svg', { status: 500, body: '' });
    await page.goto(app.url);
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration()) ?? false,
    );
    await page.waitForFunction(
      async () => !(await navigator.serviceWorker.getRegistration())?.installing,
    );
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await page.goto(`${app.url}/progress`);
    await expect(page.getByRole('heading', { name: 'Progress', level: 1 })).toBeVisible();

    app.answerInstead('/planner.svg', null);
    await page.goto(app.url);
    await workerReady(page);
    await context.setOffline(true);
    await expect(page.goto(`${app.url}/desk`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });

  test('an operator can remove it from every browser', async ({ page, app }) => {
    await page.goto(app.url);
    await workerReady(page);
    const body = readFileSync(path.join(root, 'dist/web/remove-service-worker.js'), 'utf8');
    app.answerInstead(SERVICE_WORKER, { status: 200, body, type: 'text/javascript' });
    await page.goto(`${app.url}/progress`);
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0]);
    await expect(page.getByRole('heading', { name: 'Progress', level: 1 })).toBeVisible();
  });
});
