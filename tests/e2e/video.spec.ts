import type { Locator } from '@playwright/test';
import config from '../../playwright.config.ts';
import * as bedroom from './bedroom-room.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { beginTogether, expectInStep, meet } from './live-room.ts';
import { button } from './training.ts';
import {
  agree,
  expectMoving,
  liveDevices,
  movingAt,
  pictureOf,
  seeButton,
  synthetic,
  test,
  tile,
  timesAsked,
} from './video-room.ts';
import { expectWithin } from './watch-page.ts';

test.use({ launchOptions: synthetic(config.use?.launchOptions) });

test('two who agreed see each other move within three seconds, and off is off', async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  // Allow time for two browsers that draw and decode video in software.
  test.setTimeout(240_000);
  await meet(robin, kim);
  // Decline, then ask again.
  await seeButton(robin).click();
  await expect(robin.getByText('Waiting for Kim. No camera is on yet.')).toBeVisible();
  await expectAccessible(kim);
  await button(kim, 'Not Now').click();
  await expect(seeButton(robin)).toBeVisible();
  for (const page of [robin, kim]) expect(await timesAsked(page)).toBe(0);

  const agreedAt = await agree(robin, kim);
  const seenAt = await expectMoving(robin, kim);
  for (const at of seenAt) expectWithin(3_000, at - agreedAt);
  for (const page of [robin, kim]) expect(await liveDevices(page)).toEqual(['audio', 'video']);

  // Expect the same three words on both phones.
  await button(robin, 'Enlarge Kim’s picture').click();
  await button(kim, 'Enlarge Robin’s picture').click();
  const phrases = await Promise.all(
    [robin, kim].map((page) => page.locator('.video-phrase strong').textContent()),
  );
  expect(phrases[0]).toMatch(/^[a-z]+ [a-z]+ [a-z]+$/);
  expect(phrases[1]).toBe(phrases[0]);
  await expectAccessible(kim);
  await button(kim, 'Make it small').click();

  // Turn the camera off: the track must end, and the other must be told.
  await button(robin, 'Turn your camera off').click();
  await expect(tile(kim, 'Robin')).toContainText('Robin’s camera is off');
  expect(await liveDevices(robin)).toEqual(['audio']);
  await button(robin, 'Turn your microphone off').click();
  expect(await liveDevices(robin)).toEqual([]);
  await button(robin, 'Turn your camera on').click();
  await movingAt(pictureOf(kim, 'Robin'));
  expect(await liveDevices(robin)).toEqual(['video']);
  await button(robin, 'Make it small').click();

  // Start the workout below the video: both must stay in step.
  await beginTogether(robin, kim);
  await expectInStep(robin, kim);
  await movingAt(pictureOf(kim, 'Robin'));
  await button(kim, 'Next').click();
  await expect(robin.getByText(/^Step 2 of/)).toBeVisible();
  await button(robin, 'Send Kim a heart').click();
  await expect(kim.getByText('Robin sent you a heart')).toBeAttached();

  // End the video on one phone, which must end it for both.
  await button(kim, 'Enlarge Robin’s picture').click();
  await button(kim, 'Stop seeing each other').click();
  for (const page of [robin, kim]) {
    await expect(seeButton(page)).toBeVisible();
    expect(await liveDevices(page)).toEqual([]);
  }
  await expectInStep(robin, kim);
});

test('a phone that cannot connect to another is offered no video, and says so when asked', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim }) => {
  await kim.addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection'));
  await meet(robin, kim);
  await expect(seeButton(robin)).toBeVisible();
  await expect(seeButton(kim)).toHaveCount(0);
  await seeButton(robin).click();
  await expect(kim.getByText('but this browser has no video calls')).toBeVisible();
  await expect(seeButton(kim)).toHaveCount(0);
  const told = robin.getByText('Kim’s browser has no video calls');
  await expect(told).toBeVisible();
  for (const page of [robin, kim]) await expectAccessible(page);
  await button(kim, 'Not Now').click();
  await expect(seeButton(robin)).toBeVisible();
  await seeButton(robin).click();
  await expect(told).toBeVisible();
  await button(robin, 'Got It').click();
  await expect(seeButton(robin)).toBeVisible();
  await expect(kim.getByText('but this browser has no video calls')).toBeHidden();
  for (const page of [robin, kim]) expect(await timesAsked(page)).toBe(0);
});

/** Lists what the small video lies over or under, among buttons and the countdown. */
function besideTile(): string[] {
  const tile = document.querySelector('.video-tile');
  const isSeen = (part: Element) => getComputedStyle(part).visibility === 'visible';
  if (!tile || !isSeen(tile)) return [];
  const box = tile.getBoundingClientRect();
  const parts = document.querySelectorAll('.stage-corner button, .stage-pause button, .stage-ring');
  return [...parts]
    .filter((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const isApart =
        right <= box.left + 1 ||
        box.right <= left + 1 ||
        bottom <= box.top + 1 ||
        box.bottom <= top + 1;
      return isSeen(part) && !isApart;
    })
    .map((part) => part.ariaLabel ?? part.textContent ?? '');
}

