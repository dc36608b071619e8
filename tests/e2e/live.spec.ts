import type { Page, Route } from '@playwright/test';
import { isWholeMatrix } from '../../server/testing/whole-matrix.ts';
import { startApp } from '../app-process.ts';
import { startPostgres } from '../postgres-server.ts';
import { type Couple, expect, expectAccessible, signIn, signUpCouple, test } from './fixtures.ts';
import {
  beginTogether,
  expectInStep,
  loseNetwork,
  meet,
  openRoom,
  presence,
  startTogether,
} from './live-room.ts';
import { button, goToLastStep, secondsShown, sessionsOf, workoutNumber } from './training.ts';
import { expectShownOn, expectWithin, whenHeard, whenShown } from './watch-page.ts';

// Reduce motion, so that two browsers have the time to stay in step.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two phones start together and stay in step, also when one loses the network', async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  await meet(robin, kim);
  await expectAccessible(robin);
  await button(robin, 'Ready').click();
  await expectShownOn([robin, kim], 'Get ready', () => button(kim, 'Ready').click());
  for (const page of [robin, kim]) await expect(page.getByRole('timer')).not.toHaveText('0:00');
  await expectInStep(robin, kim);

  await button(kim, 'Next').click();
  await expect(robin.getByText(/^Step 2 of/)).toBeVisible();
  await expectAccessible(kim);
  await button(robin, 'Pause').click();
  await expect(kim.getByText('Robin paused. Take your time.')).toBeVisible();
  await expect(button(kim, 'Resume')).toBeVisible();
  await expectInStep(robin, kim);
  await expectAccessible(kim);
  await button(kim, 'Resume').click();
  await expect(button(robin, 'Pause')).toBeVisible();

  await robin.getByRole('button', { name: 'Swap sides' }).click();
  await expect(presence(kim, 'Kim').or(presence(kim, 'You')).first()).toContainText('On the left');
  await robin.getByRole('button', { name: 'Send Kim a heart' }).click();
  await expect(kim.getByText('Robin sent you a heart')).toBeAttached();

  // Cut the network: the phone must continue alone, and return into step.
  await loseNetwork(kim);
  await expect(robin.getByText("Kim's phone is offline.")).toBeVisible();
  const before = await secondsShown(kim);
  await expect.poll(() => secondsShown(kim)).toBeGreaterThan(before);
  await button(robin, 'Next').click();
  await expect(robin.getByText(/^Step 3 of/)).toBeVisible();
  const isBack = await whenHeard(kim, 'online');
  const isInStep = await whenShown(kim, 'Step 3 of');
  await kim.context().setOffline(false);
  expectWithin(1_000, (await isInStep()) - (await isBack()));
  await expect(kim.getByText('You’re offline. Keep going')).toBeHidden();
  await expectInStep(robin, kim);

  // Pause without a network: pause must always stop both in the end.
  await kim.context().setOffline(true);
  await button(kim, 'Pause').click();
  await expect(button(kim, 'Resume')).toBeVisible();
  await kim.context().setOffline(false);
  await expect(robin.getByText('Kim paused.')).toBeVisible();
  await expectInStep(robin, kim);
});

test('within a second the partner is told, on whatever page, who started what', async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  await robin.goto('/workout/101?on=two-phones');
  const title = (await robin.getByRole('heading', { level: 1 }).textContent()) ?? '';
  for (const page of isWholeMatrix ? ['/journal', '/store'] : ['/store']) {
    const isConnected = kim.waitForResponse('**/api/live/events*');
    await kim.goto(page);
    await isConnected;
    const isPressed = await whenHeard(robin, 'click');
    const isTold = await whenShown(kim, `Robin started ${title}`);
    await button(robin, 'Start').click();
    expectWithin(1_000, (await isTold()) - (await isPressed()));
    if (page === '/store') await expectAccessible(kim);
    await button(robin, 'Leave the room').click();
    await expect(kim.getByRole('region', { name: 'Workout together' })).toBeHidden();
  }
});

const workoutSummary = (page: Page) => page.getByRole('dialog', { name: /^Well done/ });

