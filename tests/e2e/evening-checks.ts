import type { Page } from '@playwright/test';
import type { Evening } from './evening.ts';
import { type Member, partnerOf, type Word } from './evening-model.ts';
import { closeForm, heldText, openJournal, shownText } from './evening-pages.ts';
import { expect } from './fixtures.ts';
import { lockScreen } from './lock-screen.ts';
import { readableStorage } from './readable-storage.ts';

/** What is sealed or removed may take a page a moment. */
const SOON = { timeout: 15_000 };

export const tokensIn = (text: string, words: readonly Word[]): string[] =>
  words.filter(({ token }) => text.includes(token)).map(({ token }) => token);

/** What its author would lose with this browser. */
export async function unsavedWords(evening: Evening, author: Member): Promise<Word[]> {
  const saved = (await evening.given.server.contentsFor(author)).join('\n');
  return wordsOf(evening, author).filter(({ token }) => !saved.includes(token));
}

function wordsOf(evening: Evening, member: Member): Word[] {
  return evening.words.filter(({ author, isRemoved }) => author === member && !isRemoved);
}

/** Nobody but its author reads a word: neither on a page nor in what the browser stores. */
export async function expectPrivate(evening: Evening): Promise<void> {
  const { words, locks, shown, tabs } = evening;
  const behindLock = words.filter(({ author }) => locks[author] !== null);
  const ofOthers = words.filter(({ author }) => author !== shown);
  const stored = () => readableStorage(evening.tab(0));
  expect(
    tokensIn(await stored(), behindLock),
    'Its author has a lock, and it can be read in the storage',
  ).toEqual([]);
  await expect
    .poll(async () => tokensIn(await stored().catch(() => 'leaving'), ofOthers), {
      message: `${shown ?? 'nobody'} is signed in, and it can be read in the storage`,
      ...SOON,
    })
    .toEqual([]);
  for (const page of tabs) {
    const hidden = async () => ((await lockScreen(page).isVisible()) ? words : ofOthers);
    await expect
      .poll(async () => tokensIn(await heldText(page).catch(() => 'leaving'), await hidden()), {
        message: `${shown ?? 'nobody'} is signed in or locked out, and it is on a page`,
        ...SOON,
      })
      .toEqual([]);
  }
}

/** Every word is on the server once, or shown to its author; and never given to their partner. */
export async function expectNoneLost(evening: Evening, page: Page): Promise<void> {
  const { server } = evening.given;
  for (const member of ['robin', 'kim'] as const) {
    const contents = await server.contentsFor(member);
    const own = evening.words.filter(({ author }) => author === member);
    const often = own.filter(
      ({ token, copies }) => contents.filter((text) => text.includes(token)).length > copies,
    );
    expect(
      often.map(({ token }) => token),
      'It was saved more than once',
    ).toEqual([]);
    const partners = evening.words.filter(({ author }) => author === partnerOf(member));
    expect(
      tokensIn(contents.join('\n'), partners),
      `It is in the journal of ${member}, who did not write it`,
    ).toEqual([]);
  }
  const { shown } = evening;
  if (!shown) return;
  // With a lock only the server opens what is sealed.
  if (evening.network !== 'there' && evening.locks[shown] !== null) return;
  if (!(await openJournal(evening, page))) return;
  await closeForm(page);
  const lost = async () => {
    const unsaved = await unsavedWords(evening, shown);
    const texts = await Promise.all(evening.tabs.map((tab) => shownText(tab).catch(() => '')));
    const onPages = tokensIn(texts.join('\n'), unsaved);
    return unsaved.map(({ token }) => token).filter((token) => !onPages.includes(token));
  };
  await expect.poll(lost, { message: 'It is neither saved nor shown', ...SOON }).toEqual([]);
}
