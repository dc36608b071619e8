import { DRAFT_PREFIX, dropDraftsOfOthers } from './drafts.ts';
import { tabChannel } from './tab-channel.ts';
import { readLocal, removeLocal, tryStorage, writeLocal } from './web-storage.ts';

/** Says which tab has removed everything personal: what the others still show has to go too. */
const forgottenTabs = tabChannel<number>('forgotten');
const TAB = Math.random();

/** Tells when another tab has removed everything personal from this browser. */
export function listenToForgetting(listener: () => void): () => void {
  return forgottenTabs.listen((tab) => {
    if (tab !== TAB) listener();
  });
}

/** Says that the personal store holds something, so that visitors need not open it to find it empty. */
const HAS_STORE = 'hasPersonalStore';
const isTrue = (value: unknown): value is true => value === true;
export const notePersonalStore = () => writeLocal(HAS_STORE, true);
const hasPersonalStore = () => readLocal(HAS_STORE, isTrue) !== null;

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** Whom or what a stored item is about: members, sessions and rooms have such ids, settings have none. */
function idsIn(storage: Storage, key: string): readonly string[] {
  return key.match(UUID) ?? storage.getItem(key)?.match(UUID) ?? [];
}

function removeWhere(
  storage: () => Storage,
  isUnwanted: (key: string, ids: readonly string[]) => boolean,
) {
  tryStorage(() => {
    for (const key of Object.keys(storage())) {
      if (isUnwanted(key, idsIn(storage(), key))) storage().removeItem(key);
    }
  });
}

/** What this tab alone remembers of anyone, such as the room it was in. */
export function forgetTab(): void {
  removeWhere(
    () => sessionStorage,
    (_, ids) => ids.length > 0,
  );
}

/** Nothing waits on a device that has passed to someone else. */
export function forgetOthers(memberId: string): void {
  dropDraftsOfOthers(memberId);
  removeWhere(
    () => localStorage,
    (_, ids) => ids.length > 0 && !ids.includes(memberId),
  );
}

/**
 * Removes everything personal from this browser, or everything of one member, and tells its other
 * tabs: for whoever signs out, leaves, or lost the login elsewhere. Unfinished texts are left to
 * their writer (`drafts.ts`).
 */
export async function forgetPersonal({
  memberId,
}: {
  memberId?: string | undefined;
}): Promise<void> {
  forgetTab();
  removeWhere(
    () => localStorage,
    (key, ids) =>
      !key.startsWith(DRAFT_PREFIX) &&
      (memberId === undefined ? ids.length > 0 : ids.includes(memberId)),
  );
  if (!hasPersonalStore()) return;
  try {
    const { clearPersonalStore, lastPersonalStore } = await import('./personal-store.ts');
    await clearPersonalStore(memberId);
    if (!(await lastPersonalStore())) removeLocal(HAS_STORE);
  } catch {
    // Its script did not come: the next page of a visitor tries again.
  }
  tellForgotten();
}

/** Lets every other tab of this browser forget what it still shows. */
export function tellForgotten(): void {
  forgottenTabs.tell(TAB);
}
