import { CHANGE_KINDS } from '../../contract/live/live.ts';
import { mutex } from '../db/mutex.ts';
import type { Deps } from '../deps.ts';
import { loginsOf } from './presence-queries.ts';
import type { RoomPresence } from './room-presence.ts';
import { type CoupleState, readCoupleState, snapshotFor } from './snapshot.ts';
import type { Stream } from './stream.ts';
import { changedEvent } from './stream-event.ts';
import type { StreamRegistry } from './stream-registry.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'identities'> & {
  presence: RoomPresence;
  registry: StreamRegistry;
};

/** Brings streams in line with the database again, after changes that no event describes. */
export function streamRefresh(needs: Needs) {
  const { db, now, presence, registry } = needs;
  const turn = mutex();

  /** Closes streams when `work` fails. Their pages then open another stream and get a snapshot. */
  async function orElseClose(streams: readonly Stream[], work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      for (const stream of streams) registry.close(stream);
    }
  }

  /** Closes streams whose login ended. Refreshes streams whose lock has closed or opened since. */
  async function checkLogins(streams: readonly Stream[]): Promise<void> {
    const readAt = now();
    const logins = await loginsOf(db, streams, readAt);
    for (const stream of streams) {
      const lockedFrom = logins.get(stream.tokenHash);
      if (lockedFrom === undefined) {
        registry.close(stream);
        continue;
      }
      const isLocked = lockedFrom !== null && lockedFrom <= readAt;
      if (isLocked === stream.isLocked) stream.lockedFrom = lockedFrom;
      else await refreshCouple(stream.coupleId, stream.memberId);
    }
  }

  /**
   * Sends new snapshots. Runs one refresh at a time, so that an earlier snapshot cannot arrive
   * later.
   */
  async function refreshCouple(coupleId: string, onlyFor: string | null = null): Promise<void> {
    const asked = registry
      .ofCouple(coupleId)
      .filter(({ memberId }) => onlyFor === null || onlyFor === memberId)
      .map((stream) => ({ stream, number: stream.awaitSnapshot() }));
    const done = await turn();
    // Skip outdated streams: their opening asks for a refresh again, and a later one sends the
    // snapshot.
    const isWanted = ({ stream, number }: (typeof asked)[number]) =>
      stream.isAwaiting(number) && !stream.isOutdated();
    const wanted = asked.filter(isWanted);
    const streams = wanted.map(({ stream }) => stream);
    await orElseClose(streams, async () => {
      if (streams.length === 0) return;
      const couple = await readCoupleState(needs, coupleId, streams);
      for (const { stream } of wanted.filter(isWanted)) await sendSnapshot(stream, couple);
    });
    done();
  }

  async function sendSnapshot(stream: Stream, couple: CoupleState): Promise<void> {
    const wasLocked = stream.isLocked;
    const snapshot = snapshotFor(stream, couple);
    if (!snapshot) return registry.close(stream);
    stream.sendSnapshot(snapshot);
    if (stream.isLocked === wasLocked) return;
    // Tell the page to fetch everything again: a locked page receives no changes.
    if (wasLocked) stream.send(changedEvent(CHANGE_KINDS));
    await presence.followLock(stream);
  }

  /** Refreshes all streams after messages of other processes may have been missed. */
  async function refreshAll(): Promise<void> {
    const streams = registry.all();
    await orElseClose(streams, () => checkLogins(streams));
    for (const coupleId of registry.couples()) await refreshCouple(coupleId);
  }

  return { orElseClose, checkLogins, refreshCouple, refreshAll };
}

export type StreamRefresh = ReturnType<typeof streamRefresh>;
