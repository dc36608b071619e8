/** One round trip: when it left, what the server's clock said, when the answer was here. */
export type Sample = { sentAt: number; serverNow: number; receivedAt: number };

/** Beyond half the round trip: how far two honest samples may lie apart. */
const SLACK_MS = 25;

function estimate({ sentAt, serverNow, receivedAt }: Sample) {
  const roundTripMs = Math.max(0, receivedAt - sentAt);
  return { offsetMs: serverNow - (sentAt + receivedAt) / 2, errorMs: roundTripMs / 2 };
}

/**
 * How far the server's clock is ahead of this device's. The quickest round trip knows best; but
 * one that the newest contradicts is from before this device's clock was set, and counts no more.
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
