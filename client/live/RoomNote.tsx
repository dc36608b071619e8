import { WifiOff } from 'lucide-react';
import type { Room } from '../../contract/live/live.ts';
import type { Live } from './live-store.ts';
import { bedroomCopy, roomCopy } from './room-copy.ts';
import type { RoomMember } from './room-members.ts';

type RoomNoteProps = { words: string | null; isLobby: boolean; isLost: boolean };

/**
 * Shows one sentence about both members. During a workout the sentence takes the place of their
 * names in the bar, so that nothing moves.
 */
export function RoomNote({ words, isLobby, isLost }: RoomNoteProps) {
  return (
    <div
      role="status"
      className={
        isLobby ? 'max-lg:mt-4 lg:flex lg:min-h-26 lg:flex-1 lg:items-center' : 'room-note'
      }
    >
      {words && (
        <p
          key={words}
          className={
            isLobby
              ? 'flex items-center gap-3 rounded-field bg-accent-soft px-4 py-3 leading-snug font-semibold max-lg:min-h-17'
              : 'room-note-words appear-late'
          }
        >
          {isLost && <WifiOff aria-hidden="true" className="size-5 shrink-0" />}
          {words}
        </p>
      )}
    </div>
  );
}

/** Picks the sentence to show now, if any. */
export function roomNoteWords(
  room: Room,
  { link, couple }: Live,
  me: RoomMember,
  partner: RoomMember | null,
): string | null {
  const copy = room.isBedroom ? { ...roomCopy, ...bedroomCopy } : roomCopy;
  if (link === 'lost') return copy.lost;
  if (!partner) return room.phase === 'lobby' ? copy.lobbyForOne : null;
  const { name } = partner;
  if (room.phase === 'lobby') {
    if (partner.status === 'not-here') return copy.lobbyAlone(name);
    if (partner.status === 'away') return copy.lobbyAway(name);
    if (partner.status === 'ready') return copy.waitingForYou(name);
    return me.status === 'ready' ? copy.waiting(name) : copy.lobbyBoth;
  }
  if (partner.status === 'away') return copy.partnerLost(name);
  if (partner.status === 'out') return copy.partnerOut(name);
  const isPausedByOther = room.pausedBy !== null && room.pausedBy !== couple?.me;
  return room.phase === 'paused' && isPausedByOther ? copy.pausedBy(name) : null;
}
