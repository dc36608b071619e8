import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { openRoom, presence } from './live-room.ts';
import { button } from './training.ts';

export const BEDROOM = 501;
const CARD = { number: '4242 4242 4242 4242', expiry: '12/34', code: '123' };

const confirmAdult = ({ request }: Page) =>
  request.put('/api/consent/adult', { data: { isAdult: true } });

/** Pays as the form does, without its clicks. */
export async function subscribe(page: Page) {
  await confirmAdult(page);
  const { request } = page;
  const { clientSecret } = await (await request.post('/api/create-subscription')).json();
  const data = { clientSecret, ...CARD };
  expect((await request.post('/api/sandbox/confirm', { data })).status()).toBe(200);
}

/** Both are in the room of a bedroom workout, and nobody has said anything. */
export async function meet(robin: Page, kim: Page) {
  await subscribe(robin);
  await confirmAdult(kim);
  await kim.goto('/progress');
  await expect(kim.getByRole('heading', { level: 1 })).toBeVisible();
  await robin.goto(`/workout/${BEDROOM}`);
  await openRoom(robin);
  await kim.getByRole('button', { name: 'Join' }).click();
  for (const page of [robin, kim]) await expect(button(page, 'I’m In')).toBeVisible();
  await expect(presence(robin, 'Kim')).toContainText('Here');
  await expect(presence(kim, 'Robin')).toContainText('Here');
}

export async function begin(robin: Page, kim: Page) {
  await button(robin, 'I’m In').click();
  await expect(robin.getByText('You are in. It begins when you both are.')).toBeVisible();
  await button(kim, 'I’m In').click();
  for (const page of [robin, kim]) await expect(button(page, 'Stop')).toBeVisible();
}

export const SIZES = [
  [320, 568],
  [390, 844],
  [568, 320],
  [844, 390],
  [1280, 800],
] as const;

/** Each signal is as large as a thumb, inside the screen, and under nothing; runs in the page. */
export function coveredParts(): string[] {
  const hidden = [...document.querySelectorAll('.signal')].flatMap((signal) => {
    const { left, top, right, bottom, width, height } = signal.getBoundingClientRect();
    const name = signal.textContent ?? '';
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [left + 3, y],
      [right - 3, y],
      [x, top + 3],
      [x, bottom - 3],
    ] as const;
    const isOnTop = points.every((at) => signal.contains(document.elementFromPoint(...at)));
    const isLarge = width >= 44 && height >= 44;
    const { scrollWidth, clientWidth } = signal;
    return isInside && isOnTop && isLarge && scrollWidth <= clientWidth ? [] : [name];
  });
  const words = document.querySelector('.stage-words');
  const isCut = words !== null && words.scrollHeight > words.clientHeight;
  return isCut ? [...hidden, 'the words'] : hidden;
}
