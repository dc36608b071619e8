import type { Page } from '@playwright/test';
import { median } from '../../bench/parts/measure.ts';
import { test as base, expect, signIn } from './fixtures.ts';
import { expectInStep, loseNetwork, setClockWrong, startTogether } from './live-room.ts';
import { type SlowNetwork, startSlowNetwork } from './slow-network.ts';
import { button, goToLastStep, sessionsOf, workoutNumber } from './training.ts';
import { expectShownOn, expectWithin, nextTick, whenShown } from './watch-page.ts';

/**
 * Offset of this file's ports from the app's own. The next few ports belong to apps that tests
 * start.
 */
const FIRST_ROAD = 4;

/** Leads Kim's phone to the app through a proxy that a test can spoil. */
const test = base.extend<{ road: SlowNetwork }>({
  // Reduce motion, so that two browsers have the time to stay in step.
  contextOptions: { reducedMotion: 'reduce' },
  road: async ({ baseURL }, use, { parallelIndex }) => {
    const appPort = Number(new URL(baseURL ?? '').port);
    const road = await startSlowNetwork(appPort + FIRST_ROAD + parallelIndex, appPort);
    await use(road);
    await road.close();
  },
  kimsPage: async ({ browser, couple, contextOptions, road }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: road.url });
    await signIn(context, couple.kim);
    await use(await context.newPage());
    await context.close();
  },
});

const ALONE = 'You’re offline. Keep going';

/**
 * Measures by how many milliseconds two phones differ, from the moments at which their clocks jump.
 */
async function apart(one: Page, two: Page): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < 5; round++) {
    const [first, second] = await Promise.all([nextTick(one), nextTick(two)]);
    const seconds = (text: string) => Number(text.split(':')[1]);
    // Compare by time origins, which are right on both devices. Only Date is wrong.
    const shownApart = (seconds(first.second) - seconds(second.second)) * 1000;
    rounds.push(Math.abs(first.at - second.at - shownApart));
  }
  // Take the median: a busy machine is late now and then, but a wrong clock is wrong every time.
  return median(rounds);
}

for (const delayMs of [0, 250]) {
  const road = delayMs > 0 ? `, over a road ${delayMs} ms longer there than back` : '';
  test(`a phone whose clock is wrong by 90 seconds shows the same step and time${road}`, {
    tag: '@nightly',
  }, async ({ robinsPage: robin, kimsPage: kim, road }) => {
    await setClockWrong(kim.context());
    road.delayThere(delayMs);
    await startTogether(robin, kim);
    for (const page of [robin, kim]) await expect(page.getByRole('timer')).not.toHaveText('0:00');
    await expectInStep(robin, kim);
    expectWithin(300, await apart(robin, kim));
  });
}

test('a Pause that the network swallows stops both all the same', { tag: '@nightly' }, async ({
  robinsPage: robin,
  kimsPage: kim,
  road,
}) => {
  await startTogether(robin, kim);
  road.cut();
  await button(kim, 'Pause').click();
  await expect(button(kim, 'Resume')).toBeVisible();
  road.mend();
  await expect(robin.getByText('Kim paused.')).toBeVisible();
  await expectInStep(robin, kim);
});

test('out of a network that swallows everything, both are in step within a second', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim, road }) => {
  await startTogether(robin, kim);
  road.cut();
  // Press a button: a press without an answer reveals the dead connection, though nothing was
  // refused.
  await button(kim, 'Next').click();
  await expect(kim.getByText(/^Step 2 of/)).toBeVisible();
  await expect(kim.getByText(ALONE)).toBeVisible();
  await button(robin, 'Next').click();
  await button(robin, 'Next').click();
  await expect(robin.getByText(/^Step 3 of/)).toBeVisible();
  await button(kim, 'Pause').click();
  const isInStep = await whenShown(kim, 'Step 3 of');
  const isPaused = await whenShown(robin, 'Kim paused.');
  const mendedAt = road.mend();
  expectWithin(1_000, (await isInStep()) - mendedAt);
  expectWithin(1_500, (await isPaused()) - mendedAt);
  await expect(kim.getByText(ALONE)).toBeHidden();
  await expectInStep(robin, kim);
});

