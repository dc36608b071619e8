import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { PlannedWorkout } from '../../contract/progress/plan.ts';
import { demo, expect, expectAccessible, expectFits, signIn, test, toast } from './fixtures.ts';
import { button, trainToTheEnd } from './training.ts';

const DAY_MS = 86_400_000;

/** Completes a workout as the player does, without waiting its minutes. */
async function train(page: Page) {
  const started = await page.request.post('/api/sessions', { data: { workoutId: 101 } });
  const { id } = await started.json();
  const done = await page.request.patch(`/api/sessions/${id}`, {
    data: { completedAt: new Date().toISOString(), duration: 0, caloriesBurned: 0 },
  });
  expect(done.status()).toBe(200);
}

const celebration = (page: Page, title: string) => page.getByRole('dialog', { name: title });

test('a new badge celebrates on both phones, once', async ({ robinsPage, kimsPage }) => {
  // “closes automatically after 5 seconds, or on close or Continue Journey”
  // Ask from Kim's page before there is a badge. A later badge must not interrupt a search.
  const asked = kimsPage.waitForResponse('**/api/page-data*');
  await kimsPage.goto('/store');
  await asked;
  await kimsPage.getByRole('searchbox').fill('cand');
  const askedAgain = kimsPage.waitForResponse('**/api/achievements/new');
  await train(robinsPage);
  await askedAgain;
  await robinsPage.goto('/profile');
  await expect(celebration(robinsPage, 'First Workout')).toBeVisible();
  await expect(robinsPage.getByRole('button', { name: 'Continue Journey' })).toBeFocused();
  await expect(robinsPage.getByRole('tooltip')).toHaveCount(0);
  await robinsPage.keyboard.press('Enter');
  await expect(celebration(robinsPage, 'First Workout')).toBeHidden();

  await expect(kimsPage.getByRole('searchbox')).toBeFocused();
  await expect(kimsPage.getByRole('searchbox')).toHaveValue('cand');
  await expect(celebration(kimsPage, 'First Workout')).toBeHidden();
  await kimsPage.getByRole('link', { name: 'Profile' }).click();
  await expect(celebration(kimsPage, 'First Workout')).toBeVisible();
  // Leave the celebration alone, so that it closes by itself.
  await expect(kimsPage.getByRole('button', { name: 'Continue Journey' })).toBeFocused();
  await expect(celebration(kimsPage, 'First Workout')).toBeHidden();

  for (const page of [robinsPage, kimsPage]) {
    const asked = page.waitForResponse('**/api/achievements/new');
    await page.goto('/challenges');
    expect(await (await asked).json()).toEqual([]);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('a workout ends with one card: its badge, its minutes and the next evening', async ({
  robinsPage: page,
}) => {
  await trainToTheEnd(page, 101);
  await button(page, 'Complete Workout').click();
  const card = page.getByRole('dialog', { name: 'Well done, Robin and Kim' });
  const badge = card.getByRole('region', { name: 'First Workout' });
  await expect(badge.getByRole('link', { name: 'Share on Facebook' })).toBeVisible();
  await expect(badge.getByRole('button', { name: 'Download Image' })).toBeVisible();
  await expect(card).not.toContainText(/bronze|common/i);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  // Nothing was trained: the card tells so, and leads back.
  await expect(card).toContainText('Less than a minute, and it counts.');
  await expect(card.getByRole('link', { name: 'Go On' })).toHaveAttribute('href', '/workout/101');

  // Expect figures and moods in view on a phone on its side.
  await page.setViewportSize({ width: 844, height: 390 });
  const done = await sides(button(page, 'Done'));
  expect((await sides(card.getByText('calories'))).bottom).toBeLessThan(done.top);
  expect((await sides(button(page, 'Calm'))).bottom).toBeLessThan(done.top);
  for (const [width, height] of [
    [320, 568],
    [568, 320],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const message = `${width}x${height}`;
    const right = (box: Element) => box.getBoundingClientRect().right;
    expect(await card.evaluate(right), message).toBeLessThanOrEqual(width);
    const spill = (box: Element) => box.scrollWidth - box.clientWidth;
    expect(await card.evaluate(spill), message).toBeLessThanOrEqual(0);
    const goOn = await card.getByRole('link', { name: 'Go On' }).boundingBox();
    const moods = await card.getByRole('group', { name: 'How did it feel?' }).boundingBox();
    const isApart =
      (goOn?.x ?? 0) + (goOn?.width ?? 0) <= (moods?.x ?? 0) ||
      (goOn?.y ?? 0) + (goOn?.height ?? 0) <= (moods?.y ?? 0);
    expect(isApart, message).toBe(true);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  await expect(card).toContainText(/(Same time|Again) on \w+day\?/);
  await button(page, 'Yes, Remind Me').click();
  await expect(toast(page, 'Planned')).toBeVisible();
  const [planned, ...others] = await planFrom(page);
  expect(others).toEqual([]);
  await expect(card.getByRole('link', { name: planned?.workout.title ?? '' })).toContainText(
    /day \d+:/,
  );
  await expect(button(page, 'Yes, Remind Me')).toHaveCount(0);
  await button(page, 'Done').click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

async function planFrom(page: Page): Promise<PlannedWorkout[]> {
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
  return (await page.request.get(`/api/plan?from=${day(-1)}&until=${day(8)}`)).json();
}

async function sides(locator: Locator) {
  const { top, bottom } = await locator.evaluate((element) => element.getBoundingClientRect());
  return { top, bottom };
}

test('a badge that comes on the way into a workout waits until its end', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  await train(page);
  // Delay the celebration until the player is there.
  let answer = () => {};
  const isPlayerThere = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const celebrated = page.waitForResponse('**/api/achievements/celebrate');
  await page.route('**/api/achievements/celebrate', async (route) => {
    await isPlayerThere;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/achievements/celebrate');
  await page.goto('/workout/stretch');
  await asked;
  await page.getByRole('link', { name: 'Start Workout' }).first().click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  answer();
  await celebrated;
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  // Wait for the first second, by which the dialog would have appeared.
  await expect(page.getByRole('timer')).toHaveText(/0:0[1-9]/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.goBack();
  await expect(celebration(page, 'First Workout')).toBeVisible();
});

test('a celebration closes by itself after 5 seconds, unless a pointer or the focus is on it', {
  tag: '@nightly',
}, async ({ page }) => {
  // “closes automatically after 5 seconds, or on close or Continue Journey”
  // “Celebration closes after 5 s; copied notice 2 s.”
  await page.clock.install();
  await page.goto('/achievements-demo');
  const dialog = celebration(page, '7-Day Streak');
  const open = page.getByRole('button', { name: 'Celebrate 7-Day Streak' });
  await expect(open).toBeVisible();
  // Stop the clock: from here on only the test moves time.
  await page.clock.pauseAt(Date.now() + 60_000);

  await open.click();
  await page.mouse.move(2, 2);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(4500);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(1000);
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await dialog.getByText('Achievement Unlocked').hover();
  await page.clock.runFor(20_000);
  await expect(dialog).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(6000);
  await expect(dialog).toBeHidden();

  // Open with the keyboard: focus that comes with the dialog must not stop the timer.
  await open.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Continue Journey' })).toBeFocused();
  await page.clock.runFor(6000);
  await expect(dialog).toBeHidden();

  await open.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await page.clock.runFor(20_000);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('a badge is shared with networks, as an image and as text', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  // “Sharing targets: Facebook, Twitter, Instagram, download as an image (400 by 400 pixels), and copy text.”
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/achievements-demo');
  await page.getByRole('button', { name: 'Celebrate 10 Workouts' }).click();
  const dialog = celebration(page, '10 Workouts');
  await dialog.getByText('Achievement Unlocked').hover();
  for (const [name, host] of [
    ['Share on Facebook', 'https://www.facebook.com/sharer/'],
    ['Share on Twitter', 'https://twitter.com/intent/tweet'],
  ] as const) {
    const link = dialog.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', new RegExp(`^${host}`));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }

  for (const name of ['Download Image', 'Share on Instagram']) {
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('sexercise-ten-workouts-achievement.png');
    const file = await readFile(await download.path());
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([400, 400]);
  }
  await expect(dialog.getByText(/Post it from the Instagram app/)).toBeVisible();

  await dialog.getByRole('button', { name: 'Copy Text' }).click();
  await expect(dialog.getByText('Copied to your clipboard')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Ten workouts together on Sexercise/);
  await expect(dialog.getByText('Copied to your clipboard')).toBeHidden();
  // Expect no empty line where the notice was.
  const result = dialog.getByRole('status');
  expect(await result.evaluate((element) => element.getBoundingClientRect().height)).toBe(0);
  await expect(dialog.getByText('Share it', { exact: true })).toBeVisible();
});

test('a sign without words says what it means after a moment, and the next one at once', {
  tag: '@nightly',
}, async ({ page }) => {
  // “Tooltip open delay 700 ms, skip delay 300 ms.”
  await page.clock.install();
  await page.goto('/achievements-demo');
  await page.getByRole('button', { name: 'Celebrate 10 Workouts' }).click();
  const dialog = celebration(page, '10 Workouts');
  const tooltip = page.getByRole('tooltip');
  await dialog.getByText('Achievement Unlocked').hover();
  await page.clock.pauseAt(Date.now() + 60_000);
  const sign = (name: string) => dialog.getByRole('button', { name });

  await sign('Download Image').hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(50);
  await expect(tooltip).toHaveText('Download Image');

  await dialog.getByText('Achievement Unlocked').hover();
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(250);
  await sign('Copy Text').hover();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText('Copy Text');

  await dialog.getByText('Achievement Unlocked').hover();
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(300);
  await sign('Copy Text').hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
});

test('the copied notice lasts two seconds', { tag: '@nightly' }, async ({ page, context }) => {
  // “A copied notice lasts 2 s.”
  // “Celebration closes after 5 s; copied notice 2 s.”
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/achievements-demo');
  await page.getByRole('button', { name: 'Celebrate 10 Workouts' }).click();
  const dialog = celebration(page, '10 Workouts');
  await dialog.getByText('Achievement Unlocked').hover();
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog.getByRole('button', { name: 'Copy Text' }).click();
  const notice = dialog.getByText('Copied to your clipboard');
  await expect(notice).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(notice).toBeVisible();
  await page.clock.runFor(200);
  await expect(notice).toBeHidden();
});

test('the focus stays inside a celebration', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/achievements-demo');
  await page.getByRole('button', { name: 'Celebrate 10 Workouts' }).click();
  const dialog = celebration(page, '10 Workouts');
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press(press < 9 ? 'Tab' : 'Shift+Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
});

test('the sample achievements are shown by kind', { tag: '@nightly' }, async ({ page }) => {
  // “an achievements demo (/achievements-demo) with couples achievements, category filters and a celebration demo”
  // “Only sample data is shown; its source is not shown.”
  await page.goto('/achievements-demo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couples Achievements');
  const badges = page.getByRole('listitem');
  await expect(badges).toHaveCount(9);
  await page.getByRole('button', { name: 'Streak', exact: true }).click();
  await expect(badges).toHaveCount(2);
  await expect(badges.first()).toContainText('7-Day Streak');
  await page.getByRole('button', { name: 'Premium', exact: true }).click();
  await expect(badges).toHaveText([/First Bedroom Workout/]);
  await page.getByRole('button', { name: 'Show a Celebration' }).click();
  await expect(celebration(page, 'First Workout')).toBeVisible();
});

test.describe('the demo couple', () => {
  test.use({ timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone });

  test('has 23 workouts, a 7-day streak and 4 badges on its profile', { tag: '@nightly' }, async ({
    page,
  }) => {
    // “avatar, name, email”
    // “static stats (23 workouts, 7-day streak, 4 badges)”
    // “achievements (First Workout and 7-Day Streak earned; All Categories and 100 Workouts not)”
    // “account info (email, member since)”
    // “a version line 1.0.0”
    await signIn(page.context(), demo.alex);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alex Rivera');
    await expect(page.getByText('AR', { exact: true })).toBeVisible();
    await expect(page.getByText('alex@example.com')).toHaveCount(2);
    await expect(page.getByText('Member since').locator('xpath=..')).toContainText(/\w+ \d{4}/);
    await expect(page.getByRole('heading', { name: 'Partner connection' })).toBeVisible();
    const figures = page.getByRole('region', { name: 'Your stats' });
    await expect(figures.getByRole('definition')).toHaveText(['23', '7', '4']);
    const achievements = page.getByRole('region', { name: 'Achievements' });
    await expect(achievements.getByText('4 of 9 earned')).toBeVisible();
    for (const title of ['First Workout', '7-Day Streak', '10 Workouts', '500 Calories']) {
      const badge = achievements.getByRole('listitem').filter({ hasText: title });
      await expect(badge).toContainText(/Earned \w/);
    }
    for (const title of ['All Categories', '100 Workouts']) {
      const badge = achievements.getByRole('listitem').filter({ hasText: title });
      await expect(badge).toContainText('Not earned yet');
    }
    await expect(page.getByText('Sam Rivera')).toBeVisible();
    await expect(page.getByText('is connected.')).toBeVisible();
    await expect(page.getByText('Version 1.0.0')).toBeVisible();
  });
});

test('the profile tells whether the partner has arrived, and invites them', {
  tag: '@nightly',
}, async ({ page, newCouple: couple, browser }) => {
  // “partner connection with Invite”
  // “Settings (shows a coming-soon toast)”
  // “Invite Your Partner, Sign Out (navigates to /api/logout)”
  // “| GET navigation to /api/logout | none | Sign Out |”
  // “Invite Link Copied!;”
  // “Settings Coming Soon!;”
  // “The invite link is {origin}/signup.”
  await signIn(page.context(), couple.robin);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/profile');
  await expect(page.getByText('Kim hasn’t signed in yet')).toBeVisible();
  const invite = async (name: string) => {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name, exact: true }).click();
    await expect(toast(page, 'Invite Link Copied!')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  // Expect the link to Kim's own account, because another sign-up would be refused.
  const link = await invite('Invite');
  expect(link).toMatch(new RegExp(`^${new URL('/choose-password#', page.url()).href}[\\w-]{64}$`));
  expect(await invite('Invite Your Partner')).toBe(link);
  await page.getByRole('button', { name: 'Email the Link Again' }).click();
  await expect(toast(page, 'Email Sent')).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(toast(page, 'Settings Coming Soon!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Kim hasn’t signed in yet')).toBeVisible();

  const context = await browser.newContext();
  await signIn(context, couple.kim);
  await context.close();
  await page.reload();
  await expect(page.getByText('is connected.')).toBeVisible();
  // Expect no invitation for a connected couple. Other couples get the specification's link.
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Invite Your Partner' })).toBeHidden();
  expect(await invite('Invite Another Couple')).toBe(new URL('/signup', page.url()).href);
  const leaving = page.waitForRequest('**/api/logout');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  expect((await leaving).isNavigationRequest()).toBe(true);
  await expect(page.getByRole('link', { name: 'Profile' })).toBeHidden();
});

/** Allows copying only while a press is handled, as WebKit does, or never. */
async function allowCopying(page: Page, when: 'in a press' | 'never') {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript((isAllowedInPress) => {
    let isPressed = false;
    const press = () => {
      isPressed = isAllowedInPress;
      setTimeout(() => {
        isPressed = false;
      });
    };
    addEventListener('click', press, true);
    const { clipboard } = navigator;
    const [write, writeText] = [clipboard.write, clipboard.writeText];
    const refusal = () => new DOMException('Only in a press.', 'NotAllowedError');
    clipboard.write = async (items) => {
      if (!isPressed) throw refusal();
      await write.call(clipboard, items);
    };
    clipboard.writeText = async (text) => {
      if (!isPressed) throw refusal();
      await writeText.call(clipboard, text);
    };
  }, when === 'in a press');
}

test('an invitation is copied where that is allowed in the press alone', {
  tag: '@nightly',
}, async ({ page, newCouple }) => {
  await signIn(page.context(), newCouple.robin);
  await allowCopying(page, 'in a press');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(toast(page, 'Invite Link Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/choose-password#');
});

test('an invitation that cannot be copied stays on the page, selected', {
  tag: '@nightly',
}, async ({ page, newCouple }) => {
  await signIn(page.context(), newCouple.robin);
  await allowCopying(page, 'never');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(toast(page, 'Copy Failed')).toContainText('Please copy it yourself.');
  const link = page.getByLabel('The invite link, to copy yourself');
  await expect(link).toHaveValue(/\/choose-password#/);
  await expect(link).toBeFocused();
  const selected = () => page.evaluate(() => getSelection()?.toString());
  expect(await selected()).toBe(await link.inputValue());
  await expectAccessible(page);
  await expectFits(page);
});

test('when the figures do not come, the profile says so and can ask again', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  await page.route('**/api/progress', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  // Keep the stream from opening, after which a page asks again by itself.
  await page.route('**/api/live/events*', () => {});
  await page.goto('/profile');
  await expect(page.getByText('Your stats could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('region', { name: 'Your stats' })).toContainText('Workouts');
});

test('badges and celebration are accessible and fit the screen', async ({ page }) => {
  await page.goto('/achievements-demo');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Celebrate 100 Workouts' }).click();
  await celebration(page, '100 Workouts').getByText('Achievement Unlocked').hover();
  await expectAccessible(page);
  await expectFits(page);
});
