import { tryStorage } from '../lib/web-storage.ts';

/** Says that the version before kept something in its own database. */
export const HAD_STORE = 'hasPersonalStore';

/** Whether the version before left anything of a member's in this browser: see move-version-before.ts. */
export const isVersionBeforeHere = (memberId: string) =>
  [HAD_STORE, `draft:cart:${memberId}`, `dropped:${memberId}`, 'unsent-stop'].some((key) =>
    tryStorage(() => localStorage.getItem(key) !== null, false),
  );
