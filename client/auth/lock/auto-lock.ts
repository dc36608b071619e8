import type { LockMinutes } from '../../../contract/auth/lock-choice.ts';

/** Three times in the minute after which the server gives a page up: see unlocked-until.ts. */
const SAY_EVERY_MS = 20_000;
const MINUTE_MS = 60_000;

type Watch = {
  afterMinutes: LockMinutes;
  onHidden: () => void;
  /** It was out of sight for long enough. */
  onOverdue: () => void;
  /** At the start, and whenever it comes back. */
  onShown: () => void;
  /** Now and then, while it is in sight. */
  onStillShown: () => void;
};

/** Follows whether this page is in sight, and for how long it is not. */
export function startAutoLock({ afterMinutes, ...on }: Watch) {
  const listening = new AbortController();
  const { signal } = listening;
  const afterMs = afterMinutes * MINUTE_MS;
  let hiddenAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Timers of hidden pages are late, and those of sleeping phones do not run: the clock decides. */
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
  // A page that is opened out of sight says nothing: nobody has looked at it.
  if (document.visibilityState === 'visible') show();
  else hiddenAt = Date.now();

  return {
    /** Another tab of this browser is being looked at: the time out of sight begins anew. */
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
