import type { Page } from '@playwright/test';
import type { Evening } from './evening.ts';
import { expectNoneOn, unsavedWords } from './evening-checks.ts';
import { type Member, oneOf, partnerOf, type Step } from './evening-model.ts';
import {
  heldText,
  lookAt,
  placeOf,
  question,
  reload,
  signInAt,
  visitorSign,
} from './evening-pages.ts';
import { expect } from './fixtures.ts';
import { button } from './training.ts';

export async function leaveNetwork(
  evening: Evening,
  network: Exclude<Evening['network'], 'there'>,
): Promise<void> {
  const { context, app } = evening.given;
  evening.network = network;
  if (network === 'offline') await context.setOffline(true);
  if (network === 'away') app.away(true);
  if (network === 'refusing') app.refuse(503);
}

export async function comeBack(evening: Evening): Promise<void> {
  const { context, app } = evening.given;
  if (evening.network === 'offline') await context.setOffline(false);
  if (evening.network === 'away') app.away(false);
  if (evening.network === 'refusing') app.refuse(null);
  evening.network = 'there';
  await hear(evening);
}

/** Waits until every tab has found out who is signed in. */
async function hear(evening: Evening): Promise<void> {
  const { tabs, signedIn, shown } = evening;
  if (signedIn === shown) return;
  for (const page of tabs) await lookAt(page);
  evening.shown = signedIn;
  if (signedIn === null) {
    for (const page of tabs) await expectVisitor(page);
    return;
  }
  const others = evening.words.filter(({ author }) => author !== signedIn);
  for (const page of tabs) {
    await expectNoneOn(
      () => heldText(page),
      others,
      `${signedIn} is signed in, and a tab shows it`,
    );
    // Reload, because nothing on a page says whose it is. From here on that is certain.
    await reload(page);
  }
}

async function expectVisitor(page: Page): Promise<void> {
  const place = async () => {
    const now = await placeOf(page);
    if (now === 'unreachable') await reload(page);
    return now;
  };
  await expect.poll(place, 'A tab does not hear that nobody is signed in.').toBe('visitor');
}

export async function endLogin(evening: Evening): Promise<void> {
  if (evening.signedIn === null) return;
  await evening.given.server.endOtherLogins(evening.signedIn);
  evening.signedIn = null;
  if (evening.network === 'there') await hear(evening);
}

/** Swaps the login as in a tab that the others cannot hear: asleep, or without network. */
export async function swapLogin(evening: Evening): Promise<void> {
  if (evening.signedIn === null) return;
  const { context, couple } = evening.given;
  const partner = partnerOf(evening.signedIn);
  const answer = await context.request.post('/api/login', { data: couple[partner] });
  expect(answer.status()).toBe(200);
  evening.signedIn = partner;
  if (evening.network === 'there') await hear(evening);
}

export function signIn(evening: Evening, page: Page, { which, how }: Step): Promise<void> {
  return signInAs(evening, page, oneOf(['robin', 'kim'] as const, which), how);
}

export async function signInAs(
  evening: Evening,
  page: Page,
  member: Member,
  how: number,
): Promise<void> {
  const { app, couple } = evening.given;
  evening.note(`as ${member}`);
  await signInAt(page, app.url, couple[member], how);
  evening.signedIn = member;
  evening.shown = member;
  // Expect every tab to leave the gate after a sign-in in one of them.
  for (const tab of evening.tabs) await expect(tab).not.toHaveURL(/signin-required/);
}

export async function signOut(evening: Evening, page: Page, { how }: Step): Promise<void> {
  const member = evening.shown;
  if (!member) return;
  await page.goto(`${evening.given.app.url}/profile`);
  const link = page.getByRole('link', { name: 'Sign Out', exact: true });
  const isThere = link.waitFor({ timeout: 15_000 }).then(
    () => true,
    () => false,
  );
  if (!(await isThere)) {
    expect(evening.network, 'The profile does not open.').not.toBe('there');
    return evening.note('not possible: the profile does not open');
  }
  await link.click();
  // Decide by one look: a second one may find the page on its way out.
  let isAsked = false;
  await expect(async () => {
    isAsked = await question(page).isVisible();
    expect(isAsked || (await visitorSign(page).isVisible())).toBe(true);
  }).toPass();
  const asked = isAsked ? await question(page).innerText() : 'nothing';
  if (isAsked && how < 0.3) {
    evening.note('and stays after all');
    await button(page, 'Stay Signed In').click();
    await expect(question(page)).toBeHidden();
    return;
  }
  if (isAsked) {
    const lost = await unsavedWords(evening, member);
    if (lost.length > 0) {
      expect(asked, 'The question says that something is lost').toMatch(
        /unfinished|waits?\b|lost|for good/i,
      );
    }
    await page.getByText('Sign Out Anyway', { exact: true }).click();
  }
  await expect(visitorSign(page)).toBeVisible();
  evening.signedIn = null;
  evening.shown = null;
  for (const tab of evening.tabs) await expectVisitor(tab);
  const lost = await unsavedWords(evening, member);
  if (!isAsked) expect(tokens(lost), 'Signed out without a question, and lost').toEqual([]);
  for (const word of lost) word.isRemoved = true;
  evening.note(`removed: ${tokens(lost).join(' ') || 'nothing'}`);
}

const tokens = (words: readonly { token: string }[]) => words.map(({ token }) => token);
