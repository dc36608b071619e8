import type { Page } from '@playwright/test';
import { demo, expect, expectAccessible, expectFits, signIn, test, toast } from './fixtures.ts';
import { openRoom, presence } from './live-room.ts';
import { becomePremium, confirmAdult } from './premium-couple.ts';
import { button, goToLastStep, start, workoutNumber } from './training.ts';

const question = (page: Page, words: string) => page.getByRole('group', { name: words });
const choice = (page: Page, words: string, option: 'Yes' | 'Maybe' | 'No') =>
  question(page, words).getByRole('radio', { name: option });

test('18 or older is asked once of each member, in place, before the bedroom opens', async ({
  robinsPage: page,
  kimsPage,
}) => {
  await becomePremium(page);
  await page.goto('/workout/501');
  await expect(page.getByRole('heading', { name: 'Seven Quiet Breaths' })).toBeVisible();
  const gate = page.getByRole('region', { name: 'Before the bedroom opens' });
  await expect(gate).toContainText('We only save when you confirmed.');
  await expect(button(page, 'Start')).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await page.route('**/api/consent/adult', (route) => route.abort());
  await gate.getByRole('button', { name: 'I Am 18 or Older' }).click();
  await expect(toast(page, 'Not Saved Yet')).toBeVisible();
  await page.unroute('**/api/consent/adult');
  await gate.getByRole('button', { name: 'I Am 18 or Older' }).click();
  await expect(button(page, 'Start')).toBeVisible();

  // Expect the gate for the partner too. Anyone may look at the cards, but Start asks.
  await kimsPage.goto('/bedroom');
  const kimsGate = kimsPage.getByRole('region', { name: 'Before the bedroom opens' });
  await expect(kimsGate).toBeVisible();
  await expect(kimsPage.getByRole('article')).toHaveCount(20);
  await expect(kimsPage.getByRole('heading', { name: 'For both of you' })).toHaveCount(0);
  await expectFits(kimsPage);
  await kimsPage.getByRole('link', { name: 'Start Workout' }).first().click();
  await expect(kimsPage).toHaveURL(/\/workout\/5\d\d/);
  await expect(kimsGate).toBeVisible();
  await kimsGate.getByRole('link', { name: 'Take Me Back' }).click();

  // Expect an invitation without the workout's name. Join asks first, and then enters the room.
  await openRoom(page);
  const invitation = kimsPage.getByRole('region', { name: 'Workout together' });
  await expect(invitation).toContainText('Robin started a workout');
  await invitation.getByRole('button', { name: 'Join' }).click();
  await expect(kimsGate).toBeVisible();
  await expect(invitation).toHaveCount(0);
  await kimsGate.getByRole('button', { name: 'I Am 18 or Older' }).click();
  for (const phone of [page, kimsPage]) await expect(button(phone, 'I’m In')).toBeVisible();
  await expect(presence(page, 'Kim')).toContainText('Here');

  await kimsPage.goto('/bedroom');
  await expect(kimsPage.getByRole('heading', { name: 'For both of you' })).toBeVisible();
  await expect(kimsGate).toHaveCount(0);
});

test('the demo couple finds the bedroom open', { tag: '@nightly' }, async ({ page }) => {
  await signIn(page.context(), demo.alex);
  await page.goto('/workout/501');
  await expect(button(page, 'Start')).toBeVisible();
});

