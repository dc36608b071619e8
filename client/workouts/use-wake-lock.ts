import { useEffect } from 'react';

/** Keeps the screen on. The browser lets go when the page hides, so it is asked again. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    async function request() {
      if (document.visibilityState !== 'visible') return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (isOver) await granted.release();
        else lock = granted;
      } catch {
        // A low battery is reason enough for a phone to refuse; the workout goes on.
      }
    }
    const again = () => void request();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release().catch(() => {});
    };
  }, [isWanted]);
}
