import type { LiveEvents } from '../../contract/live.ts';

/** What processes tell each other about streams, beside what goes on to the phones. */
type Notices = Pick<LiveEvents, 'room' | 'here' | 'heart' | 'refused'> & {
  /** One of a couple has left for good. */
  members: null;
  /** A member's logins have changed. */
  logins: null;
  /** A stream's phone has shown that it is there. */
  seen: null;
};

export type Notice = {
  /** Whom it is about: a couple, a member or a stream, by what it says. */
  id: string;
  event: keyof Notices;
  /** JSON, ready to be sent on as it is. */
  data: string;
};

/** Far below PostgreSQL's 8,000 bytes: a room takes about 800. */
export function noticeText<E extends keyof Notices>(id: string, event: E, data: Notices[E]) {
  return `${id} ${event} ${JSON.stringify(data)}`;
}

export function readNotice(text: string): Notice | null {
  const [, id, event, data] =
    /^(\S+) (room|here|heart|refused|members|logins|seen) (.+)$/s.exec(text) ?? [];
  return id && event && data ? { id, event: event as keyof Notices, data } : null;
}
