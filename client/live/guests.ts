import type { Room } from '../../contract/live.ts';
import { liveCopy as copy } from './copy.ts';
import type { Live } from './live-store.ts';

type Status = 'here' | 'ready' | 'away' | 'out' | 'not-here';
/** One of the two, as the room's screen shows them. */
export type Guest = { name: string; firstName: string; status: Status; words: string };

const WORDS: Readonly<Record<Status, string>> = {
  here: copy.here,
  ready: copy.ready,
  away: copy.away,
  out: copy.steppedOut,
  'not-here': copy.notHere,
};

/** Both partners: where they are, and on which side of the picture; the other may have gone for good. */
export function guestsOf(room: Room, { couple, link }: Pick<Live, 'couple' | 'link'>) {
  const members = couple?.members ?? [];
  const mine = members.find(({ id }) => id === couple?.me);
  const other = members.find(({ id }) => id !== couple?.me);
  const me = guest(copy.you, mine?.firstName ?? '', link === 'lost' ? 'away' : readiness(mine?.id));
  const partner = other ? guest(other.firstName, other.firstName, statusOf(other.id)) : null;
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

function guest(name: string, firstName: string, status: Status): Guest {
  return { name, firstName, status, words: WORDS[status] };
}
