import type { Locator, Page } from '@playwright/test';
import type { Workout } from '../../contract/workouts/workouts.ts';
import { demo, expect, expectAccessible, expectFits, held, signIn, test } from './fixtures.ts';
import { train } from './training.ts';

test('Home leads to all five categories and offers a new couple the first stretch', async ({
  robinsPage: page,
}) => {
  // “buttons to /workout/stretch, /workout/strength, /workout/cardio, /workout/cooldown and /bedroom”
  // “title banner, a hero called Tonight's session”
  // “| GET /api/workouts?category=stretch | none | First item used |”
  const [first]: Workout[] = await (
    await page.request.get('/api/workouts?category=stretch')
  ).json();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Robin');
  const categories = page.getByRole('region', { name: 'Or pick your own' });
  await expect(categories.getByRole('link')).toHaveCount(5);
  const links = await categories
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    '/workout/stretch',
    '/workout/strength',
    '/workout/cardio',
    '/workout/cooldown',
    '/bedroom',
  ]);
  const hero = page.getByRole('region', { name: "Tonight's session" });
  await expect(hero.getByRole('heading', { level: 3 })).toHaveText(first?.title ?? '');
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => coveredBy(page, hero), `at ${width}x${height} Start Workout is in view`)
      .toBe(0);
  }
  await hero.getByRole('link', { name: 'Start Workout' }).click();
  await expect(page).toHaveURL(`/workout/${first?.id}`);
});

/** Measures how many pixels of Start Workout lie under the navigation. */
async function coveredBy(page: Page, hero: Locator): Promise<number> {
  const start = await hero.getByRole('link', { name: 'Start Workout' }).boundingBox();
  const nav = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  if (!start || !nav) return Number.NaN;
  return Math.max(0, start.y + start.height - nav.y);
}

test('what a couple finishes fills the ring, the streak and the week', async ({
  robinsPage: page,
}) => {
  // “Shows Calories Today, Day Streak, Weekly Goals, Recent Workouts and Achievements.”
  // “| GET /api/sessions/today | none | List of sessions with completedAt and workout.category |”
  // “| GET /api/progress | none | totalCalories, streakDays, workoutsCompleted |”
  // “| GET /api/goals/weekly | none | The weekly goals fields |”
  // “| GET /api/workouts?category=stretch | none | First item used |”
  // “| GET /api/sessions?limit=3 and ?limit=7 | none | Lists of sessions for recent workouts |”
  // “Four categories count toward the full-day goal.”
  // “Weekly targets default 5 workouts together and 4 categories.”
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().split('/api/')[1] ?? ''));
  await page.goto('/');
  await expect(page.getByRole('img', { name: '0, no workout yet today' })).toBeVisible();
  await expect(page.getByText('Finish one together and it begins.')).toBeVisible();
  await expect(page.getByText('3 of 3 free workouts left.')).toBeVisible();
  // Leave the page, which would otherwise celebrate the first workout before the reload.
  await page.goto('about:blank');
  await train(page.request, 101);
  await train(page.request, 301, 2);
  await page.goto('/');
  // Close the celebration of the first workout.
  await page.getByRole('button', { name: 'Continue Journey' }).click();
  // Expect the ring to be full after one workout or more.
  await expect(page.getByRole('img', { name: '1, today is done' })).toBeVisible();
  await expect(page.getByText('2 of 5')).toBeVisible();
  await expect(page.getByText('1 of 3 free workouts left.')).toBeVisible();

  await page.getByRole('link', { name: 'Progress' }).click();
  await expect(page.getByRole('img', { name: '2 of 4 categories done today' })).toBeVisible();
  const figure = (name: string) =>
    page.getByRole('heading', { name, exact: true }).locator('xpath=..');
  await expect(figure('Calories Today')).toContainText('24');
  await expect(figure('Day Streak')).toContainText('1');
  await expect(page.getByRole('heading', { name: 'Weekly Goals' })).toBeVisible();
  const goals = page.getByRole('progressbar');
  await expect(goals.nth(0)).toHaveAttribute('aria-valuetext', '2 of 5');
  await expect(goals.nth(1)).toHaveAttribute('aria-valuetext', '2 of 4');
  await expect(page.getByRole('img', { name: '24 calories in the last 7 days' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent Workouts' }).getByRole('link')).toHaveCount(
    2,
  );
  const badges = page.getByRole('region', { name: 'Achievements' });
  await expect(badges).toContainText('7-Day Streak');
  await expect(badges.getByRole('link', { name: 'See All 9 Badges' })).toBeVisible();
  await expect(badges).toContainText('1 of 7');
  await expect(badges).toContainText('2 of 10');
  await expect(badges).toContainText('24 of 500');
  // Home asks for its parts together, and progress for those that home did not have.
  expect(asked).toEqual(expect.arrayContaining(['home', 'progress', 'sessions?limit=7']));
  for (const call of [
    'sessions/today',
    'progress',
    'goals/weekly',
    'workouts?category=stretch',
    'sessions?limit=3',
    'sessions?limit=7',
  ]) {
    expect((await page.request.get(`/api/${call}`)).status(), call).toBe(200);
  }
});

