import config from '../../playwright.config.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { beginTogether, expectInStep, meet } from './live-room.ts';
import { expectWithin } from './moments.ts';
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

test.use({ launchOptions: synthetic(config.use?.launchOptions) });

test('two who agreed see each other move within three seconds, and off is off', async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  // Two browsers that draw and read video in software take their time.
  test.setTimeout(240_000);
  await meet(robin, kim);
  // Declined, and asked again.
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

  // The same three words on both phones.
  await button(robin, 'Enlarge Kim’s picture').click();
  await button(kim, 'Enlarge Robin’s picture').click();
  const phrases = await Promise.all(
    [robin, kim].map((page) => page.locator('.video-phrase strong').textContent()),
  );
  expect(phrases[0]).toMatch(/^[a-z]+ [a-z]+ [a-z]+$/);
  expect(phrases[1]).toBe(phrases[0]);
  await expectAccessible(kim);
  await button(kim, 'Make it small').click();

  // Off is off: the track has ended, and the other is told.
  await button(robin, 'Turn your camera off').click();
  await expect(tile(kim, 'Robin')).toContainText('Robin’s camera is off');
  expect(await liveDevices(robin)).toEqual(['audio']);
  await button(robin, 'Turn your microphone off').click();
  expect(await liveDevices(robin)).toEqual([]);
  await button(robin, 'Turn your camera on').click();
  await movingAt(pictureOf(kim, 'Robin'));
  expect(await liveDevices(robin)).toEqual(['video']);
  await button(robin, 'Make it small').click();

  // The workout runs beneath it, in step, and the picture goes along.
  await beginTogether(robin, kim);
  await expectInStep(robin, kim);
  await movingAt(pictureOf(kim, 'Robin'));
  await button(kim, 'Next').click();
  await expect(robin.getByText(/^Step 2 of/)).toBeVisible();
  await button(robin, 'Send Kim a heart').click();
  await expect(kim.getByText('Robin sent you a heart')).toBeAttached();

  // Either ends it for both.
  await button(kim, 'Enlarge Robin’s picture').click();
  await button(kim, 'Stop seeing each other').click();
  for (const page of [robin, kim]) {
    await expect(seeButton(page)).toBeVisible();
    expect(await liveDevices(page)).toEqual([]);
  }
  await expectInStep(robin, kim);
});
