import type { Page } from '@playwright/test';
import { allWorkouts, isOfBedroom } from '../../server/catalogue/catalogue.ts';
import { isWholeMatrix } from '../../server/testing/whole-matrix.ts';
import { expect, test, toast } from './fixtures.ts';
import { beginTogether, meet, openRoom } from './live-room.ts';
import { button, start } from './training.ts';

const SIZES = [
  [320, 568],
  [390, 844],
  [568, 320],
  [1280, 800],
] as const;
const MORE_SIZES = [
  [360, 640],
  [844, 390],
  [768, 1024],
  [1920, 1080],
] as const;

/** Finds the steps that need the most room: the most words, and the most words with a caution. */
function longestSteps() {
  const steps = allWorkouts
    .filter((workout) => !isOfBedroom(workout))
    .flatMap(({ id, instructions, steps }) =>
      steps.slice(0, -1).map(({ caution, short, seconds }, index) => ({
        id,
        step: index + 1,
        seconds,
        words: instructions[index]?.length ?? 0,
        all: (instructions[index]?.length ?? 0) + (caution?.length ?? 0) * 0.6 + short.length / 10,
        hasCaution: caution !== null,
      })),
    );
  const most = (key: 'words' | 'all', among = steps) =>
    among.reduce((best, one) => (one[key] > best[key] ? one : best));
  const withoutCaution = steps.filter(({ hasCaution }) => !hasCaution);
  return isWholeMatrix ? [most('all'), most('words', withoutCaution)] : [most('all')];
}

/** Lists what is wrong with the running player on this screen. Runs in the page. */
function faults(): string[] {
  const box = (selector: string) => {
    const element = document.querySelector(selector);
    const isSeen = element && getComputedStyle(element).visibility === 'visible';
    return isSeen ? { selector, rect: element.getBoundingClientRect() } : null;
  };
  const onPicture = [
    ...['.stage-corner', '.stage-bar', '.stage-picture .arrive'],
    ...['.stage-pause-row', '.stage-pause-end'],
  ];
  const read = [
    ...[
      '.stage-short',
      '.stage-text',
      '.stage .caution',
      '.stage-ring',
      '.stage-facts',
      '.stage-next',
    ],
    ...onPicture,
  ];
  const parts = [...read, '.stage-controls'].map(box).filter((part) => part !== null);
  const found: string[] = [];
  for (const { selector, rect } of parts) {
    const { left, top, right, bottom } = rect;
    const isInside =
      left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    if (!isInside) found.push(`${selector} is not on the screen: ${[left, top, right, bottom]}`);
  }
  for (const [index, one] of parts.entries()) {
    for (const two of parts.slice(index + 1)) {
      const across =
        Math.min(one.rect.right, two.rect.right) - Math.max(one.rect.left, two.rect.left);
      const down =
        Math.min(one.rect.bottom, two.rect.bottom) - Math.max(one.rect.top, two.rect.top);
      if (across > 1 && down > 1) found.push(`${one.selector} lies over ${two.selector}: ${down}`);
    }
  }
  const bar = document.querySelector('.stage-bar')?.getBoundingClientRect();
  for (const part of document.querySelectorAll('.stage-bar :is(button, p)')) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const shown = part.closest('.room-names, .stage-side') ?? part;
    const isSeen = part.checkVisibility() && getComputedStyle(shown).clipPath === 'none';
    const isWhole =
      bar &&
      left >= bar.left - 1 &&
      right <= bar.right + 1 &&
      top >= bar.top - 1 &&
      bottom <= bar.bottom + 1;
    if (isSeen && !isWhole) found.push(`the bar cuts off “${part.textContent}”`);
  }
  const ring = document.querySelector('.stage-ring');
  if (ring && getComputedStyle(ring).color === getComputedStyle(ring).backgroundColor) {
    found.push('the countdown cannot be told from its ground');
  }
  // Check the countdown's digits: five minutes of arc at three meters, on the smallest phone.
  const time = ring?.querySelector('p');
  const pen = document.createElement('canvas').getContext('2d');
  if (time && pen) {
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(time);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const { actualBoundingBoxAscent: high } = pen.measureText('8');
    if (high < 28) found.push(`digits of ${high} pixels`);
    const digits = time.getBoundingClientRect();
    const around = ring?.getBoundingClientRect();
    if (around && digits.width > around.width) found.push('the digits are wider than their ring');
  }
  // Check the toast, which may cover only the facts, and must stay on the screen.
  const message = box('.toast');
  const besides = ['.stage-words > div', '.stage-next', '.stage-ring', '.stage-controls'];
  const clear = [...besides, ...onPicture];
  for (const part of clear.map(box)) {
    if (!message || !part?.rect.width) continue;
    const { left, top, right, bottom } = message.rect;
    const isApart =
      right <= part.rect.left ||
      part.rect.right <= left ||
      bottom <= part.rect.top ||
      part.rect.bottom <= top;
    if (!isApart) found.push(`the toast lies over ${part.selector}`);
    if (left < 0 || right > innerWidth) found.push('the toast is not on the screen');
  }
  // Expect no line of facts that the toast covers in part, but for the space around letters.
  for (const line of message ? document.querySelectorAll('.stage-facts p') : []) {
    const { left, top, right, bottom } = line.getBoundingClientRect();
    const cover = message?.rect ?? new DOMRect();
    const isBeside = right <= cover.left || cover.right <= left;
    const isApart = isBeside || bottom <= cover.top || cover.bottom <= top;
    const isUnder = top >= cover.top - 4 && bottom <= cover.bottom + 4;
    if (!isApart && !isUnder) found.push(`the toast covers half of “${line.textContent}”`);
  }
  const picture = box('.stage-picture')?.rect;
  const sign = box('.stage-picture .arrive')?.rect;
  if (picture && sign && sign.top < picture.bottom - picture.height / 3) {
    found.push('a sign lies over the couple');
  }
  const words = document.querySelector('.stage-words');
  if (words && words.scrollHeight > words.clientHeight) {
    found.push(`the words scroll: ${words.scrollHeight} in ${words.clientHeight}`);
  }
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  if (scrollHeight > clientHeight || scrollWidth > clientWidth) found.push('the page scrolls');
  const text = document.querySelector('.stage-text');
  if (!text || Number.parseFloat(getComputedStyle(text).fontSize) < 22) found.push('small words');
  if ((box('.stage-picture')?.rect.height ?? 0) < 80) found.push('hardly a picture');
  const fact = document.querySelector('.stage-facts p');
  const isLarge = Math.min(innerWidth, innerHeight) >= 704;
  if (isLarge && fact && Number.parseFloat(getComputedStyle(fact).fontSize) < 20) {
    found.push('facts as small as on a phone');
  }
  return found;
}

