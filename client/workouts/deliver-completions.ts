import { ApiError } from '../lib/api-error.ts';
import {
  dropCompletion,
  type KeptCompletion,
  keptCompletions,
  subscribeToKept,
} from './completion-outbox.ts';

export type Outcome =
  | { outcome: 'saved' }
  /** The server will never take it, and says why. */
  | { outcome: 'refused'; status: number; reason: string | null }
  /** Not saved yet: it stays in the outbox. */
  | { outcome: 'kept' };

export type Send = (kept: KeptCompletion) => Promise<unknown>;

const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 60_000;
/** Signing in again, waiting or asking later helps with these; with other refusals nothing does. */
const PASSING_REFUSALS: readonly number[] = [401, 408, 429];

const underWay = new Set<string>();

/** Sends one completion that is in the outbox, and takes it out once that is settled. */
export async function deliver(userId: string, kept: KeptCompletion, send: Send): Promise<Outcome> {
  underWay.add(kept.sessionId);
  try {
    await send(kept);
    dropCompletion(userId, kept.sessionId);
    return { outcome: 'saved' };
  } catch (error) {
    if (!isDefinite(error)) return { outcome: 'kept' };
    dropCompletion(userId, kept.sessionId);
    return { outcome: 'refused', status: error.status, reason: error.reason };
  } finally {
    underWay.delete(kept.sessionId);
  }
}

function isDefinite(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status >= 400 && status < 500 && !PASSING_REFUSALS.includes(status);
}

type Delivery = { userId: string; send: Send; onSettled: (outcome: Outcome) => void };

/**
 * Sends whatever is in the outbox: at once, when the network comes back, and ever more patiently
 * until it is empty. Returns how to stop.
 */
export function keepDelivering({ userId, send, onSettled }: Delivery): () => void {
  let delayMs = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isStopped = false;
  let isBusy = false;

  function later() {
    if (timer !== null || isStopped) return;
    timer = setTimeout(() => {
      timer = null;
      delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
      void flush();
    }, delayMs);
  }

  async function flush() {
    if (isBusy) return;
    isBusy = true;
    for (const kept of keptCompletions(userId)) {
      if (isStopped) break;
      // The player itself is sending it, and will say so.
      if (underWay.has(kept.sessionId)) continue;
      const outcome = await deliver(userId, kept, send);
      if (outcome.outcome !== 'kept' && !isStopped) onSettled(outcome);
    }
    isBusy = false;
    if (keptCompletions(userId).length > 0) later();
    else delayMs = FIRST_DELAY_MS;
  }

  const now = () => void flush();
  const onChange = () => keptCompletions(userId).length > 0 && later();
  const unsubscribe = subscribeToKept(onChange);
  addEventListener('online', now);
  now();
  return () => {
    isStopped = true;
    if (timer !== null) clearTimeout(timer);
    unsubscribe();
    removeEventListener('online', now);
  };
}
