import { tryStorage } from '../lib/web-storage.ts';
import { draftNames, draftText, ownsDraft } from './drafts.ts';
import { SEALED_BEFORE } from './word-keys.ts';

/** Local storage key which says that the version before kept something in its own database. */
export const HAD_STORE = 'hasPersonalStore';

/** Names of a member's drafts that the version before sealed. */
export const draftsSealedBefore = (memberId: string) =>
  draftNames().filter(
    (name) => ownsDraft(memberId, name) && draftText(name).startsWith(SEALED_BEFORE),
  );

/** True if the version before left data of a member in this browser. See move-version-before.ts. */
export const isVersionBeforeHere = (memberId: string) =>
  draftsSealedBefore(memberId).length > 0 ||
  [HAD_STORE, `draft:cart:${memberId}`, `dropped:${memberId}`, 'unsent-stop'].some((key) =>
    tryStorage(() => localStorage.getItem(key) !== null, false),
  );
