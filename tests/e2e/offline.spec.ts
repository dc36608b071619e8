import type { Page } from '@playwright/test';
import { BEDROOM } from './bedroom-room.ts';
import { expect, signIn, test } from './fixtures.ts';
import { everythingStored, expectKept, keptNames } from './personal-storage.ts';
import { becomePremium, confirmAdult } from './premium-couple.ts';
import { workerReady } from './service-worker.ts';
import { workoutNumber } from './training.ts';
import { finishOffline } from './without-network.ts';

test.use({ serviceWorkers: 'allow' });

const offlineLine = (page: Page) => page.getByRole('status').filter({ hasText: 'offline' });

/** Reads pages as Robin on a good network, so that this phone keeps them. */
async function readOnline(page: Page): Promise<string> {
  const user = await (await page.request.get('/api/user')).json();
  await page.request.post('/api/journal', { data: { content: 'Rain on the roof' } });
  await page.goto('/');
  await workerReady(page);
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'Calories Today' })).toBeVisible();
  await expectKept(page, '/api/progress');
  await page.goto('/journal');
  await expect(page.getByText('Rain on the roof')).toBeVisible();
  await expectKept(page, '/api/user', '/api/suggestion', '/api/journal');
  return user.id;
}

test('without a network the app opens with what was last known, and catches up', async ({
  robinsPage: page,
  kimsPage,
}) => {
  await readOnline(page);
  await page.goto('/workout/stretch');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectKept(page, '/api/workouts/category/:category');
  await page.goto('/workout/101');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expectKept(page, '/api/workouts/:id');

  await page.context().setOffline(true);
  await page.goto('/workout/stretch');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/workout/101');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(page.getByRole('img').first()).toBeVisible();
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'Calories Today' })).toBeVisible();
  await expect(offlineLine(page)).toContainText(/You’re offline\. This is from \d+:\d\d/);
  await page.goto('/journal');
  await expect(page.getByText('Rain on the roof')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Journal', exact: true })).toBeVisible();
  await expect(offlineLine(page)).toContainText('This is from');

  await page.goto('/journal');
  await expect(page.getByText('Rain on the roof')).toBeVisible();
  const shared = { content: 'Written meanwhile', isSharedWithPartner: true };
  await kimsPage.request.post('/api/journal', { data: shared });
  await page.context().setOffline(false);
  await expect(page.getByText('Written meanwhile')).toBeVisible();
  await expect(offlineLine(page)).toBeHidden();
});

test('signing out in one tab leaves nothing of anyone, and the next to sign in finds nothing', async ({
  robinsPage: page,
  couple,
}) => {
  const robinsId = await readOnline(page);
  expect(await everythingStored(page)).toContain(robinsId);
  const other = await page.context().newPage();
  await other.goto('/profile');
  await other.getByRole('link', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL('/');
  await expect(page.getByText('Rain on the roof')).toBeHidden();
  await expect.poll(() => everythingStored(other)).not.toContain(robinsId);

  await signIn(page.context(), couple.kim);
  await other.goto('/journal');
  await expect(other.getByRole('heading', { name: 'Start Your Journal' })).toBeVisible();
  await expectKept(other, '/api/user', '/api/journal');
  await other.context().setOffline(true);
  await other.goto('/journal');
  await expect(other.getByRole('heading', { name: 'Start Your Journal' })).toBeVisible();
  await expect(other.getByText('Rain on the roof')).toBeHidden();
  expect(await everythingStored(other)).not.toContain(robinsId);
});

test('with a lock nothing behind it is kept, and choosing one removes what was', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  await readOnline(page);
  const chosen = await page.request.put('/api/account/lock', { data: { afterMinutes: 5 } });
  expect(chosen.status()).toBe(200);
  await page.goto('/');
  await expect.poll(() => everythingStored(page)).not.toContain('/api/journal');
  await page.goto('/journal');
  await expect(page.getByText('Rain on the roof')).toBeVisible();
  await page.goto('/progress');
  await expectKept(page, '/api/streak');
  expect(await everythingStored(page)).not.toContain('/api/journal');
  await page.context().setOffline(true);
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'Calories Today' })).toBeVisible();
  await page.goto('/journal');
  await expect(page.getByText('Rain on the roof')).toBeHidden();
});

test('a login that was ended elsewhere leaves nothing of its member', {
  tag: '@nightly',
}, async ({ robinsPage: page, browser, contextOptions, couple }) => {
  const robinsId = await readOnline(page);
  await page.context().setOffline(true);
  await page.goto('/journal');
  await expect(page.getByText('Rain on the roof')).toBeVisible();
  const phone = await browser.newContext(contextOptions);
  await signIn(phone, couple.robin);
  expect((await phone.request.delete('/api/account/devices')).status()).toBe(204);
  await phone.close();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/signin-required/);
  await expect(page.getByText('Rain on the roof')).toBeHidden();
  await expect.poll(() => everythingStored(page)).not.toContain(robinsId);
});

/** Numbers of the workouts whose steps are on the phone. */
const keptWorkouts = async (page: Page) =>
  (await keptNames(page)).match(/(?<=api.workouts.:id\D+)\d+/g) ?? [];

