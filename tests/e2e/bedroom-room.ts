import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { openRoom, presence } from './live-room.ts';
import { becomePremium, confirmAdult } from './premium-couple.ts';
import { button } from './training.ts';

export const BEDROOM = 501;

/** Brings both into the room of a bedroom workout, before anyone has said anything. */
export async function meet(robin: Page, kim: Page) {
  await becomePremium(robin);
  for (const page of [robin, kim]) await confirmAdult(page);
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
  await expect(robin.getByText('You’re in. It starts when you both are.')).toBeVisible();
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

/** Lists signals that are smaller than a thumb, outside the screen or covered. Runs in the page. */
export function overlayParts(): string[] {
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
  const { scrollHeight, clientHeight } = document.documentElement;
  const isScrolling = words !== null && scrollHeight > clientHeight;
  return [...hidden, ...(isCut ? ['the words'] : []), ...(isScrolling ? ['the page scrolls'] : [])];
}
