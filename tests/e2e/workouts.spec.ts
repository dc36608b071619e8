import type { Page } from '@playwright/test';
import type { Workout } from '../../contract/workouts.ts';
import { expect, expectAccessible, held, looks, test } from './fixtures.ts';
import { train } from './training.ts';

test('a category lists its workouts, and each leads to its player', async ({ page }) => {
  // “the id is either a category name (non-numeric) or a numeric workout id”
  // “a list of workouts, each with image, title, duration in min, description, difficulty and a Start Workout button leading to /workout/{workoutId}”
  // “| GET /api/workouts/category/{category} | none | List of workouts, used for a non-numeric id; also used with bedroom |”
  const list: Workout[] = await (await page.request.get('/api/workouts/category/stretch')).json();
  await page.goto('/workout/stretch');
  await expect(page.getByRole('heading', { name: 'Stretch & Flexibility' })).toBeVisible();
  for (const workout of list) {
    const card = page.getByRole('article', { name: workout.title, exact: true });
    await expect(card).toContainText(`${workout.duration} min`);
    await expect(card).toContainText(workout.description);
    await expect(card).toContainText(workout.difficulty);
    await expect(card.locator('img')).toHaveAttribute('src', workout.imageUrl ?? '');
  }
  const [first] = list;
  const card = page.getByRole('article', { name: first?.title ?? '', exact: true });
  await card.getByRole('link', { name: 'Start Workout' }).click();
  await expect(page).toHaveURL(`/workout/${first?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: first?.title ?? '' })).toBeVisible();
});

test('every workout of the list has its own cover', async ({ page }) => {
  await page.goto('/workout/stretch');
  const covers = page.getByRole('article').locator('img');
  await expect(covers.first()).toBeVisible();
  const list: Workout[] = await (await page.request.get('/api/workouts/category/stretch')).json();
  for (const { imageUrl } of list) {
    const cover = await page.request.get(imageUrl ?? '');
    expect(cover.status()).toBe(200);
    expect(cover.headers()['content-type']).toContain('image/svg+xml');
    expect(cover.headers()['cache-control']).toBe('no-cache');
  }
  await expect(covers.first()).not.toHaveJSProperty('naturalWidth', 0);
});

test('where a cover does not arrive, a drawing takes its place', async ({ page }) => {
  // “id, title, description, duration (minutes), difficulty, category, imageUrl (optional, a fallback image is used), instructions (list of step texts)”
  await page.route('**/covers/*', (route) => route.abort());
  await page.goto('/workout/stretch');
  const card = page.getByRole('article').first();
  await expect(card.locator('svg[viewBox="0 0 400 300"]')).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
});

test('a couple without premium is told how many free workouts are left', async ({
  robinsPage: page,
}) => {
  // “The free tier is 3 workouts (stated in text); how it is counted or enforced is not shown.”
  await page.goto('/workout/stretch');
  await expect(page.getByText('3 of 3 free workouts left.')).toBeVisible();
  await train(page.request, 101);
  await page.reload();
  await expect(page.getByText('2 of 3 free workouts left.')).toBeVisible();
});

test('the bedroom has a page of its own', async ({ page }) => {
  await page.goto('/workout/bedroom');
  await expect(page).toHaveURL('/bedroom');
});

test('a category that does not exist says so', async ({ page }) => {
  await page.goto('/workout/yoga');
  await expect(page.getByRole('heading', { name: 'Workout not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
});

test('a list that does not arrive offers to try again', async ({ page }) => {
  await page.route('**/api/workouts/category/cardio', (route) => route.abort());
  await page.goto('/workout/cardio');
  await expect(page.getByText('The workouts did not arrive')).toBeVisible();
  await page.unroute('**/api/workouts/category/cardio');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

for (const { name, ...look } of looks) {
  test.describe(name, () => {
    test.use(look);
    for (const path of ['/workout/stretch', '/workout/101', '/workout/501', '/workout/yoga']) {
      test(`${path} is accessible`, async ({ robinsPage: page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}

for (const [path, call] of [
  ['/store', '**/api/store/products'],
  ['/workout/stretch', '**/api/workouts/category/stretch'],
  ['/workout/101', '**/api/workouts/101'],
] as const) {
  test(`${path} is there before its script, and stays in its place when that and its data have come`, async ({
    robinsPage: page,
  }) => {
    const [script, data] = [await held(page, /\/assets\/main-[^/]+\.js$/), await held(page, call)];
    await page.goto(path, { waitUntil: 'commit' });
    const opening = page.locator('.opening');
    // Measured before its styles are there, it would lie where nobody sees it.
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await expect(opening.locator('main img').first()).toBeVisible();
    const place = await placeOf(page, '.opening main img');
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached();
    // It is to be seen and not to be used.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    script.letGo();
    await expect(page.locator('#root [data-waiting]')).toBeAttached();
    await expect(opening).toBeVisible();
    data.letGo();
    await expect(opening).toHaveCount(0);
    await expect(page.locator('#root main')).toBeVisible();
    expect(await placeOf(page, '#root main :is(img, svg[role="img"])')).toEqual(place);
  });
}

/**
 * Where the first of these lies and how large it is, but for its height on the page: how many free
 * workouts are left may stand above it. It is found and measured in one moment, since the player
 * puts its drawing in the place of its cover whenever that is ready.
 */
function placeOf(page: Page, selector: string) {
  return page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    return box && { x: box.x, width: box.width, height: box.height };
  }, selector);
}
