import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demo, expect, expectAccessible, looks, signIn, test, toast } from './fixtures.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';

/** Width and height as the file itself says them. */
function pngSize(file: Buffer): { width: number; height: number } {
  expect(file.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

const pick = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(title) }).click();
const openBoard = (page: Page) => page.getByRole('tab', { name: 'Leaderboard' }).click();

/** A device that has no share sheet. */
const withoutShareSheet = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });

test('five challenges show all that belongs to them', async ({ robinsPage: page }) => {
  await page.goto('/challenges');
  await expect(page.getByRole('tab', { name: 'Generate Challenges' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const cards = page.getByRole('tabpanel').getByRole('button');
  await expect(cards).toHaveCount(5);
  for (const [index, duration] of [
    '30 seconds',
    '1 minute',
    '5 minutes',
    'Until exhaustion',
    '15 minutes',
  ].entries()) {
    await expect(cards.nth(index)).toContainText(duration);
  }
  await expect(cards.nth(3)).toContainText('Advanced');
  await expect(cards.nth(3)).toContainText('Endurance');
  await pick(page, 'Back-to-Back Sit');
  const panel = page.getByRole('region', { name: 'Back-to-Back Sit' });
  await expect(panel.getByRole('img', { name: /ready to post/ })).toBeVisible();
  await expect(panel).toContainText('#HoldOnTogether');
  await expect(panel).toContainText('Lean in.');
});

test('the graphic is seen first, then downloaded as a PNG of 1080 by 1080', async ({
  robinsPage: page,
}) => {
  await page.goto('/challenges');
  await pick(page, 'The Long Lean');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Generate Graphic' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('sexercise-long-lean-challenge.png');
  const file = await readFile(await download.path());
  expect(pngSize(file)).toEqual({ width: 1080, height: 1080 });
  await expect(toast(page, 'Challenge Graphic Generated!')).toBeVisible();
});

test('a graphic that cannot be made says so, and the button is ready again', async ({
  robinsPage: page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (use) => use(null);
  });
  await page.goto('/challenges');
  await pick(page, 'The Long Lean');
  await page.getByRole('button', { name: 'Generate Graphic' }).click();
  await expect(toast(page, 'Generation Error')).toContainText(
    'Failed to generate graphic. Please try again.',
  );
  await expect(page.getByRole('button', { name: 'Generate Graphic' })).toBeEnabled();
});

test('sharing hands the picture to the device’s own sheet', async ({ robinsPage: page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      shared.push({ text: data?.text, files: data?.files?.map((file) => file.name) });
    };
  });
  await page.goto('/challenges');
  await pick(page, 'Phones Away');
  await page.getByRole('button', { name: 'Share Challenge' }).click();
  await expect(toast(page, 'Challenge Shared!')).toBeVisible();
  const shared = await page.evaluate(() => (window as unknown as { shared: unknown }).shared);
  expect(shared).toEqual([
    {
      text: expect.stringContaining('Phones Away (15 minutes)'),
      files: ['sexercise-phones-away-challenge.png'],
    },
  ]);
});

