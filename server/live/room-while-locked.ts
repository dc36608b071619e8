import { type LiveCommand, type Room, UNNAMED_WORKOUT } from '../../contract/live/live.ts';
import type { Reader } from '../auth/queries.ts';
import { locked } from '../http/errors.ts';

/** Page of a member, with the room that it says it shows. */
type Page = { memberId: string; roomId: string | null };

/**
 * True if the page is taking part in the room and knows the room's id, which no locked login
 * receives. A bedroom workout that has not begun waits until the member has unlocked.
 */
export function isInHand(room: Room, { memberId, roomId }: Page): boolean {
  const isWaiting = room.isBedroom && room.phase === 'lobby';
  return room.id === roomId && room.inside.includes(memberId) && !isWaiting;
}

/** Removes which workout a room is for. The page already knows. */
export function withoutName(room: Room): Room {
  return { ...room, workoutId: UNNAMED_WORKOUT, title: '', isBedroom: false };
}

/**
 * Refuses commands that start something on a locked phone: joining, being in and being seen.
 * Refuses them without reading the room, so that the answer reveals nothing about the room. Opening
 * checks itself which workout the member may open.
 */
export function refuseWhileLocked({ lock }: Reader, command: LiveCommand): void {
  if (lock?.isLocked && isRefusedWhileLocked(command)) throw locked();
}

function isRefusedWhileLocked(command: LiveCommand): boolean {
  switch (command.type) {
    case 'join':
      return true;
    case 'say-in':
      return command.isIn;
    case 'see':
      return command.isWanted;
    default:
      return false;
  }
}
