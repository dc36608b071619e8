import type { Page } from '@playwright/test';
import { allWorkouts, isOfBedroom } from '../../server/catalogue/catalogue.ts';
import { BEDROOM, begin, meet, overlayParts, SIZES } from './bedroom-room.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { becomePremium, confirmAdult } from './premium-couple.ts';
import { button, secondsShown, sessionsOf, workoutNumber } from './training.ts';

const MINUTE_MS = 60_000;
const stoppedHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Stopped. Take your time.' });

/** Finds the bedroom step with the most words and caution. */
function longestStep() {
  const steps = allWorkouts.filter(isOfBedroom).flatMap(({ id, instructions, steps }) =>
    steps.slice(0, -1).map(({ caution }, index) => ({
      id,
      step: index + 1,
      length: (instructions[index]?.length ?? 0) + (caution?.length ?? 0) * 0.6,
    })),
  );
  return steps.reduce((best, one) => (one.length > best.length ? one : best));
}

type MediaKeys = Map<MediaSessionAction, MediaSessionActionHandler | null>;

/** Keeps the page's handlers of media keys, which no test can press. Runs in the page. */
function keepMediaKeys() {
  const keys: MediaKeys = new Map();
  const { setActionHandler } = MediaSession.prototype;
  Object.assign(window, { mediaKeys: keys });
  MediaSession.prototype.setActionHandler = function keep(action, handler) {
    keys.set(action, handler);
    setActionHandler.call(this, action, handler);
  };
}

/** Presses Stop if the page listens to that key. Runs in the page. */
function pressMediaStop(): boolean {
  const { mediaKeys } = window as unknown as { mediaKeys: MediaKeys };
  const handler = mediaKeys.get('stop');
  handler?.({ action: 'stop' });
  return Boolean(handler);
}

test('on two phones each says alone that they are in; then slower, as planned, red on both, and saved only if both want it', async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  // Allow half a minute of the server's time, before which there is nothing to save.
  test.setTimeout(300_000);
  await meet(robin, kim);
  // Let a question wait, which must not be asked again after red.
  expect((await kim.request.post('/api/nudges')).status()).toBe(201);
  const before = await kim.locator('#main').innerText();
  await button(robin, 'I’m In').click();
  await expect(robin.getByText('You’re in. It starts when you both are.')).toBeVisible();
  // Press and wait: these messages come later than any message that could reveal the choice.
  await kim.getByRole('button', { name: 'Swap sides' }).click();
  await expect(robin.locator('[title="On the left"]')).toContainText('Kim');
  await kim.getByRole('button', { name: 'Swap sides' }).click();
  await expect(robin.locator('[title="On the left"]')).toContainText('You');
  expect(await kim.locator('#main').innerText()).toBe(before);

  await button(robin, 'Change My Mind').click();
  await expect(button(robin, 'I’m In')).toBeVisible();
  await button(kim, 'I’m In').click();
  await expect(button(kim, 'Change My Mind')).toBeVisible();
  await robin.getByRole('button', { name: 'Swap sides' }).click();
  await expect(kim.locator('[title="On the left"]')).toContainText('You');
  await expect(button(robin, 'I’m In')).toBeVisible();
  expect(await sessionsOf(kim)).toEqual([]);
  await expectAccessible(kim);

  await button(robin, 'I’m In').click();
  for (const page of [robin, kim]) await expect(button(page, 'Stop')).toBeVisible();

  // Go slower, then back to the planned pace.
  const { steps, instructions } = await workoutNumber(robin, BEDROOM);
  await kim.keyboard.press('y');
  for (const page of [robin, kim]) {
    await expect(page.getByText(steps[0]?.softer ?? 'softer')).toBeVisible();
    await expect(button(page, 'Slower')).toHaveAttribute('aria-pressed', 'true');
  }
  await button(robin, 'Continue').click();
  for (const page of [robin, kim]) {
    await expect(page.getByText(instructions[0] ?? 'planned')).toBeVisible();
  }

  await expect.poll(() => secondsShown(robin), { timeout: 60_000 }).toBeGreaterThan(30);
  await robin.keyboard.press('r');
  for (const page of [robin, kim]) {
    await expect(stoppedHeading(page)).toBeFocused();
    await expect(page.getByText('It has ended on both phones.')).toBeVisible();
    await expect(page.locator('#main')).not.toContainText(/Robin|Kim/);
    await expect(page.getByText('Nothing has been saved')).toBeVisible();
    await expect(page.getByText('asking: tonight?')).toBeHidden();
  }
  expect(await sessionsOf(robin)).toEqual([]);
  await expectAccessible(kim);

  await button(kim, 'Write in My Journal').click();
  const dialog = kim.getByRole('dialog');
  await expect(dialog.getByLabel('Share with partner')).not.toBeChecked();
  await dialog.getByLabel('Your thoughts').fill('It was enough for today.');
  await dialog.getByRole('button', { name: 'Save Entry' }).click();
  await expect(dialog).toBeHidden();

  // Choose alone: one choice must show nowhere else.
  const unsaved = await robin.locator('#main').innerText();
  await button(kim, 'Save What We Did').click();
  await expect(kim.getByText('You’d like it saved.')).toBeVisible();
  await button(kim, 'I’d Rather Not').click();
  await button(kim, 'Save What We Did').click();
  await expect(button(kim, 'I’d Rather Not')).toBeVisible();
  expect(await sessionsOf(kim)).toEqual([]);
  expect(await robin.locator('#main').innerText()).toBe(unsaved);
  await button(robin, 'Save What We Did').click();
  for (const page of [robin, kim]) {
    await expect(page.getByText('1 minute together, saved because you both')).toBeVisible();
  }
  expect(await sessionsOf(kim)).toMatchObject([{ workoutId: BEDROOM, duration: 1 }]);

  // Close celebrations at home of what was saved.
  const goOn = button(kim, 'Continue Journey');
  await kim.addLocatorHandler(goOn, () => goOn.click(), { noWaitAfter: true });
  await button(kim, 'Done').click();
  await kim.getByRole('link', { name: 'Journal', exact: true }).click();
  await expect(kim.getByRole('article').getByText('Only you')).toBeVisible();
  await button(robin, 'Done').click();
  await expect(robin.getByRole('region', { name: 'Workout together' })).toBeHidden();
  await expect(robin.getByText('Kim is asking: tonight?')).toBeVisible();
});

