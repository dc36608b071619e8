import { isOver, type LiveCommand, type Room } from '../../contract/live/live.ts';
import { adultsOnly } from '../http/errors.ts';

type Member = { isAdult?: boolean | undefined };

/** True if the room stays closed until the member confirms being 18 or older. */
export function isClosedTo({ isAdult }: Member, room: Room): boolean {
  return room.isBedroom && !isAdult;
}

/** Commands allowed in a closed room. Opening checks itself which workout the member may open. */
const DENIED_TO_NOBODY: readonly LiveCommand['type'][] = ['open', 'leave', 'stop'];

export function refuseIfClosed(member: Member, room: Room | null, { type }: LiveCommand): void {
  if (room && isClosedTo(member, room) && !DENIED_TO_NOBODY.includes(type)) throw adultsOnly();
}

/**
 * Reduces a room that is closed to a member: the member learns that somebody waits there, not how
 * the workout goes.
 */
export function closedRoom(room: Room): Room | null {
  if (isOver(room)) return null;
  const { undo: _place, ...shown } = room;
  return {
    ...shown,
    title: '',
    phase: 'lobby',
    since: 0,
    place: { step: 0, elapsedMs: 0, stepMs: 0, extraMs: 0 },
    isSlow: false,
    ready: [],
    sessionId: null,
    wasTogether: false,
    pausedBy: null,
    video: [],
  };
}
