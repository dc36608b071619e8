import { startRetrying } from '../lib/retry.ts';
import {
  followOutbox,
  isBeingSent,
  loadOutbox,
  markRefused,
  outboxOf,
  subscribeToOutbox,
} from './outbox.ts';
import { DAMAGED, isClosed, type OutboxItem, type SentKind } from './outbox-item.ts';
import { type OutboxKind, type SendOutcome, sendItem } from './send-outbox.ts';

type Sending = {
  kinds: Readonly<Record<SentKind, OutboxKind<unknown, unknown>>>;
  onSettled: (kind: OutboxKind<unknown, unknown>, outcome: SendOutcome<unknown>) => void;
};

/** Ids of items about which this page still asks its member. The next page sends them. */
const held = new Set<string>();
export const holdItem = (id: string) => void held.add(id);
export const releaseItem = (id: string) => void held.delete(id);

let sendWaiting = () => {};
/** Sends at once instead of after the current delay. */
export const sendNow = () => sendWaiting();

/** Sends the items of the outbox until none waits. Returns a function that stops this. */
export function retryOutbox(memberId: string, { kinds, onSettled }: Sending) {
  let isStopped = false;
  const canBeSent = (item: OutboxItem) =>
    item.kind !== 'unknown' && !item.refusal && !isClosed(item) && !held.has(item.id);
  const waiting = () => outboxOf(memberId).filter(canBeSent);

  async function sendAll(): Promise<boolean> {
    for (const item of waiting()) {
      if (isStopped) break;
      if (item.kind === 'unknown' || isBeingSent(item)) continue;
      const kind = kinds[item.kind];
      if (!kind.isIntact(item.payload)) {
        await markRefused(memberId, item.id, DAMAGED);
        continue;
      }
      const result = await sendItem(kind, item);
      // Report the outcome even after a stop, as when the lock changes: no other sender reports it.
      if (result.outcome === 'saved' || result.outcome === 'refused') onSettled(kind, result);
    }
    return waiting().length === 0;
  }

  const retrying = startRetrying({ firstDelayMs: 2_000, attempt: sendAll });
  const unsubscribe = subscribeToOutbox(() => {
    if (waiting().length > 0) retrying.later();
  });
  const unfollow = followOutbox(memberId);
  sendWaiting = retrying.now;
  void loadOutbox(memberId).then(retrying.now);
  return () => {
    isStopped = true;
    retrying.stop();
    sendWaiting = () => {};
    unsubscribe();
    unfollow();
  };
}
