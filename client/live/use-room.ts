import { useEffect, useMemo, useReducer } from 'react';
import type { Room } from '../../contract/live.ts';
import type { PlayerRules, PlayerState } from '../../contract/player-state.ts';
import { playerOf } from '../../contract/room.ts';
import type { Tell } from '../workouts/use-player.ts';
import { type Press, press, serverNow } from './commands.ts';
import { listenToLive, ownStream, setGuest } from './connection.ts';
import { currentLive, keepRoomHint, type Live } from './live-store.ts';
import { predictedRoom } from './predicted-room.ts';

/** A room as the player's state, with what was pressed here already in it. */
export function useRoom(room: Room, live: Live, me: string, rules: PlayerRules) {
  const { pending, offsetMs } = live;
  const shown = useMemo(() => predictedRoom(room, pending, me, rules), [room, pending, me, rules]);
  // Whatever time has brought about since is settled when someone looks: see useCues.
  const [now, look] = useReducer(
    () => Date.now(),
    0,
    () => Date.now(),
  );
  const state = useMemo(
    () => rules.reduce(playerOf(shown, offsetMs ?? 0), { type: 'ticked', now }),
    [shown, offsetMs, rules, now],
  );
  const tell = useMemo<Tell>(
    () => (happening) => {
      if (happening.type === 'ticked') return look();
      // What the screen shows is what a press is about, however the time has moved it.
      const one = pressFor(happening, settledNow(shown, rules).place.step);
      if (one) press(one, shown);
    },
    [shown, rules],
  );
  return { shown, state, tell };
}

/** The room's player as time has moved it, on the server's clock. */
export function settledNow(room: Room, rules: PlayerRules): PlayerState {
  return rules.reduce(playerOf(room), { type: 'ticked', now: serverNow() });
}

function pressFor(happening: Parameters<Tell>[0], step: number): Press | null {
  switch (happening.type) {
    case 'paused':
      return { type: 'pause' };
    case 'resumed':
      return { type: 'resume' };
    case 'moved':
      return { type: happening.by === 1 ? 'next' : 'previous', step };
    case 'reset':
      return { type: 'reset' };
    case 'stretched':
      return { type: 'stretch', byMs: happening.byMs };
    case 'hands-free':
      return { type: 'hands-free', isOn: happening.isOn };
    default:
      return null;
  }
}

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Being in the room: for as long as its player is on the screen, and again after a reload. */
export function useBeingInRoom({ id, workoutId }: Room, onRefused: (error: Refused) => void): void {
  useEffect(() => {
    clearTimeout(leaving);
    keepRoomHint({ id, workoutId });
    setGuest(id);
    return () => {
      // Whoever goes to another page steps out; a reload does not come by here.
      leaving = setTimeout(() => {
        const stream = ownStream();
        setGuest(null);
        stepOut(id, stream);
      });
    };
  }, [id, workoutId]);
  useEffect(() => listenToLive({ onRefused }), [onRefused]);
}
export type Refused = { by: string; status: number; message: string };

/** Leaves the room; with a page's stream only as that page, should another be in it too. */
export function stepOut(roomId: string, stream?: string): void {
  const { room, couple } = currentLive();
  keepRoomHint(null);
  if (room?.id !== roomId || !couple || room.phase === 'done') return;
  const leave = { type: 'leave', ...(stream && { stream }) } as const;
  if (room.inside.includes(couple.me)) press(leave, room);
}
