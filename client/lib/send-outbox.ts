import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import {
  addToOutbox,
  followOutbox,
  isBehindLock,
  itemAsStored,
  type KindName,
  keepUnsent,
  loadOutbox,
  markRefused,
  type OutboxItem,
  outboxOf,
  type Refusal,
  removeFromOutbox,
  subscribeToOutbox,
} from './outbox.ts';

export type SendOutcome<Answer> =
  | { outcome: 'saved'; answer: Answer }
  /** Another tab has sent it, and says so. */
  | { outcome: 'saved elsewhere' }
  /** The server does not accept it, and says why. It stays in the outbox with the reason. */
  | ({ outcome: 'refused' } & Refusal)
  /** Not saved yet: it stays in the outbox. */
  | { outcome: 'unsent' };

/** How things of one kind are sent; each feature brings its own. */
export type OutboxKind<Payload, Answer> = {
  name: KindName;
  isIntact(payload: unknown): payload is Payload;
  send(item: OutboxItem<Payload>, sentAt: string, signal: AbortSignal): Promise<Answer>;
  /** Says what has become of something that was sent later, whatever page is open. */
  onSettled(queryClient: QueryClient, outcome: SendOutcome<Answer>): void;
};

const TIMEOUT_MS = 10_000;
const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 60_000;
/** After these statuses the same may be accepted later: signed in again, unlocked, less busy. */
const TEMPORARY_REFUSALS: readonly number[] = [401, 408, 423, 429];

const beingSent = new Set<string>();

/** Sends an item now. Of several tabs one does, and the server counts what it gets twice once. */
export async function sendItem<Payload, Answer>(
  memberId: string,
  kind: OutboxKind<Payload, Answer>,
  item: OutboxItem<Payload>,
): Promise<SendOutcome<Answer>> {
  beingSent.add(item.id);
  try {
    return await alone(item.id, () => send(memberId, kind, item));
  } finally {
    beingSent.delete(item.id);
  }
}

/** Puts something into the outbox first, so that it is sent even when the page is left, and sends it. */
export function addAndSend<Payload, Answer>(
  memberId: string,
  kind: OutboxKind<Payload, Answer>,
  done: { payload: Payload; id?: string; doneAt?: Date },
): Promise<SendOutcome<Answer>> {
  return sendItem(memberId, kind, addToOutbox(memberId, { ...done, kind: kind.name }));
}

async function alone<T>(id: string, work: () => Promise<T>): Promise<T> {
  // Where a browser has no locks, the server alone sees to it that nothing counts twice.
  if (!navigator.locks) return work();
  return navigator.locks.request(`outbox:${id}`, work);
}

async function send<Payload, Answer>(
  memberId: string,
  kind: OutboxKind<Payload, Answer>,
  item: OutboxItem<Payload>,
): Promise<SendOutcome<Answer>> {
  const stored = await itemAsStored(memberId, item);
  if (!stored) return { outcome: 'saved elsewhere' };
  if (stored.refusal) return { outcome: 'refused', ...stored.refusal };
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await kind.send(item, new Date().toISOString(), signal);
    await removeFromOutbox(memberId, item.id);
    return { outcome: 'saved', answer };
  } catch (error) {
    if (!isFinalRefusal(error)) {
      await keepUnsent(memberId, item.id);
      return { outcome: 'unsent' };
    }
    const refusal = { status: error.status, reason: error.reason };
    await markRefused(memberId, item.id, refusal);
    return { outcome: 'refused', ...refusal };
  }
}

function isFinalRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status >= 400 && status < 500 && !TEMPORARY_REFUSALS.includes(status);
}

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
      // Whoever sends this item just now reports its outcome.
      if (beingSent.has(item.id)) continue;
      const result = await sendItem(memberId, kind, item);
      const isSettledHere = result.outcome === 'saved' || result.outcome === 'refused';
      if (isSettledHere && !isStopped) onSettled(kind, result);
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
