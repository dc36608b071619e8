import type { LiveSnapshot } from '../../contract/live/live.ts';
import type { Deps } from '../deps.ts';
import { loginsOf, presentMembers, sealedMembersOf } from './presence-queries.ts';
import { roomOf } from './room-queries.ts';
import { roomShownTo } from './shown-to.ts';
import type { Stream } from './stream.ts';
import { eventText } from './stream-event.ts';

export type CoupleState = Omit<LiveSnapshot, 'stream' | 'me' | 'isLocked'> & {
  /** Ids of members who have said that they are 18 or older. */
  adults: ReadonlySet<string>;
  /** Time from which each login is locked, by token hash. Null without a lock. */
  logins: ReadonlyMap<string, Date | null>;
  /** Time at which the logins were read. */
  readAt: Date;
};

/** Reads the state of a couple, with which their streams begin. */
export async function readCoupleState(
  { db, now, identities }: Pick<Deps, 'db' | 'now' | 'identities'>,
  coupleId: string,
  streams: readonly Stream[],
): Promise<CoupleState> {
  const room = await roomOf(db, coupleId);
  const here = await presentMembers(db, coupleId, now());
  const members = [];
  const adults = new Set<string>();
  for (const row of await sealedMembersOf(db, coupleId)) {
    members.push({ id: row.id, firstName: (await identities.open(row)).firstName });
    if (row.adultAt) adults.add(row.id);
  }
  // Read the logins last, so that no lock that closes during this function is missed.
  const readAt = now();
  const logins = await loginsOf(db, streams, readAt);
  return { members, here, room, adults, logins, readAt };
}

/**
 * Builds the snapshot for a stream. Null if the login has ended or the member has left the couple
 * for good.
 */
export function snapshotFor(
  stream: Stream,
  { adults, room, logins, readAt, ...couple }: CoupleState,
): string | null {
  const { id, memberId, tokenHash } = stream;
  const lockedFrom = logins.get(tokenHash);
  const isMember = couple.members.some((member) => member.id === memberId);
  if (lockedFrom === undefined || !isMember) return null;
  // Set these limits together with the snapshot. The limits also apply to the events after it.
  stream.isAdult = adults.has(memberId);
  stream.lockedFrom = lockedFrom;
  stream.isLocked = lockedFrom !== null && lockedFrom <= readAt;
  const shown = roomShownTo(stream, room);
  stream.isInHand = stream.isLocked && shown !== null;
  const told = stream.isLocked && !stream.isInHand ? { members: [], here: [] } : couple;
  const snapshot: LiveSnapshot = {
    stream: id,
    me: memberId,
    ...told,
    room: shown,
    ...(stream.isLocked && { isLocked: true }),
  };
  return eventText({ event: 'snapshot', data: JSON.stringify(snapshot) });
}
