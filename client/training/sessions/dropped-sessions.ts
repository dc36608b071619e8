import { dropSession } from '../../../contract/training/sessions.ts';
import { newItem, putIntoOutbox } from '../../device/outbox.ts';
import { holdItem, releaseItem } from '../../device/outbox-retry.ts';
import type { OutboxKind } from '../../device/send-outbox.ts';
import { call } from '../../lib/api.ts';

const isDrop = (_: unknown): _ is object => true;

/** A session that was stopped; its item bears the session's id, as the completion does that may replace it. */
export const dropKind: OutboxKind<object, unknown> = {
  name: 'drop',
  isIntact: isDrop,
  send: ({ id }, options) => call(dropSession, { params: { sessionId: id }, ...options }),
  // Completed meanwhile, or dropped already.
  staysWhenRefused: () => false,
  onSettled: () => {},
};

/**
 * Notes a session that was stopped on this device: unless it is saved, the server is told to drop it,
 * by this page once the couple has decided or by the next.
 */
export function noteDropped(userId: string, sessionId: string): void {
  holdItem(sessionId);
  void putIntoOutbox(newItem(userId, { kind: dropKind.name, id: sessionId, payload: {} }));
}

/** The couple has decided. */
export const decideDropped = releaseItem;
