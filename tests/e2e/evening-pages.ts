import type { Page } from '@playwright/test';
import type { Evening } from './evening.ts';
import { expect } from './fixtures.ts';
import { unlock } from './lock-screen.ts';
import { button } from './training.ts';

/** Place of a tab. `visitor`: no member is signed in, as far as the page knows. */
type Place = 'journal' | 'locked' | 'unreachable' | 'visitor' | 'elsewhere';

const PLACES: Readonly<Record<string, Place>> = {
  Journal: 'journal',
  Locked: 'locked',
  'We can’t reach the server': 'unreachable',
  'You’re signed out': 'visitor',
};

/** Finds where a tab is, once it shows anything. */
export async function placeOf(page: Page): Promise<Place> {
  let place: Place = 'elsewhere';
  await expect(async () => {
    const heading = await page.locator('h1').first().textContent({ timeout: 5_000 });
    const isVisitor = await visitorSign(page).isVisible();
    place = PLACES[heading?.trim() ?? ''] ?? (isVisitor ? 'visitor' : 'elsewhere');
  }).toPass({ timeout: 30_000 });
  return place;
}

/** Finds the link to signing in, which only visitors see. */
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

/** Goes to the journal and unlocks it. False if unlocking needs a network that is missing. */
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

/** Reads the words in the open form. Null if none is open. */
export async function formText(page: Page): Promise<string | null> {
  return (await field(page).isVisible()) ? field(page).inputValue({ timeout: 5_000 }) : null;
}

/** Reads what a person sees in a tab, including the open form. */
export function shownText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const typed = Array.from(document.querySelectorAll('textarea, input'), (one) =>
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.value : '',
    );
    return [document.body?.innerText ?? '', ...typed].join('\n');
  });
}

/** Reads all content of a tab, visible or not. */
export async function heldText(page: Page): Promise<string> {
  return (await page.content()) + (await shownText(page));
}

export function storedDrafts(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('draft:'))),
  );
}

/** Fires the events of a page whose person looks at it again. */
export async function lookAt(page: Page): Promise<void> {
  await page
    .evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    // Ignore a page that navigates: the next page notices by itself.
    .catch(() => null);
}

/** Presses Save. Returns whether the form closes. If not, the form says why. */
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

/**
 * Lists the unfinished entries that contain some of these words, each with the index of its button.
 */
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

/** Signs in as a person does, on a page reached in one of three ways, and opens the journal. */
export async function signInAt(
  page: Page,
  origin: string,
  who: { email: string; password: string },
  how: number,
): Promise<void> {
  const isAtGate = new URL(page.url()).pathname === '/signin-required';
  if (isAtGate && how < 0.4) await button(page, 'Sign In').click();
  else if (isAtGate && how < 0.8) {
    // Navigate without leaving the document.
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
    await page.getByRole('link', { name: 'Journal', exact: true }).click();
  }
  await placeOf(page);
}

/** Reloads a tab. A reload by the page itself may come first. */
export async function reload(page: Page): Promise<void> {
  await page.reload().catch(() => null);
  await placeOf(page);
}