test('completing on one completes for both: one session, the same toast, the same figures', async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  // Visit home first, so that both pages hold the old figures in memory.
  for (const page of [robin, kim]) {
    await page.goto('/');
    await expect(page.getByText('3 of 3 free workouts left.')).toBeVisible();
    await expect(page.getByRole('img', { name: '0, no workout yet today' })).toBeVisible();
  }
  const tonight = robin.getByRole('region', { name: "Tonight's session" });
  await tonight.getByRole('link', { name: 'On two phones' }).click();
  await button(robin, 'Start').click();
  await button(kim, 'Join').click();
  await beginTogether(robin, kim);
  await button(robin, 'Send Kim a heart').click();
  await goToLastStep(robin, await workoutNumber(robin, 101));
  await expect(button(kim, 'Complete Workout')).toBeVisible();
  await expectShownOn([robin, kim], 'Workout Complete! 🎉', () =>
    button(kim, 'Complete Workout').click(),
  );
  for (const page of [robin, kim]) {
    await expect(page).toHaveURL('/');
    // Expect the badge of the first workout in each member's card.
    const badge = workoutSummary(page).getByRole('region', { name: 'First Workout' });
    await expect(badge).toContainText('Achievement Unlocked');
    await expect(page.getByText('2 of 3 free workouts left.')).toBeVisible();
    await expect(page.getByRole('img', { name: '1, today is done' })).toBeVisible();
    await expect(page.getByText('Today counts.')).toBeVisible();
    await expect(workoutSummary(page)).toContainText('Both of you, each on your own phone');
    await expect(workoutSummary(page)).toContainText('1 heart sent');
  }
  // Answer how it felt, which is private to each member.
  await workoutSummary(robin).getByRole('button', { name: 'Calm' }).click();
  await expect(
    workoutSummary(robin).getByRole('button', { name: 'Calm', pressed: true }),
  ).toBeEnabled();
  const [felt, ...others] = await (await robin.request.get('/api/journal')).json();
  expect(others).toEqual([]);
  expect(felt).toMatchObject({ mood: 'calm', isSharedWithPartner: false });
  expect(await (await kim.request.get('/api/journal')).json()).toEqual([]);
  await button(robin, 'Write a Line').click();
  await expect(robin.getByLabel('Title (optional)')).toHaveValue(felt.title);
  await button(robin, 'Cancel').click();
  await expectAccessible(robin);
  await button(robin, 'Done').click();
  await expect(workoutSummary(robin)).toBeHidden();
  await kim.getByRole('link', { name: 'Progress' }).click();
  await expect(workoutSummary(kim)).toBeHidden();
  const [session, ...more] = await sessionsOf(robin);
  expect(more).toEqual([]);
  expect(session?.partnerId).toEqual(expect.any(String));
  expect(session?.completedAt).not.toBeNull();
});

/** Holds a phone's next press back. Returns the answer's status once released. */
async function holdPress(page: Page) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let arrive = () => {};
  const isHeld = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const answered = page.waitForResponse('**/api/live/commands');
  const hold = async (route: Route) => {
    arrive();
    await held;
    await route.continue();
  };
  await page.route('**/api/live/commands', hold, { times: 1 });
  const release = async () => {
    letGo();
    return (await answered).status();
  };
  return { isHeld, release };
}

test('pressed on both phones at once, Next is one step', { tag: '@nightly' }, async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  await startTogether(robin, kim);
  const holding = [await holdPress(robin), await holdPress(kim)];
  await Promise.all([button(robin, 'Next').click(), button(kim, 'Next').click()]);
  // Hold both presses before either arrives.
  const answers = await Promise.all(holding.map(({ isHeld }) => isHeld)).then(() =>
    Promise.all(holding.map(({ release }) => release())),
  );
  expect(answers.sort()).toEqual([200, 409]);
  for (const page of [robin, kim]) await expect(page.getByText(/^Step 2 of/)).toBeVisible();
  await expectInStep(robin, kim);
  await Promise.all([button(robin, 'Pause').click(), button(kim, 'Next').click()]);
  for (const page of [robin, kim]) await expect(button(page, 'Resume')).toBeVisible();
  await expectInStep(robin, kim);
});

test('a reload in the middle leads back into the room, and leaving leads out of it', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim }) => {
  await startTogether(robin, kim);
  await button(robin, 'Next').click();
  await expect(kim.getByText(/^Step 2 of/)).toBeVisible();
  await kim.reload();
  await expect(button(kim, 'Pause')).toBeVisible();
  await expectInStep(robin, kim);

  await button(kim, 'Show details').click();
  await button(kim, 'Leave the room').click();
  await expect(robin.getByText('Kim stepped out.')).toBeVisible();
  await expect(kim.getByRole('button', { name: 'Pick up where you left off' })).toBeVisible();
  await kim.goto('/journal');
  await kim.getByRole('button', { name: 'Join' }).click();
  await expect(button(kim, 'Pause')).toBeVisible();
  await expectInStep(robin, kim);
});

test('another page of the same person may come and go without taking them out', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim }) => {
  await startTogether(robin, kim);
  const second = await kim.context().newPage();
  await second.goto('/workout/101');
  await expect(button(second, 'Pause')).toBeVisible();
  const isLeaving = second.waitForResponse('**/api/live/commands');
  await button(second, 'Show details').click();
  await second.getByRole('link', { name: 'Progress' }).click();
  expect((await isLeaving).status()).toBe(200);
  await button(robin, 'Next').click();
  await expect(kim.getByText(/^Step 2 of/)).toBeVisible();
  await button(kim, 'Show details').click();
  await expect(button(kim, 'Leave the room')).toBeVisible();
  await expect(presence(robin, 'Kim')).toContainText('Here');

  await second.close();
  await kim.getByRole('link', { name: 'Progress' }).click();
  await expect(robin.getByText('Kim stepped out.')).toBeVisible();
});

