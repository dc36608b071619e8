import { useSyncExternalStore } from 'react';
import type { LiveCommand, LiveSnapshot, Room } from '../../contract/live.ts';

type Pressed = Exclude<LiveCommand, { type: 'open' }>;
/** A press that the server has not answered yet, and when it was made by the server's clock. */
export type Pending = { command: Pressed; at: number };

export type Live = {
  /** `lost`: it was there and is being looked for. */
  link: 'off' | 'live' | 'lost';
  /** Who this is, who the other is, and whose phone is in the room; null before the first word. */
  couple: Pick<LiveSnapshot, 'me' | 'members' | 'here'> | null;
  room: Room | null;
  pending: readonly Pending[];
  /** How far the server's clock is ahead of this device's; null until it was asked. */
  offsetMs: number | null;
};

export const NO_LIVE: Live = { link: 'off', couple: null, room: null, pending: [], offsetMs: null };
let live = NO_LIVE;
const listeners = new Set<() => void>();

export function currentLive(): Live {
  return live;
}

export function changeLive(changes: Partial<Live>): void {
  live = { ...live, ...changes };
  for (const listener of listeners) listener();
}

export function subscribeToLive(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this page knows of the couple's room. Who keeps it true is loaded by itself. */
export function useLive(): Live {
  return useSyncExternalStore(subscribeToLive, currentLive);
}

const HINT = 'live-room';

/** The room that this page is in: after a reload it goes back there, and nowhere else. */
function roomHint(): string | null {
  try {
    return sessionStorage.getItem(HINT);
  } catch {
    return null;
  }
}

/** Written `room workout`; null forgets it. */
export function keepRoomHint(room: Pick<Room, 'id' | 'workoutId'> | null): void {
  try {
    if (room) sessionStorage.setItem(HINT, `${room.id} ${room.workoutId}`);
    else sessionStorage.removeItem(HINT);
  } catch {
    // Without storage a reload offers the way back in the banner instead.
  }
}

/** Whether the player of a workout is in the couple's room; `perhaps` until the server has spoken. */
export function useIsInRoom(workoutId: number): 'yes' | 'no' | 'perhaps' {
  const { room, couple } = useLive();
  const hint = roomHint();
  if (!couple) return hint?.endsWith(` ${workoutId}`) ? 'perhaps' : 'no';
  if (room?.workoutId !== workoutId || !room.inside.includes(couple.me)) return 'no';
  // One that ended is shown to its end where it was shown before.
  return room.phase !== 'done' || hint?.startsWith(room.id) ? 'yes' : 'no';
}
