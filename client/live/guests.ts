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

/** Both partners: where they are, and on which side of the picture. */
export function guestsOf(room: Room, { couple, link }: Pick<Live, 'couple' | 'link'>) {
  const members = couple?.members ?? [];
  const mine = members.find(({ id }) => id === couple?.me);
  const other = members.find(({ id }) => id !== couple?.me);
  const me = guest(copy.you, mine?.firstName ?? '', link === 'lost' ? 'away' : readiness(mine?.id));
  const partner = guest(other?.firstName ?? '', other?.firstName ?? '', statusOf(other?.id));
  const isLeft = (room.openedBy === couple?.me) !== room.isSwapped;
  return { me, partner, left: isLeft ? me : partner, right: isLeft ? partner : me };

  function readiness(id = ''): Status {
    return room.ready.includes(id) ? 'ready' : 'here';
  }
  function statusOf(id = ''): Status {
    if (!room.inside.includes(id)) return room.wasTogether ? 'out' : 'not-here';
    return couple?.here.includes(id) ? readiness(id) : 'away';
  }
}

function guest(name: string, firstName: string, status: Status): Guest {
  return { name, firstName, status, words: WORDS[status] };
}
