import { tabChannel } from '../lib/tab-channel.ts';
import { readLocal, removeLocal, tryStorage, writeLocal } from '../lib/web-storage.ts';
import { DRAFT_PREFIX } from './drafts.ts';
import { KEY_PREFIX } from './word-keys.ts';

/** Says which tab has removed everything personal: what the others still show has to go too. */
const forgottenTabs = tabChannel<number>('forgotten');
const TAB = Math.random();

/** Tells when another tab has removed everything personal from this browser. */
export function listenToForgetting(listener: () => void): () => void {
  return forgottenTabs.listen((tab) => {
    if (tab !== TAB) listener();
  });
}

/** Says that the database holds something, so that visitors need not open it to find it empty. */
const HAS_STORE = 'hasMemberStore';
const isTrue = (value: unknown): value is true => value === true;
export const noteOfflineStore = () => writeLocal(HAS_STORE, true);
const hasOfflineStore = () => readLocal(HAS_STORE, isTrue) !== null;

type Ids = readonly string[];

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** Whom or what a stored item is about: members, sessions and rooms have such ids, settings have none. */
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

/** Clears the session storage of this tab, such as the room it was in. */
export function forgetTab(): void {
  removeWhere(
    () => sessionStorage,
    (_, ids) => ids.length > 0,
  );
}

/** Tells keys of typed words, and of the keys that seal them once their author is gone. */
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
  const typed = tryStorage(() => Object.keys(localStorage).filter(isTyped), []);
  if (typed.length === 0 && !hasOfflineStore()) return;
  const { sealLeftWords } = await import('./typed-words.ts');
  await sealLeftWords(hasLeft);
}

/** For a device that has passed to someone else. */
export async function forgetOthers(memberId: string): Promise<void> {
  // A script that did not come is tried again by the next page.
  const isOther = (id: string) => id !== memberId;
  await forget(isOther, (ids) => !ids.includes(memberId)).catch(() => null);
}

/**
 * Removes everything personal from this browser, or everything of one member, and tells its other
 * tabs: for whoever signs out, leaves, or lost the login elsewhere. What was typed and not sent is
 * sealed, and waits for its author.
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
    // Its script did not come: the next page of a visitor tries again.
  }
  tellForgotten();
}

/** Lets every other tab of this browser forget what it still shows. */
export function tellForgotten(): void {
  forgottenTabs.tell(TAB);
}
