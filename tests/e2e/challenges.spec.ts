import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { demo, expect, expectAccessible, expectFits, signIn, test, toast } from './fixtures.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';

/** Reads width and height from the file itself. */
function pngSize(file: Buffer): { width: number; height: number } {
  expect(file.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

const pick = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(title) }).click();
const openBoard = (page: Page) => page.getByRole('tab', { name: 'Leaderboard' }).click();

/** Simulates a device without a share sheet. */
const withoutShareSheet = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });

/** Names a color as people see it: green, yellow or red. */
async function hueOf(words: Locator): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await words.evaluate((element) => {
    const ink = document.createElement('canvas').getContext('2d');
    if (!ink) throw new Error('This browser cannot draw.');
    ink.fillStyle = getComputedStyle(element).color;
    ink.fillRect(0, 0, 1, 1);
    return [...ink.getImageData(0, 0, 1, 1).data];
  });
  if (green > red && green > blue) return 'green';
  // Tell yellow from red by its share of green.
  return green > (red + blue) / 2 ? 'yellow' : 'red';
}

test('five challenges show all that belongs to them, and both tabs are accessible', async ({
  robinsPage: page,
}) => {
  // “Generate lists 5 preset challenges.”
  // “Durations across the presets: 30 seconds, 1 minute, 5 minutes, until exhaustion, 15 minutes.”
  // “Difficulty colours: Beginner green, Intermediate yellow, Advanced red.”
  await page.goto('/challenges');
  await expect(page.getByRole('tab', { name: 'Generate Challenges' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards).toHaveCount(5);
  await expect(cards.getByRole('heading', { level: 2 })).toHaveCount(5);
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
  for (const [difficulty, hue] of [
    ['Beginner', 'green'],
    ['Intermediate', 'yellow'],
    ['Advanced', 'red'],
  ] as const) {
    expect(await hueOf(cards.getByText(difficulty, { exact: true }).first())).toBe(hue);
  }
  await pick(page, 'Back-to-Back Sit');
  const panel = page.getByRole('region', { name: 'Back-to-Back Sit' });
  // The panel opens below its card, which ends low on a phone.
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Start' })).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('img', { name: /ready to post/ })).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await pick(page, 'Mirror Jumps');
  const start = page
    .getByRole('region', { name: 'Mirror Jumps' })
    .getByRole('button', { name: 'Start' });
  await expect(start).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await pick(page, 'Back-to-Back Sit');
  await expect(panel).toContainText('#HoldOnTogether');
  await expect(panel).toContainText('Lean in.');
  await expectAccessible(page);
  await openBoard(page);
  await expect(page.getByText('Free Premium Month')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});

test('the graphic is seen first, then downloaded as a PNG of 1080 by 1080', async ({
  robinsPage: page,
}) => {
  // “Selecting one offers Generate Graphic (downloads a 1080x1080 PNG) and Share Challenge.”
  // “Challenge Graphic Generated!;”
  // “1080x1080 PNG at quality 0.9”
  // “file named sexercise-{id}-challenge.png”
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

test('the words of a graphic fill 900 pixels, and no line is wider', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  // “text wraps at 900 px.”
  await page.addInitScript(() => {
    const written: { text: string; font: string }[] = [];
    Object.assign(window, { written });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
      written.push({ text, font: this.font });
      fillText.call(this, text, x, y);
    };
  });
  await page.goto('/challenges');
  await pick(page, 'The Long Lean');
  type Written = { written: { text: string; font: string }[] };
  // Reads the description's lines: the width of each, and its width with one more word.
  const widths = () =>
    page.evaluate(() => {
      const lines = (window as unknown as Written).written.filter(({ font }) =>
        font.startsWith('500 42px'),
      );
      const ink = document.createElement('canvas').getContext('2d');
      if (!ink || !lines[0]) return [];
      ink.font = lines[0].font;
      return lines.map(({ text }, index) => {
        const next = lines[index + 1]?.text.split(' ')[0];
        const width = (words: string) => ink.measureText(words).width;
        return { own: width(text), longer: next && width(`${text} ${next}`) };
      });
    });
  await expect.poll(async () => (await widths()).length).toBeGreaterThan(2);
  for (const { own, longer } of await widths()) {
    expect(own).toBeLessThanOrEqual(900);
    // Skip the last line, which has no next word.
    if (longer) expect(longer).toBeGreaterThan(900);
  }
});

test('a graphic that cannot be made says so, and the button is ready again', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  // “a generating flag disables the button and shows Generating...”
  // “Generation Error / Failed to generate graphic. Please try again.”
  // “1080x1080 PNG at quality 0.9”
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (use, type, quality) =>
      Object.assign(window, { asked: { type, quality }, fail: () => use(null) });
  });
  await page.goto('/challenges');
  await pick(page, 'The Long Lean');
  await page.getByRole('button', { name: 'Generate Graphic' }).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  type Asked = { asked?: object; fail: () => void };
  const asked = () => page.evaluate(() => (window as unknown as Asked).asked);
  await expect.poll(asked).toEqual({ type: 'image/png', quality: 0.9 });
  await page.evaluate(() => (window as unknown as Asked).fail());
  await expect(toast(page, 'Generation Error')).toContainText(
    'Failed to generate graphic. Please try again.',
  );
  await expect(page.getByRole('button', { name: 'Generate Graphic' })).toBeEnabled();
});

