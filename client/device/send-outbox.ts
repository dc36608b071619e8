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
  /** Another tab has sent the item and reports the outcome. */
  | { outcome: 'saved elsewhere' }
  /** The server does not accept the item and says why. */
  | ({ outcome: 'refused' } & Refusal)
  /** The item stays in the outbox. */
  | { outcome: 'unsent' };

/**
 * Options for each call that sends an item. The server refuses the call under another member's
 * login.
 */
type SendOptions = { signal: AbortSignal; memberId: string };

/** Sends items of one kind. Each feature brings its own. */
export type OutboxKind<Payload, Answer> = {
  name: SentKind;
  isIntact(payload: unknown): payload is Payload;
  send(item: OutboxItem<Payload>, options: SendOptions): Promise<Answer>;
  /** True if a refused item stays, with the reason, until its author has read that. */
  staysWhenRefused(status: number): boolean;
  /** Reports the outcome of an item that was sent later, on any page. */
  onSettled(queryClient: QueryClient, outcome: SendOutcome<Answer>): void;
};

const TIMEOUT_MS = 10_000;
/**
 * Refusals that may pass: after signing in again, unlocking, or waiting until the server is less
 * busy.
 */
const TEMPORARY_REFUSALS: readonly number[] = [401, 408, 423, 429];

/**
 * Sends an item now. Only one of several tabs sends, and the server counts a repeated item once.
 */
export async function sendItem<Payload, Answer>(
  kind: OutboxKind<Payload, Answer>,
  item: OutboxItem<Payload>,
): Promise<SendOutcome<Answer>> {
  const { memberId, id } = item;
  markBeingSent(memberId, id, true);
  try {
    // A browser without locks may send an item twice; the server counts it once.
    if (!navigator.locks) return await send(kind, item);
    return await navigator.locks.request(`outbox:${id}`, () => send(kind, item));
  } finally {
    markBeingSent(memberId, id, false);
  }
}

/**
 * Puts an item into the outbox, then sends it. The outbox comes first, so that the item is sent
 * even if the member leaves the page.
 */
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
