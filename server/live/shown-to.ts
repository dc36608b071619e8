import type { Room } from '../../contract/live/live.ts';
import { closedRoom, isClosedTo } from './room-for-adults.ts';
import { isInHand, withoutName } from './room-while-locked.ts';
import type { StreamEvent } from './stream-event.ts';

export type RoomReader = {
  memberId: string;
  /** True if the member has said that they are 18 or older. */
  isAdult: boolean;
  isLocked: boolean;
  /** Room that the page says it shows, or that the command named. */
  roomId: string | null;
};

/** Returns as much of a room as the member may know. */
export function roomShownTo(reader: RoomReader, room: Room | null): Room | null {
  if (!room) return null;
  if (reader.isLocked) return isInHand(room, reader) ? withoutName(room) : null;
  return isClosedTo(reader, room) ? closedRoom(room) : room;
}

/** True if a page counts as being in the room that it says it shows. */
export function mayEnter(reader: RoomReader, room: Room): boolean {
  return reader.isLocked ? isInHand(room, reader) : !isClosedTo(reader, room);
}

/** Events that a locked login receives of a room in hand: who is there, and video messages. */
const OF_ROOM_IN_HAND: readonly StreamEvent['event'][] = ['here', 'peer'];

/** `isInHand`: the last room sent to the page while it was locked. */
type Listener = RoomReader & { isInHand: boolean };

/** Reduces an event to the part that a stream may carry now. Null if nothing may be sent. */
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
  // Send nothing about any other room, not even that something happens there.
  if (stream.isLocked && !room && !wasInHand) return null;
  return { event: 'room', data: JSON.stringify(room) };
}
