import type { Page } from '@playwright/test';
import { expect, expectAccessible, held, test } from './fixtures.ts';

const flag = (page: Page) => page.evaluate(() => localStorage.getItem('welcomeTourCompleted'));
const dialog = (page: Page) => page.getByRole('dialog');
const TITLES = [
  'Welcome, Robin',
  'Five ways to move',
  'When the lights go low',
  'Watch it add up',
  'A page for afterward',
  'Ready when you are, Robin',
];

/** Signs in as a new member. Other tests mark the tour as seen. */
async function arrive(page: Page, who: { email: string; password: string }) {
  const answer = await page.request.post('/api/login', { data: who });
  expect(answer.status()).toBe(200);
  await page.goto('/');
}

test('the tour opens at home, leads through six steps and is not shown again', async ({
  page,
  couple,
}) => {
  // “six steps (welcome, categories, premium, progress, journal, ready), personalised with the user's firstName”
  // “Back is disabled on step 1.”
  // “The last step shows Start Journey.”
  // “Skip, close and finish all set the local flag welcomeTourCompleted.”
  // “Tour: 6 steps, 150 ms fade, local flag welcomeTourCompleted.”
  await arrive(page, couple.robin);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Back' })).toBeDisabled();
  await expect(dialog(page).getByRole('button', { name: 'Next' })).toBeFocused();
  await expectAccessible(page);
  // Expect whole buttons on the smallest phone, and on phones on their side.
  for (const [width, height] of [
    [320, 568],
    [568, 320],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const next = dialog(page).getByRole('button', { name: 'Next' });
    await expect(next, `${width}x${height}`).toBeInViewport({ ratio: 1 });
    const spill = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(spill, `${width}x${height}`).toBeLessThanOrEqual(0);
  }
  for (const [index, title] of TITLES.entries()) {
    await expect(dialog(page).getByRole('heading')).toHaveText(title);
    await expect(dialog(page).getByText(`Step ${index + 1} of 6`)).toBeVisible();
    if (index < 5) await dialog(page).getByRole('button', { name: 'Next' }).click();
  }
  await dialog(page).getByRole('button', { name: 'Back' }).click();
  await expect(dialog(page).getByRole('heading')).toHaveText('A page for afterward');
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  expect(await flag(page)).toBeNull();
  await dialog(page).getByRole('button', { name: 'Start Journey' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await flag(page)).toBe('true');
});

test('the tour opens about a second after home, once', { tag: '@nightly' }, async ({
  page,
  couple,
}) => {
  // “A welcome tour opens about 1 second after load when a user is signed in and no completion flag is stored locally.”
  await page.clock.install();
  const answer = await page.request.post('/api/login', { data: couple.robin });
  expect(answer.status()).toBe(200);
  const { letGo } = await held(page, '**/api/user');
  const asked = page.waitForRequest('**/api/user');
  let isDue = false;
  page.on('request', (request) => {
    if (request.url().includes('/TourDemoPage-shared-')) isDue = true;
  });
  const known = page.waitForResponse('**/api/home');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await asked;
  // Stop the clock: from here on only the test moves time.
  await page.clock.pauseAt(Date.now() + 60_000);
  await known;
  letGo();
  await expect(async () => {
    await page.clock.runFor(5);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 100 });
  }).toPass();
  for (let passed = 0; passed < 900; passed += 100) {
    await page.clock.runFor(100);
    await expect(dialog(page)).toBeHidden();
    expect(isDue).toBe(false);
  }
  await page.clock.runFor(200);
  await expect.poll(() => isDue).toBe(true);
  // Retry until the tour has loaded, however long that takes.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(dialog(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a step of the tour fades for 150 milliseconds before the next one', {
    tag: '@nightly',
  }, async ({ page }) => {
    // “Step changes fade for 150 ms.”
    // “Tour: 6 steps, 150 ms fade, local flag welcomeTourCompleted.”
    await page.clock.install();
    await page.goto('/tour-demo');
    await page.getByRole('button', { name: 'Start the Tour' }).click();
    const heading = dialog(page).getByRole('heading');
    await expect(heading).toHaveText('Welcome, Partner');
    await page.clock.pauseAt(Date.now() + 60_000);
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await expect(dialog(page).locator('.opacity-0')).toBeAttached();
    await page.clock.runFor(140);
    await expect(heading).toHaveText('Welcome, Partner');
    await page.clock.runFor(10);
    await expect(heading).toHaveText('Five ways to move');
  });
});

