import { mutex } from '../db/mutex.ts';
import type { Deps } from '../deps.ts';
import { validLogins } from './presence-queries.ts';
import { readCoupleState, snapshotFor } from './snapshot.ts';
import type { Stream } from './stream.ts';
import type { StreamRegistry } from './stream-registry.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'identities'>;

/** Brings streams in line with the database again, after changes that no event describes. */
export function streamRefresh(deps: Needs, registry: StreamRegistry) {
  const { db, now } = deps;
  const turn = mutex();

  /** Closes streams when `work` fails: their pages open another one and get a snapshot. */
  async function orElseClose(streams: readonly Stream[], work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      for (const stream of streams) registry.close(stream);
    }
  }

  async function closeSignedOut(streams: readonly Stream[]): Promise<void> {
    const valid = await validLogins(db, streams, now());
    for (const stream of streams) if (!valid.has(stream.tokenHash)) registry.close(stream);
  }

  /** Sends new snapshots. One refresh at a time: an earlier snapshot must not arrive later. */
  async function refreshCouple(coupleId: string, onlyFor: string | null = null): Promise<void> {
    const done = await turn();
    const all = registry
      .ofCouple(coupleId)
      .filter(({ memberId }) => onlyFor === null || onlyFor === memberId);
    for (const stream of all) stream.awaitSnapshot();
    // Whoever opens one that is outdated asks for it again.
    const streams = all.filter((stream) => !stream.isOutdated());
    await orElseClose(streams, async () => {
      const couple = await readCoupleState(deps, coupleId);
      for (const stream of streams.filter((one) => !one.isClosed())) {
        const snapshot = snapshotFor(stream, couple);
        if (snapshot) stream.sendSnapshot(snapshot);
        else registry.close(stream);
      }
    });
    done();
  }

  /** For when messages of other processes may have been missed. */
  async function refreshAll(): Promise<void> {
    const streams = registry.all();
    await orElseClose(streams, () => closeSignedOut(streams));
    for (const coupleId of registry.couples()) await refreshCouple(coupleId);
  }

  return { orElseClose, closeSignedOut, refreshCouple, refreshAll };
}

export type StreamRefresh = ReturnType<typeof streamRefresh>;
