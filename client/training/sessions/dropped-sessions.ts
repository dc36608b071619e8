import { dropSession } from '../../../contract/training/sessions.ts';
import { newItem, putIntoOutbox } from '../../device/outbox.ts';
import { holdItem, releaseItem } from '../../device/outbox-retry.ts';
import type { OutboxKind } from '../../device/send-outbox.ts';
import { call } from '../../lib/api.ts';

const isDrop = (_: unknown): _ is object => true;

/**
 * Outbox kind of a session that was stopped. The item has the session's id, the same as the
 * completion that may replace it.
 */
export const dropKind: OutboxKind<object, unknown> = {
  name: 'drop',
  isIntact: isDrop,
  send: ({ id }, options) => call(dropSession, { params: { sessionId: id }, ...options }),
  // Ignore a refusal: the session was completed since, or dropped already.
  staysWhenRefused: () => false,
  onSettled: () => {},
};

/**
 * Stores that a session was stopped on this device. Unless the session is saved, the server is told
 * to drop it: by this page once the couple has decided, or by the next page.
 */
export function noteDropped(userId: string, sessionId: string): void {
  holdItem(sessionId);
  void putIntoOutbox(newItem(userId, { kind: dropKind.name, id: sessionId, payload: {} }));
}

/** Releases the stored item after the couple's decision. */
export const decideDropped = releaseItem;
