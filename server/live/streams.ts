import type { FastifyReply } from 'fastify';
import type { Reader } from '../auth/queries.ts';
import { publish } from '../db/pubsub.ts';
import type { Deps } from '../deps.ts';
import { formatMessage } from './live-message.ts';
import { type Opening, openStream } from './open-stream.ts';
import { streamsInRoom } from './presence-queries.ts';
import { messageReceiver } from './receive-messages.ts';
import { recentChanges } from './recent-changes.ts';
import { streamRefresh } from './refresh-streams.ts';
import { roomPresence } from './room-presence.ts';
import { streamRegistry } from './stream-registry.ts';

/** Short enough that no proxy treats a quiet stream as dead. */
export const HEARTBEAT_MS = 15_000;

type Needs = Pick<Deps, 'db' | 'now' | 'background' | 'subscribe' | 'identities' | 'coupleKeys'> & {
  /** Called for each login that ended in any process. */
  onLoginEnded(memberId: string): void;
};

/**
 * Sender of a sign of life: their login's token hash if they sent one, and a lookup of who they
 * are.
 */
type Asker = { tokenHash: string | null; identify: () => Promise<Reader | null> };

/** Holds this process's streams and keeps them in line with the database. */
export function liveStreams(deps: Needs) {
  const { db, now, background, subscribe } = deps;
  const presence = roomPresence(deps);
  const registry = streamRegistry(presence.leave);
  const refresh = streamRefresh({ ...deps, presence, registry });
  const recent = recentChanges(now().getTime());
  const parts = { ...deps, presence, registry, refresh, recent };
  const { receive, refetchWhenOnline } = messageReceiver(parts);
  let stopHeartbeat = () => {};
  let stopListening: (() => Promise<void>) | null = null;

  async function heartbeat(): Promise<void> {
    for (const stream of registry.all()) stream.sendHeartbeat();
    recent.dropOld(now().getTime());
    for (const stream of registry.silent(now().getTime())) registry.close(stream);
    await refresh.checkLogins(registry.all());
    if (!(await presence.heartbeat())) {
      // Enter again: other processes dropped this one, for example after the machine slept for
      // long.
      for (const stream of registry.all().filter(({ isInRoom }) => isInRoom)) {
        await refresh.orElseClose([stream], () => presence.enter(stream));
      }
    }
    await presence.dropLostProcesses();
  }

  /**
   * True if another process holds the member's stream. The database knows only streams in a room.
   */
  async function isHeldElsewhere(streamId: string, user: Reader | null): Promise<boolean> {
    if (!user) return false;
    const inRoom = await streamsInRoom(db, user.coupleId, now());
    return inRoom.some((one) => one.streamId === streamId && one.memberId === user.id);
  }

  return {
    /** Takes the owner's sign of life. False for anyone else, whether or not the stream exists. */
    async hold(streamId: string, asker: Asker): Promise<boolean> {
      const held = registry.find(streamId);
      const isOwners = held !== null && held.tokenHash === asker.tokenHash;
      if (!isOwners) {
        if (!(await isHeldElsewhere(streamId, await asker.identify()))) return false;
        await publish(db, formatMessage(streamId, 'seen', null));
      }
      registry.markSeen(streamId, now().getTime());
      return true;
    },

    async listen(): Promise<void> {
      const onGap = () => background.run(refetchWhenOnline);
      stopListening = await subscribe({ onMessage: receive, onGap });
      stopHeartbeat = background.every(HEARTBEAT_MS, heartbeat);
    },

    open: (reply: FastifyReply, user: Reader, opening: Opening) =>
      openStream(parts, reply, user, opening),

    /** Ends every stream, so that each phone reconnects to another process immediately. */
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