test('the tile is moved, enlarged and put away, and leaves the workout in reach', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim }) => {
  test.setTimeout(240_000);
  await meet(robin, kim);
  await agree(robin, kim);
  await expectMoving(robin, kim);
  await beginTogether(robin, kim);
  const handle = button(robin, 'Enlarge Kim’s picture');
  const boxOf = async (target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error('It is not shown.');
    return box;
  };
  // Expect it clear of all buttons on the smallest phones, also in a pause.
  for (const press of ['Pause', 'Resume'] as const) {
    for (const [width, height] of [
      [320, 568],
      [568, 320],
      [844, 390],
    ] as const) {
      await robin.setViewportSize({ width, height });
      const message = `before ${press}, ${width}x${height}`;
      await expect.poll(() => robin.evaluate(besideTile), { message }).toEqual([]);
    }
    await button(robin, press).click();
  }
  await robin.setViewportSize({ width: 390, height: 844 });
  const picture = await boxOf(robin.locator('.stage-picture'));

  // Drag far beyond the picture: the video must stay within, and a drag must not count as a press.
  const from = await boxOf(handle);
  await robin.mouse.move(from.x + from.width / 2, from.y + 30);
  await robin.mouse.down();
  await robin.mouse.move(0, picture.height + 300, { steps: 4 });
  await robin.mouse.up();
  const to = await boxOf(handle);
  expect(to.x).toBeLessThan(from.x);
  expect(to.y).toBeGreaterThan(from.y);
  expect(to.x).toBeGreaterThanOrEqual(picture.x);
  expect(to.y + to.height).toBeLessThanOrEqual(picture.y + picture.height);
  await handle.focus();
  await robin.keyboard.press('ArrowRight');
  await expect.poll(async () => (await boxOf(handle)).x).toBeGreaterThan(to.x);
  await expect(robin.getByText(/^Step 1 of/)).toBeVisible();

  // Enlarge the video: the step beside it must stay readable and usable.
  await handle.click();
  await expect(robin.locator('.video-step svg')).toBeVisible();
  await expect(robin.locator('.stage-text')).toBeInViewport({ ratio: 1 });
  await button(robin, 'Next').click();
  await expect(kim.getByText(/^Step 2 of/)).toBeVisible();
  await button(robin, 'Hide the picture').click();
  await expect(pictureOf(robin, 'Kim')).toBeHidden();
  await button(robin, 'Show Kim’s picture').click();
  await movingAt(pictureOf(robin, 'Kim'));
});

test('while the voice speaks, the partner is quieter', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim }) => {
  test.setTimeout(240_000);
  // Fake a voice that speaks on command, because browsers of tests have none.
  await robin.addInitScript(() => {
    Object.defineProperty(speechSynthesis, 'speaking', {
      get: () => document.documentElement.dataset.voice === 'speaks',
    });
  });
  await meet(robin, kim);
  await agree(robin, kim);
  await expectMoving(robin, kim);
  const loudness = () =>
    robin.evaluate(() => {
      const playing = [...document.querySelectorAll('audio')].find(({ srcObject }) => srcObject);
      return playing?.muted ? 0 : playing?.volume;
    });
  const setVoice = (voice: string) =>
    robin.evaluate((value) => {
      document.documentElement.dataset.voice = value;
    }, voice);
  expect(await loudness()).toBe(1);
  await setVoice('speaks');
  await expect.poll(loudness).toBeLessThan(0.5);
  await setVoice('is silent');
  await expect.poll(loudness).toBe(1);
});

test('the partner is seen beside other windows where the browser can show that', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim }) => {
  test.setTimeout(240_000);
  await meet(robin, kim);
  await agree(robin, kim);
  await expectMoving(robin, kim);
  await button(robin, 'Enlarge Kim’s picture').click();
  await button(robin, 'Picture in picture').click();
  const shownApart = () =>
    robin.evaluate(() => document.pictureInPictureElement?.getAttribute('aria-label'));
  await expect.poll(shownApart).toBe('Kim, live');
  await button(robin, 'Picture in picture').click();
  await expect.poll(shownApart).toBe(undefined);
});

test('in the bedroom the question says so, and the signals stay in reach beside the video', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim }) => {
  test.setTimeout(240_000);
  await bedroom.meet(robin, kim);
  await seeButton(robin).click();
  await expect(kim.getByText('see each other in here')).toBeVisible();
  for (const page of [robin, kim]) expect(await timesAsked(page)).toBe(0);
  await seeButton(kim).click();
  await expectMoving(robin, kim);
  await bedroom.begin(robin, kim);
  for (const size of ['small', 'large']) {
    if (size === 'large') await button(robin, 'Enlarge Kim’s picture').click();
    for (const [width, height] of bedroom.SIZES) {
      await robin.setViewportSize({ width, height });
      const message = `${size}, ${width}x${height}`;
      await expect.poll(() => robin.evaluate(bedroom.overlayParts), { message }).toEqual([]);
      // Try a press, to check that nothing is in front of the button.
      await button(robin, 'Send Kim a heart').click({ trial: true });
    }
  }
  await button(robin, 'Stop').click();
  await expect(kim.getByRole('heading', { name: 'Stopped. Take your time.' })).toBeVisible();
});
