import type { Page } from '@playwright/test';
import type { Evening } from './evening.ts';
import { type Member, partnerOf, type Word } from './evening-model.ts';
import { closeForm, heldText, openJournal, shownText } from './evening-pages.ts';
import { expect } from './fixtures.ts';
import { lockScreen } from './lock-screen.ts';
import { readableStorage } from './readable-storage.ts';

/** Time that a page may take to hide sealed or removed words. */
const SOON = { timeout: 15_000 };

const tokensIn = (text: string, words: readonly Word[]): string[] =>
  words.filter(({ token }) => text.includes(token)).map(({ token }) => token);

/** Expects none of these words, now or soon. Tries again if the page is navigating. */
export async function expectNoneOn(
  read: () => Promise<string>,
  words: readonly Word[],
  message: string,
): Promise<void> {
  if (words.length === 0) return;
  const found = () =>
    read().then(
      (text) => tokensIn(text, words),
      () => ['a page that is loading'],
    );
  await expect.poll(found, { message, ...SOON }).toEqual([]);
}

/** Words that the author would lose with this browser. */
export async function unsavedWords(evening: Evening, author: Member): Promise<Word[]> {
  const saved = (await evening.given.server.contentsFor(author)).join('\n');
  return wordsOf(evening, author).filter(({ token }) => !saved.includes(token));
}

function wordsOf(evening: Evening, member: Member): Word[] {
  return evening.words.filter(({ author, isRemoved }) => author === member && !isRemoved);
}

/** Expects that nobody but its author can read a word, on a page or in the browser's storage. */
export async function expectPrivate(evening: Evening): Promise<void> {
  const { words, locks, shown, tabs } = evening;
  const behindLock = words.filter(({ author }) => locks[author] !== null);
  const ofOthers = words.filter(({ author }) => author !== shown);
  const reader = shown ?? 'nobody';
  for (const page of tabs) {
    const stored = () => readableStorage(page);
    await expectNoneOn(stored, behindLock, 'Its author has a lock, and the storage holds it');
    await expectNoneOn(stored, ofOthers, `${reader} is signed in, and the storage holds it`);
    await expectNoneOn(
      () => heldText(page),
      ofOthers,
      `${reader} is signed in, and a tab shows it`,
    );
    if (!(await lockScreen(page).isVisible())) continue;
    await expectNoneOn(() => heldText(page), words, 'The lock is closed, and a tab shows it');
  }
}

/** Expects every word once on the server, or shown to its author. No word may reach the partner. */
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
  // Skip this without a connection if there is a lock: then only the server can open sealed words.
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
