import { useEffect } from 'react';

/**
 * Keeps the screen on. The browser releases the lock when the page hides, so the hook requests the
 * lock again.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | null> | undefined;
    async function request() {
      try {
        return await navigator.wakeLock.request('screen');
      } catch {
        // Ignore a refusal, for example on a low battery: the workout goes on.
        return null;
      }
    }
    function update() {
      if (document.visibilityState === 'visible') lock = request();
    }
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      void lock?.then((granted) => granted?.release()).catch(() => {});
    };
  }, [isWanted]);
}
