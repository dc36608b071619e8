import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import {
  addToOutbox,
  itemAsStored,
  type KindName,
  keepUnsent,
  markRefused,
  type OutboxItem,
  type Refusal,
  removeFromOutbox,
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
/** After these statuses the same may be accepted later: signed in again, unlocked, less busy. */
const TEMPORARY_REFUSALS: readonly number[] = [401, 408, 423, 429];

const beingSent = new Set<string>();
/** Whoever sends it just now reports its outcome. */
export const isBeingSent = (id: string) => beingSent.has(id);

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
