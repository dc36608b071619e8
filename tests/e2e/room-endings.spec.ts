import { expect, test } from './fixtures.ts';
import { beginTogether, meet } from './live-room.ts';
import { button, goToLastStep, start, workoutNumber } from './training.ts';

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
  await button(kim, 'Continue Journey').click();
  await expect(kim).toHaveURL('/');
  await kim.goto('/workout/101');
  const restored = kim.getByRole('region', { name: 'Resume where you were' });
  await expect(restored).toContainText('step 2 of');
});
