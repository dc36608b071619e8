import { lazy } from 'react';
import type { Room } from '../../contract/live/live.ts';
import { canBeSaved } from '../../contract/live/room-choices.ts';
import { isTicking } from '../../contract/training/player-state.ts';
import type { PlayerScreenProps } from '../training/player/PlayerScreen.tsx';
import type { Live } from './live-store.ts';
import { roomMembers } from './room-members.ts';
import { useWishToSave } from './use-choice.ts';
import { usePauseWhenDisconnected } from './use-pause-when-disconnected.ts';

const SignaledPlayer = lazy(async () => ({
  default: (await import('../training/stop-signals/SignaledPlayer.tsx')).SignaledPlayer,
}));

type BedroomRoomProps = { screen: PlayerScreenProps; userId: string; room: Room; live: Live };

/**
 * Runs a bedroom session on two phones. A lost connection between the phones pauses the session;
 * red ends the session on both.
 */
export function BedroomRoom({ screen, userId, room, live }: BedroomRoomProps) {
  const { state, dispatch } = screen;
  const { partner } = roomMembers(room, live);
  const isPartnerGone = partner?.status === 'away' || partner?.status === 'out';
  usePauseWhenDisconnected(live.link === 'lost' || isPartnerGone, () => {
    if (isTicking(state)) dispatch({ type: 'paused' });
  });
  const [isWanted, choose] = useWishToSave(room.id);
  const isHeard = room.phase === 'stopped';
  const isSaved = isHeard && room.sessionId !== null;
  const status = isWanted ? 'wanted' : 'not-saved';
  return (
    <SignaledPlayer
      {...screen}
      userId={userId}
      onTwoPhones={{
        isUnheard: !isHeard,
        saving: {
          isOnTwoPhones: true,
          status: isSaved ? 'saved' : status,
          choose: canBeSaved(room) ? choose : null,
        },
      }}
    />
  );
}
