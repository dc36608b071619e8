import { type LiveCommand, type Room, UNNAMED_WORKOUT } from '../../contract/live/live.ts';
import type { Reader } from '../auth/queries.ts';
import { locked } from '../http/errors.ts';

/** A page of a member, and the room that it says it shows. */
type Page = { memberId: string; roomId: string | null };

/**
 * Whether a page is in the midst of the room: it knows the room's id, which no locked login is told.
 * One of the bedroom that has not begun waits until its member has unlocked.
 */
export function isInHand(room: Room, { memberId, roomId }: Page): boolean {
  const isWaiting = room.isBedroom && room.phase === 'lobby';
  return room.id === roomId && room.inside.includes(memberId) && !isWaiting;
}

/** How a workout goes, without which it is: its page knows that already. */
export function withoutName(room: Room): Room {
  return { ...room, workoutId: UNNAMED_WORKOUT, title: '', isBedroom: false };
}

/**
 * Refuses what nobody should begin on a locked phone: to come into a room, to be in and to be seen.
 * Whatever is refused is so without a look at the room, so that no answer tells of it. Which workout
 * may be opened is decided with the opening.
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