test('red works without a network, and the other phone pauses, then stops', async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  await meet(robin, kim);
  await begin(robin, kim);
  await robin.context().setOffline(true);
  await button(robin, 'Stop').click();
  await expect(stoppedHeading(robin)).toBeVisible();
  await expect(
    robin.getByText('The other phone pauses on its own and stops as soon as this one is back'),
  ).toBeVisible();
  await expect(kim.getByText('so this is paused. Make sure you’re both okay.')).toBeVisible();
  await expect(button(kim, 'Resume')).toBeVisible();
  // Resume on the other phone, which must still stop as soon as the first one is back, even if the
  // first page was closed in between.
  await button(kim, 'Resume').click();
  await expect(button(kim, 'Pause')).toBeVisible();
  const context = robin.context();
  await robin.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/progress');
  await expect(stoppedHeading(kim)).toBeVisible();
  expect(await sessionsOf(kim)).toEqual([]);
});

test('on one phone: softer words, one choice for both, and nothing kept without it', async ({
  robinsPage: page,
}) => {
  test.slow();
  await becomePremium(page);
  await confirmAdult(page);
  const { steps } = await workoutNumber(page, BEDROOM);
  await page.addInitScript(keepMediaKeys);
  await page.clock.install();
  await page.goto(`/workout/${BEDROOM}`);
  await button(page, 'Start').click();
  await expect(button(page, 'Stop')).toBeVisible();
  await page.clock.fastForward(2 * MINUTE_MS);
  await button(page, 'Slower').click();
  await expect(page.getByText(steps[0]?.softer ?? 'softer')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await button(page, 'Resume').first().click();
  await expect(page.getByText(steps[0]?.softer ?? 'softer')).toBeVisible();

  // Hold the picture, which is a red signal too.
  const picture = page.locator('.stage-picture svg[role=img]');
  await expect(picture).toBeVisible();
  await picture.hover();
  await page.mouse.down();
  await expect(page.getByText('Keep holding to stop')).toBeVisible();
  await page.clock.runFor(2_000);
  await page.mouse.up();
  await expect(stoppedHeading(page)).toBeVisible();
  await expect(page.getByText('This is one choice for the two of you')).toBeVisible();
  await button(page, 'Done').click();
  await expect.poll(() => sessionsOf(page)).toEqual([]);

  // Pause three times in a row, as with a headset, which is a red signal too. This time keep the
  // workout.
  await page.goto(`/workout/${BEDROOM}`);
  await button(page, 'Start').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await page.clock.fastForward(2 * MINUTE_MS);
  for (const _press of [1, 2, 3]) await page.keyboard.press('Space');
  await expect(stoppedHeading(page)).toBeVisible();
  await button(page, 'Save What We Did').click();
  await expect(
    page.getByText('2 minutes together, saved because you both wanted it.'),
  ).toBeVisible();
  expect(await sessionsOf(page)).toMatchObject([{ workoutId: BEDROOM, duration: 2 }]);

  // Press the Stop key of a keyboard or headset. Without a choice nothing may be kept.
  await page.goto(`/workout/${BEDROOM}`);
  await button(page, 'Start').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await page.evaluate(pressMediaStop);
  await expect(stoppedHeading(page)).toBeVisible();
  // Expect that the key does nothing after the first red signal.
  expect(await page.evaluate(pressMediaStop)).toBe(false);
  await button(page, 'Done').click();
  await expect.poll(async () => (await sessionsOf(page)).length).toBe(1);
});

test('the three signals can be read and pressed with one thumb on every screen', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  await becomePremium(page);
  await confirmAdult(page);
  const { id, step } = longestStep();
  await page.clock.install();
  await page.goto(`/workout/${id}?step=${step}`);
  await button(page, 'Guide Us').click();
  await expect(page.locator('.stage .signals')).toBeVisible();
  await page.clock.runFor(5_500);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const message = `${width}x${height}`;
    await expect.poll(() => page.evaluate(overlayParts), { message }).toEqual([]);
    await expect(page.locator('.signal')).toHaveCount(3);
  }
});

test('by day the bedroom’s player is dark down to its end', async ({ robinsPage: page }) => {
  await becomePremium(page);
  await confirmAdult(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/workout/${BEDROOM}`);
  await expect(button(page, 'Start')).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  // Look right above the navigation, beside the control bar.
  const nav = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const clip = { x: 2, y: (nav?.y ?? 0) - 6, width: 4, height: 4 };
  const png = (await page.screenshot({ clip })).toString('base64');
  const color = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(4, 4).getContext('2d');
    context?.drawImage(picture, 0, 0);
    return [...(context?.getImageData(1, 1, 1, 1).data ?? [])].slice(0, 3);
  }, png);
  expect(Math.max(...color)).toBeLessThan(80);
});
