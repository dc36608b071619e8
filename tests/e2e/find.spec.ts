import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { train } from './training.ts';

const shown = (page: Page) => page.locator('#root main').getByRole('status');
const cards = (page: Page) => page.getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search all workouts' });

test('from home to the workout one has in mind, and back to what was found', async ({
  robinsPage: page,
  context,
}) => {
  await page.goto('/');
  await search(page).fill('wheelb');
  await search(page).press('Enter');
  await expect(page).toHaveURL('/workouts?q=wheelb');
  await expect(page.getByRole('heading', { level: 1, name: 'All Workouts' })).toBeFocused();
  await expect(shown(page)).toHaveText('1 of 65 workouts');
  await expect(cards(page)).toHaveAccessibleName('Wheelbarrow Evening');

  // Search for a word of a step: the result must say where it was found.
  await search(page).fill('Fencers');
  await expect(cards(page)).toHaveAccessibleName('You Lead, I Mirror');
  await expect(cards(page)).toContainText('In step 6: Join one hand each');

  // Go offline: once loaded, searching needs no server.
  await context.setOffline(true);
  // The line above the page moves everything down once.
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await search(page).fill('back');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Beginner' }).click();
  await sheet.getByRole('button', { name: 'Floor' }).click();
  const show = sheet.getByRole('button', { name: 'Show 3 Workouts' });
  await expect(show).toBeVisible();
  await expectAccessible(page);
  await show.click();
  await expect(shown(page)).toHaveText('3 of 65 workouts');
  await expect(cards(page)).toHaveCount(3);
  await context.setOffline(false);

  const address = '/workouts?q=back&level=Beginner&position=floor';
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(shown(page)).toHaveText('3 of 65 workouts');
  await expect(search(page)).toHaveValue('back');
  await expectAccessible(page);

  const link = cards(page).last().getByRole('heading').getByRole('link');
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Beginner', pressed: true }).click();
  await expect(page).toHaveURL('/workouts?q=back&position=floor');

  await page
    .getByRole('button', { name: / to favorites$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Favorites', exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove Floor' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  // Go back once: after any number of searches, one press must lead to the previous page.
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('all workouts are short rows by category, with the times a couple did each', async ({
  robinsPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const workoutId of [101, 101, 201]) await train(page.request, workoutId);
  await page.goto('/workouts');
  const row = (name: string) => page.getByRole('article', { name, exact: true });
  // Close the celebration of the first workout.
  await page.getByRole('button', { name: 'Continue Journey' }).click();
  await expect(row('Soften Into the Evening')).toContainText('10 min · Beginner · done twice');
  await expect(row('Squats Hand in Hand')).toContainText('done once');
  await expect(row('Two Backs, One Breath')).not.toContainText(/done (once|twice)/);
  await expect(cards(page)).toHaveCount(65);
  for (const category of ['Stretch & Flexibility', 'Bedroom Workouts']) {
    await expect(page.getByRole('region', { name: category })).toBeVisible();
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7_000);
  await expectAccessible(page);

  // Ask in a word: workouts about it come alone, and others on a press.
  await search(page).fill('hips');
  await expect(cards(page).first()).toHaveAccessibleName('Hips That Let Go');
  await expect(shown(page)).toHaveText('8 of 65 workouts');
  await page.getByRole('button', { name: /^Show \d+ more that mention it in a step$/ }).click();
  await expect(shown(page)).toHaveText(/^[2-4]\d of 65 workouts$/);
});

test('where nothing fits, it says what to drop, and that gives what it promises', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/workouts?category=cardio&level=Advanced&minutes=10');
  await expect(page.getByText('No matches')).toBeVisible();
  await expect(shown(page)).toHaveText('0 of 65 workouts');
  const drops = page.getByRole('button', { name: /^Remove “/ });
  const [first = ''] = await drops.allInnerTexts();
  const promised = Number(first.match(/: (\d+) workout/)?.[1]);
  expect(promised).toBeGreaterThan(0);
  await drops.first().click();
  await expect(cards(page)).toHaveCount(promised);
  await expect(shown(page)).toHaveText(`${promised} of 65 workouts`);
  // Search as a visitor, who finds the bedroom's cards but no word of its steps.
  await page.getByRole('button', { name: 'Clear All' }).click();
  await search(page).fill('oil advanced');
  await expect(shown(page)).toHaveText('1 of 65 workouts');
  await expect(cards(page)).toHaveAccessibleName('Warm Oil, Slow Hands');
  await expect(cards(page)).toContainText('Premium');
  await search(page).fill('vanilla');
  await expect(page.getByText('No workouts match “vanilla”. Try another word.')).toBeVisible();
  await expect(drops).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search(page)).toBeFocused();
  await expect(shown(page)).toHaveText('65 workouts');
});

test('a category has the same filters behind one button', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/workout/cardio');
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('group', { name: 'Category' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Quiet' }).click();
  await sheet.getByRole('button', { name: 'Show 2 Workouts' }).click();
  await expect(page).toHaveURL('/workout/cardio?impact=quiet');
  await expect(page.getByText('2 of 10')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 of 10')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/workout/cardio');
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole('link', { name: 'Search All Workouts' }).click();
  await expect(shown(page)).toHaveText('65 workouts');
});
