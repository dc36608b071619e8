import type { Page, Route } from '@playwright/test';
import type { Evening } from './evening.ts';
import { comeBack, endLogin, leaveNetwork, signIn, signOut, swapLogin } from './evening-logins.ts';
import { type Action, oneOf, type Step } from './evening-model.ts';
import {
  closeForm,
  continuing,
  discardable,
  discarding,
  field,
  formText,
  lookAt,
  newEntry,
  openJournal,
  placeOf,
  pressSave,
  reload,
  storedDrafts,
} from './evening-pages.ts';
import { expect } from './fixtures.ts';
import { lockScreen, setSight } from './lock-screen.ts';

const JOURNAL = '/api/journal';
const SIGHT = '/api/lock/sight';

export const actions: Readonly<
  Record<Action, (evening: Evening, page: Page, step: Step) => Promise<unknown>>
> = {
  write,
  'continue writing': continueWriting,
  save,
  discard,
  reload: (_, page) => reload(page),
  'open a tab': (evening) => evening.openTab(),
  'close a tab': (evening, page) => evening.closeTab(page),
  'end the browser': (evening) => evening.endBrowser(),
  'look away': lookAway,
  lock,
  'reload while the lock cannot be asked about': reloadWithoutSight,
  'go offline': (evening) => leaveNetwork(evening, 'offline'),
  'lose the server': (evening) => leaveNetwork(evening, 'away'),
  'be refused by the server': (evening) => leaveNetwork(evening, 'refusing'),
  'come back': comeBack,
  'sign out': signOut,
  'sign in': signIn,
  'end the login elsewhere': endLogin,
  'sign in as the partner unheard': swapLogin,
};

const notPossible = (evening: Evening) => evening.note('not possible just now');

async function write(evening: Evening, page: Page, { how }: Step): Promise<void> {
  if (!(await openJournal(evening, page))) return notPossible(evening);
  if ((await formText(page)) === null) {
    await newEntry(page).click();
    await countCopies(evening, page);
  }
  await type(evening, page);
  await leaveForm(evening, page, how);
}

async function continueWriting(evening: Evening, page: Page, step: Step): Promise<void> {
  if (!(await openJournal(evening, page))) return notPossible(evening);
  await closeForm(page);
  if (!(await openUnfinished(evening, page, step.which))) return notPossible(evening);
  await type(evening, page);
  await leaveForm(evening, page, step.how);
}

async function openUnfinished(evening: Evening, page: Page, which: number): Promise<boolean> {
  const count = await continuing(page).count();
  if (count === 0) return false;
  await continuing(page)
    .nth(Math.floor(which * count))
    .click();
  // Another tab may have the entry open: the app says so and opens no second form.
  const isOpenElsewhere = page.getByText('Open in Another Tab', { exact: true });
  await expect(field(page).or(isOpenElsewhere)).toBeVisible();
  if (await isOpenElsewhere.isVisible()) return false;
  await countCopies(evening, page);
  return true;
}

/**
 * Counts a further copy of each word, when a form opens with words that are in another tab's form
 * too.
 */
async function countCopies(evening: Evening, page: Page): Promise<void> {
  await expect(field(page)).toBeVisible();
  const text = await field(page).inputValue();
  for (const other of evening.tabs.filter((tab) => tab !== page)) {
    const otherText = (await formText(other).catch(() => null)) ?? '';
    for (const word of evening.words) {
      if (text.includes(word.token) && otherText.includes(word.token)) word.copies += 1;
    }
  }
}

/** Types one more word at the end, and waits until this device has stored it. */
async function type(evening: Evening, page: Page): Promise<void> {
  if (!evening.shown) return;
  const [text, before] = [await field(page).inputValue(), await storedDrafts(page)];
  const { token } = evening.newWord(evening.shown);
  evening.note(`types ${token}${text && ` after ${text}`}`);
  await field(page).fill(`${text} ${token}`.trim());
  await expect
    .poll(() => storedDrafts(page), {
      message: `${token} was typed, and this device has not stored it`,
      timeout: 15_000,
    })
    .not.toBe(before);
}

async function leaveForm(evening: Evening, page: Page, how: number): Promise<void> {
  if (how < 0.35) return;
  if (how < 0.55) {
    evening.note('closes the form');
    return closeForm(page);
  }
  await press(evening, page, (how - 0.55) / 0.45);
}

/** Saves the open form, or the form of an unfinished entry. */
async function save(evening: Evening, page: Page, { which, how }: Step): Promise<void> {
  const isOpen = (await openJournal(evening, page)) && (await formText(page)) !== null;
  if (isOpen || (await openUnfinished(evening, page, which))) await press(evening, page, how);
  else notPossible(evening);
}

async function press(evening: Evening, page: Page, how: number): Promise<void> {
  const text = (await formText(page)) ?? '';
  const isAnswerLost = evening.network === 'there' && how > 0.8;
  evening.note(isAnswerLost ? 'saves, and the answer is lost' : 'saves');
  const answerIsLost = isAnswerLost ? await loseAnswer(page) : null;
  const isClosed = await pressSave(page);
  await answerIsLost?.();
  if (!isClosed) return evening.note('and is refused');
  for (const word of evening.words) if (text.includes(word.token)) word.isSaved = true;
}

/**
 * Lets the page's next save reach the server and drops the answer. Returns a function that waits
 * for this.
 */
async function loseAnswer(page: Page): Promise<() => Promise<void>> {
  const lose = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  };
  await page.route(`**${JOURNAL}`, lose);
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  return async () => {
    await failed;
    await page.unroute(`**${JOURNAL}`, lose);
  };
}

async function discard(evening: Evening, page: Page, { which }: Step): Promise<void> {
  if (!evening.shown || !(await openJournal(evening, page))) return notPossible(evening);
  await closeForm(page);
  const all = evening.words.map(({ token }) => token);
  const items = await discardable(page, all);
  if (items.length === 0) return notPossible(evening);
  const { at, tokens } = oneOf(items, which);
  const count = await discarding(page).count();
  await discarding(page).nth(at).click();
  await expect(discarding(page)).toHaveCount(count - 1);
  for (const word of evening.words) if (tokens.includes(word.token)) word.isRemoved = true;
  evening.note(`discards ${tokens.join(' ')}`);
}

/** Switches to another app and back. */
async function lookAway(evening: Evening, page: Page): Promise<void> {
  const isClosing = evening.shown && evening.locks[evening.shown] === 0;
  const isInJournal = (await placeOf(page)) === 'journal';
  await setSight(page, 'hidden');
  await setSight(page, 'visible');
  if (isClosing && isInJournal) await expect(lockScreen(page)).toBeVisible();
}

async function lock(evening: Evening): Promise<void> {
  const answer = await evening.given.context.request.post('/api/lock');
  expect(answer.status()).toBe(204);
  for (const page of evening.tabs) {
    if ((await placeOf(page)) !== 'journal') continue;
    await lookAt(page);
    await expect(lockScreen(page)).toBeVisible();
  }
}

/** Reloads while the call fails whose answer opens sealed data. Other calls work. */
async function reloadWithoutSight(evening: Evening, page: Page): Promise<void> {
  const { app } = evening.given;
  app.answerInstead(SIGHT, { status: 502, body: '' });
  const asked = page.waitForResponse(`**${SIGHT}`, { timeout: 10_000 }).catch(() => null);
  await reload(page);
  await asked;
  app.answerInstead(SIGHT, null);
}
