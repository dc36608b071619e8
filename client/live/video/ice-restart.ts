/** After this long without a way, and without a word from the other end, it is looked for anew. */
const RESTART_AFTER_MS = 3_000;
/** A way that there was is given up sooner: browsers have waited some seconds before they say so. */
const RESTART_BROKEN_AFTER_MS = 1_000;

/** Of the way between two ends: `lost` is one that there was. */
type Way = 'sought' | 'found' | 'lost';

/** Knows whether there is a way to the other end, and when to look for it anew. */
export function iceRestart() {
  let way: Way = 'sought';
  let beganAt = performance.now();
  /** When the search last came a step further. */
  let progressAt = beganAt;
  return {
    isFound: () => way === 'found',
    begin(): void {
      beganAt = progressAt = performance.now();
    },
    hearConnection(state: RTCPeerConnectionState): void {
      if (state === 'connected') way = 'found';
      else if (way === 'found') way = 'lost';
      progressAt = performance.now();
    },
    hearOtherEnd(): void {
      progressAt = Math.max(progressAt, performance.now());
    },
    /** A search that has just begun anew is given its time. */
    beginAnew(): void {
      progressAt =
        performance.now() + (way === 'sought' ? 0 : RESTART_AFTER_MS - RESTART_BROKEN_AFTER_MS);
    },
    isOverdue(): boolean {
      const limitMs = way === 'sought' ? RESTART_AFTER_MS : RESTART_BROKEN_AFTER_MS;
      return way !== 'found' && performance.now() - progressAt >= limitMs;
    },
    hasGoneOnForLong: () => performance.now() - beganAt > RESTART_BROKEN_AFTER_MS,
  };
}
