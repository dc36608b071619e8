import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Reader } from '../auth/queries.ts';
import type { Deps } from '../deps.ts';
import { notSignedIn } from '../http/errors.ts';
import type { RecentChanges } from './recent-changes.ts';
import type { StreamRefresh } from './refresh-streams.ts';
import type { RoomPresence } from './room-presence.ts';
import { readCoupleState, snapshotFor } from './snapshot.ts';
import { newStream } from './stream.ts';
import { changedEvent, eventText } from './stream-event.ts';
import type { StreamRegistry } from './stream-registry.ts';

/**
 * Unread bytes after which the connection of a page that no longer reads is cut, to save memory.
 */
const MAX_UNREAD_BYTES = 64 * 1024;
/**
 * Retry delay for browsers that reconnect by themselves. The app's own client reconnects sooner.
 */
const RETRY_MS = 1_000;

type Needs = Pick<Deps, 'db' | 'now' | 'background' | 'identities'> & {
  presence: RoomPresence;
  registry: StreamRegistry;
  refresh: StreamRefresh;
  recent: RecentChanges;
};

export type Opening = {
  /** Room that the page shows. Null on any other page. */
  roomId: string | null;
  /** Time since the page last heard anything. Null if it does not ask for missed changes. */
  unheardMs: number | null;
};

/**
 * Answers with a stream. Register the stream before its snapshot is read, so that no event is lost.
 */
export async function openStream(
  needs: Needs,
  reply: FastifyReply,
  user: Reader,
  { roomId, unheardMs }: Opening,
): Promise<void> {
  const { now, background, presence, registry, refresh, recent } = needs;
  const { raw } = reply;
  // Check this here: a connection that ended during the login lookup emits no further `close`.
  if (raw.destroyed) return void reply.hijack();
  const { coupleId, id: memberId, tokenHash } = user;
  const isAdult = user.isAdult === true;
  const page = { coupleId, memberId, tokenHash, roomId, isAdult, seenAt: now().getTime() };
  const refreshOwn = () => background.run(() => refresh.refreshCouple(coupleId, memberId));
  const stream = newStream(page, outputTo(raw), { now, refresh: refreshOwn });
  stream.isLocked = user.lock?.isLocked === true;
  raw.on('close', () => registry.abandon(stream));
  registry.add(stream);
  try {
    if (stream.isInRoom) await presence.enter(stream);
    const snapshot = snapshotFor(stream, await readCoupleState(needs, coupleId, [stream]));
    if (!snapshot) throw notSignedIn();
    beginEvents(reply);
    const isToHear = unheardMs !== null && !stream.isLocked;
    const missed = isToHear ? recent.missedBy(stream, unheardMs, now().getTime()) : [];
    const changed = missed.length > 0 ? eventText(changedEvent(missed)) : '';
    const isOutdated = stream.isOutdated();
    stream.sendSnapshot(`retry: ${RETRY_MS}\n\n${snapshot}${changed}`);
    if (isOutdated) refreshOwn();
  } catch (error) {
    registry.abandon(stream);
    throw error;
  }
}

function outputTo(raw: ServerResponse): Parameters<typeof newStream>[1] {
  return {
    write(text) {
      if (raw.writableEnded) return;
      if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy();
      else raw.write(text);
    },
    end: () => raw.end(),
  };
}

function beginEvents(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no',
  });
}
