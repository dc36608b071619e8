import { useSyncExternalStore } from 'react';
import { isOver, type LiveSnapshot, type Room, UNNAMED_WORKOUT } from '../../contract/live/live.ts';
import type { RoomPress } from '../../contract/live/room.ts';
import type { IceServers } from '../../contract/live/video.ts';
import { tryStorage } from '../lib/web-storage.ts';

/** A press that the server has not answered yet, and when it was made by the server's clock. */
export type PendingPress = { command: RoomPress; at: number };

export type Live = {
  /** `lost`: the stream broke and is being opened again. */
  link: 'off' | 'live' | 'lost';
  /** This member, both members, and whose phone is in the room; null before the first snapshot. */
  couple: Pick<LiveSnapshot, 'me' | 'members' | 'here' | 'stream'> | null;
  room: Room | null;
  pending: readonly PendingPress[];
  /** How far the server's clock is ahead of this device's; null until it was measured. */
  offsetMs: number | null;
  /** As the server named them last; null before both wanted to see each other. */
  iceServers: IceServers | null;
};

export const NO_LIVE: Live = {
  link: 'off',
  couple: null,
  room: null,
  pending: [],
  offsetMs: null,
  iceServers: null,
};
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

/** What this page knows of the couple's room; connection.ts, which is loaded later, keeps it up to date. */
export function useLive(): Live {
  return useSyncExternalStore(subscribeToLive, currentLive);
}

const SAVED_ROOM = 'live-room';

/** The room that this page was in before a reload, written `room workout`. */
function savedRoom(): string | null {
  return tryStorage(() => sessionStorage.getItem(SAVED_ROOM), null);
}

export function saveRoom(room: Pick<Room, 'id' | 'workoutId'> | null): void {
  // Without storage a reload shows the banner that leads back instead.
  tryStorage(() => {
    if (room) sessionStorage.setItem(SAVED_ROOM, `${room.id} ${room.workoutId}`);
    else sessionStorage.removeItem(SAVED_ROOM);
  });
}

/** The room with the workout that the server does not name to a locked page; null where the page does not know it. */
export function namedRoom(room: Room): Room | null {
  if (room.workoutId !== UNNAMED_WORKOUT) return room;
  if (live.room?.id === room.id) {
    const { workoutId, title, isBedroom } = live.room;
    return { ...room, workoutId, title, isBedroom };
  }
  const [savedId, savedWorkout] = savedRoom()?.split(' ') ?? [];
  return savedId === room.id ? { ...room, workoutId: Number(savedWorkout) } : null;
}

/** Whether the player of a workout is in the couple's room; `perhaps` until the first snapshot. */
export function useIsInRoom(workoutId: number): 'yes' | 'no' | 'perhaps' {
  const { room, couple } = useLive();
  const saved = savedRoom();
  if (!couple) return saved?.endsWith(` ${workoutId}`) ? 'perhaps' : 'no';
  if (room?.workoutId !== workoutId || !room.inside.includes(couple.me)) return 'no';
  // A room that is over is shown to its end by the page that showed it before.
  return !isOver(room) || saved?.startsWith(room.id) ? 'yes' : 'no';
}
