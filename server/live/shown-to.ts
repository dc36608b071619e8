import type { Room } from '../../contract/live/live.ts';
import { closedRoom, isClosedTo } from './room-for-adults.ts';
import { isInHand, withoutName } from './room-while-locked.ts';
import type { StreamEvent } from './stream-event.ts';

export type RoomReader = {
  memberId: string;
  /** Whether they have said that they are 18 or older. */
  isAdult: boolean;
  /** Whether the lock of their login is closed. */
  isLocked: boolean;
  /** The room that their page says it shows, or that they named. */
  roomId: string | null;
};

/** As much of a room as a member may know. */
export function roomShownTo(reader: RoomReader, room: Room | null): Room | null {
  if (!room) return null;
  if (reader.isLocked) return isInHand(room, reader) ? withoutName(room) : null;
  return isClosedTo(reader, room) ? closedRoom(room) : room;
}

/** Whether a page counts as being in a room that it says it shows. */
export function mayEnter(reader: RoomReader, room: Room): boolean {
  return reader.isLocked ? isInHand(room, reader) : !isClosedTo(reader, room);
}

/** Of a room in hand a locked login hears who is there, and what a video under way needs. */
const OF_ROOM_IN_HAND: readonly StreamEvent['event'][] = ['here', 'peer'];

/** `isInHand`: what its page was told last, while locked. */
type Listener = RoomReader & { isInHand: boolean };

/** An event as far as a stream may carry it now; null where it may know nothing of it. */
export function eventShownTo(stream: Listener, sent: StreamEvent): StreamEvent | null {
  const { event, data } = sent;
  if (event === 'room') return roomEventShownTo(stream, data);
  return !stream.isLocked || (stream.isInHand && OF_ROOM_IN_HAND.includes(event)) ? sent : null;
}

function roomEventShownTo(stream: Listener, data: string): StreamEvent | null {
  if (!stream.isLocked && stream.isAdult) return { event: 'room', data };
  const room = roomShownTo(stream, JSON.parse(data));
  const wasInHand = stream.isInHand;
  stream.isInHand = stream.isLocked && room !== null;
  // Of any other room not even when something happens in it.
  if (stream.isLocked && !room && !wasInHand) return null;
  return { event: 'room', data: JSON.stringify(room) };
}
