import type { Page } from '@playwright/test';
import { addDays, dayIn } from '../../contract/calendar.ts';
import { expect, expectAccessible, test, toast } from './fixtures.ts';
import { train } from './training.ts';

const inDays = (days: number) => addDays(dayIn('Europe/Paris', new Date()), days);
const rest = (page: Page) => page.getByRole('region', { name: 'Rest and breaks' });

test('a break and new goals reach the partner’s phone, and either of the two changes them', async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  await train(robin.request, 101);
  // Mark the earned badges as celebrated.
  for (const page of [robin, kim]) {
    await page.request.post('/api/achievements/celebrate');
    await page.goto('/progress');
    await expect(rest(page)).toContainText('No rest days saved.');
    await expect(rest(page)).toContainText('Train 6 more days to earn one.');
  }

  await rest(robin).getByRole('button', { name: 'Pause Our Streak' }).click();
  const begin = robin.getByRole('dialog', { name: 'Pause our streak' });
  await expect(begin).toContainText('You have 30 days left this year.');
  await begin.getByRole('radio', { name: 'Yesterday' }).check();
  await begin.getByLabel('Last day').fill(inDays(-3));
  await begin.getByRole('button', { name: 'Start the Break' }).click();
  await expect(begin.getByLabel('Last day')).toBeFocused();
  await expect(begin).toContainText('The last day can’t come before the first.');
  await expectAccessible(robin);
  await begin.getByLabel('Last day').fill(inDays(2));
  await expect(begin).toContainText('A break of 4 days.');
  await begin.getByRole('button', { name: 'Start the Break' }).click();
  await expect(toast(robin, 'Break Saved')).toBeVisible();
  for (const page of [robin, kim]) {
    await expect(rest(page)).toContainText(/You’re on a break until \w+day, \w+ \d+\./);
  }

  await rest(kim).getByRole('button', { name: 'Change Your Break' }).click();
  const change = kim.getByRole('dialog', { name: 'Your break' });
  // Expect that today costs no break day, because it has a workout.
  await expect(change).toContainText('You have 27 days left this year.');
  await change.getByRole('button', { name: 'End the Break' }).click();
  await expect(toast(kim, 'Welcome Back')).toBeVisible();
  await expect(rest(robin)).toContainText('No rest days saved.');

  const goal = (page: Page) => page.getByRole('progressbar', { name: 'Workouts together' });
  await kim.getByRole('button', { name: 'Edit Goals' }).click();
  const goals = kim.getByRole('dialog', { name: 'Your weekly goals' });
  await goals.getByRole('button', { name: 'One fewer workout' }).click();
  await goals.getByRole('button', { name: 'One fewer workout' }).click();
  await goals.getByRole('radio', { name: 'Next Week' }).check();
  await goals.getByRole('button', { name: 'Save Goals' }).click();
  await expect(toast(kim, 'Goals Saved')).toBeVisible();
  await expect(
    robin.getByText(/^From Monday, \w+ \d+: 3 workouts and 4 categories\.$/),
  ).toBeVisible();
  await expect(goal(robin)).toHaveAttribute('aria-valuetext', '1 of 5');

  await robin.getByRole('button', { name: 'Edit Goals' }).click();
  await robin.getByRole('dialog').getByRole('button', { name: 'One more category' }).click();
  await robin.getByRole('dialog').getByRole('button', { name: 'Save Goals' }).click();
  await expect(goal(kim)).toHaveAttribute('aria-valuetext', '1 of 3');
  await expect(kim.getByRole('progressbar', { name: 'Categories tried' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 5',
  );
  await expect(kim.getByText(/^From Monday, /)).toBeHidden();
});
