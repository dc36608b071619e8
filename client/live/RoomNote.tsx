import { WifiOff } from 'lucide-react';
import type { Room } from '../../contract/live.ts';
import { liveCopy as copy } from './copy.ts';
import type { Guest } from './guests.ts';
import type { Live } from './live-store.ts';

type RoomNoteProps = { room: Room; live: Live; me: Guest; partner: Guest | null };

/** The one thing worth saying about the two of them right now; under way, it moves nothing else. */
export function RoomNote({ room, live, me, partner }: RoomNoteProps) {
  const words = noteOf(room, live, me, partner);
  return (
    <div
      role="status"
      className={room.phase === 'lobby' ? 'max-lg:mt-4 lg:flex-1' : 'absolute inset-x-3 top-3'}
    >
      {words && (
        <p
          key={words}
          className={`flex items-center gap-3 rounded-field px-4 py-3 leading-snug font-semibold ${room.phase === 'lobby' ? 'bg-accent-soft' : 'appear-late bg-raised/95 shadow-lift'}`}
        >
          {live.link === 'lost' && <WifiOff aria-hidden="true" className="size-5 shrink-0" />}
          {words}
        </p>
      )}
    </div>
  );
}

function noteOf(room: Room, { link, couple }: Live, me: Guest, partner: Guest | null) {
  if (link === 'lost') return copy.lost;
  if (!partner) return room.phase === 'lobby' ? copy.lobbyForOne : null;
  const { firstName } = partner;
  if (room.phase === 'lobby') {
    if (partner.status === 'not-here') return copy.lobbyAlone(firstName);
    if (partner.status === 'away') return copy.lobbyAway(firstName);
    if (partner.status === 'ready') return copy.waitingForYou(firstName);
    return me.status === 'ready' ? copy.waiting(firstName) : copy.lobbyBoth;
  }
  if (partner.status === 'away') return copy.partnerLost(firstName);
  if (partner.status === 'out') return copy.partnerOut(firstName);
  const isPausedByOther = room.pausedBy !== null && room.pausedBy !== couple?.me;
  return room.phase === 'paused' && isPausedByOther ? copy.pausedBy(firstName) : null;
}
