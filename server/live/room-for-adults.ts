import { isOver, type LiveCommand, type Room } from '../../contract/live/live.ts';
import { adultsOnly } from '../http/errors.ts';

type Member = { isAdult?: boolean | undefined };

/** Whether a room waits for a member to say that they are 18 or older. */
export function isClosedTo({ isAdult }: Member, room: Room): boolean {
  return room.isBedroom && !isAdult;
}

/** Leaving and ending it are denied to nobody; which workout may be opened is decided with the opening. */
const DENIED_TO_NOBODY: readonly LiveCommand['type'][] = ['open', 'leave', 'stop'];

export function refuseIfClosed(member: Member, room: Room | null, { type }: LiveCommand): void {
  if (room && isClosedTo(member, room) && !DENIED_TO_NOBODY.includes(type)) throw adultsOnly();
}

/** Of a room that is closed to them a member hears that somebody waits in it, and nothing of how it goes. */
export function closedRoom(room: Room): Room | null {
  if (isOver(room)) return null;
  return {
    ...room,
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