test('starts that came to nothing do not crowd out what was finished', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await train(page.request, 101);
  for (let i = 0; i < 7; i++) {
    await page.request.post('/api/sessions', { data: { workoutId: 201, partnerId: null } });
  }
  await page.goto('/progress');
  const recent = page.getByRole('region', { name: 'Recent Workouts' });
  await expect(recent.getByRole('link')).toHaveCount(1);
  await expect(recent).toContainText('Soften Into the Evening');
});

test('a page that is open over midnight asks what today is', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('img', { name: '0, no workout yet today' })).toBeVisible();
  const asked = page.waitForRequest('**/api/streak');
  await page.clock.fastForward(24 * 60 * 60_000);
  await asked;
});

/** Fails the call for all parts of home and progress, so that each part makes its own. */
async function failTogether(page: Page) {
  for (const call of ['home', 'progress/page']) {
    await page.route(`**/api/${call}`, (route) => route.abort());
  }
}

const PARTS = [
  ['/', '/api/streak', 'Your days could not be loaded'],
  ['/progress', '/api/progress', 'Some of this page could not be loaded.'],
  ['/progress', '/api/sessions/today', 'Some of this page could not be loaded.'],
  ['/progress', '/api/progress/days', 'Your week could not be loaded'],
  ['/progress', '/api/sessions?limit=7', 'Your recent workouts could not be loaded'],
  ['/progress', '/api/achievements', 'Your achievements could not be loaded'],
] as const;
for (const [path, call, words] of PARTS) {
  test(`${path} without ${call} says so, and asks again when told to`, { tag: '@nightly' }, async ({
    robinsPage: page,
  }) => {
    await failTogether(page);
    await page.route(`**${call}`, (route) => route.abort());
    await page.goto(path);
    const failed = page.getByRole('alert').filter({ hasText: words });
    await expect(failed.first()).toBeVisible();
    await page.unroute(`**${call}`);
    await failed.first().getByRole('button', { name: 'Try Again' }).click();
    await expect(failed).toHaveCount(0);
  });
}

test("without tonight's session Home still knows where to begin", { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await failTogether(page);
  const calls = ['**/api/suggestion', '**/api/workouts?category=stretch'];
  for (const call of calls) await page.route(call, (route) => route.abort());
  await page.goto('/');
  const hero = page.getByRole('region', { name: "Tonight's session" });
  await expect(hero.getByRole('link')).toHaveAttribute('href', '/workout/stretch');
  // Expect the other parts of the page.
  await expect(page.getByRole('img', { name: '0, no workout yet today' })).toBeVisible();
  // Restore one of the two calls: either one is enough.
  await page.unroute(calls[1] ?? '');
  await hero.getByRole('button', { name: 'Try Again' }).click();
  await expect(hero.getByRole('link', { name: 'Start Workout' })).toHaveAttribute(
    'href',
    '/workout/101',
  );
});

