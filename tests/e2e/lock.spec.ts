import type { Page } from '@playwright/test';
import { VirtualAuthenticator } from './authenticator.ts';
import { begin, meet } from './bedroom-room.ts';
import { expect, expectAccessible, expectFits, signIn, test, toast } from './fixtures.ts';
import { chooseLock, lockScreen, setSight, unlock } from './lock-screen.ts';
import { becomePremium, confirmAdult } from './premium-couple.ts';
import { button, goToLastStep, start, workoutNumber } from './training.ts';

const SECRET = 'For no other eyes';
const UNFINISHED = 'In the middle of a sen';
const BEDROOM = 501;

/** Switches to another app and back, and waits until the server knows. */
async function lookAway(page: Page) {
  const heard = page.waitForRequest('**/api/lock/sight');
  await setSight(page, 'hidden');
  await heard;
  await setSight(page, 'visible');
}

const journalStatus = async (page: Page) => (await page.request.get('/api/journal')).status();

async function expectNothingOf(page: Page, words: string) {
  await expect(lockScreen(page)).toBeVisible();
  expect(await page.content()).not.toContain(words);
}

test('always: gone when out of sight, and asked for after a reload, on the way back and in a second tab', async ({
  robinsPage: page,
  couple: { robin },
}) => {
  await page.request.post('/api/journal', { data: { content: SECRET } });
  await page.goto('/account/privacy');
  await page.getByLabel('Lock when out of sight').selectOption('Always');
  await expect(toast(page, 'Changes Saved')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('link', { name: 'Journal', exact: true }).click();
  await expect(page.getByText(SECRET)).toBeVisible();

  await setSight(page, 'hidden');
  await expectNothingOf(page, SECRET);
  await setSight(page, 'visible');
  await expectNothingOf(page, SECRET);
  await expect.poll(() => journalStatus(page)).toBe(423);
  await page.reload();
  await expectNothingOf(page, SECRET);
  await expectAccessible(page);
  await expectFits(page);

  await unlock(page, 'not my password');
  await expect(page.getByText('That’s not your current password.')).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/journal'));
  await unlock(page, robin.password);
  await asked;
  await expect(page.getByText(SECRET)).toBeVisible();

  // Go back inside the app and from another page.
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
  await lookAway(page);
  await page.goBack();
  await expectNothingOf(page, SECRET);
  await unlock(page, robin.password);
  await expect(page.getByText(SECRET)).toBeVisible();
  await page.goto('about:blank');
  await page.goBack();
  await expectNothingOf(page, SECRET);
  await unlock(page, robin.password);
  await expect(page.getByText(SECRET)).toBeVisible();

  // Open a second tab, which locks every tab, and unlocking one must open all.
  const second = await page.context().newPage();
  await second.goto('/orders');
  await expect(lockScreen(second)).toBeVisible();
  await expectNothingOf(page, SECRET);
  await unlock(second, robin.password);
  await expect(second.getByRole('heading', { name: 'Nothing ordered yet' })).toBeVisible();
  await expect(page.getByText(SECRET)).toBeVisible();
});

test('after five minutes: forgotten while out of sight, and open to whoever is back in time', {
  tag: '@nightly',
}, async ({ robinsPage: page, couple: { robin } }) => {
  await page.clock.install();
  await page.request.post('/api/journal', { data: { content: SECRET } });
  await chooseLock(page, 5);
  await page.goto('/journal');
  await expect(page.getByText(SECRET)).toBeVisible();
  await setSight(page, 'hidden');
  await page.clock.fastForward('04:50');
  await expect(page.getByText(SECRET)).toBeVisible();
  await setSight(page, 'visible');
  await expect(page.getByText(SECRET)).toBeVisible();

  await button(page, 'New Entry').click();
  await page.getByLabel('Your thoughts').fill(UNFINISHED);
  await setSight(page, 'hidden');
  await page.clock.fastForward('05:00');
  await expectNothingOf(page, SECRET);
  await expectNothingOf(page, UNFINISHED);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain('draft:journal:');
  expect(kept).not.toContain(UNFINISHED);
  // Lock on the server, whose clock does not move with the page's.
  await page.request.post('/api/lock');
  await setSight(page, 'visible');
  await expectNothingOf(page, SECRET);

  // Expect nothing on the home page either, and no order on the profile.
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await page.getByRole('region', { name: 'Membership' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Locked, like your journal and your account.')).toBeVisible();
  await page.locator('a[href="/orders"]', { hasText: 'Unlock' }).click();
  await unlock(page, robin.password);
  await expect(page.getByRole('heading', { name: 'Nothing ordered yet' })).toBeVisible();

  // Expect the unfinished entry to be there.
  await page.goto('/journal');
  await button(page, 'Continue Writing').click();
  await expect(page.getByLabel('Your thoughts')).toHaveValue(UNFINISHED);
});

test('a bedroom workout in hand goes on, and the next one asks', { tag: '@nightly' }, async ({
  robinsPage: page,
  couple: { robin },
}) => {
  await becomePremium(page);
  await confirmAdult(page);
  const workout = await workoutNumber(page, BEDROOM);
  await page.goto(`/workout/${BEDROOM}`);
  await expect(button(page, 'Start')).toBeVisible();
  await page.request.put('/api/account/lock', { data: { afterMinutes: 1 } });
  await page.reload();
  await start(page);
  await setSight(page, 'hidden');
  await page.request.post('/api/lock');
  await setSight(page, 'visible');
  await goToLastStep(page, workout);
  await button(page, 'Complete Workout').click();
  await expect(page).toHaveURL('/');
  const card = page.getByRole('dialog', { name: /^Well done/ });
  await expect(card).toContainText(workout.title);
  await expect(card.getByRole('region', { name: 'First Bedroom Workout' })).toBeVisible();
  // Expect no offer to remind while locked, because this phone's settings are behind the lock.
  await expect(card.getByText('Next time')).toBeVisible();
  await expect(button(page, 'Yes, Remind Me')).toHaveCount(0);
  // Expect no question while locked, because the answer goes into the journal.
  await expect(page.getByText('How did it feel?')).toBeHidden();
  await button(page, 'Done').click();

  await page.goto(`/workout/${BEDROOM}`);
  await expectNothingOf(page, workout.title);
  await page.goto('/bedroom');
  await expectNothingOf(page, workout.title);
  await unlock(page, robin.password);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('on a locked phone neither home nor profile hands out an invitation', {
  tag: '@nightly',
}, async ({ page, newCouple: { robin } }) => {
  await signIn(page.context(), robin);
  await chooseLock(page, 5);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeVisible();
  await setSight(page, 'hidden');
  await page.request.post('/api/lock');
  await setSight(page, 'visible');
  const partner = page.locator('section, div', { hasText: 'Unlock the app to send them' }).last();
  await expect(partner).toBeVisible();
  for (const name of ['Invite', 'Invite Your Partner', 'Text Kim', 'Email the Link Again']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expectAccessible(page);
  await expectFits(page);
  await page.goto('/');
  const card = page.getByRole('region', { name: 'We’ve emailed Kim a link' });
  await expect(card.getByText('Unlock the app to send Kim the link yourself.')).toBeVisible();
  await expect(card.getByRole('button', { includeHidden: true })).toHaveCount(0);
  await card.getByRole('link', { name: 'Unlock' }).click();
  await unlock(page, robin.password);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeVisible();
});

test('a bedroom workout on two phones goes on behind the lock, and red reaches it', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim, couple }) => {
  await meet(robin, kim);
  await chooseLock(robin, 1);
  await robin.reload();
  await expect(button(robin, 'I’m In')).toBeVisible();

  // Lock before the workout begins: the page must ask, and be in the room again once unlocked.
  await robin.request.post('/api/lock');
  await expect(lockScreen(robin)).toBeVisible();
  await unlock(robin, couple.robin.password);
  await begin(robin, kim);

  await robin.request.post('/api/lock');
  await button(kim, 'Pause').click();
  await expect(button(robin, 'Resume')).toBeVisible();
  await button(robin, 'Resume').click();
  await expect(button(kim, 'Pause')).toBeVisible();
  await button(kim, 'Stop').click();
  await expect(robin.getByRole('heading', { name: 'Stopped. Take your time.' })).toBeVisible();
});

test('a weaker lock needs the password, and locking at once needs nothing', {
  tag: '@nightly',
}, async ({ robinsPage: page, couple: { robin } }) => {
  await chooseLock(page, 5);
  await page.request.patch('/api/account', { data: { isDiscreet: true } });
  await page.goto('/account/privacy');
  const choice = page.getByLabel('Lock when out of sight');
  await choice.selectOption('Off');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('not my password');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('That’s not your current password.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(choice).toHaveValue('5');

  await button(page, 'Lock Now').click();
  await expectNothingOf(page, robin.email);
  expect(await page.locator('#main').textContent()).not.toMatch(/journal|bedroom|sexercise/i);
  await expect(page).toHaveTitle('Planner');
  await expect.poll(() => journalStatus(page)).toBe(423);
  await unlock(page, robin.password);
  await choice.selectOption('Off');
  await dialog.getByLabel('Your password').fill(robin.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(choice).toHaveValue('');
  expect(await journalStatus(page)).toBe(200);
});

test('a passkey opens the lock, and one that is turned away does not', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  const authenticator = await VirtualAuthenticator.on(page);
  await page.goto('/account/sign-in');
  await button(page, 'Add a Passkey').click();
  await expect(toast(page, 'Passkey Added')).toBeVisible();
  await chooseLock(page, 0);
  await page.goto('/journal');
  await expect(lockScreen(page)).toBeVisible();
  await authenticator.setOwnersFinger(false);
  await button(page, 'Use a Passkey').click();
  await expect(toast(page, 'Still Locked')).toBeVisible();
  expect(await journalStatus(page)).toBe(423);
  await authenticator.setOwnersFinger(true);
  await button(page, 'Use a Passkey').click();
  await expect(page.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();
  expect(await journalStatus(page)).toBe(200);
});