async function expectEverySize(page: Page, expectMore = async (_message: string) => {}) {
  for (const [width, height] of isWholeMatrix ? [...SIZES, ...MORE_SIZES] : SIZES) {
    await page.setViewportSize({ width, height });
    const message = `${width}x${height}`;
    const seen = expect.configure({ soft: true }).poll(() => page.evaluate(faults), { message });
    await seen.toEqual([]);
    await expectMore(message);
  }
}

test('while it runs, every screen shows step, caution, countdown, next and buttons at once', async ({
  robinsPage: page,
}) => {
  test.slow();
  await page.clock.install();
  for (const { id, step, seconds } of longestSteps()) {
    await page.goto(`/workout/${id}?step=${step}`);
    await button(page, 'Guide Us').click();
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(page.locator('.stage')).toBeVisible();
    // Check while they get ready, with the toast.
    await expect(toast(page, 'Session Started')).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
    await expectEverySize(page);
    // Expect an uncovered couple, which shows the position to take.
    await expect(page.locator('.stage-ring')).toContainText('Get ready');
    await expect(page.locator('.stage-picture .arrive')).toHaveCount(0);
    // Check while the step runs, and in the last seconds, when the countdown grows.
    await page.clock.runFor(9_000);
    await expectEverySize(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await page.clock.fastForward((seconds - 20) * 1000);
    await expect(async () => {
      await page.clock.runFor(1_000);
      expect(await page.locator('.stage-ring[data-ending]').count()).toBe(1);
    }).toPass();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expectEverySize(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.resume();
    // Check a pause, which keeps all of the step and adds its buttons.
    await button(page, 'Pause').click();
    await expect(button(page, 'End workout')).toBeVisible();
    await expectEverySize(page);
  }
});

test('with letters of twice the size, Guide Us and Next are whole, and nothing lies over them', async ({
  robinsPage: page,
}) => {
  const double = () =>
    page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  /** Lists the corners of a button, a little inside, at which something else would be pressed. */
  const coveredCorners = (name: string) =>
    button(page, name).evaluate((element) => {
      element.scrollIntoView({ block: 'nearest' });
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const inset = element.clientHeight / 4;
      return [left + inset, right - inset].flatMap((x) =>
        [top + inset, bottom - inset]
          .filter((y) => !element.contains(document.elementFromPoint(x, y)))
          .map((y) => `${x}, ${y}`),
      );
    });
  const calm = allWorkouts.filter((one) => !isOfBedroom(one) && one.caution === null);
  for (const [{ id } = { id: 101 }, width, height] of [
    [calm[0], 390, 844],
    [calm[1], 844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/workout/${id}`);
    await expect(button(page, 'Guide Us')).toBeVisible();
    await double();
    await expect.poll(() => coveredCorners('Guide Us')).toEqual([]);
    await button(page, 'Guide Us').click();
    await expect(page.locator('.stage')).toBeVisible();
    await expect(button(page, 'Next')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => coveredCorners('Next')).toEqual([]);
  }
});

test('neither the toast nor a change of sides hides the side’s name or the couple', async ({
  robinsPage: page,
}) => {
  await page.clock.install();
  await page.goto('/workout/305');
  await button(page, 'Guide Us').click();
  await expect(toast(page, 'Session Started')).toBeVisible();
  await expect(page.locator('.stage-side')).toHaveText('One leads');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
  await expectEverySize(page);
  await page.clock.runFor(9_000);
  // Move well before half time, however long the page took so far.
  await page.clock.fastForward(22_000);
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.locator('.stage-picture .arrive')).toContainText('Change sides', {
      timeout: 100,
    });
  }).toPass();
  await expectEverySize(page);
});

test('with two phones, names, sentence, camera and heart cover nothing at any size', async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  test.slow();
  await meet(robin, kim, 305);
  await robin.getByRole('switch', { name: 'Hands-free' }).click();
  await beginTogether(robin, kim);
  await expect(robin.locator('.stage-side')).toBeVisible();
  const signs = [button(robin, 'See Each Other'), button(robin, 'Send Kim a heart')];
  await expectEverySize(robin, async (message) => {
    for (const sign of signs) {
      await sign.click({ trial: true });
      const { width = 0, height = 0 } = (await sign.boundingBox()) ?? {};
      expect.soft(Math.min(width, height), message).toBeGreaterThanOrEqual(44);
    }
  });

  await kim.context().close();
  const sentence = robin.getByText("Kim's phone is offline.");
  await expect(sentence).toBeVisible();
  await expectEverySize(robin, async (message) => {
    await expect.soft(sentence, message).toBeInViewport({ ratio: 1 });
    await signs[1]?.click({ trial: true });
  });

  await robin.keyboard.press('Space');
  await expect(button(robin, 'Resume')).toBeVisible();
  await expect(sentence).toBeVisible();
  await signs[1]?.click({ trial: true });
});

test('the running player takes the whole screen with one press, and gives it back', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.goto('/workout/101');
  await start(page);
  const fullScreen = button(page, 'Full screen');
  await expect(fullScreen).toHaveAttribute('aria-pressed', 'false');
  await fullScreen.click();
  await expect(fullScreen).toHaveAttribute('aria-pressed', 'true');
  expect(await isFull()).toBe(true);
  await fullScreen.click();
  await expect(fullScreen).toHaveAttribute('aria-pressed', 'false');
  expect(await isFull()).toBe(false);

  // Pause: full screen must stay. Leaving the player must end it.
  await fullScreen.click();
  await button(page, 'Pause').click();
  await expect(button(page, 'Resume')).toBeVisible();
  expect(await isFull()).toBe(true);
  await button(page, 'Show details').click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByText('Roll out the mat.')).toBeVisible();
  await expect.poll(isFull).toBe(false);
});

for (const [colorScheme, name, tag] of [
  ['dark', '101-evening.svg', []],
  ['light', '101.svg', ['@nightly']],
] as const) {
  test(`in the ${colorScheme} theme a workout loads the pictures that it shows, and no others`, {
    tag: [...tag],
  }, async ({ robinsPage: page }) => {
    await page.emulateMedia({ colorScheme });
    const covers = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/covers/')) covers.add(pathname);
    });
    await page.goto('/workout/101');
    await start(page);
    // Expect a picture for the lock screen, made from the cover.
    const artwork = () => page.evaluate(() => navigator.mediaSession.metadata?.artwork.length ?? 0);
    await expect.poll(artwork).toBe(1);
    expect([...covers]).toEqual([`/covers/first-steps/${name}`, `/covers/${name}`]);
  });
}

test('an invitation into another room waits until the workout pauses', async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  await robin.goto('/workout/101');
  await start(robin);
  await expect(robin.locator('.stage')).toBeVisible();
  await kim.goto('/workout/102');
  await openRoom(kim);
  const invitation = robin.locator('.room-invitation');
  await expect(invitation).toBeAttached();
  await expect(invitation).toBeHidden();
  await button(robin, 'Pause').click();
  await expect(invitation).toContainText('Kim started');
});