test('a Pause that was taken back in the tunnel stops nobody', { tag: '@nightly' }, async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  await kim.clock.install();
  await startTogether(robin, kim);
  await loseNetwork(kim);
  await button(kim, 'Pause').click();
  await button(kim, 'Resume').click();
  await kim.clock.fastForward(6_000);
  const isAsked = kim.waitForResponse('**/api/live/events*');
  await kim.context().setOffline(false);
  await isAsked;
  await expect(kim.getByText(ALONE)).toBeHidden();
  // Press again: this press comes after everything that was sent on the return.
  await button(kim, 'Next').click();
  await expect(robin.getByText(/^Step 2 of/)).toBeVisible();
  await expect(button(robin, 'Pause')).toBeVisible();
});

test('a stream that the server has given up is opened again', { tag: '@nightly' }, async ({
  robinsPage: robin,
  kimsPage: kim,
  road,
}) => {
  await startTogether(robin, kim);
  road.loseStreams();
  await expect(robin.getByText("Kim's phone is offline.")).toBeVisible();
  await button(robin, 'Next').click();
  await expect(kim.getByText(/^Step 2 of/)).toBeVisible();
  await expect(robin.getByText("Kim's phone is offline.")).toBeHidden();
});

test('completed into a network that swallows it, a workout is kept and ends on both', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim, road }) => {
  await startTogether(robin, kim);
  await goToLastStep(robin, await workoutNumber(robin, 101));
  await expect(button(kim, 'Complete Workout')).toBeVisible();
  road.cut();
  await button(kim, 'Complete Workout').click();
  const heading = kim.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your workout is safe', { timeout: 30_000 });
  await expectShownOn([robin, kim], 'Workout Complete! 🎉', async () => {
    road.mend();
  });
  for (const page of [robin, kim]) await expect(page).toHaveURL(/\/$/);
  expect(await sessionsOf(robin)).toHaveLength(1);
});

test('completing does not overtake the press that leads to the last step', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim, road }) => {
  const workout = await workoutNumber(robin, 101);
  await startTogether(robin, kim);
  // Slow Kim's way, so that every press shows long before it arrives.
  road.delayThere(250);
  await goToLastStep(kim, workout);
  await expectShownOn([robin, kim], 'Workout Complete! 🎉', () =>
    button(kim, 'Complete Workout').click(),
  );
});

const lessOf = (page: Page) => page.getByRole('button', { name: '15 seconds less' });

/** Reads a step's countdown, between the buttons that change it. */
async function secondsLeft(page: Page): Promise<number> {
  const text = (await lessOf(page).locator('xpath=..').textContent()) ?? '';
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

test('hands-free, both go on without a network, in step, and are together when it is back', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim }) => {
  await startTogether(robin, kim);
  for (const page of [robin, kim]) await button(page, 'Show details').click();
  await robin.getByRole('switch', { name: 'Hands-free' }).click();
  const { steps } = await workoutNumber(robin, 101);
  for (let left = steps[0]?.seconds ?? 0; left > 20; left -= 15) await lessOf(kim).click();
  await expect.poll(() => secondsLeft(kim)).toBeLessThanOrEqual(20);
  await expect.poll(() => secondsLeft(robin)).toBeLessThanOrEqual(20);
  for (const page of [robin, kim]) await loseNetwork(page);
  const moments = [await whenShown(robin, 'Step 2 of'), await whenShown(kim, 'Step 2 of')];
  const [one = 0, two = 0] = await Promise.all(moments.map((isShown) => isShown()));
  expectWithin(300, Math.abs(one - two));
  await expectInStep(robin, kim);
  for (const page of [robin, kim]) await page.context().setOffline(false);
  for (const page of [robin, kim]) await expect(page.getByText(ALONE)).toBeHidden();
  await button(robin, 'Pause').click();
  await expect(kim.getByText('Robin paused.')).toBeVisible();
  await expectInStep(robin, kim);
});
