import type { Page } from '@playwright/test';
import { demo, expect, expectAccessible, signIn, test, toast } from './fixtures.ts';
import { expectWithin, whenFound, whenHeard } from './watch-page.ts';

const TITLE = 'Soften Into the Evening';
const heart = (page: Page, isPressed?: boolean) =>
  page.getByRole('button', {
    name: `Add ${TITLE} to favorites`,
    exact: true,
    ...(isPressed === undefined ? {} : { pressed: isPressed }),
  });

test('a heart on either phone is on both within a second, and one that fails is taken back', async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  const isConnected = kim.waitForResponse('**/api/live/events*');
  await kim.goto('/workout/101');
  await isConnected;
  await expect(heart(kim, false)).toBeVisible();
  await robin.goto('/workout/stretch');
  await expect(heart(robin, false)).toBeVisible();

  const isPressed = await whenHeard(robin, 'click');
  const isShown = await whenFound(
    kim,
    `[aria-label="Add ${TITLE} to favorites"][aria-pressed=true]`,
  );
  await heart(robin).click();
  expectWithin(1_000, (await isShown()) - (await isPressed()));
  await expect(heart(robin, true)).toBeVisible();
  await expectAccessible(robin);

  // Remove the heart from the player by keyboard: the heart must go on both phones.
  await heart(kim).focus();
  await kim.keyboard.press('Space');
  await expect(heart(kim, false)).toBeVisible();
  await expect(heart(robin, false)).toBeVisible();
  const box = await heart(kim).boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  expect(await kim.locator('a button, a [role=button]').count()).toBe(0);

  // Cut the server off: the heart fills, and empties again with a message.
  await robin.route('**/api/favorites/*', (route) => route.abort());
  await heart(robin).click();
  await expect(toast(robin, 'Couldn’t Save It')).toContainText(TITLE);
  await expect(heart(robin, false)).toBeVisible();
  await robin.unroute('**/api/favorites/*');
  await heart(robin).click();
  await expect(heart(kim, true)).toBeVisible();
  await robin.reload();
  await expect(heart(robin, true)).toBeVisible();
});

test('in the bedroom the heart says that both see it, and can be taken back', {
  tag: '@nightly',
}, async ({ browser, contextOptions }) => {
  const context = await browser.newContext(contextOptions);
  await signIn(context, demo.alex);
  const page = await context.newPage();
  await page.goto('/bedroom');
  const first = page.getByRole('button', { name: / to favorites$/ }).first();
  await first.click();
  const said = toast(page, 'Added for Both of You');
  await expect(said).toContainText('Sam sees it too.');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await said.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await context.close();
});
