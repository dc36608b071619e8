import { tabChannel } from '../lib/tab-channel.ts';
import { localKeys, readLocal, removeLocal, tryStorage, writeLocal } from '../lib/web-storage.ts';
import { DRAFT_PREFIX } from './drafts.ts';
import { KEY_PREFIX } from './word-keys.ts';

/**
 * Names the tab that has removed all personal data, so that the other tabs drop what they still
 * show.
 */
const forgottenTabs = tabChannel<number>('forgotten');
const TAB = Math.random();

/** Calls the listener when another tab has removed all personal data from this browser. */
export const listenToForgetting = (listener: () => void) =>
  forgottenTabs.listen((tab) => tab !== TAB && listener());

/**
 * Local storage key which says that the database holds something, so that visitors' pages need not
 * open an empty database.
 */
const HAS_STORE = 'hasMemberStore';
const isTrue = (value: unknown): value is true => value === true;
export const noteOfflineStore = () => writeLocal(HAS_STORE, true);
const hasOfflineStore = () => readLocal(HAS_STORE, isTrue) !== null;

type Ids = readonly string[];

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/**
 * Ids in the key of a stored item or, without any, in its value. Members, sessions and rooms have
 * such ids; settings have none.
 */
function idsIn(storage: Storage, key: string): Ids {
  return key.match(UUID) ?? storage.getItem(key)?.match(UUID) ?? [];
}

function removeWhere(storage: () => Storage, isUnwanted: (key: string, ids: Ids) => boolean) {
  tryStorage(() => {
    for (const key of Object.keys(storage())) {
      if (isUnwanted(key, idsIn(storage(), key))) storage().removeItem(key);
    }
  });
}

/** Removes this tab's items about members and rooms from the session storage. */
export const forgetTab = () =>
  removeWhere(
    () => sessionStorage,
    (_, ids) => ids.length > 0,
  );

/**
 * True for keys of typed words, and of the keys that seal them after their author's login has
 * ended.
 */
const isTyped = (key: string) => key.startsWith(DRAFT_PREFIX) || key.startsWith(KEY_PREFIX);

/** Removes data about members whose login has ended, and seals their typed words for them. */
async function forget(
  hasLeft: (memberId: string) => boolean,
  isUnwanted: (ids: Ids) => boolean,
): Promise<void> {
  removeWhere(
    () => localStorage,
    (key, ids) => !isTyped(key) && ids.length > 0 && isUnwanted(ids),
  );
  if (!localKeys('').some(isTyped) && !hasOfflineStore()) return;
  const { sealLeftWords } = await import('./typed-words.ts');
  await sealLeftWords(hasLeft);
}

/**
 * Removes data that other members left in this browser and seals their words, once a member has
 * signed in.
 */
export async function forgetOthers(memberId: string): Promise<void> {
  // The next page tries again if the script does not load.
  const isOther = (id: string) => id !== memberId;
  await forget(isOther, (ids) => !ids.includes(memberId)).catch(() => null);
}

/**
 * Removes all personal data from this browser, or that of one member, and tells the other tabs.
 * Called when a member signs out, deletes the account, or loses the login elsewhere. Unsent words
 * are sealed and wait for their author.
 */
export async function clearMemberData({
  memberId,
}: {
  memberId?: string | undefined;
}): Promise<void> {
  forgetTab();
  try {
    const hasLeft = (id: string) => memberId === undefined || id === memberId;
    await forget(hasLeft, (ids) => ids.some(hasLeft));
    if (!hasOfflineStore()) return;
    const { clearOfflineStore, storedMember } = await import('./offline-store.ts');
    await clearOfflineStore(hasLeft);
    if (!(await storedMember())) removeLocal(HAS_STORE);
  } catch {
    // The script did not load: the next page of a visitor tries again.
  }
  tellForgotten();
}

/** Makes every other tab of this browser drop what it still shows. */
export const tellForgotten = () => forgottenTabs.tell(TAB);