test('a second device is not shown the tour again, but the partner is', {
  tag: '@nightly',
}, async ({ page, couple, browser }) => {
  await arrive(page, couple.robin);
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/tour') && answer.request().method() === 'PUT',
  );
  await dialog(page).getByRole('button', { name: 'Skip' }).click();
  await kept;

  const robins = await browser.newContext();
  const secondPhone = await robins.newPage();
  await arrive(secondPhone, couple.robin);
  await expect.poll(() => flag(secondPhone)).toBe('true');
  await expect(dialog(secondPhone)).toBeHidden();
  await robins.close();

  const kims = await browser.newContext();
  const kimsPhone = await kims.newPage();
  await arrive(kimsPhone, couple.kim);
  await expect(dialog(kimsPhone).getByRole('heading')).toHaveText('Welcome, Kim');
  await kims.close();
});

async function expectNoTour(page: Page, path: string) {
  let isLoaded = false;
  page.on('request', (request) => {
    if (request.url().includes('/TourDemoPage-shared-')) isLoaded = true;
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(dialog(page)).toBeHidden();
  expect(isLoaded).toBe(false);
}

test('the tour stays shut where the browser has seen it, and on other pages', {
  tag: '@nightly',
}, async ({ robinsPage, browser, couple }) => {
  // “A welcome tour opens about 1 second after load when a user is signed in and no completion flag is stored locally.”
  await robinsPage.clock.install();
  await expectNoTour(robinsPage, '/');

  // Open other pages first as Kim, who has seen the tour on no device.
  const kims = await browser.newContext();
  const kimsPhone = await kims.newPage();
  const answer = await kimsPhone.request.post('/api/login', { data: couple.kim });
  expect(answer.status()).toBe(200);
  await kimsPhone.clock.install();
  await expectNoTour(kimsPhone, '/journal');
  await expectNoTour(kimsPhone, '/profile');
  expect(await flag(kimsPhone)).toBeNull();
  await kims.close();
});

test('the demo runs the tour for anyone, keeps the focus in it and gives it back, however it is left', {
  tag: '@nightly',
}, async ({ page }) => {
  // “Skip, close and finish all set the local flag welcomeTourCompleted.”
  // “a welcome-tour demo (/tour-demo)”
  await page.goto('/tour-demo');
  const start = page.getByRole('button', { name: 'Start the Tour' });
  await start.click();
  await expect(dialog(page).getByRole('heading')).toHaveText('Welcome, Partner');
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
  }
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Skip' }).click(),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    if (await dialog(page).isHidden()) await start.click();
    await expect(dialog(page)).toBeVisible();
    expect(await flag(page)).toBeNull();
    await leave();
    await expect(dialog(page)).toBeHidden();
    await expect(start).toBeFocused();
    expect(await flag(page)).toBe('true');
    await page.getByRole('button', { name: 'Forget That I Saw It' }).click();
    expect(await flag(page)).toBeNull();
  }
});

test('the tour is accessible at each kind of step', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/tour-demo');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the Tour' }).click();
  await expectAccessible(page);
  for (let step = 0; step < 2; step++) {
    await dialog(page).getByRole('button', { name: 'Next' }).click();
  }
  await expect(dialog(page).getByRole('heading')).toHaveText('When the lights go low');
  await expectAccessible(page);
});
