import type { FastifyReply } from 'fastify';
import { CHANGE_KINDS } from '../../contract/live.ts';
import type { Reader } from '../auth/queries.ts';
import type { Change } from '../db/changes.ts';
import { publish } from '../db/pubsub.ts';
import type { Deps } from '../deps.ts';
import { notSignedIn } from '../http/errors.ts';
import { formatMessage, parseMessage } from './live-message.ts';
import { streamsInRoom } from './presence-queries.ts';
import { recentChanges } from './recent-changes.ts';
import { streamRefresh } from './refresh-streams.ts';
import { roomPresence } from './room-presence.ts';
import { readCoupleState, snapshotFor } from './snapshot.ts';
import { newStream } from './stream.ts';
import { changedText, streamRegistry } from './stream-registry.ts';

/** Often enough that no proxy takes a quiet stream for a dead one. */
export const HEARTBEAT_MS = 15_000;
/** The connection of a page that no longer reads is cut, since unread events take memory. */
const MAX_UNREAD_BYTES = 64 * 1024;
/** For browsers that reconnect by themselves; the app's own client asks sooner. */
const RETRY_MS = 1_000;

type Needs = Pick<Deps, 'db' | 'now' | 'background' | 'subscribe' | 'identities'> & {
  /** Called for every login that ended in any process. */
  onLoginEnded(memberId: string): void;
};

/** Whoever asks about a stream: their login, if they named one, and who they are if it is looked up. */
type Asker = { tokenHash: string | null; identify: () => Promise<Reader | null> };

type Opening = {
  isInRoom: boolean;
  /** How long the page has heard of nothing; null when it does not ask what it missed. */
  unheardMs: number | null;
};

/** Holds this process's streams and keeps them in line with the database. */
export function liveStreams(deps: Needs) {
  const { db, now, background, subscribe, onLoginEnded } = deps;
  const presence = roomPresence(deps);
  const registry = streamRegistry(presence.leave);
  const refresh = streamRefresh(deps, registry);
  const recent = recentChanges(now().getTime());
  let stopHeartbeat = () => {};
  let stopListening: (() => Promise<void>) | null = null;

  function receive(text: string): void {
    const message = parseMessage(text);
    if (!message) return;
    const { id } = message;
    switch (message.event) {
      case 'logins':
        onLoginEnded(id);
        background.run(() => refresh.closeSignedOut(registry.ofMember(id)));
        break;
      case 'changed':
        receiveChange(id, JSON.parse(message.data));
        break;
      case 'seen':
        markSeen(id);
        break;
      default:
        registry.deliver(message);
    }
  }

  function receiveChange(coupleId: string, change: Change): void {
    recent.add(coupleId, change, now().getTime());
    registry.deliverChange(coupleId, change);
    // Snapshots hold the names of both, a member who has left gets none, and an adult sees every room.
    const { kind, onlyFor } = change;
    if (kind === 'profile') background.run(() => refresh.refreshCouple(coupleId, onlyFor));
  }

  /** Messages of other processes may have been missed. */
  async function catchUp(): Promise<void> {
    recent.startOver(now().getTime());
    await refresh.refreshAll();
    for (const stream of registry.all()) stream.send(changedText(CHANGE_KINDS));
  }

  function markSeen(streamId: string): void {
    const stream = registry.find(streamId);
    if (stream) stream.seenAt = now().getTime();
  }

  async function heartbeat(): Promise<void> {
    for (const stream of registry.all()) stream.sendHeartbeat();
    recent.dropOld(now().getTime());
    for (const stream of registry.silent(now().getTime())) registry.close(stream);
    await refresh.closeSignedOut(registry.all());
    if (!(await presence.heartbeat())) {
      // The other processes dropped this one, as after a long sleep of the machine.
      for (const stream of registry.all().filter(({ isInRoom }) => isInRoom)) {
        await refresh.orElseClose([stream], () => presence.enter(stream));
      }
    }
    await presence.dropLostProcesses();
  }

  return {
    /** Takes its owner's sign of life; false to everyone else, whether there is such a stream or not. */
    async hold(streamId: string, asker: Asker): Promise<boolean> {
      const held = registry.find(streamId);
      const isOwners = held !== null && held.tokenHash === asker.tokenHash;
      if (!isOwners) {
        // Another process may hold it; of those, only the ones in a room are known.
        const user = await asker.identify();
        const inRoom = user ? await streamsInRoom(db, user.coupleId, now()) : [];
        const isTheirs = inRoom.some(
          (one) => one.streamId === streamId && one.memberId === user?.id,
        );
        if (!isTheirs) return false;
        await publish(db, formatMessage(streamId, 'seen', null));
      }
      markSeen(streamId);
      return true;
    },

    async listen(): Promise<void> {
      const onGap = () => background.run(catchUp);
      stopListening = await subscribe({ onMessage: receive, onGap });
      stopHeartbeat = background.every(HEARTBEAT_MS, heartbeat);
    },

    /** Answers with a stream; it is registered before its snapshot is read, so it misses no event. */
    async open(reply: FastifyReply, user: Reader, { isInRoom, unheardMs }: Opening): Promise<void> {
      const { raw } = reply;
      // A connection that ended while the login was looked up emits no further `close`.
      if (raw.destroyed) return void reply.hijack();
      const { coupleId, id: memberId, tokenHash } = user;
      const isAdult = user.isAdult === true;
      const page = { coupleId, memberId, tokenHash, isInRoom, isAdult, seenAt: now().getTime() };
      const stream = newStream(page, {
        write(text) {
          if (raw.writableEnded) return;
          if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy();
          else raw.write(text);
        },
        end: () => raw.end(),
      });
      raw.on('close', () => registry.abandon(stream));
      registry.add(stream);
      try {
        if (isInRoom) await presence.enter(stream);
        const snapshot = snapshotFor(stream, await readCoupleState(deps, coupleId));
        if (!snapshot) throw notSignedIn();
        reply.hijack();
        raw.writeHead(200, {
          ...(reply.getHeaders() as Record<string, string>),
          'content-type': 'text/event-stream',
          'x-accel-buffering': 'no',
        });
        const missed =
          unheardMs === null ? [] : recent.missedBy(stream, unheardMs, now().getTime());
        const changed = missed.length > 0 ? changedText(missed) : '';
        const isOutdated = stream.isOutdated();
        stream.sendSnapshot(`retry: ${RETRY_MS}\n\n${snapshot}${changed}`);
        if (isOutdated) background.run(() => refresh.refreshCouple(coupleId, memberId));
      } catch (error) {
        registry.abandon(stream);
        throw error;
      }
    },

    /** Ends every stream, so that its phone finds another process at once. */
    close(): void {
      presence.stop();
      stopHeartbeat();
      for (const stream of registry.all()) registry.close(stream);
    },

    async leave(): Promise<void> {
      await stopListening?.();
      await presence.dropThisProcess();
    },
  };
}

export type LiveStreams = ReturnType<typeof liveStreams>;
