import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { isOver, type LiveEvents, type Room } from '../../contract/live/live.ts';
import { playerOf } from '../../contract/live/room-player.ts';
import type { PlayerRules, PlayerState } from '../../contract/training/player-state.ts';
import { ApiError } from '../lib/api-error.ts';
import type { Dispatch } from '../training/player/use-player.ts';
import { savedVersions } from '../training/sessions/saved-player.ts';
import { commands, type Press, serverNow } from './commands.ts';
import { connection } from './connection.ts';
import { currentLive, type Live, saveRoom } from './live-store.ts';
import { predictedRoom } from './predicted-room.ts';

/** Combines the room with the presses that are not answered yet, and derives the player's state. */
export function useRoom(room: Room, live: Live, me: string, rules: PlayerRules) {
  const { pending, offsetMs } = live;
  const shown = useMemo(() => predictedRoom(room, pending, me, rules), [room, pending, me, rules]);
  // Render again when time has ended a step: see useCues.
  const [now, tick] = useReducer(
    () => Date.now(),
    0,
    () => Date.now(),
  );
  const { id, workoutId, sessionId } = room;
  const [own, setOwn] = useState(() => ({
    roomId: id,
    versions: savedVersions(me, workoutId, sessionId),
  }));
  const state = useMemo(() => {
    const played = rules.reduce(playerOf(shown, offsetMs ?? 0), { type: 'ticked', now });
    return own.roomId === id ? { ...played, versions: own.versions } : played;
  }, [shown, offsetMs, rules, now, own, id]);
  const dispatch = useMemo<Dispatch>(
    () => (event) => {
      if (event.type === 'ticked') return tick();
      if (event.type === 'stopped') return commands.stop(shown, me);
      if (event.type === 'version-chosen') {
        const { versions = {} } = rules.reduce(state, { ...event, now: Date.now() });
        return setOwn({ roomId: id, versions });
      }
      // Use the step on the screen: time may have changed the step since the last event.
      const command = pressFor(event, settledNow(shown, rules).place.step);
      if (command) commands.press(command, shown);
    },
    [shown, rules, me, state, id],
  );
  return { shown, state, dispatch };
}

/** The player's state at this moment of the server's clock. */
export function settledNow(room: Room, rules: PlayerRules): PlayerState {
  return rules.reduce(playerOf(room), { type: 'ticked', now: serverNow() });
}

function pressFor(event: Parameters<Dispatch>[0], step: number): Press | null {
  switch (event.type) {
    case 'paused':
      return { type: 'pause' };
    case 'resumed':
      return { type: 'resume' };
    case 'moved':
      return { type: event.by === 1 ? 'next' : 'previous', step };
    case 'reset':
      return { type: 'reset' };
    case 'reset-undone':
      return { type: 'undo-reset' };
    case 'stretched':
      return { type: 'stretch', byMs: event.byMs };
    case 'paced':
      return { type: 'pace', isSlow: event.isSlow };
    case 'hands-free':
      return { type: 'hands-free', isOn: event.isOn };
    default:
      return null;
  }
}

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Keeps this page in the room while its player is on the screen, and across a reload. */
export function useRoomPresence(
  { id, workoutId }: Room,
  me: string,
  explainRefusal: (error: Error) => void,
): void {
  useEffect(() => {
    clearTimeout(leaving);
    saveRoom({ id, workoutId });
    connection.setRoom(id);
    return () => {
      // Leave the room when the member goes to another page; a reload does not unmount the player.
      leaving = setTimeout(() => {
        connection.setRoom(null);
        leaveRoom(id, connection.streamId);
      });
    };
  }, [id, workoutId]);
  const onRefused = useEffectEvent(({ by, status, message }: LiveEvents['refused']) => {
    if (by !== me) explainRefusal(new ApiError(status, JSON.stringify({ message })));
  });
  useEffect(() => connection.listen('refused', (refusal) => onRefused(refusal)), []);
}

/**
 * Leaves the room. With `stream` only that page leaves, in case the member has another page in the
 * room.
 */
export function leaveRoom(roomId: string, stream?: string): void {
  const { room, couple } = currentLive();
  saveRoom(null);
  if (room?.id !== roomId || !couple || isOver(room)) return;
  const leave = { type: 'leave', ...(stream && { stream }) } as const;
  if (room.inside.includes(couple.me)) commands.press(leave, room);
}
