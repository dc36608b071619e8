/**
 * Round trip to the server: sent and received by this device's clock, answered by the server's
 * clock.
 */
export type Sample = { sentAt: number; serverNow: number; receivedAt: number };

/** Limits how far two correct samples may differ, beyond half of each round trip. */
const SLACK_MS = 25;

function estimate({ sentAt, serverNow, receivedAt }: Sample) {
  const roundTripMs = Math.max(0, receivedAt - sentAt);
  return { offsetMs: serverNow - (sentAt + receivedAt) / 2, errorMs: roundTripMs / 2 };
}

/**
 * Milliseconds by which the server's clock is ahead of this device's, by the quickest round trip. A
 * sample that contradicts the newest one was taken before this device's clock was set, and is
 * ignored.
 */
export function clockOffset(samples: readonly Sample[]): number | null {
  const [newest, ...older] = samples.map(estimate).reverse();
  if (!newest) return null;
  let best = newest;
  for (const one of older) {
    const apart = Math.abs(one.offsetMs - newest.offsetMs);
    if (apart > one.errorMs + newest.errorMs + SLACK_MS) break;
    if (one.errorMs < best.errorMs) best = one;
  }
  return best.offsetMs;
}
