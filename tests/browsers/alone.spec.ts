import { aSignUp } from '../../server/testing/factories.ts';
import { GOOD_CARD } from '../e2e/premium-couple.ts';
import { expect, signIn, test } from './fixtures.ts';
import type { Phone } from './phone.ts';
import { trainToTheEnd } from './training.ts';

async function fillCard(phone: Phone) {
  await phone.type('Card number', GOOD_CARD.number);
  await phone.type('Expiry date', GOOD_CARD.expiry);
  await phone.type('Security code', GOOD_CARD.code);
}

test('two partners sign up and are welcomed', async ({ phone }) => {
  const form = aSignUp();
  await phone.open('/signup');
  for (const [partner, legend] of [
    ['partner1', 'Partner 1'],
    ['partner2', 'Partner 2'],
  ] as const) {
    const fields = phone.within(legend);
    await fields.type('Name', form[`${partner}Name`]);
    await fields.type('Email', form[`${partner}Email`]);
    await fields.type('Cell phone', form[`${partner}Phone`]);
    await fields.type('Password', form[`${partner}Password`]);
  }
  await phone.press('Create Our Account');
  await phone.see('Welcome to Sexercise');
  await phone.see('Browse All Workouts');
});

test('a workout is planned for next week', async ({ phone, couple }) => {
  await signIn(phone, couple.robin);
  await phone.open('/');
  await phone.see('Roll out the mat.');
  await phone.open('/plan');
  await phone.press('Next Week');
  await phone.press(/^Plan a workout for Monday/);
  await phone.type('Search workouts', 'soften evening');
  await phone.press(/^Soften Into the Evening/);
  await phone.see('Your idea');
});

test('a workout is trained to its closing card', async ({ phone, couple }) => {
  await signIn(phone, couple.robin);
  await trainToTheEnd(phone);
  await phone.press('Complete Workout');
  await phone.see('Well done, Robin');
  await phone.press('Done');
  await phone.seeNoMore('Well done, Robin');
});

test('the couple stays in the picture while that begins to move', async ({ phone, couple }) => {
  await signIn(phone, couple.robin);
  await phone.open('/workout/101');
  await phone.see('Start');
  await phone.run(() => {
    const pen = new OffscreenCanvas(16, 16).getContext('2d', { willReadFrequently: true });
    const { dataset } = document.documentElement;
    let moved = 0;
    requestAnimationFrame(function look() {
      const canvas = document.querySelector<HTMLCanvasElement>('main canvas');
      const isStill = !canvas?.previousElementSibling?.lastElementChild?.hasAttribute('display');
      pen?.clearRect(0, 0, 16, 16);
      if (canvas) pen?.drawImage(canvas, 0, 0, 16, 16);
      const isMoving = pen?.getImageData(0, 0, 16, 16).data.some((value) => value > 0);
      if (!isStill && isMoving) moved++;
      if (!isStill && !isMoving) dataset.picture = 'gone';
      else if (moved === 5) dataset.picture = 'moves';
      else requestAnimationFrame(look);
    });
  });
  await phone.press('Start');
  await phone.until('have seen it move', () => 'picture' in document.documentElement.dataset);
  expect(await phone.run(() => document.documentElement.dataset.picture)).toBe('moves');
});

test('an unfinished entry outlives its page, and is saved', async ({ phone, couple }) => {
  await signIn(phone, couple.robin);
  await phone.open('/journal');
  await phone.press('Write First Entry');
  await phone.type('Your thoughts', 'Rain on the roof');
  await phone.reload();
  await phone.see('You have an unfinished entry');
  await phone.press('Continue Writing');
  await phone.press('Save Entry');
  await phone.see('Entry Saved');
  await phone.reload();
  await phone.see('Rain on the roof');
});

test('the picture of a challenge is drawn, saved and shared', async ({ phone, couple }) => {
  await signIn(phone, couple.robin);
  await phone.open('/challenges');
  await phone.press(/Back-to-Back Sit/);
  await phone.until('see a picture', () => {
    const canvas = document.querySelector('canvas');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels !== undefined && new Set(pixels).size > 50;
  });
  await phone.press('Share Challenge');
  await phone.see('Challenge Copied!');
  await phone.press('Generate Graphic');
  await phone.see('Challenge Graphic Generated!');
});

test('the link of an invitation is copied, or stays on the page', async ({ phone, newCouple }) => {
  await signIn(phone, newCouple.robin);
  await phone.open('/profile');
  await phone.press('Invite');
  await phone.see('Invite Link Copied!');
  await phone.run(() => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    document.execCommand = () => false;
  });
  await phone.press('Invite');
  await phone.until('have the link selected', () => {
    const field = document.querySelector('textarea');
    return field?.value.startsWith('http') === true && field.selectionEnd === field.value.length;
  });
});

test('a browser without voices promises beeps, not a voice', async ({ phone, couple }) => {
  await signIn(phone, couple.robin);
  await phone.open('/workout/101');
  await phone.press('Guide Us');
  const hasVoice = await phone.run(() => speechSynthesis?.getVoices().length > 0);
  await phone.see(hasVoice ? 'You should hear a voice now' : 'This browser has no voice');
});

test('steps to install are those of a browser that installs apps', async ({
  phone,
  couple,
  engine,
}) => {
  await signIn(phone, couple.robin);
  await phone.open('/account/sign-in');
  // Firefox on a computer has no such menu.
  const words = {
    firefox: 'This browser doesn’t install apps',
    webkit: 'Open your browser’s menu',
  };
  await phone.see(words[engine]);
});

test('a product is put into the cart and paid for', async ({ phone, couple }) => {
  await signIn(phone, couple.robin);
  await phone.open('/store');
  await phone.press('Add to Cart: First Light Perfume');
  await phone.press('View Cart');
  await phone.press('Checkout');
  await phone.type('Full name', 'Robin Castle');
  await phone.type('Street address', 'Elm Street 12');
  await phone.type('Postal code', '10115');
  await phone.type('City', 'Berlin');
  await phone.choose('Country', 'Germany');
  await phone.press('Continue to Payment');
  await fillCard(phone);
  await phone.press(/^Pay \$/);
  await phone.see('Thank you, both of you');
});

test('a couple subscribes, and the bedroom opens', async ({ phone, couple }) => {
  await signIn(phone, couple.robin);
  await phone.open('/subscribe');
  await fillCard(phone);
  await phone.press('Subscribe');
  await phone.see('Welcome to Premium!');
  await phone.see('Start Workout');
});

test('name and theme are changed on the account page', async ({ phone, couple }) => {
  await signIn(phone, couple.robin);
  await phone.open('/profile');
  await phone.press(/^Settings/);
  await phone.press('You');
  await phone.type('First name', 'Robyn');
  await phone.press('Save Name');
  await phone.see('Changes Saved');
  await phone.press('Dark');
  await phone.until('have dark pages', () => document.documentElement.dataset.theme === 'dark');
  await phone.press('Back to Account');
  await phone.press('Back to Profile');
  await phone.see('Robyn Castle');
  expect(await phone.run(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
});