test('each part that does not arrive says so, and the others are there', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  await failTogether(page);
  await page.route('**/api/goals/weekly', (route) => route.abort());
  await page.goto('/progress');
  await expect(page.getByText('Your goals could not be loaded')).toBeVisible();
  await expect(page.getByText('Calories Today')).toBeVisible();
  await page.unroute('**/api/goals/weekly');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('progressbar').first()).toBeVisible();

  await page.route('**/api/plan?*', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Your days could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { name: "Tonight's session" })).toBeVisible();
});

test('several failed parts are told in one line, whose button asks for all of them again', async ({
  robinsPage: page,
}) => {
  // Use patterns that match no scripts.
  const calls =
    /\/api\/(home|partner|progress|streak|goals|sessions|achievements|suggestion|workouts\?|plan)/;
  // Keep the stream from opening, after which a page asks again by itself.
  await page.route('**/api/live/events*', () => {});
  for (const path of ['/progress', '/', '/welcome']) {
    // Refuse the calls: a server that cannot be reached is asked again without a press.
    await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(path);
    const failed = page.getByRole('main').getByRole('alert');
    await expect(failed).toHaveText(/^Some of this page could not be loaded\./);
    const again = page.getByRole('main').getByRole('button', { name: 'Try Again' });
    await expect(again).toHaveCount(1);
    await expectFits(page);
    await page.unroute(calls);
    await again.click();
    await expect(failed).toHaveCount(0);
    await expect(again).toHaveCount(0);
  }
});

test('Home stays short after weeks of training, and shows how to begin on every phone', async ({
  page,
}) => {
  await signIn(page.context(), demo.alex);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Browse All Workouts' })).toBeVisible();
  await expect(page.locator('.shimmer').first()).not.toBeInViewport();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(1700);

  const hero = page.getByRole('region', { name: "Tonight's session" });
  const start = hero.getByRole('link', { name: 'Start Workout' });
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(start, `at ${width}x${height}`).toBeInViewport({ ratio: 1 });
    const box = await start.boundingBox();
    const nav = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    if (!box || !nav) throw new Error('Something has no place on the screen.');
    const isClear = box.y + box.height <= nav.y || box.x >= nav.x + nav.width;
    expect(isClear, `clear of the navigation at ${width}x${height}`).toBe(true);
  }
});

async function expectAtRest(page: Page, path: string) {
  await page.goto(path);
  await expectNoLayoutShift(page);
  // Skip the challenges' tabs, which their own tests judge.
  if (path !== '/challenges') await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expectNoLayoutShift(page);
  await page.setViewportSize({ width: 390, height: 844 });
}

for (const [paths, details] of [
  [['/', '/progress'], {}],
  [['/welcome', '/profile', '/challenges'], { tag: '@nightly' }],
] as const) {
  test(
    `${paths.join(', ')}: accessible, fits the screen, and nothing moves while it loads`,
    details,
    async ({ robinsPage: page }) => {
      await train(page.request, 101);
      await page.request.post('/api/challenges/plank-high-five/done');
      await watchLayoutShift(page);
      for (const path of paths) await expectAtRest(page, path);
    },
  );
}

test('nothing moves when tonight’s session arrives after all that stands below it', async ({
  robinsPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await failTogether(page);
  const { letGo } = await held(page, '**/api/suggestion');
  await watchLayoutShift(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Or pick your own' })).toBeVisible();
  await expect(page.locator('.shimmer').first()).toBeInViewport();
  letGo();
  await expectNoLayoutShift(page);
});

type Watched = typeof globalThis & { shift: number };

async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    const watched = globalThis as Watched;
    watched.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        watched.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectNoLayoutShift(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.shimmer').first()).not.toBeInViewport();
  expect(await page.evaluate(() => (globalThis as Watched).shift)).toBeLessThan(0.02);
}
