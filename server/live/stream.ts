import { randomUUID } from 'node:crypto';
import { eventShownTo } from './shown-to.ts';
import { eventText, type StreamEvent } from './stream-event.ts';

type Page = {
  coupleId: string;
  memberId: string;
  tokenHash: string;
  /** The couple's room, if the page says that it shows it. */
  roomId: string | null;
  /** When the phone of a page in the room last showed that it is there. */
  seenAt: number;
  /** Whether its member has said that they are 18 or older. */
  isAdult: boolean;
};
type Output = { write(text: string): void; end(): void };
type Surroundings = {
  now: () => Date;
  /** Has a new snapshot sent, by what the database says of the stream's login. */
  refresh: () => void;
};

type Phase =
  /** The response has not begun; events wait until the snapshot is sent. */
  | 'opening'
  /** Closed before the response began: the stream ends right after the snapshot. */
  | 'closing'
  | 'live'
  /** Another snapshot is being read; events wait for it. */
  | 'refreshing'
  | 'ended';

export type Stream = ReturnType<typeof newStream>;

/** The server-sent events of one page of a member. */
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
    /** From when on its login is locked, as the database said last; null without a lock. */
    lockedFrom: null as Date | null,
    /** Whether its page was told that it is locked. */
    isLocked: false,
    /** Whether its page, while locked, was told of a room that it is in the midst of. */
    isInHand: false,
    isClosed,
    /** Whether something changed that the snapshot it was opened with may not hold. */
    isOutdated: () => isOutdated,

    /** Sends an event, or keeps it until the snapshot that is being read has been sent. */
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
     * Keeps events until the next snapshot; returns its number, since only the last one that was asked
     * for is sent. One that is just opening gets its first one before.
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

    /** Ends the response, or has it end as soon as it has begun. */
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

    /** The connection is gone, or the request was refused: nothing may be written any more. */
    abandon(): void {
      phase = 'ended';
    },
  };

  /** Whether its login is locked by now, unless its page was in sight meanwhile. */
  function isLockDue(): boolean {
    return stream.lockedFrom !== null && stream.lockedFrom <= now();
  }

  return stream;
}
