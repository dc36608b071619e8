import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Couple, expect, signIn, test } from './fixtures.ts';

/** Ends the logins on all of Robin's other devices, from a phone. */
async function signOutElsewhere(
  browser: Browser,
  contextOptions: BrowserContextOptions,
  { robin }: Couple,
) {
  const phone = await browser.newContext(contextOptions);
  await signIn(phone, robin);
  expect((await phone.request.delete('/api/account/devices')).status()).toBe(204);
  await phone.close();
}

/** Signs in by the links of the gate, without leaving the document. */
async function signInAtTheGate(page: Page, who: { email: string; password: string }) {
  await expect(page).toHaveURL(/signin-required/);
  await page.getByRole('link', { name: 'Create Your Account' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/welcome');
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

test('whoever signs in after another sees nothing of what the other had open', async ({
  robinsPage: page,
  couple,
  browser,
  contextOptions,
}) => {
  await page.request.post('/api/journal', { data: { content: 'For no other eyes' } });
  await page.goto('/journal');
  await expect(page.getByText('For no other eyes')).toBeVisible();
  await page.getByRole('button', { name: 'New Entry' }).click();
  await page.getByLabel('Your thoughts').fill('Nor this');

  await signOutElsewhere(browser, contextOptions, couple);
  await signInAtTheGate(page, couple.kim);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('link', { name: 'Journal', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Start Your Journal' })).toBeVisible();
  await expect(page.getByText('For no other eyes')).toBeHidden();
  expect(await kept(page)).not.toContain('Nor this');
});

test('what was being written when a login ended elsewhere is there after signing in again', async ({
  robinsPage: page,
  couple,
  browser,
  contextOptions,
}) => {
  await page.goto('/journal');
  await page.getByRole('button', { name: 'Write First Entry' }).click();
  await page.getByLabel('Your thoughts').fill('In the middle of a sen');
  await signOutElsewhere(browser, contextOptions, couple);
  await expect(page).toHaveURL(/signin-required/);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(couple.robin.email);
  await page.getByLabel('Password', { exact: true }).fill(couple.robin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/journal');
  await page.getByRole('button', { name: 'Continue Writing' }).click();
  await expect(page.getByLabel('Your thoughts')).toHaveValue('In the middle of a sen');
});

async function openJournalWithoutStream(page: Page) {
  await page.route('**/api/live/**', (route) => route.abort());
  await page.request.post('/api/journal', { data: { content: 'For no other eyes' } });
  const hasNoStream = page.waitForEvent('requestfailed', (one) => one.url().includes('/live/'));
  await page.goto('/journal');
  await expect(page.getByText('For no other eyes')).toBeVisible();
  await hasNoStream;
}

test('a tab that comes into view after the login was swapped shows who is signed in', {
  tag: '@nightly',
}, async ({ robinsPage: page, couple }) => {
  // Open the tab without its stream, so that it has to find out by itself.
  await openJournalWithoutStream(page);
  await signIn(page.context(), couple.kim);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { name: 'Start Your Journal' })).toBeVisible();
  await expect(page.getByText('For no other eyes')).toBeHidden();
});

test('a tab whose stream belongs to someone else shows who is signed in', {
  tag: '@nightly',
}, async ({ robinsPage: page, couple }) => {
  await page.goto('/journal');
  const stream = page.waitForRequest('**/api/live/events*');
  await page.request.post('/api/journal', { data: { content: 'For no other eyes' } });
  await page.reload();
  await expect(page.getByText('For no other eyes')).toBeVisible();
  await stream;
  await signIn(page.context(), couple.kim);
  // Expect the new member's journal: Robin's login and stream have ended.
  await expect(page.getByRole('heading', { name: 'Start Your Journal' })).toBeVisible();
});

test('signing out in one tab takes everything out of the others at once', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  await openJournalWithoutStream(page);
  const other = await page.context().newPage();
  await other.goto('/api/logout');
  await expect(page).toHaveURL(/signin-required/);
  await expect(page.getByText('For no other eyes')).toBeHidden();
});

test('signing out leads to the front page, even if the page hears of it before the answer', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  const stream = page.waitForResponse('**/api/live/events*');
  await page.goto('/journal');
  await stream;
  await page.route('**/api/logout', async (route) => {
    const heard = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/user') && answer.status() === 401,
    );
    const answer = await route.fetch({ maxRedirects: 0 });
    // Wait for the stream's end with the login: then the page asks for the reason.
    await (await heard).finished();
    await route.fulfill({ response: answer });
  });
  await page.goto('/api/logout');
  await expect(page).toHaveURL('/');
});

test('a server that is away for a moment throws nobody out', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await page.goto('/journal');
  await page.getByRole('button', { name: 'Write First Entry' }).click();
  await page.getByLabel('Your thoughts').fill('Still here');
  const refused = page.waitForResponse('**/api/user');
  await page.route('**/api/live/**', (route) => route.abort());
  await page.route('**/api/user', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await refused).finished();
  await expect(page.getByLabel('Your thoughts')).toHaveValue('Still here');
});
