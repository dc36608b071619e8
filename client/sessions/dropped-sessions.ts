import { dropSession } from '../../contract/sessions.ts';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { readLocal, removeLocal, writeLocal } from '../lib/web-storage.ts';

/** Those about which the couple is being asked on this page. */
const undecided = new Set<string>();

const keyOf = (userId: string) => `dropped:${userId}`;

function areIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

function droppedSessions(userId: string): readonly string[] {
  return readLocal(keyOf(userId), areIds) ?? [];
}

function keep(userId: string, ids: readonly string[]): void {
  if (ids.length > 0) writeLocal(keyOf(userId), ids);
  else removeLocal(keyOf(userId));
}

/**
 * Notes a session that was stopped on this device: unless it is saved, the server is told to drop it,
 * by this page once the couple has decided or by the next.
 */
export function noteDropped(userId: string, sessionId: string): void {
  undecided.add(sessionId);
  keep(userId, [...new Set([...droppedSessions(userId), sessionId])]);
}

export function forgetDropped(userId: string, sessionId: string): void {
  keep(
    userId,
    droppedSessions(userId).filter((id) => id !== sessionId),
  );
}

/** The couple was asked, and has not saved it. */
export function dropUnsaved(userId: string, sessionId: string): void {
  undecided.delete(sessionId);
  void sendDroppedSessions(userId);
}

/** Without an answer they stay noted; a session that nobody completes counts nowhere meanwhile. */
export async function sendDroppedSessions(userId: string): Promise<void> {
  for (const sessionId of droppedSessions(userId).filter((id) => !undecided.has(id))) {
    try {
      await call(dropSession, { params: { sessionId } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) return;
    }
    forgetDropped(userId, sessionId);
  }
}
