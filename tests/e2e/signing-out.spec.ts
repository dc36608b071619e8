import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn } from './fixtures.ts';
import { everythingStored, expectKept } from './personal-storage.ts';
import { test, workerReady } from './service-worker.ts';
import { button } from './training.ts';
import { trainOffline } from './without-network.ts';

const question = (page: Page) => page.getByRole('alertdialog');
const userId = async (page: Page) => (await (await page.request.get('/api/user')).json()).id;

async function readJournal(page: Page, origin = '') {
  await page.request.post('/api/journal', { data: { content: 'Rain on the roof' } });
  await page.goto(`${origin}/journal`);
  await expect(page.getByText('Rain on the roof')).toBeVisible();
  await workerReady(page);
  await expectKept(page, '/api/user', '/api/journal');
}

test.describe('signing out', { tag: '@nightly' }, () => {
  test('asks first while a workout waits, and without a network removes everything at once', async ({
    robinsPage: page,
    playwright,
    baseURL,
  }) => {
    const id = await userId(page);
    await readJournal(page);
    await page.getByRole('button', { name: 'New Entry' }).click();
    await page.getByLabel('Your thoughts').fill('In the middle of a sen');
    const other = await page.context().newPage();
    await trainOffline(other, 101);
    const [cookie] = await page.context().cookies();

    await other.goto('/profile');
    await other.getByRole('link', { name: 'Sign Out' }).click();
    await expect(question(other)).toContainText('One thing you did offline');
    await expect(question(other)).toContainText('remove everything of yours from this device');
    await expectAccessible(other);
    await button(other, 'Stay Signed In').click();
    await other.goto('/');
    await expect(other.getByText('One finished workout is saved on this device.')).toBeVisible();

    await other.goto('/profile');
    await other.getByRole('link', { name: 'Sign Out' }).click();
    await button(other, 'Sign Out Anyway').click();
    await expect(other).toHaveURL('/');
    await expect(other.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    await expect(page.getByText('Rain on the roof')).toBeHidden();
    const stored = await everythingStored(other);
    expect(stored).not.toContain(id);
    expect(stored).not.toContain('In the middle');
    // Expect no access, although only the server can clear the browser's cookie.
    for (const path of ['/journal', '/progress', '/']) {
      await other.goto(path);
      await expect(other.getByRole('link', { name: /Sign In|Create/ }).first()).toBeVisible();
    }

    await page.context().setOffline(false);
    const thief = await playwright.request.newContext({
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders: { cookie: `${cookie?.name}=${cookie?.value}` },
    });
    await expect.poll(async () => (await thief.get('/api/user')).status()).toBe(401);
    await thief.dispose();
    await expect.poll(() => everythingStored(other)).not.toContain('signOutPending');
  });

  test('without a network, somebody else who signs in afterwards stays signed in', async ({
    robinsPage: page,
    couple,
  }) => {
    await readJournal(page);
    await page.context().setOffline(true);
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expect(question(page)).toContainText('You need to be online to sign in again.');
    await button(page, 'Sign Out Anyway').click();
    await expect(page).toHaveURL('/');
    await page.context().setOffline(false);
    await page.goto('/login');
    await page.getByLabel('Email').fill(couple.kim.email);
    await page.getByLabel('Password', { exact: true }).fill(couple.kim.password);
    await button(page, 'Sign In').click();
    await expect(page).toHaveURL('/welcome');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/journal');
    await expect(page.getByRole('heading', { name: 'Start Your Journal' })).toBeVisible();
  });

  test('while the server is away says so, and removes everything all the same', async ({
    robinsPage: page,
    app,
    playwright,
    baseURL,
  }) => {
    const id = await userId(page);
    await readJournal(page, app.url);
    const [cookie] = await page.context().cookies();
    app.away(true);
    await page.goto(`${app.url}/profile`);
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expect(question(page)).toContainText('We can’t reach the server right now.');
    await expectAccessible(page);
    await button(page, 'Sign Out Anyway').click();
    await expect(page).toHaveURL(`${app.url}/`);
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    expect(await everythingStored(page)).not.toContain(id);
    await page.goto(`${app.url}/journal`);
    await expect(page.getByRole('link', { name: 'Create Your Account' })).toBeVisible();

    // Restore the server: the open page must sign out there as soon as possible.
    app.away(false);
    const thief = await playwright.request.newContext({
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders: { cookie: `${cookie?.name}=${cookie?.value}` },
    });
    const status = async () => (await thief.get('/api/user')).status();
    await expect.poll(status, { timeout: 60_000 }).toBe(401);
    await thief.dispose();
  });

  test('without a network takes it out of other tabs too where the browser keeps nothing', async ({
    context,
    page: first,
    couple,
  }) => {
    await context.addInitScript(() =>
      Object.defineProperty(globalThis, 'indexedDB', { value: null }),
    );
    await signIn(context, couple.robin);
    await first.request.post('/api/journal', { data: { content: 'Rain on the roof' } });
    await first.goto('/journal');
    await expect(first.getByText('Rain on the roof')).toBeVisible();
    await workerReady(first);
    const second = await context.newPage();
    await second.goto('/profile');
    await context.setOffline(true);
    await second.getByRole('link', { name: 'Sign Out' }).click();
    await button(second, 'Sign Out Anyway').click();
    await expect(second).toHaveURL('/');
    await expect(first.getByText('Rain on the roof')).toBeHidden();
  });

  test.describe('without a service worker', () => {
    test.use({ serviceWorkers: 'block' });

    test('while the server is away ends on a page of ours, in every tab, and then on the front page', async ({
      robinsPage: page,
      app,
    }) => {
      const id = await userId(page);
      await page.request.post('/api/journal', { data: { content: 'Rain on the roof' } });
      const signedOut = (tab: Page) => tab.getByRole('heading', { name: 'You’re signed out' });
      const other = await page.context().newPage();
      await other.goto(`${app.url}/journal`, { waitUntil: 'networkidle' });
      await expect(other.getByText('Rain on the roof')).toBeVisible();
      await page.goto(`${app.url}/profile`, { waitUntil: 'networkidle' });
      await expectKept(page, '/api/user', '/api/journal');
      // Scroll first: the content above the link loads when it comes near, and must load before the
      // server is away.
      await page.getByRole('link', { name: 'Sign Out' }).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');

      app.away(true);
      await page.getByRole('link', { name: 'Sign Out' }).click();
      await button(page, 'Sign Out Anyway').click();
      await expect(signedOut(page)).toBeVisible();
      await expect(signedOut(other)).toBeVisible();
      await expect(other.getByText('Rain on the roof')).toBeHidden();
      expect(await everythingStored(page)).not.toContain(id);
      await expectAccessible(page);

      app.away(false);
      await button(page, 'Try Again').click();
      for (const tab of [page, other]) {
        await expect(tab).toHaveURL(`${app.url}/`, { timeout: 60_000 });
        await expect(tab.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
      }
      expect((await page.request.get(`${app.url}/api/user`)).status()).toBe(401);
    });
  });

  test('leaving for good leaves nothing in the browser', async ({ robinsPage: page, couple }) => {
    const id = await userId(page);
    await readJournal(page);
    expect(await everythingStored(page)).toContain(id);
    await page.goto('/account/data');
    await page.getByRole('button', { name: 'Leave and Erase My Data' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Leave for good?' });
    await dialog.getByLabel('Your password').fill(couple.robin.password);
    await dialog.getByRole('button', { name: 'Erase and Leave' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => everythingStored(page)).not.toContain(id);
  });

  test('whoever signs in in one tab is let in at the gate of another', async ({ page, couple }) => {
    await page.goto('/journal');
    await expect(page).toHaveURL(/signin-required/);
    const other = await page.context().newPage();
    await other.goto('/login');
    await other.getByLabel('Email').fill(couple.robin.email);
    await other.getByLabel('Password', { exact: true }).fill(couple.robin.password);
    await button(other, 'Sign In').click();
    await expect(page).toHaveURL('/journal');
    await expect(page.getByRole('heading', { name: 'Start Your Journal' })).toBeVisible();
  });
});
