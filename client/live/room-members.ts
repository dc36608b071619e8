import type { Room } from '../../contract/live/live.ts';
import type { Live } from './live-store.ts';
import { roomCopy as copy } from './room-copy.ts';

export type Status = 'here' | 'ready' | 'away' | 'out' | 'not-here';
export type RoomMember = { name: string; isMe: boolean; status: Status };

/**
 * Both members: where they are, and on which side of the picture. The partner is missing if they
 * deleted their account.
 */
export function roomMembers(room: Room, { couple, link }: Pick<Live, 'couple' | 'link'>) {
  const other = couple?.members.find(({ id }) => id !== couple.me);
  const myStatus = link === 'lost' ? 'away' : readiness(couple?.me);
  const me: RoomMember = { name: copy.you, isMe: true, status: myStatus };
  const partner: RoomMember | null = other
    ? { name: other.firstName, isMe: false, status: statusOf(other.id) }
    : null;
  const isLeft = (room.openedBy === couple?.me) !== room.isSwapped;
  const sides = partner && (isLeft ? { left: me, right: partner } : { left: partner, right: me });
  return { me, partner, sides };

  function readiness(id = ''): Status {
    return room.ready.includes(id) ? 'ready' : 'here';
  }
  function statusOf(id: string): Status {
    if (!room.inside.includes(id)) return room.wasTogether ? 'out' : 'not-here';
    return couple?.here.includes(id) ? readiness(id) : 'away';
  }
}