test('when premium has ended, the steps of the bedroom leave the phone', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  await becomePremium(page);
  await confirmAdult(page);
  await page.goto(`/workout/${BEDROOM}`);
  await workerReady(page);
  await page.getByRole('switch', { name: 'Save for offline' }).check();
  await page.goto('/workout/101');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeVisible();
  await expect.poll(() => keptWorkouts(page)).toEqual(expect.arrayContaining(['101', '501']));
  await page.context().setOffline(true);
  await page.goto(`/workout/${BEDROOM}`);
  await expect(start).toBeVisible();

  // Fake the answer of a month later, because the sandbox cannot let a month pass.
  const user = await (await page.request.get('/api/user')).json();
  const ended = { ...user, subscriptionStatus: 'none' };
  await page.route('**/api/user', (route) => route.fulfill({ json: ended }));
  await page.context().setOffline(false);
  await page.goto('/workout/101');
  await expect.poll(() => keptWorkouts(page)).not.toContain('501');
  await page.unroute('**/api/user');
  await page.context().setOffline(true);
  await page.goto(`/workout/${BEDROOM}`);
  await expect(page.getByText('could not be loaded').first()).toBeVisible();
  await expect(start).toHaveCount(0);
});

test('a server that is down shows what was last known, and is asked again', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  await readOnline(page);
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'Calories Today' })).toBeVisible();
  const line = page.getByRole('status').filter({ hasText: 'We can’t reach the server.' });
  await expect(line).toContainText('This is from');
  await page.unroute('**/api/**');
  await expect(line).toBeHidden();
});

test('a workout is kept by its switch and all of them by another, with the room they take', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  await page.goto('/workout/102');
  await workerReady(page);
  const one = page.getByRole('switch', { name: 'Save for offline' });
  await one.check();
  await expect(one).toBeChecked();
  await expect(page.getByText(/^0\.\d\d MB$/)).toBeVisible();

  await page.goto('/account/sign-in');
  const all = page.getByRole('switch', { name: 'Save all workouts on this phone' });
  await expect(page.getByText(/\d+ workouts would take \d\.\d+ MB/)).toBeVisible();
  await all.check();
  await expect(page.getByText(/\d+ workouts take \d\.\d+ MB/)).toBeVisible();
  // Open a new workout offline and finish it.
  const workout = await workoutNumber(page, 301);
  await page.context().setOffline(true);
  await page.goto('/workout/301');
  await expect(page.getByRole('img', { name: 'A couple showing step 1' })).toBeVisible();
  await finishOffline(page, workout);

  await page.context().setOffline(false);
  await expect(page).toHaveURL('/');
  await page.goto('/account/sign-in');
  await expect(all).toBeChecked();
  // Switch the storage off without a network too.
  await page.context().setOffline(true);
  await all.uncheck();
  await expect(page.getByText(/workouts take/)).toBeHidden();
  await expect.poll(() => keptWorkouts(page)).not.toContain('302');
  await page.goto('/workout/302');
  await expect(page.getByText('could not be loaded').first()).toBeVisible();
  await page.goto('/workout/102');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});

test('with all workouts on the phone its lists and the search open too, and home alone lets one write', async ({
  robinsPage: page,
}) => {
  await page.goto('/');
  await expectKept(page, '/api/progress/days');
  await page.goto('/account/sign-in');
  await workerReady(page);
  await page.getByRole('switch', { name: 'Save all workouts on this phone' }).check();
  await expect(page.getByText(/\d+ workouts take \d\.\d+ MB/)).toBeVisible();
  await page.context().setOffline(true);
  // Open progress for the first time here, offline.
  await page.goto('/progress');
  await expect(page.getByRole('img', { name: '0 calories in the last 7 days' })).toBeVisible();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
  for (const category of ['stretch', 'cooldown']) {
    await page.goto(`/workout/${category}`);
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  await page.goto('/workouts');
  await page.getByRole('searchbox').fill('Squats Hand in Hand');
  await expect(page.getByRole('article').first()).toContainText('Squats Hand in Hand');

  // Open the journal for the first time here, offline.
  await page.goto('/journal');
  await expect(page.getByText('could not be loaded').first()).toBeVisible();
  await page.getByRole('button', { name: 'New Entry' }).click();
  await page.getByLabel('Your thoughts').fill('Written in the cellar');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  const waiting = page.getByRole('article').filter({ hasText: 'Waiting to be sent' });
  await expect(waiting).toContainText('Written in the cellar');
  await page.reload();
  await expect(waiting).toContainText('Written in the cellar');
  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(page.getByText('Written in the cellar')).toBeVisible();
});

test('whoever takes the place of another login finds nothing of theirs, without a network too', {
  tag: '@nightly',
}, async ({ robinsPage: page, couple }) => {
  const robinsId = await readOnline(page);
  // Replace the cookie without a sign-out, as a link from a mail does.
  await signIn(page.context(), couple.kim);
  await page.goto('/journal');
  await expect(page.getByRole('heading', { name: 'Start Your Journal' })).toBeVisible();
  // Wait until the page is at rest: until then the other member's data is kept.
  await expect.poll(() => everythingStored(page)).not.toContain(robinsId);
  await expectKept(page, '/api/user', '/api/journal');
  await page.context().setOffline(true);
  for (const path of ['/journal', '/progress', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Rain on the roof')).toBeHidden();
  }
});
