import type { Page } from '@playwright/test';
import { demo, expect, signIn, test } from './fixtures.ts';

test.use({ viewport: { width: 320, height: 640 } });

/**
 * Lists what an edge of the screen cuts off, or what makes the page scroll sideways. Skips rows
 * meant to be scrolled, and words for screen readers only. Runs in the page.
 */
function spilling(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isMeant = (element: Element) => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box);
      const scrolls = ['auto', 'scroll'].includes(overflowX) && box.scrollWidth > box.clientWidth;
      if (clipPath !== 'none' || (scrolls && box.tagName !== 'DIALOG')) return true;
    }
    return element.closest('[aria-hidden=true], svg, option') !== null;
  };
  const isOutside = ({ left, right, width }: DOMRect) =>
    width > 1 && (left < -0.5 || right > clientWidth + 0.5);
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility() || isMeant(element)) continue;
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const rects = texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
    if (element.matches('button, a, input, select, textarea, dialog')) {
      rects.push(element.getBoundingClientRect());
    }
    if (rects.some(isOutside)) found.push(`${element.tagName}: ${element.textContent}`);
  }
  return found;
}

async function expectNothingSpills(page: Page) {
  await expect.poll(() => page.evaluate(spilling), page.url()).toEqual([]);
}

/** Pages, each with a text that appears once it is filled. */
const FOR_VISITORS = [
  ['/', 'Start Free Together'],
  ['/login', 'Create an Account'],
  ['/signup', 'Create Our Account'],
  ['/signin-required?reason=premium', 'Create Your Account'],
  ['/forgot-password', 'Email Me a Link'],
  ['/choose-password', 'Ask for a New Link'],
  ['/subscribe', 'Sign In'],
  ['/bedroom', 'Premium Access Required'],
  ['/tour-demo', 'Start the Tour'],
  ['/achievements-demo', 'Show a Celebration'],
  ['/privacy', 'Your rights'],
  ['/terms', 'Free and Premium'],
  ['/nowhere', 'Go Home'],
] as const;

test('on the narrowest phone no page for visitors spills', { tag: '@nightly' }, async ({
  page,
}) => {
  for (const [path, words] of FOR_VISITORS) {
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible();
    await expectNothingSpills(page);
  }
  await page.goto('/achievements-demo');
  await page.getByRole('button', { name: 'Show a Celebration' }).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expectNothingSpills(page);
});

const FOR_COUPLES = [
  ['/', 'Browse All Workouts'],
  ['/welcome', 'Browse All Workouts'],
  ['/workout/cardio', 'Start Workout'],
  ['/workouts', '65 workouts'],
  ['/workouts?level=Advanced&minutes=10&equipment=boxing+pads', 'No matches'],
  ['/workout/101', 'Step 1 of'],
  ['/profile', 'Membership'],
  ['/orders', 'Orders'],
  ['/subscribe', 'You already have Premium'],
  ['/progress', 'Recent Workouts'],
  ['/history', 'Under 15 min'],
  ['/history?year=2000', 'December'],
  ['/plan', 'In your own calendar'],
] as const;

/** Pages with a part that opens. */
const WITH_DIALOGS = [
  ['/workouts', 'Filters'],
  ['/journal', /New Entry|Write First Entry/],
  ['/account/data', 'Leave and Erase My Data'],
  ['/store', /^Silk Sleep Set/],
  ['/tour-demo', 'Start the Tour'],
  ['/plan', /^Plan a workout for/],
] as const;

test('on the narrowest phone no page for couples spills, nor a dialog', {
  tag: '@nightly',
}, async ({ page }) => {
  await signIn(page.context(), demo.alex);
  for (const [path, words] of FOR_COUPLES) {
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible();
    await expectNothingSpills(page);
  }
  for (const [path, name] of WITH_DIALOGS) {
    await page.goto(path);
    await page.getByRole('button', { name }).first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expectNothingSpills(page);
  }
  await page.goto('/challenges');
  await page.getByRole('tab', { name: 'Leaderboard' }).click();
  await expect(page.getByText('100 points')).toBeVisible();
  await expectNothingSpills(page);
});

test('with letters a quarter larger no page of a phone spills', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '20px';
    });
  });
  await page.goto('/');
  await expect(page.getByText('Start Free Together').first()).toBeVisible();
  await expectNothingSpills(page);
  await signIn(page.context(), demo.alex);
  for (const [path, words] of [
    ...FOR_COUPLES,
    ['/account', 'Sign-in and devices'],
    ['/account/you', 'Save Name'],
    ['/account/sign-in', 'Change Email'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible();
    await expectNothingSpills(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, words] of [
    ['/', 'Browse All Workouts'],
    ['/workouts', '65 workouts'],
    ['/history', 'Under 15 min'],
    ['/challenges', 'Generate Challenges'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible();
    await expectNothingSpills(page);
  }
  await page.getByRole('tab', { name: 'Leaderboard' }).click();
  await expect(page.getByText('100 points')).toBeVisible();
  await expectNothingSpills(page);
});

test('the title of an entry with marks has room on every phone', async ({ robinsPage: page }) => {
  await page.goto('/journal');
  const entry = { title: 'Cardio, and then pizza', content: 'Both.', mood: 'energetic' };
  const answer = await page.request.post('/api/journal', {
    data: { ...entry, id: crypto.randomUUID(), isSharedWithPartner: true },
  });
  expect(answer.ok()).toBe(true);
  await page.reload();
  const title = page.getByRole('heading', { name: entry.title });
  for (const width of [320, 360, 390, 412, 480, 600]) {
    await page.setViewportSize({ width, height: 844 });
    const box = await title.boundingBox();
    expect(box?.width, `at ${width} px`).toBeGreaterThanOrEqual(150);
  }
});

test('a celebration is whole on the smallest phone, upright and on its side', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/achievements-demo');
  await page.getByRole('button', { name: 'Show a Celebration' }).first().click();
  const dialog = page.getByRole('dialog');
  for (const [width, height] of [
    [320, 568],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    const hidden = await dialog.evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(hidden, `hidden at ${width}x${height}`).toBeLessThanOrEqual(0);
  }
});

test('the last words of a workout end a little above its bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/workout/101');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const words = await page.getByRole('region', { name: title ?? '' }).boundingBox();
  const room = ((await start.boundingBox())?.y ?? 0) - ((words?.y ?? 0) + (words?.height ?? 0));
  expect(room).toBeGreaterThan(16);
  // Leave room for the choice of phones, which stands above Start in the bar.
  expect(room).toBeLessThan(150);
});
