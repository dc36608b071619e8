import type { Page } from '@playwright/test';
import type { Evening } from './evening.ts';
import { expect } from './fixtures.ts';
import { unlock } from './lock-screen.ts';
import { button } from './training.ts';

/** `visitor`: nobody is signed in as far as the page knows. */
type Place = 'journal' | 'locked' | 'unreachable' | 'visitor' | 'elsewhere';

const PLACES: Readonly<Record<string, Place>> = {
  Journal: 'journal',
  Locked: 'locked',
  'We can’t reach the server': 'unreachable',
  'You’re signed out': 'visitor',
};

/** Where a tab is, once it shows anything. */
export async function placeOf(page: Page): Promise<Place> {
  let place: Place = 'elsewhere';
  await expect(async () => {
    const heading = await page.locator('h1').first().textContent({ timeout: 5_000 });
    const isVisitor = await visitorSign(page).isVisible();
    place = PLACES[heading?.trim() ?? ''] ?? (isVisitor ? 'visitor' : 'elsewhere');
  }).toPass({ timeout: 30_000 });
  return place;
}

/** Only who is not signed in is led to signing in. */
export const visitorSign = (page: Page) =>
  page
    .getByRole('link', { name: /^(Sign In|Create (Your|an) Account)$/ })
    .or(page.getByRole('heading', { name: 'You’re signed out' }))
    .first();

export const field = (page: Page) => page.getByLabel('Your thoughts');
export const newEntry = (page: Page) =>
  page.getByRole('button', { name: /^(New Entry|Write First Entry)$/ }).first();
export const continuing = (page: Page) => page.getByRole('button', { name: /^Continue Writing/ });
export const discarding = (page: Page) => page.getByRole('button', { name: /^Discard/ });
export const question = (page: Page) => page.getByRole('alertdialog');

/** Goes to the journal and unlocks it; false where that needs a network which is not there. */
export async function openJournal(evening: Evening, page: Page): Promise<boolean> {
  const { shown, network, given } = evening;
  if (!shown) return false;
  const isThere = network === 'there';
  for (let tries = 0; tries < 5; tries++) {
    if (new URL(page.url()).pathname !== '/journal') await page.goto(`${given.app.url}/journal`);
    const place = await placeOf(page);
    if (place === 'journal') {
      await expect(newEntry(page).or(field(page)).first()).toBeVisible();
      return true;
    }
    if (!isThere) return false;
    if (place === 'locked') await unlock(page, given.couple[shown].password);
    if (place === 'unreachable') await reload(page);
    await expect.poll(() => placeOf(page)).toBe('journal');
  }
  throw new Error('The journal does not open.');
}

/** The words in the form that is open, if one is. */
export async function formText(page: Page): Promise<string | null> {
  return (await field(page).isVisible()) ? field(page).inputValue({ timeout: 5_000 }) : null;
}

/** What a person finds in a tab, also in the form that is open. */
export function shownText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const typed = Array.from(document.querySelectorAll('textarea, input'), (one) =>
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.value : '',
    );
    return [document.body?.innerText ?? '', ...typed].join('\n');
  });
}

/** All that a tab holds, to be seen or not. */
export async function heldText(page: Page): Promise<string> {
  return (await page.content()) + (await shownText(page));
}

export function storedDrafts(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('draft:'))),
  );
}

/** What a page does whose person looks at it again. */
export async function lookAt(page: Page): Promise<void> {
  await page
    .evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    // On its way to another page: that one looks by itself.
    .catch(() => null);
}

/** Presses Save; whether the form closes. It says why where it does not. */
export async function pressSave(page: Page): Promise<boolean> {
  await button(page, 'Save Entry').click();
  const isRefused = page.locator('textarea[aria-invalid=true]');
  const isEnded = async () => (await field(page).isHidden()) || (await isRefused.isVisible());
  await expect.poll(isEnded, 'The form neither closes nor says why.').toBe(true);
  return field(page).isHidden();
}

export async function closeForm(page: Page): Promise<void> {
  if (await field(page).isVisible()) await button(page, 'Cancel').click();
  await expect(field(page)).toBeHidden();
}

/** The unfinished entries that say some of these words, each with its place among the buttons. */
export function discardable(page: Page, tokens: readonly string[]) {
  return discarding(page).evaluateAll(
    (buttons, words) =>
      buttons
        .map((one, at) => {
          const text = one.closest('li, section, article')?.textContent ?? '';
          return { at, tokens: words.filter((word) => text.includes(word)) };
        })
        .filter((one) => one.tokens.length > 0),
    tokens,
  );
}

/** Signs in as a person does, on the page that one of three ways leads to, and opens the journal. */
export async function signInAt(
  page: Page,
  origin: string,
  who: { email: string; password: string },
  how: number,
): Promise<void> {
  const isAtGate = new URL(page.url()).pathname === '/signin-required';
  if (isAtGate && how < 0.4) await button(page, 'Sign In').click();
  else if (isAtGate && how < 0.8) {
    // Without leaving the document.
    await page.getByRole('link', { name: 'Create Your Account' }).click();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await expect(button(page, 'Sign In')).toBeVisible();
  } else await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await button(page, 'Sign In').click();
  await expect(page).toHaveURL(/\/(welcome|journal)$/);
  if (page.url().endsWith('/welcome')) {
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('link', { name: 'Open the Journal' }).click();
  }
  await placeOf(page);
}

/** Loads a tab anew; one that is about to do so by itself may come first. */
export async function reload(page: Page): Promise<void> {
  await page.reload().catch(() => null);
  await placeOf(page);
}
