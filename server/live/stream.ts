import { randomUUID } from 'node:crypto';
import { eventShownTo } from './shown-to.ts';
import { eventText, type StreamEvent } from './stream-event.ts';

type Page = {
  coupleId: string;
  memberId: string;
  tokenHash: string;
  /** Couple's room, if the page says that it shows the room. */
  roomId: string | null;
  /** Time at which the phone of a page in the room last reported. */
  seenAt: number;
  /** True if the member has said that they are 18 or older. */
  isAdult: boolean;
};
type Output = { write(text: string): void; end(): void };
type Surroundings = {
  now: () => Date;
  /** Sends a new snapshot, after reading the stream's login from the database again. */
  refresh: () => void;
};

type Phase =
  /** Response not begun. Events wait until the snapshot is sent. */
  | 'opening'
  /** Closed before the response began. The stream ends right after the snapshot. */
  | 'closing'
  | 'live'
  /** Another snapshot is being read. Events wait for it. */
  | 'refreshing'
  | 'ended';

export type Stream = ReturnType<typeof newStream>;

/** Builds the stream of server-sent events to one of a member's pages. */
export function newStream(page: Page, output: Output, { now, refresh }: Surroundings) {
  let phase: Phase = 'opening';
  let waiting: StreamEvent[] = [];
  let lastText = '';
  let isOutdated = false;
  let snapshotsAwaited = 0;
  const isClosed = () => phase === 'closing' || phase === 'ended';

  function shown(event: StreamEvent): string {
    const known = eventShownTo(stream, event);
    return known ? eventText(known) : '';
  }

  const stream = {
    ...page,
    id: randomUUID() as string,
    isInRoom: page.roomId !== null,
    /** Time from which the login is locked, as last read from the database. Null without a lock. */
    lockedFrom: null as Date | null,
    /** True if the page was told that it is locked. */
    isLocked: false,
    /** True if the page, while locked, was sent a room that it is taking part in. */
    isInHand: false,
    isClosed,
    /** True if something changed that the opening snapshot may not contain. */
    isOutdated: () => isOutdated,

    /** Sends an event, or keeps the event until the snapshot that is being read has been sent. */
    send(event: StreamEvent): void {
      if (phase === 'live' && !stream.isLocked && isLockDue()) {
        phase = 'refreshing';
        refresh();
      }
      if (phase === 'live') output.write(shown(event));
      else if (!isClosed()) waiting.push(event);
    },

    sendHeartbeat(): void {
      if (phase === 'live') output.write(':\n\n');
    },

    /**
     * Keeps events until the next snapshot. Returns the number of that snapshot, because only the
     * last requested one is sent. An opening stream gets its first snapshot before that.
     */
    awaitSnapshot(): number {
      if (phase === 'live') phase = 'refreshing';
      if (phase === 'opening') isOutdated = true;
      snapshotsAwaited += 1;
      return snapshotsAwaited;
    },

    isAwaiting: (snapshot: number) => snapshot === snapshotsAwaited && !isClosed(),

    sendSnapshot(text: string): void {
      if (phase === 'ended') return;
      const isClosing = phase === 'closing';
      output.write([text, ...waiting.map(shown), lastText].join(''));
      waiting = [];
      isOutdated = false;
      phase = isClosing ? 'ended' : 'live';
      if (isClosing) output.end();
    },

    /** Ends the response, or ends it right after it has begun. */
    close(lastEvent?: StreamEvent): void {
      if (isClosed()) return;
      if (lastEvent) lastText = eventText(lastEvent);
      if (phase === 'opening') {
        phase = 'closing';
        return;
      }
      phase = 'ended';
      if (lastText) output.write(lastText);
      output.end();
    },

    /**
     * Marks the stream as ended without writing: the connection is gone or the request was refused.
     */
    abandon(): void {
      phase = 'ended';
    },
  };

  /**
   * True if the lock time has passed. The page may have been in sight since, which moves that time.
   */
  function isLockDue(): boolean {
    return stream.lockedFrom !== null && stream.lockedFrom <= now();
  }

  return stream;
}
