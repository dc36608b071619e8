import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import {
  itemAsStored,
  markBeingSent,
  markRefused,
  newItem,
  putIntoOutbox,
  removeFromOutbox,
} from './outbox.ts';
import type { OutboxItem, Refusal, SentKind } from './outbox-item.ts';

export type SendOutcome<Answer> =
  | { outcome: 'saved'; answer: Answer }
  /** Another tab has sent it, and says so. */
  | { outcome: 'saved elsewhere' }
  /** The server does not accept it, and says why. */
  | ({ outcome: 'refused' } & Refusal)
  /** Not saved yet: it stays in the outbox. */
  | { outcome: 'unsent' };

/** What each call of an item is made with: refused by the server under another member's login. */
type SendOptions = { signal: AbortSignal; memberId: string };

/** How things of one kind are sent; each feature brings its own. */
export type OutboxKind<Payload, Answer> = {
  name: SentKind;
  isIntact(payload: unknown): payload is Payload;
  send(item: OutboxItem<Payload>, options: SendOptions): Promise<Answer>;
  /** Whether one that the server refuses stays with its reason until its author has read that. */
  staysWhenRefused(status: number): boolean;
  /** Says what has become of something that was sent later, whatever page is open. */
  onSettled(queryClient: QueryClient, outcome: SendOutcome<Answer>): void;
};

const TIMEOUT_MS = 10_000;
/** After these statuses the same may be accepted later: signed in again, unlocked, less busy. */
const TEMPORARY_REFUSALS: readonly number[] = [401, 408, 423, 429];

/** Sends an item now. Of several tabs one does, and the server counts what it gets twice once. */
export async function sendItem<Payload, Answer>(
  kind: OutboxKind<Payload, Answer>,
  item: OutboxItem<Payload>,
): Promise<SendOutcome<Answer>> {
  const { memberId, id } = item;
  markBeingSent(memberId, id, true);
  try {
    return await alone(id, () => send(kind, item));
  } finally {
    markBeingSent(memberId, id, false);
  }
}

/** Puts something into the outbox first, so that it is sent even when the page is left, and sends it. */
export async function addAndSend<Payload, Answer>(
  memberId: string,
  kind: OutboxKind<Payload, Answer>,
  done: { payload: Payload; id?: string; doneAt?: Date },
): Promise<SendOutcome<Answer>> {
  const item = newItem(memberId, { ...done, kind: kind.name });
  markBeingSent(memberId, item.id, true);
  await putIntoOutbox(item);
  return sendItem(kind, item);
}

async function alone<T>(id: string, work: () => Promise<T>): Promise<T> {
  // Where a browser has no locks, the server alone sees to it that nothing counts twice.
  if (!navigator.locks) return work();
  return navigator.locks.request(`outbox:${id}`, work);
}

async function send<Payload, Answer>(
  kind: OutboxKind<Payload, Answer>,
  item: OutboxItem<Payload>,
): Promise<SendOutcome<Answer>> {
  const { memberId, id } = item;
  const stored = await itemAsStored(item);
  if (!stored) return { outcome: 'saved elsewhere' };
  if (stored.refusal) return { outcome: 'refused', ...stored.refusal };
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await kind.send(item, { signal, memberId });
    await removeFromOutbox(memberId, id);
    return { outcome: 'saved', answer };
  } catch (error) {
    if (!isFinalRefusal(error)) return { outcome: 'unsent' };
    const refusal = { status: error.status, reason: error.reason };
    if (kind.staysWhenRefused(error.status)) await markRefused(memberId, id, refusal);
    else await removeFromOutbox(memberId, id);
    return { outcome: 'refused', ...refusal };
  }
}

function isFinalRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status >= 400 && status < 500 && !TEMPORARY_REFUSALS.includes(status);
}
