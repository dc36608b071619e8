import type { Page } from '@playwright/test';
import type { JournalEntry } from '../../contract/journal/journal.ts';
import { expect, signIn, test, toast } from './fixtures.ts';
import { chooseLock, setSight, unlock } from './lock-screen.ts';
import { everythingStored } from './personal-storage.ts';
import { button } from './training.ts';
import { goOffline } from './without-network.ts';

const thoughts = (page: Page) => page.getByLabel('Your thoughts');
const unfinished = (page: Page) =>
  page.locator('section').filter({ hasText: 'You have an unfinished entry' });
const draftTexts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('draft:') ? text : [])),
  );
const entriesOf = async (page: Page): Promise<JournalEntry[]> =>
  (await page.request.get('/api/journal')).json();

test('with a lock, words typed before any key came are kept, and open when one comes', async ({
  robinsPage: page,
  couple: { robin },
}) => {
  await chooseLock(page, 5);
  await page.goto('/journal');
  await button(page, 'Write First Entry').click();
  await thoughts(page).fill('Before the storm');
  await expect.poll(() => draftTexts(page)).toEqual([expect.stringMatching(/^sealed2:/)]);

  // Block the answer about the lock, so that the page opens without its key.
  await page.route('**/api/lock/sight', (route) => route.abort());
  await page.reload();
  await expect(unfinished(page)).toContainText('Your words are safe on this device.');
  await button(page, 'Write First Entry').click();
  await expect(thoughts(page)).toHaveValue('');
  await thoughts(page).fill('In the storm');
  await expect.poll(() => draftTexts(page)).toHaveLength(2);
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await unfinished(page).getByRole('button', { name: 'Continue Writing' }).click();
  await button(page, 'Save Entry').click();
  await expect(toast(page, 'Saved on This Device')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('In the storm');
  expect(await everythingStored(page)).not.toMatch(/storm/);

  // Restore the network: with the key, both entries must appear.
  await page.unroute('**/api/lock/sight');
  await page.context().setOffline(false);
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0, { timeout: 60_000 });
  await page.reload();
  await expect(unfinished(page)).toContainText('Before the storm');
  // A reload before the answer sends the entry again; until then it also counts as waiting.
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('In the storm');
  await expect.poll(() => entriesOf(page)).toMatchObject([{ content: 'In the storm' }]);

  await page.request.post('/api/lock');
  await setSight(page, 'hidden');
  await setSight(page, 'visible');
  await unlock(page, robin.password);
  await unfinished(page).getByRole('button', { name: 'Continue Writing' }).click();
  await expect(thoughts(page)).toHaveValue('Before the storm');
});

test('two tabs write two entries, and neither loses a word of the other', async ({
  robinsPage: page,
}) => {
  await chooseLock(page, 5);
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto('/journal');
    await button(tab, 'Write First Entry').click();
  }
  await thoughts(page).fill('From the first tab');
  await thoughts(second).fill('From the second tab');
  await expect.poll(() => draftTexts(page)).toHaveLength(2);
  await page.reload();
  await expect(unfinished(page)).toHaveCount(2);
  // Expect the entry of the other tab to be continued there.
  await unfinished(page)
    .filter({ hasText: 'From the second tab' })
    .getByRole('button', { name: 'Continue Writing' })
    .click();
  await expect(toast(page, 'Open in Another Tab')).toBeVisible();
  for (const tab of [second, page]) {
    if (tab === page) {
      // The entry that the other tab has saved is no longer unfinished here either.
      await expect(unfinished(page)).toHaveCount(1);
      await unfinished(page).getByRole('button', { name: 'Continue Writing' }).click();
    }
    await button(tab, 'Save Entry').click();
    await expect(toast(tab, 'Entry Saved')).toBeVisible();
  }
  const contents = (await entriesOf(page)).map(({ content }) => content);
  expect(contents.sort()).toEqual(['From the first tab', 'From the second tab']);
});

test.describe('with the app on the phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an entry that waits is never sent under the next login, and waits for its author', async ({
    robinsPage: page,
    couple,
  }) => {
    await goOffline(page, '/journal');
    await button(page, 'Write First Entry').click();
    await thoughts(page).fill('For my own journal');
    await button(page, 'Save Entry').click();
    await expect(toast(page, 'Saved on This Device')).toBeVisible();
    // Cut this page off from the others, so that it hears of no sign-out or sign-in.
    await page.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => {};
    });
    await page.route('**/api/user', (route) => route.abort());
    const refused = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/journal') && answer.request().method() === 'POST',
    );
    await signIn(page.context(), couple.kim);
    await page.context().setOffline(false);
    expect((await refused).status()).toBe(401);
    expect(await entriesOf(page)).toEqual([]);

    await page.unroute('**/api/user');
    await page.goto('/journal');
    await expect(page.getByRole('heading', { name: 'Start Your Journal' })).toBeVisible();
    await expect.poll(() => everythingStored(page)).not.toContain('For my own journal');
    expect(await page.content()).not.toContain('For my own journal');
    await signIn(page.context(), couple.robin);
    // The open page may load itself anew for this login at the same moment.
    await expect(async () => void (await page.goto('/journal'))).toPass();
    await expect(page.getByRole('article')).toContainText('For my own journal');
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0, { timeout: 60_000 });
    await expect.poll(() => entriesOf(page)).toMatchObject([{ content: 'For my own journal' }]);
  });
});

test('without a database an entry that cannot be sent stays in its form, and nothing says “Saved”', async ({
  robinsPage: page,
}) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: null }));
  await page.goto('/journal');
  await button(page, 'Write First Entry').click();
  await thoughts(page).fill('Nowhere to go');
  await page.context().setOffline(true);
  await button(page, 'Save Entry').click();
  await expect(page.getByText('this browser has no room for your entry').first()).toBeVisible();
  await expect(toast(page, 'Saved on This Device')).toHaveCount(0);
  await expect(thoughts(page)).toHaveValue('Nowhere to go');
  await page.context().setOffline(false);
  await page.reload();
  await expect(unfinished(page)).toContainText('Nowhere to go');
});
