import type { LiveEvents } from '../../contract/live.ts';
import type { Notice } from './notice-text.ts';

/** Phone, tablet, laptop and one more; whoever opens a fifth page loses the oldest. */
const STREAMS_PER_MEMBER = 4;
/** A phone in a room shows itself every ten seconds; one that has missed two is gone. */
const SILENT_AFTER_MS = 25_000;

/** One page of a member that hears what happens. */
export type Stream = {
  id: string;
  coupleId: string;
  memberId: string;
  tokenHash: string;
  /** In the couple's room, or on some other page. */
  isInRoom: boolean;
  /** When a phone that is in the room last showed that it is there. */
  seenAt: number;
  /** Its answer has begun: before that, only whoever answers may write. */
  isStarted: boolean;
  /** What came before its snapshot was sent; null from then on. */
  waiting: string[] | null;
  write(text: string): void;
  end(): void;
};

/**
 * The streams that this process holds. It knows neither the database nor the network, and says of
 * each stream, once, that it is gone.
 */
export function streamHub(onGone: (stream: Stream) => void) {
  const byId = new Map<string, Stream>();
  const byCouple = new Map<string, Set<Stream>>();

  function add(stream: Stream): void {
    const streams = byCouple.get(stream.coupleId) ?? new Set();
    byCouple.set(stream.coupleId, streams);
    const own = [...streams].filter(({ memberId }) => memberId === stream.memberId);
    // The page on which someone is training gives way last.
    const inTurn = [...own.filter((one) => !one.isInRoom), ...own.filter((one) => one.isInRoom)];
    for (const replaced of inTurn.slice(0, Math.max(0, own.length - STREAMS_PER_MEMBER + 1))) {
      const text = eventText('replaced', 'null');
      if (replaced.isStarted) replaced.write(text);
      else replaced.waiting?.push(text);
      close(replaced);
    }
    byCouple.set(stream.coupleId, streams.add(stream));
    byId.set(stream.id, stream);
  }

  function remove(stream: Stream): void {
    if (!byId.delete(stream.id)) return;
    const streams = byCouple.get(stream.coupleId);
    streams?.delete(stream);
    if (streams?.size === 0) byCouple.delete(stream.coupleId);
    onGone(stream);
  }

  /** One that has not begun yet ends as soon as it has: see `start`. */
  function close(stream: Stream): void {
    remove(stream);
    if (stream.isStarted) stream.end();
  }

  return {
    add,
    remove,
    close,
    all: (): Iterable<Stream> => byId.values(),
    find: (id: string): Stream | null => byId.get(id) ?? null,
    /** The couples that have a stream here. */
    couples: (): string[] => [...byCouple.keys()],
    ofCouple: (coupleId: string): Stream[] => [...(byCouple.get(coupleId) ?? [])],
    ofMember: (memberId: string): Stream[] =>
      [...byId.values()].filter((stream) => stream.memberId === memberId),

    /** Sends the snapshot, and then what has happened since it was read. */
    start(stream: Stream, snapshot: string): void {
      stream.isStarted = true;
      stream.write(snapshot);
      for (const text of stream.waiting ?? []) stream.write(text);
      stream.waiting = null;
      if (!byId.has(stream.id)) stream.end();
    },

    /** Passes on to a couple's phones what concerns them. */
    deliver({ id, event, data }: Notice): void {
      const streams = byCouple.get(id);
      if (!streams || event === 'members' || event === 'logins' || event === 'seen') return;
      const text = eventText(event, data);
      for (const stream of streams) {
        const isForOther = event === 'heart' || event === 'refused';
        if (isForOther && (!stream.isInRoom || data.includes(stream.memberId))) continue;
        if (stream.waiting) stream.waiting.push(text);
        else stream.write(text);
      }
    },

    /** Those in a room whose phone has not been heard of for too long. */
    silent(now: number): Stream[] {
      return [...byId.values()].filter(
        ({ isInRoom, seenAt }) => isInRoom && now - seenAt > SILENT_AFTER_MS,
      );
    },

    beat(): void {
      for (const stream of byId.values()) if (!stream.waiting) stream.write(':\n\n');
    },
  };
}

export function eventText(event: keyof LiveEvents, data: string): string {
  return `event: ${event}\ndata: ${data}\n\n`;
}