test('answers are given, kept, taken back and erased, and the partner’s page shows nothing of it', async ({
  robinsPage: page,
  kimsPage,
}) => {
  await becomePremium(page);
  for (const who of [page, kimsPage]) await confirmAdult(who);
  await page.goto('/bedroom');
  await page.getByRole('link', { name: 'Answer in Private' }).click();
  await expect(page.getByRole('heading', { name: 'Yes, maybe, no' })).toBeVisible();
  await expect(page.getByText('Answer tonight, look tomorrow.')).toBeVisible();
  await page.getByText('How this stays private').click();
  await expect(page.getByText('whether you said no, maybe or nothing')).toBeVisible();

  // On a phone, expect one question at a time, in view at once, and nothing in the address or in
  // storage about the place.
  const storage = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await expect(page.getByRole('radio')).toHaveCount(3);
    const [answers, bar] = await Promise.all([
      page.getByRole('radio', { name: 'No' }).locator('..').boundingBox(),
      page.getByRole('navigation', { name: 'Main' }).boundingBox(),
    ]);
    expect((answers?.y ?? 0) + (answers?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await expectFits(page);
  }
  const [address, stored] = [page.url(), await storage()];
  const breath = 'Breathing slowly, until your breaths find each other';
  await expect(page.getByText('1 of 24')).toBeVisible();
  await choice(page, breath, 'Maybe').check({ force: true });
  await expect(choice(page, breath, 'Maybe')).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('2 of 24')).toBeVisible();
  await expect(question(page, 'Looking into each other’s eyes')).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(choice(page, breath, 'Maybe')).toBeChecked();
  expect(page.url()).toBe(address);
  expect(await storage()).toBe(stored);
  await page.getByRole('button', { name: 'Show All 24' }).click();
  await expect(page.getByRole('radio')).toHaveCount(3 * 24);
  await page.setViewportSize({ width: 1280, height: 800 });

  const [gaze, oil] = ['Looking into each other’s eyes', 'Warm oil on the skin'];
  await choice(page, gaze, 'Yes').check({ force: true });
  await choice(page, oil, 'Maybe').check({ force: true });
  await choice(page, oil, 'Maybe').press('ArrowRight');
  await expect(choice(page, oil, 'No')).toBeChecked();
  const kept = page.waitForResponse('**/api/consent/maybes');
  await page.getByRole('switch', { name: 'Share my maybes' }).click();
  expect((await kept).status()).toBe(204);

  await page.reload();
  await expect(choice(page, gaze, 'Yes')).toBeChecked();
  await expect(choice(page, oil, 'No')).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Share my maybes' })).toBeChecked();
  await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  // Let saving fail: the answer must not appear as given.
  await page.route('**/api/consent/choices', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await choice(page, gaze, 'No').check({ force: true });
  await expect(toast(page, 'Not Saved Yet')).toBeVisible();
  await expect(choice(page, gaze, 'Yes')).toBeChecked();
  await page.unroute('**/api/consent/choices');

  // Press again, which takes the answer back.
  await choice(page, gaze, 'Yes').click({ force: true });
  await expect(choice(page, gaze, 'Yes')).not.toBeChecked();

  await kimsPage.goto('/bedroom');
  const forBoth = kimsPage.getByRole('region', { name: 'For both of you' });
  await expect(forBoth.getByRole('link', { name: 'Answer in Private' })).toBeVisible();
  await expect(forBoth.getByRole('listitem')).toHaveCount(0);

  await page.getByRole('button', { name: 'Erase All My Answers' }).click();
  await expect(toast(page, 'Erased')).toBeVisible();
  await expect(choice(page, oil, 'No')).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Share my maybes' })).not.toBeChecked();
  const answers = await (await page.request.get('/api/consent/choices')).json();
  expect(answers).toEqual({ choices: [], opensMaybes: false });
});

test('after a bedroom workout each may say, alone, whether they would like it again', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  test.slow();
  await becomePremium(page);
  await confirmAdult(page);
  await page.goto('/workout/501');
  await start(page);
  await goToLastStep(page, await workoutNumber(page, 501));
  await button(page, 'Complete Workout').click();
  const card = page.getByRole('dialog', { name: /Well done/ });
  const again = card.getByRole('group', { name: 'Would you like this again?' });
  const saved = page.waitForRequest('**/api/consent/ratings');
  await again.getByRole('button', { name: 'Gladly' }).click();
  expect((await saved).postDataJSON()).toEqual({ workoutId: 501, rating: 'again' });
  await expect(again.getByRole('button', { name: 'Gladly' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  await expectFits(page);
});
