import { completeSession } from '../../contract/sessions.ts';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import {
  removeFromOutbox,
  subscribeToOutbox,
  type UnsentCompletion,
  unsentCompletions,
} from './completion-outbox.ts';

export type SendOutcome =
  | {
      outcome: 'saved';
      /** What was counted, where the clock of this device was corrected during the workout. */
      countedMinutes?: number;
    }
  /** The server will never accept this completion, and says why. */
  | { outcome: 'refused'; status: number; reason: string | null }
  /** Not saved yet: the completion stays in the outbox. */
  | { outcome: 'unsent' };

const TIMEOUT_MS = 10_000;
const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 60_000;
/** After these statuses the same completion may be accepted later. */
const TEMPORARY_REFUSALS: readonly number[] = [401, 408, 429];

const sessionsBeingSent = new Set<string>();

/** Sends a completion from the outbox, and removes it once the server has accepted or refused it. */
export async function sendCompletion(
  userId: string,
  { sessionId, completion }: UnsentCompletion,
): Promise<SendOutcome> {
  sessionsBeingSent.add(sessionId);
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const request = { params: { sessionId }, body: completion, signal };
    const { isAdjusted, duration } = await call(completeSession, request);
    removeFromOutbox(userId, sessionId);
    return { outcome: 'saved', ...(isAdjusted && { countedMinutes: duration ?? 0 }) };
  } catch (error) {
    if (!isFinalRefusal(error)) return { outcome: 'unsent' };
    removeFromOutbox(userId, sessionId);
    return { outcome: 'refused', status: error.status, reason: error.reason };
  } finally {
    sessionsBeingSent.delete(sessionId);
  }
}

function isFinalRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status >= 400 && status < 500 && !TEMPORARY_REFUSALS.includes(status);
}

/**
 * Sends whatever is in the outbox: at once, when the network comes back, and at growing intervals
 * until the outbox is empty. Returns how to stop.
 */
export function keepSending(userId: string, onSettled: (outcome: SendOutcome) => void): () => void {
  let delayMs = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isStopped = false;
  let isBusy = false;

  function sendLater() {
    if (timer !== null || isStopped) return;
    timer = setTimeout(() => {
      timer = null;
      delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
      void sendAll();
    }, delayMs);
  }

  async function sendAll() {
    if (isBusy) return;
    isBusy = true;
    for (const unsent of unsentCompletions(userId)) {
      if (isStopped) break;
      // The player that is sending this completion reports its outcome itself.
      if (sessionsBeingSent.has(unsent.sessionId)) continue;
      const outcome = await sendCompletion(userId, unsent);
      if (outcome.outcome !== 'unsent' && !isStopped) onSettled(outcome);
    }
    isBusy = false;
    if (unsentCompletions(userId).length > 0) sendLater();
    else delayMs = FIRST_DELAY_MS;
  }

  const sendNow = () => void sendAll();
  const unsubscribe = subscribeToOutbox(() => {
    if (unsentCompletions(userId).length > 0) sendLater();
  });
  addEventListener('online', sendNow);
  sendNow();
  return () => {
    isStopped = true;
    if (timer !== null) clearTimeout(timer);
    unsubscribe();
    removeEventListener('online', sendNow);
  };
}
