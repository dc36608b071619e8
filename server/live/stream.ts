import { randomUUID } from 'node:crypto';
import type { LiveEvents } from '../../contract/live.ts';

type Page = {
  coupleId: string;
  memberId: string;
  tokenHash: string;
  /** Whether the page shows the couple's room. */
  isInRoom: boolean;
  /** When the phone of a page in the room last showed that it is there. */
  seenAt: number;
  /** Whether its member has said that they are 18 or older. */
  isAdult: boolean;
};
type Output = { write(text: string): void; end(): void };

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
export function newStream(page: Page, output: Output) {
  let phase: Phase = 'opening';
  let waiting: string[] = [];
  let isOutdated = false;
  const isClosed = () => phase === 'closing' || phase === 'ended';

  return {
    ...page,
    id: randomUUID() as string,
    isClosed,
    /** Whether something changed that the snapshot it was opened with may not hold. */
    isOutdated: () => isOutdated,

    /** Sends an event, or keeps it until the snapshot that is being read has been sent. */
    send(text: string): void {
      if (phase === 'live') output.write(text);
      else if (!isClosed()) waiting.push(text);
    },

    sendHeartbeat(): void {
      if (phase === 'live') output.write(':\n\n');
    },

    /** Keeps events until the next snapshot. One that is just opening gets its first one before. */
    awaitSnapshot(): void {
      if (phase === 'live') phase = 'refreshing';
      if (phase === 'opening') isOutdated = true;
    },

    sendSnapshot(text: string): void {
      if (phase === 'ended') return;
      const isClosing = phase === 'closing';
      output.write([text, ...waiting].join(''));
      waiting = [];
      isOutdated = false;
      phase = isClosing ? 'ended' : 'live';
      if (isClosing) output.end();
    },

    /** Ends the response, or has it end as soon as it has begun. */
    close(lastEvent = ''): void {
      if (isClosed()) return;
      if (phase === 'opening') {
        waiting.push(lastEvent);
        phase = 'closing';
        return;
      }
      phase = 'ended';
      if (lastEvent) output.write(lastEvent);
      output.end();
    },

    /** The connection is gone, or the request was refused: nothing may be written any more. */
    abandon(): void {
      phase = 'ended';
    },
  };
}

export function eventText(event: keyof LiveEvents, data: string): string {
  return `event: ${event}\ndata: ${data}\n\n`;
}
