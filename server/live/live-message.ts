import type { LiveEvents } from '../../contract/live/live.ts';
import type { Change } from '../db/changes.ts';

/** Messages between processes on one database: events for phones, and some for the processes. */
type Messages = Pick<LiveEvents, 'room' | 'here' | 'heart' | 'refused' | 'peer'> & {
  /** Announces a change to something that a couple's pages may show. Sent by `publishChange`. */
  changed: Change;
  /** Announces that a member's logins have changed. */
  logins: null;
  /** Announces that the lock of a member's login was closed or opened. Sent by `publishLock`. */
  lock: null;
  /** Reports that the phone of a stream is still there. */
  seen: null;
};

export type LiveMessage = {
  /** Stream id for `seen`, member id for `logins` and `lock`, couple id for all others. */
  id: string;
  event: keyof Messages;
  /** JSON text, passed on to phones unchanged. */
  data: string;
};

/**
 * Formats a message for NOTIFY, which PostgreSQL limits to 8,000 bytes. A room takes about 900
 * bytes, a part of a peer message at most 7,600.
 */
export function formatMessage<E extends keyof Messages>(id: string, event: E, data: Messages[E]) {
  return `${id} ${event} ${JSON.stringify(data)}`;
}

export function parseMessage(text: string): LiveMessage | null {
  const [, id, event, data] =
    /^(\S+) (room|here|heart|refused|peer|changed|logins|lock|seen) (.+)$/s.exec(text) ?? [];
  return id && event && data ? { id, event: event as keyof Messages, data } : null;
}
