import type { LiveSnapshot } from '../../contract/live.ts';
import type { Deps } from '../deps.ts';
import { presentMembers, sealedMembersOf } from './presence-queries.ts';
import { roomOf } from './room-queries.ts';
import { eventText, type Stream } from './stream.ts';

type CoupleState = Omit<LiveSnapshot, 'stream' | 'me'>;

/** What every stream of a couple begins with. */
export async function readCoupleState(
  { db, now, identities }: Pick<Deps, 'db' | 'now' | 'identities'>,
  coupleId: string,
): Promise<CoupleState> {
  const room = await roomOf(db, coupleId);
  const here = await presentMembers(db, coupleId, now());
  const members = [];
  for (const row of await sealedMembersOf(db, coupleId)) {
    members.push({ id: row.id, firstName: (await identities.open(row)).firstName });
  }
  return { members, here, room };
}

/** The snapshot for a stream; null when its member has left the couple for good. */
export function snapshotFor({ id, memberId }: Stream, couple: CoupleState): string | null {
  if (!couple.members.some((member) => member.id === memberId)) return null;
  const snapshot: LiveSnapshot = { stream: id, me: memberId, ...couple };
  return eventText('snapshot', JSON.stringify(snapshot));
}
