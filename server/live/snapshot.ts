import type { LiveSnapshot } from '../../contract/live.ts';
import type { Deps } from '../deps.ts';
import { presentMembers, sealedMembersOf } from './presence-queries.ts';
import { roomShownTo } from './room-for-adults.ts';
import { roomOf } from './room-queries.ts';
import { eventText, type Stream } from './stream.ts';

type CoupleState = Omit<LiveSnapshot, 'stream' | 'me'> & {
  /** Who has said that they are 18 or older. */
  adults: ReadonlySet<string>;
};

/** What every stream of a couple begins with. */
export async function readCoupleState(
  { db, now, identities }: Pick<Deps, 'db' | 'now' | 'identities'>,
  coupleId: string,
): Promise<CoupleState> {
  const room = await roomOf(db, coupleId);
  const here = await presentMembers(db, coupleId, now());
  const members = [];
  const adults = new Set<string>();
  for (const row of await sealedMembersOf(db, coupleId)) {
    members.push({ id: row.id, firstName: (await identities.open(row)).firstName });
    if (row.adultAt) adults.add(row.id);
  }
  return { members, here, room, adults };
}

/** The snapshot for a stream; null when its member has left the couple for good. */
export function snapshotFor(
  stream: Stream,
  { adults, room, ...couple }: CoupleState,
): string | null {
  const { id, memberId } = stream;
  if (!couple.members.some((member) => member.id === memberId)) return null;
  // Of the rooms that follow, the stream is told as much as of this one.
  stream.isAdult = adults.has(memberId);
  const shown = roomShownTo(stream, room);
  const snapshot: LiveSnapshot = { stream: id, me: memberId, ...couple, room: shown };
  return eventText('snapshot', JSON.stringify(snapshot));
}
