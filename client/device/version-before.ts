import { tryStorage } from '../lib/web-storage.ts';
import { draftNames, draftText, ownsDraft } from './drafts.ts';
import { SEALED_BEFORE } from './word-keys.ts';

/** Says that the version before kept something in its own database. */
export const HAD_STORE = 'hasPersonalStore';

/** A member's drafts as the version before sealed them. */
export const draftsSealedBefore = (memberId: string) =>
  draftNames().filter(
    (name) => ownsDraft(memberId, name) && draftText(name).startsWith(SEALED_BEFORE),
  );

/** Tells whether the version before left anything of a member's here: see move-version-before.ts. */
export const isVersionBeforeHere = (memberId: string) =>
  draftsSealedBefore(memberId).length > 0 ||
  [HAD_STORE, `draft:cart:${memberId}`, `dropped:${memberId}`, 'unsent-stop'].some((key) =>
    tryStorage(() => localStorage.getItem(key) !== null, false),
  );
