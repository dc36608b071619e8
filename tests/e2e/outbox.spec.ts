import type { Page, Request } from '@playwright/test';
import type { JournalEntry } from '../../contract/journal/journal.ts';
import { expect, expectAccessible, test, toast } from './fixtures.ts';
import { chooseLock, lockScreen, setSight, unlock } from './lock-screen.ts';
import { everythingStored, expectKept } from './personal-storage.ts';
import { workerReady } from './service-worker.ts';
import {
  button,
  goToLastStep,
  HERE,
  isCompletion,
  sessionsOf,
  train,
  workoutNumber,
} from './training.ts';
import { goOffline, trainOffline } from './without-network.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Timeout for two tabs that fetch everything at once when the network returns, on a busy machine.
 */
const AFTER_RETURN = { timeout: 60_000 };

test('a workout begun and finished without a network counts once, with its real times', async ({
  robinsPage: page,
}) => {
  test.slow();
  const before = Date.now();
  await trainOffline(page, 101);
  const after = Date.now();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page.getByText('One finished workout is saved on this device.')).toBeVisible();
  // Close the tab and open two others.
  const context = page.context();
  await page.close();
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/');
    await expect(tab.getByText('One finished workout is saved on this device.')).toBeVisible();
  }
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'PUT' && isCompletion(new URL(request.url()))) sent.push('sent');
  });
  await context.setOffline(false);
  for (const tab of tabs) {
    await expect(tab.getByText(/is saved on this device/)).toHaveCount(0, AFTER_RETURN);
    await expect(tab.getByText('2 of 3 free workouts left.')).toBeVisible(AFTER_RETURN);
  }
  expect(sent).toEqual(['sent']);
  const [tab] = tabs as [Page];
  const [session, ...more] = await sessionsOf(tab);
  expect(more).toEqual([]);
  const times = [session?.startedAt, session?.completedAt].map((time) => Date.parse(time ?? ''));
  for (const time of times) {
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(after);
  }
});

test('what the rules refuse when it arrives is said, with a way to send it again', {
  tag: '@nightly',
}, async ({ robinsPage: page, kimsPage }) => {
  await trainOffline(page, 101);
  for (const id of [101, 201, 301]) await train(kimsPage.request, id);
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/');
  const refused = page.getByRole('listitem').filter({ hasText: 'This workout wasn’t counted' });
  await expect(refused).toContainText('You’ve used your free workouts. Subscribe to continue.');
  await page.reload();
  await expect(refused).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Try Again').click();
  await expect(toast(page, 'Workout Not Saved')).toBeVisible();
  await expect(refused).toBeVisible();
  await button(page, 'Dismiss').click();
  await expect(refused).toBeHidden();
  await page.reload();
  await expect(page.getByText('You’ve used your 3 free workouts.')).toBeVisible();
  await expect(refused).toBeHidden();
});

test('the free workouts that are known to be used up cannot be begun without a network', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  for (const id of [101, 201, 301]) await train(page.request, id);
  await goOffline(page, '/workout/401');
  await button(page, 'Start').click();
  await expect(toast(page, 'You’ve used your free workouts.')).toBeVisible();
  await expect(button(page, 'Start')).toBeEnabled();
});

test('an entry and a challenge wait on the phone and are sent once', async ({
  robinsPage: page,
}) => {
  await goOffline(page, '/journal');
  await button(page, 'Write First Entry').click();
  await page.getByLabel('Your thoughts').fill('Written in the cellar');
  await button(page, 'Save Entry').click();
  await expect(toast(page, 'Saved on This Device')).toBeVisible();
  const waiting = page.getByRole('article').filter({ hasText: 'Waiting to be sent' });
  await expect(waiting).toContainText('Written in the cellar');
  await page.goto('/challenges');
  await page.getByRole('button', { name: /Long Lean/ }).click();
  await button(page, 'We Did It').click();
  await expect(page.getByText('Waiting to be sent')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('One journal entry and one challenge are saved')).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText(/saved on this device/)).toHaveCount(0);
  const entries: JournalEntry[] = await (await page.request.get('/api/journal')).json();
  expect(entries).toMatchObject([{ content: 'Written in the cellar' }]);
  const today = await page.request.get('/api/challenges/today', { headers: HERE });
  expect(await today.json()).toEqual({ done: ['long-lean'] });
  await page.goto('/journal');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(waiting).toHaveCount(0);
});

