import type { Change } from '../db/changes.ts';
import type { LiveMessage } from './live-message.ts';
import type { Stream } from './stream.ts';
import { changedEvent, type StreamEvent } from './stream-event.ts';

/** Streams per member: phone, tablet, laptop and one more. A fifth page replaces the oldest. */
const STREAMS_PER_MEMBER = 4;
/**
 * Silence after which a phone counts as gone. A phone in a room reports every ten seconds, so a
 * gone phone has missed two reports.
 */
const SILENT_AFTER_MS = 25_000;

/** Events for the partner only. Their data contains the id of the sending member. */
const FOR_PARTNER: readonly LiveMessage['event'][] = ['heart', 'refused', 'peer'];

/** Holds the streams of this process. Reports each removed stream once. */
export function streamRegistry(onRemoved: (stream: Stream) => void) {
  const byId = new Map<string, Stream>();
  const byCouple = new Map<string, Set<Stream>>();

  function add(stream: Stream): void {
    const own = ofCouple(stream.coupleId).filter(({ memberId }) => memberId === stream.memberId);
    // Close pages outside the room first, so that the page with the workout stays open longest.
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

    /** Removes a stream whose connection is gone or whose request was refused. */
    abandon(stream: Stream): void {
      stream.abandon();
      forget(stream);
    },

    /**
     * Sends an event to the couple's phones. Hearts, refusals and peer messages go to the partner
     * only.
     */
    deliver({ id, event, data }: LiveMessage): void {
      if (event === 'changed' || event === 'logins' || event === 'lock' || event === 'seen') return;
      const isForPartner = FOR_PARTNER.includes(event);
      for (const stream of byCouple.get(id) ?? []) {
        if (isForPartner && (!stream.isInRoom || data.includes(stream.memberId))) continue;
        stream.send({ event, data });
      }
    },

    /**
     * Tells pages to fetch again: all pages that may know of the change, except the one that made
     * it.
     */
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

    /** Streams in a room whose phone has been silent for too long. */
    silent(now: number): Stream[] {
      return [...byId.values()].filter(
        ({ isInRoom, seenAt }) => isInRoom && now - seenAt > SILENT_AFTER_MS,
      );
    },
  };
}

export type StreamRegistry = ReturnType<typeof streamRegistry>;
