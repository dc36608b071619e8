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

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 60_000;

type Sending = {
  /** How each kind is loaded: most pages have nothing to send. */
  kinds: Readonly<Record<SentKind, () => Promise<OutboxKind<unknown, unknown>>>>;
  onSettled: (kind: OutboxKind<unknown, unknown>, outcome: SendOutcome<unknown>) => void;
};

/** What a page still asks its member about; the next page sends it. */
const held = new Set<string>();
export const holdItem = (id: string) => void held.add(id);
export const releaseItem = (id: string) => void held.delete(id);

let sendWaiting = () => {};
/** Tries at once, for somebody who has asked for it. */
export const sendNow = () => sendWaiting();

/**
 * Sends whatever is in the outbox: at once, when the network comes back, and at growing intervals
 * until nothing waits. Returns how to stop.
 */
export function retryOutbox(memberId: string, { kinds, onSettled }: Sending) {
  let delayMs = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isStopped = false;
  let isBusy = false;

  const loaded = new Map<string, OutboxKind<unknown, unknown>>();
  /** Null while it cannot be loaded. */
  async function loadKind(name: SentKind): Promise<OutboxKind<unknown, unknown> | null> {
    const kind = loaded.get(name) ?? (await kinds[name]().catch(() => null));
    if (kind) loaded.set(name, kind);
    return kind;
  }

  const canBeSent = (item: OutboxItem) =>
    item.kind !== 'unknown' && !item.refusal && !isClosed(item) && !held.has(item.id);
  const waiting = () => outboxOf(memberId).filter(canBeSent);

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
    for (const item of waiting()) {
      const kind = item.kind === 'unknown' ? null : await loadKind(item.kind);
      if (isStopped) break;
      if (!kind || isBeingSent(item)) continue;
      if (!kind.isIntact(item.payload)) {
        await markRefused(memberId, item.id, DAMAGED);
        continue;
      }
      const result = await sendItem(kind, item);
      // Also if this was stopped meanwhile, as when the lock changes: nobody else will say it.
      if (result.outcome === 'saved' || result.outcome === 'refused') onSettled(kind, result);
    }
    isBusy = false;
    if (waiting().length > 0) sendLater();
    else delayMs = FIRST_DELAY_MS;
  }

  /** However long the wait had grown by then; what is tried just now began without a network. */
  function sendAtOnce() {
    delayMs = FIRST_DELAY_MS;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    void sendAll();
  }
  const unsubscribe = subscribeToOutbox(() => {
    if (waiting().length > 0) sendLater();
  });
  const unfollow = followOutbox(memberId);
  addEventListener('online', sendAtOnce);
  sendWaiting = sendAtOnce;
  void loadOutbox(memberId).then(sendAtOnce);
  return () => {
    isStopped = true;
    if (timer !== null) clearTimeout(timer);
    sendWaiting = () => {};
    unsubscribe();
    unfollow();
    removeEventListener('online', sendAtOnce);
  };
}