test('an entry of someone with a lock waits sealed, and is sent when the lock is open again', {
  tag: '@nightly',
}, async ({ robinsPage: page, couple: { robin } }) => {
  await chooseLock(page, 0);
  await page.goto('/journal');
  await unlock(page, robin.password);
  await workerReady(page);
  await expectKept(page, '/api/user');
  await page.context().setOffline(true);
  await button(page, 'Write First Entry').click();
  await page.getByLabel('Your thoughts').fill('Written in the cellar');
  await button(page, 'Save Entry').click();
  await expect(page.getByRole('article')).toContainText('Written in the cellar');
  expect(await everythingStored(page)).not.toContain('cellar');

  const isPost = (request: Request) =>
    request.method() === 'POST' && new URL(request.url()).pathname === '/api/journal';
  const posts: Request[] = [];
  page.on('request', (request) => isPost(request) && posts.push(request));
  await setSight(page, 'hidden');
  await setSight(page, 'visible');
  await expect(lockScreen(page)).toBeVisible();
  expect(await page.content()).not.toContain('cellar');
  posts.length = 0;
  const isBack = page.waitForResponse('**/api/user');
  await page.context().setOffline(false);
  await isBack;
  await expect(lockScreen(page)).toBeVisible();
  expect(posts).toEqual([]);

  await unlock(page, robin.password);
  await expect(page.getByRole('article')).toContainText('Written in the cellar');
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0, AFTER_RETURN);
  // An entry on its way is no longer shown as waiting.
  const entries = async (): Promise<JournalEntry[]> =>
    (await page.request.get('/api/journal')).json();
  await expect.poll(entries).toMatchObject([{ content: 'Written in the cellar' }]);
});

test('changing an entry needs the network, and loses no word', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await page.request.post('/api/journal', { data: { content: 'As it was' } });
  await goOffline(page, '/journal');
  await button(page, 'Edit').click();
  await page.getByLabel('Your thoughts').fill('As it should be');
  await button(page, 'Save Entry').click();
  await expect(page.getByText('You need to be online to change an entry.').first()).toBeVisible();
  await expect(page.getByLabel('Your thoughts')).toHaveValue('As it should be');
  await page.context().setOffline(false);
  await button(page, 'Save Entry').click();
  await expect(toast(page, 'Entry Saved')).toBeVisible();
});

test('a browser without room says so, and loses nothing as long as its page is open', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  await goOffline(page, '/journal');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
  });
  await button(page, 'Write First Entry').click();
  await page.getByLabel('Your thoughts').fill('Written in the cellar');
  await button(page, 'Save Entry').click();
  await expect(page.getByText('this browser has no room for your entry').first()).toBeVisible();
  await expect(toast(page, 'Saved on This Device')).toHaveCount(0);
  await expect(page.getByLabel('Your thoughts')).toHaveValue('Written in the cellar');
  // Expect an unfinished entry, because saving into the outbox failed.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You have an unfinished entry' })).toBeVisible();
  await page.context().setOffline(false);
  await button(page, 'Continue Writing').click();
  await button(page, 'Save Entry').click();
  await expect(toast(page, 'Entry Saved')).toBeVisible();
  const entries: JournalEntry[] = await (await page.request.get('/api/journal')).json();
  expect(entries).toMatchObject([{ content: 'Written in the cellar' }]);
});

test('a browser that keeps nothing, as in a private window, trains and says what it cannot', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: null }));
  await page.goto('/account/sign-in');
  await expect(page.getByText('This browser can’t save anything for later')).toBeVisible();
  const workout = await workoutNumber(page, 101);
  await page.goto('/workout/101');
  await workerReady(page);
  await expect(page.getByText('3 of 3 free workouts left.')).toBeVisible();
  await page.context().setOffline(true);
  await button(page, 'Start').click();
  await goToLastStep(page, workout);
  await button(page, 'Complete Workout').click();
  const heading = page.getByRole('heading', { name: 'Leave This Page Open' });
  await expect(heading.first()).toBeAttached();
  await expect(toast(page, 'Leave This Page Open')).toBeVisible();
  await expect(toast(page, 'Saved on This Device')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/');
  expect(await sessionsOf(page)).toMatchObject([{ workoutId: 101 }]);
});

test('what was done today and is sent later has its closing card', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await train(page.request, 201);
  await page.request.post('/api/achievements/celebrate');
  await trainOffline(page, 101);
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: /^Well done/ })).toBeVisible(AFTER_RETURN);
});
