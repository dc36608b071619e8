import type { LockMinutes } from '../../../contract/auth/lock-choice.ts';

/** Reports three times in the minute after which the server gives up a page (unlocked-until.ts). */
const SAY_EVERY_MS = 20_000;
const MINUTE_MS = 60_000;

type Watch = {
  afterMinutes: LockMinutes;
  onHidden: () => void;
  /** Called once the page was out of sight for long enough. */
  onOverdue: () => void;
  /** Called at the start, and whenever the page comes back into sight. */
  onShown: () => void;
  /** Called now and then while the page is in sight. */
  onStillShown: () => void;
};

/** Follows whether this page is in sight, and for how long it is not. */
export function startAutoLock({ afterMinutes, ...on }: Watch) {
  const listening = new AbortController();
  const { signal } = listening;
  const afterMs = afterMinutes * MINUTE_MS;
  let hiddenAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Checks the clock: timers of hidden pages are late, and those of sleeping phones do not run. */
  function closeIfOverdue(): void {
    clearTimeout(timer);
    if (hiddenAt === null) return;
    // A clock that was set back must not keep the lock open.
    const hiddenMs = Math.abs(Date.now() - hiddenAt);
    if (hiddenMs >= afterMs) on.onOverdue();
    else timer = setTimeout(closeIfOverdue, afterMs - hiddenMs);
  }

  function hide(): void {
    if (hiddenAt !== null) return;
    hiddenAt = Date.now();
    on.onHidden();
    closeIfOverdue();
  }

  function show(): void {
    closeIfOverdue();
    clearTimeout(timer);
    hiddenAt = null;
    on.onShown();
    timer = setTimeout(sayAgain, SAY_EVERY_MS);
  }

  function sayAgain(): void {
    on.onStillShown();
    timer = setTimeout(sayAgain, SAY_EVERY_MS);
  }

  const follow = () => (document.visibilityState === 'visible' ? show() : hide());
  document.addEventListener('visibilitychange', follow, { signal });
  addEventListener('pagehide', hide, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal });
  // Report nothing for a page that is opened out of sight: nobody has looked at it.
  if (document.visibilityState === 'visible') show();
  else hiddenAt = Date.now();

  return {
    /** Restarts the time out of sight, because someone looks at another tab of this browser. */
    postpone(): void {
      if (hiddenAt === null || afterMs === 0) return;
      hiddenAt = Date.now();
      closeIfOverdue();
    },
    stop(): void {
      listening.abort();
      clearTimeout(timer);
    },
  };
}
