import { and, eq, sql } from 'drizzle-orm';
import type { PeerMessage } from '../../contract/live/video.ts';
import { prepared } from '../db/prepared.ts';
import { CHANNEL } from '../db/pubsub.ts';
import { liveRooms } from '../db/tables/live.ts';
import type { Deps } from '../deps.ts';
import { peerMessageParts } from './peer-message-parts.ts';

const notifyInRoom = prepared((db) =>
  db
    .select({ sent: sql`pg_notify(${CHANNEL}, ${sql.placeholder('message')})` })
    .from(liveRooms)
    .where(
      and(
        eq(liveRooms.coupleId, sql.placeholder('coupleId')),
        sql`${liveRooms.room} @> ${sql.placeholder('like')}::jsonb`,
      ),
    )
    .prepare('notify_in_room'),
);

/**
 * Sends a message to the other end of a room's video. False unless both agreed and the message goes
 * from the member's own end to the partner's. The sending statement itself checks this.
 */
export async function publishPeerMessage(
  { db, coupleKeys }: Pick<Deps, 'db' | 'coupleKeys'>,
  member: { id: string; coupleId: string },
  message: PeerMessage,
): Promise<boolean> {
  const { roomId, from, to } = message;
  // Refuse the member's own end. Each member has one end, so any other end is the partner's.
  if (from === to) return false;
  const video = [{ memberId: member.id, endId: from }, { endId: to }];
  const room = { coupleId: member.coupleId, like: JSON.stringify({ id: roomId, video }) };
  const key = await coupleKeys(member.coupleId);
  for (const part of peerMessageParts(key, member, message)) {
    const sent = await notifyInRoom(db).execute({ ...room, message: part });
    if (sent.length === 0) return false;
  }
  return true;
}
