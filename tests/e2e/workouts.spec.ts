import type { Workout } from '../../contract/workouts/workouts.ts';
import { expect, expectAccessible, held, test } from './fixtures.ts';
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

test('every workout of the list has its own cover', { tag: '@nightly' }, async ({ page }) => {
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

test('where a cover does not arrive, a drawing takes its place', { tag: '@nightly' }, async ({
  page,
}) => {
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
  await expectAccessible(page);
  await train(page.request, 101);
  await page.reload();
  await expect(page.getByText('2 of 3 free workouts left.')).toBeVisible();
});

test('the bedroom has a page of its own', async ({ page }) => {
  await page.goto('/workout/bedroom');
  await expect(page).toHaveURL('/bedroom');
});

test('what can be neither a category nor a workout is said at once, without a call', {
  tag: '@nightly',
}, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  for (const id of ['yoga', '0', '12345678901234567890']) {
    await page.goto(`/workout/${id}`);
    await expect(page.getByRole('heading', { name: 'Workout not found' })).toBeVisible();
  }
  expect(calls).toEqual([]);
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
});

test('a list that does not arrive offers to try again', { tag: '@nightly' }, async ({ page }) => {
  await page.route('**/api/workouts/category/cardio', (route) => route.abort());
  await page.goto('/workout/cardio');
  await expect(page.getByText('The workouts could not be loaded')).toBeVisible();
  await page.unroute('**/api/workouts/category/cardio');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

for (const path of ['/workout/501', '/workout/yoga']) {
  test(`${path} is accessible`, { tag: '@nightly' }, async ({ robinsPage: page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const [path, call] of [
  ['/store', '**/api/store/products'],
  ['/workout/stretch', '**/api/workouts/category/stretch'],
  ['/workout/101', '**/api/workouts/101'],
] as const) {
  test(`${path} says that it is loading until its data has come, and its navigation works`, {
    tag: '@nightly',
  }, async ({ robinsPage: page }) => {
    const script = await held(page, /\/assets\/main-[^/]+\.js$/);
    const data = await held(page, call);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    script.letGo();
    const loading = page.locator('#root main [role="status"]').filter({ hasText: 'Loading' });
    await expect(loading).toBeAttached();
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
    await expect(home).toBeVisible();
    data.letGo();
    await expect(page.locator('#root main :is(img, svg[role="img"])').first()).toBeVisible();
    await home.click();
    await expect(page).toHaveURL('/');
  });
}

test('while calls hang without end, pages say that they load and the navigation works', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  for (const hanging of ['**/api/workouts/**', '**/api/store/products']) {
    await page.route(hanging, () => {});
  }
  for (const path of ['/workout/stretch', '/workout/101']) {
    // Skip waiting for the calls that the page preloads.
    await page.goto(path, { waitUntil: 'commit' });
    // Expect the message in the page's first screen, and in the page itself.
    await expect(page.getByText(/^Loading workouts?\.\.\.$/).first()).toBeAttached();
    await page.getByRole('link', { name: 'Store' }).click();
    await expect(page).toHaveURL('/store');
    await expect(page.getByText('Loading the store...')).toBeAttached();
    await page.getByRole('link', { name: 'Progress' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
  }
});
