import { expect, signIn, signUpCouple } from './fixtures.ts';
import { keptAddresses, pageBuild, test, updatedWorker, workerReady } from './service-worker.ts';

/** Static files, except the worker's own script, by which the browser finds new versions. */
const STATIC = /^(?!\/service-worker\.js$).*\.(js|css|woff2|svg|png|webp|wav)$/;
/** Files that are the same for everyone: build output, and the app without a member. */
const IMPERSONAL =
  /^\/(assets|covers|products)\/|^\/(favicon|planner)\.svg|^\/(app-shell\.html|silence\.wav)/;

test('a second visit asks the network for no file, and without a network the app opens all the same', async ({
  context,
  page,
  app,
}) => {
  await signIn(context, (await signUpCouple(context.request)).robin);
  await page.goto(app.url);
  await workerReady(page);
  for (const path of ['/', '/workout/stretch', '/workout/101']) {
    await page.goto(app.url + path);
    await page.waitForLoadState('networkidle');
  }
  app.asked.length = 0;
  for (const path of ['/', '/workout/stretch', '/workout/101']) {
    await page.goto(app.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(app.asked).toContain('/workout/stretch');
  expect(app.asked.filter((path) => STATIC.test(path))).toEqual([]);
  const kept = await keptAddresses(page);
  expect(kept.filter((address) => !IMPERSONAL.test(address))).toEqual([]);
  expect(kept.some((address) => address.startsWith('/covers/101.svg'))).toBe(true);

  await context.setOffline(true);
  // Include two pages that were never opened before.
  for (const path of ['/', '/workout/101', '/journal', '/account']) {
    await page.goto(app.url + path);
    await expect(page.locator('html')).toHaveAttribute('data-app-shell');
    await expect(page.locator('html')).toHaveAttribute('data-login', 'held');
    await expect(page).toHaveTitle(/Sexercise/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a new version waits for the end of a workout, and comes with one press', async ({
  context,
  page,
  app,
}) => {
  await signIn(context, (await signUpCouple(context.request)).robin);
  await page.goto(`${app.url}/workout/101`);
  await workerReady(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

  await app.deploy('another-build');
  await updatedWorker(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  const line = page.getByText('A new version is ready');
  await expect(line).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-same-page');

  await page.evaluate(() => history.pushState(null, '', '/'));
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-same-page');
  expect(await pageBuild(page)).toBe('another-build');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line).toHaveCount(0);
});
