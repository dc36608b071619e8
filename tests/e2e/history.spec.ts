import type { Page } from '@playwright/test';
import type { History } from '../../contract/progress/history.ts';
import type { Session } from '../../contract/training/sessions.ts';
import { demo, expect, expectAccessible, expectFits, signIn, test } from './fixtures.ts';
import { HERE, train } from './training.ts';

const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(new Date(day));
const longDay = (day: string) => written(day, { weekday: 'long', month: 'long', day: 'numeric' });
const monthName = (day: string) => written(day, { month: 'long', year: 'numeric' });

test('from Progress a couple looks back: weeks, months and year, a month, a day, and a picture', async ({
  page,
}) => {
  await signIn(page.context(), demo.alex);
  await page.goto('/progress');
  const answer = await page.request.get('/api/history', { headers: HERE });
  const { days, today }: History = await answer.json();
  const chart = page.getByRole('heading', { name: 'Your last 7 days' }).locator('xpath=..');
  await expect(chart.getByRole('img')).toHaveAccessibleName(/^\d+ calories in the last 7 days$/);
  await page.getByRole('button', { name: 'Minutes' }).click();
  await expect(page.getByRole('img', { name: /^\d+ minutes in the last 7 days$/ })).toBeVisible();
  for (const [range, words] of [
    ['Weeks', 'in the last 12 weeks'],
    ['Months', 'in the last 12 months'],
    ['Year', 'this year'],
  ] as const) {
    await page.getByRole('button', { name: range, exact: true }).click();
    const inRange =
      range === 'Year' ? days.filter(({ day }) => day.startsWith(today.slice(0, 4))) : days;
    const minutes = inRange.reduce((sum, day) => sum + day.minutes, 0);
    await expect(page.getByRole('img', { name: `${minutes} minutes ${words}` })).toBeVisible();
  }
  // Expect no empty months before the couple's first.
  const [oldest] = days;
  if (!oldest) throw new Error('The demo couple has trained.');
  const isFirstYear = oldest.day.startsWith(today.slice(0, 4));
  const monthCount = 13 - Number(isFirstYear ? oldest.day.slice(5, 7) : 1);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(1 + monthCount);
  await page.getByRole('link', { name: 'Look Back at Every Day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look Back');
  await expect(page.getByRole('heading', { level: 2, name: monthName(today) })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next Month' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  // Pick the oldest day, which lies in an earlier month.
  const previous = page.getByRole('button', { name: 'Previous Month' });
  while (!(await page.getByRole('heading', { name: monthName(oldest.day) }).isVisible())) {
    const before = await page.getByRole('heading', { level: 2 }).first().textContent();
    await previous.click();
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(before ?? '');
  }
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  const calendar = page.getByRole('table', { name: monthName(oldest.day) });
  await expect(calendar.getByRole('columnheader')).toHaveCount(7);
  const { workouts, minutes, calories } = oldest;
  const label = `${longDay(oldest.day)}: ${workouts} workout${workouts === 1 ? '' : 's'}, ${minutes} minutes, ${calories} calories`;
  await calendar.getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(`/history?day=${oldest.day}`);
  const day = page.getByRole('region', { name: longDay(oldest.day) });
  await expect(day.getByRole('heading')).toBeFocused();
  const sessions: Session[] = await (await page.request.get(`/api/history/${oldest.day}`)).json();
  await expect(day.getByRole('link')).toHaveCount(sessions.length);
  await expect(day.getByRole('link').first()).toContainText(sessions[0]?.workout.title ?? '?');
  await expect(day.getByRole('link').first()).toContainText(`${sessions[0]?.duration} min`);
  await expect(day.getByRole('link').first()).toContainText(
    /On (your phone|Sam’s phone|two phones)/,
  );
  await expect(day.getByRole('link').first().locator('img').first()).toBeVisible();

  // Reload: the address must be enough to return to the day. Closing must lead to its place in the
  // table.
  await page.reload();
  await expect(day.getByRole('link').first()).toBeVisible();
  await day.getByRole('button', { name: 'Close Day' }).click();
  await expect(calendar.getByRole('link', { name: label })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(calendar.locator(':focus')).not.toHaveAccessibleName(label);
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('table').locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: monthName(oldest.day) })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?day=/);

  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Year' }).click();
  await expect(page.getByRole('table')).toHaveCount(monthCount);
  await expectAccessible(page);
  await expectFits(page);
  await sharesYear(page, today.slice(0, 4));
});

/** Shares as a download first, then through the device's share sheet. */
async function sharesYear(page: Page, year: string) {
  const open = page.getByRole('button', { name: 'Share Your Year' });
  await open.click();
  const picture = page.getByRole('img', { name: new RegExp(`^A picture of your ${year}: `) });
  await expect(picture).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share Picture' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Picture' }).click();
  expect((await download).suggestedFilename()).toBe(`sexercise-our-${year}.png`);
  await expect(page.getByText('The picture is in your downloads.')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.evaluate(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files: [file] }: { files: File[] }) => {
        document.documentElement.dataset.shared = `${file?.name} ${file?.type}`;
      },
    });
  });
  await open.click();
  await page.getByRole('button', { name: 'Share Picture' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Shared' })).toBeVisible();
  const shared = await page.evaluate(() => document.documentElement.dataset.shared);
  expect(shared).toBe(`sexercise-our-${year}.png image/png`);
  await page.keyboard.press('Escape');
}

test('the calendar of a new couple is kind, and fills on one phone when the other finishes', {
  tag: '@nightly',
}, async ({ robinsPage: page, kimsPage: kim }) => {
  await page.goto('/history');
  await expect(page.getByText('Your calendar starts with one workout')).toBeVisible();
  await train(kim.request, 101, 2);
  // Close the celebration of the first workout.
  await page.getByRole('button', { name: 'Continue Journey' }).click();
  const today = page.getByRole('link', { name: /: 1 workout, 2 minutes, 16 calories$/ });
  await expect(today).toHaveAttribute('aria-current', 'date');
  await today.click();
  await expect(page.getByText('On Kim’s phone')).toBeVisible();
  await train(page.request, 201, 1);
  await expect(page.getByText('On your phone')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Year' }).click();
  await expect(
    page.getByRole('link', { name: /: 2 workouts, 3 minutes, 24 calories$/ }),
  ).toBeVisible();
});