test('without a sheet the words go onto the clipboard', async ({ robinsPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withoutShareSheet(page);
  await page.goto('/challenges');
  await pick(page, 'Mirror Jumps');
  await page.getByRole('button', { name: 'Share Challenge' }).click();
  await expect(toast(page, 'Challenge Copied!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Mirror Jumps (1 minute)');
  expect(copied).toContain('#Sexercise #MirrorJumps #CoupleCardio');
});

test('without a clipboard either, the words are there to copy by hand', async ({
  robinsPage: page,
}) => {
  await withoutShareSheet(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });
  await page.goto('/challenges');
  await pick(page, 'Mirror Jumps');
  await page.getByRole('button', { name: 'Share Challenge' }).click();
  await expect(toast(page, 'Copy Failed')).toContainText(
    'Please manually copy the challenge text.',
  );
  await expect(page.getByLabel('The challenge, to copy by hand')).toHaveValue(/#MirrorJumps/);
});

test('a challenge done together counts for both, once a day', async ({ robinsPage, kimsPage }) => {
  await robinsPage.goto('/challenges');
  await pick(robinsPage, 'Plank High-Five');
  await robinsPage.getByRole('button', { name: 'We Did It' }).click();
  await expect(toast(robinsPage, 'Challenge Logged')).toContainText('50 points this week');
  await expect(robinsPage.getByRole('button', { name: 'Done for Today' })).toBeDisabled();

  await kimsPage.goto('/challenges');
  await expect(kimsPage.getByRole('button', { name: /Plank High-Five/ })).toContainText(
    'Done today',
  );
  await openBoard(kimsPage);
  const week = kimsPage.getByRole('region', { name: 'This week' });
  await expect(week).toContainText('50');
  await expect(kimsPage.getByRole('listitem').filter({ hasText: 'Robin & Kim' })).toContainText(
    'You',
  );
});

test('a couple chooses its name on the board, and can leave it', async ({ robinsPage: page }) => {
  await page.goto('/challenges');
  await pick(page, 'Plank High-Five');
  await page.getByRole('button', { name: 'We Did It' }).click();
  await expect(page.getByRole('button', { name: 'Done for Today' })).toBeVisible();
  await openBoard(page);
  await page.getByLabel('Your name on the board').fill('Two Left Feet');
  await page.getByRole('button', { name: 'Save Name' }).click();
  const board = page.getByRole('region', { name: 'The board' });
  await expect(board.getByText('Two Left Feet')).toBeVisible();
  await page.getByRole('switch', { name: 'Show us on the board' }).click();
  await expect(board.getByText('Two Left Feet')).toBeHidden();
  await expect(page.getByText('You are off the board')).toBeVisible();
  await expect(page.getByLabel('Your name on the board')).toHaveValue('Two Left Feet');
});

test('the tabs are walked with the arrow keys', async ({ robinsPage: page }) => {
  await page.goto('/challenges');
  await page.getByRole('tab', { name: 'Generate Challenges' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Leaderboard' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('Weekly Champion');
});

test('when the board does not come, it says so and can be asked again', async ({
  robinsPage: page,
}) => {
  await page.route('**/api/leaderboard', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  await page.goto('/challenges');
  await openBoard(page);
  await expect(page.getByText('We could not load the leaderboard')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Free Premium Month')).toBeVisible();
});

test.describe('the demo couple', () => {
  // Its rows are laid out by the server's own calendar.
  test.use({ timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone });

  test('stands fourth of the couples with 2 challenges and 100 points', async ({ page }) => {
    await signIn(page.context(), demo.alex);
    await page.goto('/challenges');
    await openBoard(page);
    const week = page.getByRole('region', { name: 'This week' });
    await expect(week.getByRole('definition')).toHaveText(['2', '100', '4th']);
    const board = page.getByRole('region', { name: 'The board' });
    await expect(board.getByRole('listitem')).toHaveText([
      /1st.*250 points/s,
      /2nd.*200 points/s,
      /3rd.*150 points/s,
      /4th.*Alex & Sam.*You.*100 points/s,
      /5th/,
    ]);
    for (const words of [
      ['Weekly Champion', 'Free Premium Month'],
      ['Challenge Streak', 'Special Badge'],
      ['Challenge Creator', 'Creator Badge'],
    ]) {
      const reward = page.getByRole('listitem').filter({ hasText: words[0] ?? '' });
      await expect(reward).toContainText(words[1] ?? '');
    }
  });
});

for (const { name, ...look } of looks) {
  test.describe(name, () => {
    test.use(look);
    test('both tabs are accessible and fit the screen', async ({ robinsPage: page }) => {
      await page.goto('/challenges');
      await pick(page, 'Plank High-Five');
      await expectAccessible(page);
      await openBoard(page);
      await expect(page.getByText('Free Premium Month')).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  });
}