test('one whose page made way for others comes back into the room', { tag: '@nightly' }, async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  await startTogether(robin, kim);
  // Open more pages than a person may have: the oldest must give way.
  for (let count = 0; count < 4; count++) {
    const other = await kim.context().newPage();
    await other.goto('/workout/101');
    await expect(button(other, 'Pause')).toBeVisible();
  }
  await expect(kim.getByText('You’re offline. Keep going')).toBeVisible();
  await button(robin, 'Next').click();
  await expect(kim.getByText(/^Step 2 of/)).toBeVisible();
  await expect(kim.getByText('You’re offline. Keep going')).toBeHidden();
  await expectInStep(robin, kim);
});

test('whoever waits in the lobby may start, and Ready never moves under the finger', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim }) => {
  await robin.goto('/workout/101');
  await openRoom(robin);
  const ready = button(robin, 'Ready');
  await expect(button(robin, 'Start without waiting')).toBeVisible();
  const place = await ready.boundingBox();
  await kim.goto('/');
  await button(kim, 'Join').click();
  await expect(presence(robin, 'Kim')).toContainText('Here');
  await expect(button(robin, 'Start without waiting')).toBeHidden();
  expect(await ready.boundingBox()).toEqual(place);
  await kim.context().setOffline(true);
  await expect(robin.getByText("Kim's phone is offline.")).toBeVisible();
  expect(await ready.boundingBox()).toEqual(place);
  await button(robin, 'Start without waiting').click();
  await expect(button(robin, 'Pause')).toBeVisible();
  await kim.context().setOffline(false);
  await expect(button(kim, 'Pause')).toBeVisible();
  await expectInStep(robin, kim);
});

test('who is the only one left of a couple is offered no room for two', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim, couple }) => {
  await robin.goto('/workout/101');
  const choice = robin.getByRole('radio', { name: 'On two phones' });
  await expect(choice).toBeVisible();
  const { password } = couple.kim;
  expect((await kim.request.post('/api/account/leave', { data: { password } })).status()).toBe(204);
  const isTold = robin.waitForResponse('**/api/live/events*');
  await robin.reload();
  await isTold;
  await expect(button(robin, 'Start')).toBeVisible();
  await expect(choice).toBeHidden();
});

test('when the free workouts are used up, both are told kindly', { tag: '@nightly' }, async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  await meet(robin, kim);
  for (let count = 0; count < 3; count++) {
    const started = await robin.request.post('/api/sessions', { data: { workoutId: 101 } });
    const { id } = await started.json();
    const completion = { completedAt: new Date().toISOString(), duration: 0, caloriesBurned: 0 };
    await robin.request.patch(`/api/sessions/${id}`, { data: completion });
  }
  await button(robin, 'Ready').click();
  await expect(kim.getByText('Robin is ready. You too?')).toBeVisible();
  await button(kim, 'Ready').click();
  for (const page of [robin, kim]) {
    await expect(page).toHaveURL(/\/subscribe/);
    await expect(page.getByText('You’ve used your free workouts.').first()).toBeVisible();
  }
});

test('two processes on one PostgreSQL are one room, also when one of them is killed', {
  tag: '@nightly',
}, async ({ browser, contextOptions }) => {
  test.slow();
  const server = await startPostgres();
  const port = Number(new URL(test.info().project.use.baseURL ?? '').port);
  const env = (offset: number) => ({
    DATABASE_URL: server.url,
    APP_SECRET: 'a secret for two processes, long enough',
    PORT: String(port + offset),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  let first = await startApp(env(1));
  const second = await startApp(env(2));
  const pages: Page[] = [];
  let couple: Couple | null = null;
  for (const [app, who] of [
    [first, 'robin'],
    [second, 'kim'],
  ] as const) {
    const baseURL = app.url.replace('127.0.0.1', 'localhost');
    const context = await browser.newContext({ ...contextOptions, baseURL });
    couple ??= await signUpCouple(context.request);
    await signIn(context, couple[who]);
    pages.push(await context.newPage());
  }
  const [robin, kim] = pages as [Page, Page];
  await startTogether(robin, kim);
  await button(robin, 'Next').click();
  await expect(kim.getByText(/^Step 2 of/)).toBeVisible();

  first.signal('SIGKILL');
  await first.exited;
  await expect(robin.getByText('You’re offline. Keep going')).toBeVisible();
  await button(kim, 'Next').click();
  first = await startApp(env(1));
  await expect(robin.getByText(/^Step 3 of/)).toBeVisible();
  await expect(robin.getByText('You’re offline. Keep going')).toBeHidden();
  await expectInStep(robin, kim);

  for (const page of pages) await page.context().close();
  for (const app of [first, second]) {
    app.signal('SIGTERM');
    expect(await app.exited).toBe(0);
  }
  await server.stop();
});
