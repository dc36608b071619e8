import type { Page, Route } from '@playwright/test';
import { expect, held, test, toast } from './fixtures.ts';
import { beginTogether, loseNetwork, meet, startTogether } from './live-room.ts';
import {
  button,
  goToLastStep,
  isCompletion,
  sessionsOf,
  start,
  workoutNumber,
} from './training.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a workout that was paused alone is still offered after a room of the same workout', async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  await kim.goto('/workout/101');
  await start(kim);
  await button(kim, 'Next').click();
  await button(kim, 'Pause').click();

  await meet(robin, kim);
  await beginTogether(robin, kim);
  await goToLastStep(robin, await workoutNumber(robin, 101));
  await button(robin, 'Complete Workout').click();
  // Go back before home is drawn, while the player of the room is still on the screen.
  await kim.waitForURL('/', { waitUntil: 'commit' });
  await kim.goBack();
  const restored = kim.getByRole('region', { name: 'Pick up where you left off' });
  await expect(restored).toContainText('step 2 of');
  await kim.goto('/');
  await kim.goto('/workout/101');
  await expect(restored).toContainText('step 2 of');
});

test('a reset is undone, and a workout ended early, for both; a version is each one’s own', async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  await startTogether(robin, kim);
  await button(robin, 'Next').click();
  await expect(kim.getByText(/^Step 2 of/)).toBeVisible();
  await button(robin, 'Reset').click();
  await button(kim, 'Undo').first().click();
  await expect(robin.getByText(/^Step 2 of/)).toBeVisible();
  await expect(button(robin, 'Resume')).toBeVisible();
  const { steps } = await workoutNumber(robin, 101);
  await button(kim, 'Show details').click();
  await button(kim, 'Harder').click();
  await expect(kim.getByText(steps[1]?.harder ?? '')).toBeVisible();
  await button(kim, 'Resume').click();
  await button(robin, 'Pause').click();
  await expect(kim.getByText(steps[1]?.harder ?? '')).toBeVisible();
  await expect(robin.getByText(steps[1]?.harder ?? '')).toHaveCount(0);
  await button(robin, 'End workout').click();
  for (const page of [robin, kim]) {
    await expect(toast(page, 'Workout Ended')).toBeVisible();
    await expect(page).toHaveURL('/');
  }
  expect(await sessionsOf(kim)).toEqual([]);
});

/** Brings a workout on two phones to one press before its end. */
async function comeToTheEnd(robin: Page, kim: Page) {
  await startTogether(robin, kim);
  await goToLastStep(robin, await workoutNumber(robin, 101));
  await expect(button(kim, 'Complete Workout')).toBeVisible();
}

const isCompleting = (route: Route) => route.request().postDataJSON()?.type === 'complete';

test('completing in a room that the server cannot answer is kept and sent later, as alone', async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  await comeToTheEnd(robin, kim);
  const unavailable = { status: 503, json: { message: 'Please try again in a moment.' } };
  await robin.route('**/api/live/commands', (route) =>
    isCompleting(route) ? route.fulfill(unavailable) : route.continue(),
  );
  await robin.route(isCompletion, (route) => route.fulfill(unavailable));
  await button(robin, 'Complete Workout').click();
  await expect(robin.getByRole('heading', { level: 1 })).toHaveText('Your workout is safe');
  await expect(toast(robin, 'Not Started Yet')).toHaveCount(0);
  await robin.unrouteAll();
  await robin.evaluate(() => dispatchEvent(new Event('online')));
  for (const page of [robin, kim]) {
    await expect(toast(page, 'Workout Complete! 🎉')).toBeVisible();
  }
  expect(await sessionsOf(robin)).toMatchObject([{ completedAt: expect.any(String) }]);
});

test('completing in a room without a network looks busy, and is not offered to be resumed', async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  await comeToTheEnd(robin, kim);
  await loseNetwork(robin);
  // Hold the request, because a failing network takes time to show.
  const network = await held(robin, /\/api\/sessions\/[0-9a-f-]{36}$/);
  await button(robin, 'Complete Workout').click();
  await expect(button(robin, 'Saving...')).toBeDisabled();
  network.letGo();
  await expect(robin.getByRole('heading', { level: 1 })).toHaveText('Your workout is safe');
  const saved = await robin.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('player:')),
  );
  expect(saved).toEqual([]);
});
