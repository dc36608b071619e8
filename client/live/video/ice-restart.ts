/**
 * Restart the search after this long without a network path and without a message from the other
 * end.
 */
const RESTART_AFTER_MS = 3_000;
/** Restart sooner after a path broke: browsers wait some seconds before they report the break. */
const RESTART_BROKEN_AFTER_MS = 1_000;

/** State of the network path between the two ends. `lost`: the path existed before. */
type Way = 'sought' | 'found' | 'lost';

/** Tracks whether there is a network path to the other end, and when to search again. */
export function iceRestart() {
  let way: Way = 'sought';
  let beganAt = performance.now();
  /** Time of the last progress in the search. */
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
    /** Gives a new search its full time. */
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