test('sharing hands the picture to the device’s own sheet', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  // “Selecting one offers Generate Graphic (downloads a 1080x1080 PNG) and Share Challenge.”
  // “Challenge Shared!;”
  // “Share uses the native share sheet when available, otherwise the clipboard.”
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

test('without a sheet the words go onto the clipboard', { tag: '@nightly' }, async ({
  robinsPage: page,
  context,
}) => {
  // “Challenge Copied!;”
  // “Share uses the native share sheet when available, otherwise the clipboard.”
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

test('without a clipboard either, the words are there to copy by hand', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  // “Copy Failed / Please manually copy the challenge text.”
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
  const words = page.getByLabel('The challenge text, to copy yourself');
  await expect(words).toHaveValue(/#MirrorJumps/);
  const selected = () =>
    words.evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd),
    );
  expect(await selected()).toBe(await words.inputValue());
});

test('a challenge done together counts for both, once a day', async ({ robinsPage, kimsPage }) => {
  await robinsPage.goto('/challenges');
  await pick(robinsPage, 'Plank High-Five');
  await robinsPage.getByRole('button', { name: 'We Did It' }).click();
  await expect(toast(robinsPage, 'Challenge Logged')).toContainText('50 points this week');
  await expect(robinsPage.getByRole('button', { name: 'Done for Today' })).toBeDisabled();

  await kimsPage.goto('/challenges');
  await expect(kimsPage.getByRole('article', { name: 'Plank High-Five' })).toContainText(
    'Done today',
  );
  await openBoard(kimsPage);
  const week = kimsPage.getByRole('region', { name: 'This week' });
  await expect(week).toContainText('50');
  const board = kimsPage.getByRole('region', { name: 'The board' });
  await expect(board).toContainText(/Others see you as \w+ \w+\./);
  await expect(board).not.toContainText(/Robin|Kim/);
});

test('a couple chooses its name on the board, and can leave it', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await page.goto('/challenges');
  await pick(page, 'Plank High-Five');
  await page.getByRole('button', { name: 'We Did It' }).click();
  await expect(page.getByRole('button', { name: 'Done for Today' })).toBeVisible();
  await openBoard(page);
  await page.getByLabel('Your name on the board').fill('Two Left Feet');
  await page.getByRole('button', { name: 'Save Name' }).click();
  const board = page.getByRole('region', { name: 'The board' });
  await expect(board.getByText('Two Left Feet', { exact: true })).toBeVisible();
  await page.getByRole('switch', { name: 'Show us on the board' }).click();
  await expect(board.getByText('Two Left Feet', { exact: true })).toBeHidden();
  await expect(page.getByText('You’re off the board')).toBeVisible();
  await expect(page.getByLabel('Your name on the board')).toHaveValue('Two Left Feet');
});

test('the tabs are walked with the arrow keys', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  // “two tabs, Generate Challenges and Leaderboard”
  await page.goto('/challenges');
  await page.getByRole('tab', { name: 'Generate Challenges' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Leaderboard' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('Weekly Champion');
});

test('when the board does not come, it says so and can be asked again', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  await page.route('**/api/leaderboard', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  await page.goto('/challenges');
  await openBoard(page);
  await expect(page.getByText('The leaderboard could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Free Premium Month')).toBeVisible();
});

test.describe('the demo couple', () => {
  // Use the server's time zone, whose calendar lays out the rows.
  test.use({ timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone });

  test('stands fourth of the couples with 2 challenges and 100 points', {
    tag: '@nightly',
  }, async ({ page }) => {
    // “The Leaderboard tab is static sample content: this week's stats (2 challenges, 100 points, rank 4th), 5 ranked couples”
    // “Weekly Champion (Free Premium Month), Challenge Streak for 5 in a row (Special Badge), Challenge Creator for sharing 10 (Creator Badge)”
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
      ['Challenge Streak', 'Special Badge', '5 in a row'],
      ['Challenge Creator', 'Creator Badge', 'Share 10'],
    ]) {
      const reward = page.getByRole('listitem').filter({ hasText: words[0] ?? '' });
      for (const part of words) await expect(reward).toContainText(part);
    }
  });
});
