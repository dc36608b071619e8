import {
  followOutbox,
  isBehindLock,
  type KindName,
  loadOutbox,
  type OutboxItem,
  outboxOf,
  subscribeToOutbox,
} from './outbox.ts';
import { isBeingSent, type OutboxKind, type SendOutcome, sendItem } from './send-outbox.ts';

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 60_000;

type Sending = {
  /** How each kind is loaded: most pages have nothing to send. */
  kinds: Readonly<Record<KindName, () => Promise<OutboxKind<unknown, unknown>>>>;
  isLocked: boolean;
  onSettled: (kind: OutboxKind<unknown, unknown>, outcome: SendOutcome<unknown>) => void;
};

/**
 * Sends whatever is in the outbox: at once, when the network comes back, and at growing intervals
 * until nothing waits. Returns how to stop.
 */
export function keepSending(memberId: string, { kinds, isLocked, onSettled }: Sending) {
  let delayMs = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isStopped = false;
  let isBusy = false;

  const loaded = new Map<string, OutboxKind<unknown, unknown>>();
  /** Null while it cannot be loaded. */
  async function loadKind(name: KindName): Promise<OutboxKind<unknown, unknown> | null> {
    const kind = loaded.get(name) ?? (await kinds[name]().catch(() => null));
    if (kind) loaded.set(name, kind);
    return kind;
  }

  const isDamaged = ({ kind, payload }: OutboxItem) =>
    !Object.hasOwn(kinds, kind) || loaded.get(kind)?.isIntact(payload) === false;
  const waiting = () =>
    outboxOf(memberId).filter(
      (item) => !item.refusal && !(isLocked && isBehindLock(item)) && !isDamaged(item),
    );

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
      const kind = await loadKind(item.kind);
      if (isStopped) break;
      if (!kind || isDamaged(item)) continue;
      if (isBeingSent(item.id)) continue;
      const result = await sendItem(memberId, kind, item);
      // Also if this was stopped meanwhile, as when the lock changes: nobody else will say it.
      if (result.outcome === 'saved' || result.outcome === 'refused') onSettled(kind, result);
    }
    isBusy = false;
    if (waiting().length > 0) sendLater();
    else delayMs = FIRST_DELAY_MS;
  }

  /** However long the wait had grown by then; what is tried just now began without a network. */
  function sendNow() {
    delayMs = FIRST_DELAY_MS;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    void sendAll();
  }
  const unsubscribe = subscribeToOutbox(() => {
    if (waiting().length > 0) sendLater();
  });
  const unfollow = followOutbox(memberId);
  addEventListener('online', sendNow);
  void loadOutbox(memberId).then(sendNow);
  return () => {
    isStopped = true;
    if (timer !== null) clearTimeout(timer);
    unsubscribe();
    unfollow();
    removeEventListener('online', sendNow);
  };
}
