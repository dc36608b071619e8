import type { Page } from '@playwright/test';
import { button } from '../e2e/training.ts';
import { expect, signIn, test } from './fixtures.ts';
import type { Phone } from './phone.ts';

/** Brings Robin and, in Chromium, Kim into the room of a workout. */
async function meet(phone: Phone, kim: Page) {
  await kim.goto('/progress');
  await expect(kim.getByRole('heading', { level: 1 })).toBeVisible();
  await phone.open('/workout/101');
  await phone.press('On two phones');
  await phone.press('Start');
  const invitation = kim.getByRole('region', { name: 'Workout together' });
  await invitation.getByRole('button', { name: 'Join' }).click();
  await phone.see('You’re both here.');
}

test('two train in one room, one of them in Chromium', async ({ phone, couple, kimsPage: kim }) => {
  await signIn(phone, couple.robin);
  await meet(phone, kim);
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

test('two see each other and read the same words, or are told why not', async ({
  phone,
  couple,
  kimsPage: kim,
}) => {
  await signIn(phone, couple.robin);
  await meet(phone, kim);
  await button(kim, 'See Each Other').click();
  await phone.see('Kim would like you to see each other');
  if (await phone.run(() => typeof RTCPeerConnection === 'undefined')) {
    await phone.see('but this browser has no video calls');
    await expect(kim.getByText('Robin’s browser has no video calls')).toBeVisible();
    return;
  }
  await phone.press('See Each Other');
  await phone.press('Enlarge Kim’s picture');
  await phone.see('If Kim sees the same three');
  await button(kim, 'Enlarge Robin’s picture').click();
  const words = await kim.locator('.video-phrase strong').textContent();
  expect(words).toMatch(/^[a-z]+ [a-z]+ [a-z]+$/);
  await phone.see(String(words));
  await phone.until('see a moving picture', () => {
    const video = document.querySelector<HTMLVideoElement>('.video-partner video');
    return video !== null && video.videoWidth > 0 && video.currentTime > 0.5;
  });
  await phone.press('Stop seeing each other');
  await expect(button(kim, 'See Each Other')).toBeVisible();
});
