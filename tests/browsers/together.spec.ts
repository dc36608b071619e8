import { button } from '../e2e/training.ts';
import { expect, signIn, test } from './fixtures.ts';

test('two train in one room, one of them in Chromium', async ({ phone, couple, kimsPage: kim }) => {
  await signIn(phone, couple.robin);
  await kim.goto('/progress');
  await expect(kim.getByRole('heading', { level: 1 })).toBeVisible();
  await phone.open('/workout/101');
  await phone.press('On two phones');
  await phone.press('Start');
  const invitation = kim.getByRole('region', { name: 'Workout together' });
  await invitation.getByRole('button', { name: 'Join' }).click();
  await phone.see('You’re both here.');
  await phone.press('Ready');
  await expect(kim.getByText('Robin is ready. You too?')).toBeVisible();
  await button(kim, 'Ready').click();
  await phone.see('Pause');
  await button(kim, 'Next').click();
  await phone.see(/^Step 2 of/);
  await phone.press('Pause');
  await expect(kim.getByText('Robin paused. Take your time.')).toBeVisible();
  await button(kim, 'Send Robin a heart').click();
  await phone.see('Kim sent you a heart');
});
