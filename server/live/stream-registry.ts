import type { Change } from '../db/changes.ts';
import type { LiveMessage } from './live-message.ts';
import type { Stream } from './stream.ts';
import { changedEvent, type StreamEvent } from './stream-event.ts';

/** Phone, tablet, laptop and one more; a fifth page takes the place of the oldest. */
const STREAMS_PER_MEMBER = 4;
/** A phone in a room shows itself every ten seconds; a phone that has missed two is gone. */
const SILENT_AFTER_MS = 25_000;

/** Their data names the member who sent them. */
const FOR_PARTNER: readonly LiveMessage['event'][] = ['heart', 'refused', 'peer'];

/** The streams that this process holds. Each removed stream is reported once. */
export function streamRegistry(onRemoved: (stream: Stream) => void) {
  const byId = new Map<string, Stream>();
  const byCouple = new Map<string, Set<Stream>>();

  function add(stream: Stream): void {
    const own = ofCouple(stream.coupleId).filter(({ memberId }) => memberId === stream.memberId);
    // The page on which the member is training gives way last.
    const inOrder = [...own.filter((one) => !one.isInRoom), ...own.filter((one) => one.isInRoom)];
    for (const oldest of inOrder.slice(0, Math.max(0, own.length - STREAMS_PER_MEMBER + 1))) {
      close(oldest, { event: 'replaced', data: 'null' });
    }
    byCouple.set(stream.coupleId, (byCouple.get(stream.coupleId) ?? new Set()).add(stream));
    byId.set(stream.id, stream);
  }

  function forget(stream: Stream): void {
    if (!byId.delete(stream.id)) return;
    const streams = byCouple.get(stream.coupleId);
    streams?.delete(stream);
    if (streams?.size === 0) byCouple.delete(stream.coupleId);
    onRemoved(stream);
  }

  function close(stream: Stream, lastEvent?: StreamEvent): void {
    stream.close(lastEvent);
    forget(stream);
  }

  function ofCouple(coupleId: string): Stream[] {
    return [...(byCouple.get(coupleId) ?? [])];
  }

  return {
    add,
    close,
    ofCouple,
    all: (): Stream[] => [...byId.values()],
    find: (id: string): Stream | null => byId.get(id) ?? null,
    couples: (): string[] => [...byCouple.keys()],
    ofMember: (memberId: string): Stream[] =>
      [...byId.values()].filter((stream) => stream.memberId === memberId),

    /** For a stream whose connection is gone, or whose request was refused. */
    abandon(stream: Stream): void {
      stream.abandon();
      forget(stream);
    },

    /** Sends an event to the couple's phones; hearts, refusals and peer messages to the partner's alone. */
    deliver({ id, event, data }: LiveMessage): void {
      if (event === 'changed' || event === 'logins' || event === 'lock' || event === 'seen') return;
      const isForPartner = FOR_PARTNER.includes(event);
      for (const stream of byCouple.get(id) ?? []) {
        if (isForPartner && (!stream.isInRoom || data.includes(stream.memberId))) continue;
        stream.send({ event, data });
      }
    },

    /** Tells pages what to fetch again: all of those who may know of it, but not the page that did it. */
    deliverChange(coupleId: string, { kind, onlyFor, streamId }: Change): void {
      for (const stream of byCouple.get(coupleId) ?? []) {
        const mayKnow = onlyFor === null || onlyFor === stream.memberId;
        if (mayKnow && stream.id !== streamId) stream.send(changedEvent([kind]));
      }
    },

    markSeen(streamId: string, now: number): void {
      const stream = byId.get(streamId);
      if (stream) stream.seenAt = now;
    },

    /** The streams in a room whose phone has not shown itself for too long. */
    silent(now: number): Stream[] {
      return [...byId.values()].filter(
        ({ isInRoom, seenAt }) => isInRoom && now - seenAt > SILENT_AFTER_MS,
      );
    },
  };
}

export type StreamRegistry = ReturnType<typeof streamRegistry>;
