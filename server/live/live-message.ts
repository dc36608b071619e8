import type { LiveEvents } from '../../contract/live/live.ts';
import type { Change } from '../db/changes.ts';

/** What processes on one database send each other: events for phones, and some for themselves. */
type Messages = Pick<LiveEvents, 'room' | 'here' | 'heart' | 'refused' | 'peer'> & {
  /** Something that a couple's pages may show; sent by `publishChange`. */
  changed: Change;
  /** A member's logins have changed. */
  logins: null;
  /** The lock of a member's login was closed or opened; sent by `publishLock`. */
  lock: null;
  /** The phone of a stream has shown that it is still there. */
  seen: null;
};

export type LiveMessage = {
  /** Of a stream for `seen`, of a member for `logins` and `lock`, else of a couple. */
  id: string;
  event: keyof Messages;
  /** JSON, to be sent to phones as it is. */
  data: string;
};

/** PostgreSQL's limit is 8,000 bytes: a room takes about 900, a part of a peer message 7,600 at most. */
export function formatMessage<E extends keyof Messages>(id: string, event: E, data: Messages[E]) {
  return `${id} ${event} ${JSON.stringify(data)}`;
}

export function parseMessage(text: string): LiveMessage | null {
  const [, id, event, data] =
    /^(\S+) (room|here|heart|refused|peer|changed|logins|lock|seen) (.+)$/s.exec(text) ?? [];
  return id && event && data ? { id, event: event as keyof Messages, data } : null;
}
