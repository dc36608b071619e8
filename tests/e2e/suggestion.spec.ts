import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, toast } from './fixtures.ts';
import { button, train } from './training.ts';
import { expectWithin, whenHeard, whenShown } from './watch-page.ts';

const hero = (page: Page) => page.getByRole('region', { name: "Tonight's session" });
const title = (page: Page) => hero(page).getByRole('heading', { level: 3 });

test('tonight’s session is the same on both phones, and so is something else', async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  await robin.goto('/');
  await expect(hero(robin)).toContainText('A gentle one to start with');
  const isConnected = kim.waitForResponse('**/api/live/events*');
  await kim.goto('/');
  await isConnected;
  await expect(title(kim)).toHaveText((await title(robin).textContent()) ?? '');

  const isPressed = await whenHeard(robin, 'click');
  const isShown = await whenShown(kim, 'Squats Hand in Hand');
  await button(robin, 'Something Else').click();
  expectWithin(1_000, (await isShown()) - (await isPressed()));
  await expect(title(robin)).toHaveText('Squats Hand in Hand');
  await expect(hero(robin).getByRole('status')).toContainText('Squats Hand in Hand');
  await expect(button(robin, 'Something Else')).toBeFocused();
  await expectAccessible(robin);

  // Let the request fail: nothing may be lost.
  await kim.route('**/api/suggestion/pass', (route) => route.abort());
  await button(kim, 'Something Else').click();
  await expect(toast(kim, 'Couldn’t Change It')).toBeVisible();
  await expect(title(kim)).toHaveText('Squats Hand in Hand');

  // Complete the suggested workout: the next suggestion must be another, with its reason.
  await train(robin.request, 201);
  for (const page of [robin, kim]) {
    await button(page, 'Continue Journey').click();
    await expect(hero(page)).toContainText('To wind down after today’s strength training');
  }
});
