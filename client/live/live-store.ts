import { isOver, type LiveSnapshot, type Room, UNNAMED_WORKOUT } from '../../contract/live/live.ts';
import type { RoomPress } from '../../contract/live/room.ts';
import type { IceServers } from '../../contract/live/video.ts';
import { createStore } from '../lib/create-store.ts';
import { useStore } from '../lib/use-store.ts';
import { tryStorage } from '../lib/web-storage.ts';

/** A press that the server has not answered yet, and its time by the server's clock. */
export type PendingPress = { command: RoomPress; at: number };

export type Live = {
  /** `lost`: the stream broke and is being opened again. */
  link: 'off' | 'live' | 'lost';
  /**
   * Id of this member, both members, and whose phone is in the room. Null before the first
   * snapshot.
   */
  couple: Pick<LiveSnapshot, 'me' | 'members' | 'here' | 'stream'> | null;
  room: Room | null;
  pending: readonly PendingPress[];
  /** Milliseconds by which the server's clock is ahead of this device's; null until measured. */
  offsetMs: number | null;
  /** Servers that the server named last; null before both wanted to see each other. */
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
const live = createStore(NO_LIVE);

export const { get: currentLive, subscribe: subscribeToLive } = live;

export function changeLive(changes: Partial<Live>): void {
  live.set({ ...live.get(), ...changes });
}

/**
 * Reads this page's knowledge of the couple's room. connection.ts, which is loaded later, keeps the
 * store up to date.
 */
export function useLive(): Live {
  return useStore(live);
}

const SAVED_ROOM = 'live-room';

/** Room that this page was in before a reload, as `room workout`. */
function savedRoom(): string | null {
  return tryStorage(() => sessionStorage.getItem(SAVED_ROOM), null);
}

export function saveRoom(room: Pick<Room, 'id' | 'workoutId'> | null): void {
  // Ignore missing storage: a reload then shows the banner that leads back to the room.
  tryStorage(() => {
    if (room) sessionStorage.setItem(SAVED_ROOM, `${room.id} ${room.workoutId}`);
    else sessionStorage.removeItem(SAVED_ROOM);
  });
}

/**
 * Adds the workout that the server does not name to a locked page. Null if this page does not know
 * the workout.
 */
export function namedRoom(room: Room): Room | null {
  if (room.workoutId !== UNNAMED_WORKOUT) return room;
  const known = live.get().room;
  if (known?.id === room.id) {
    const { workoutId, title, isBedroom } = known;
    return { ...room, workoutId, title, isBedroom };
  }
  const [savedId, savedWorkout] = savedRoom()?.split(' ') ?? [];
  return savedId === room.id ? { ...room, workoutId: Number(savedWorkout) } : null;
}

/** Tells whether a workout's player is in the couple's room; `perhaps` until the first snapshot. */
export function useIsInRoom(workoutId: number): 'yes' | 'no' | 'perhaps' {
  const { room, couple } = useLive();
  const saved = savedRoom();
  if (!couple) return saved?.endsWith(` ${workoutId}`) ? 'perhaps' : 'no';
  if (room?.workoutId !== workoutId || !room.inside.includes(couple.me)) return 'no';
  // Keep showing a room that is over on the page that showed it before, so that its end can be
  // seen.
  return !isOver(room) || saved?.startsWith(room.id) ? 'yes' : 'no';
}
