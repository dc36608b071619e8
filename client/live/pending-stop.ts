import { liveCommand } from '../../contract/live/live.ts';
import type { RoomPress } from '../../contract/live/room.ts';
import type { OutboxKind } from '../device/send-outbox.ts';
import { call } from '../lib/api.ts';

function isStop(value: unknown): value is RoomPress {
  const { type, roomId, commandId } = Object(value) as Record<string, unknown>;
  return [roomId, commandId].every((id) => typeof id === 'string') && type === 'stop';
}

/**
 * Outbox kind of a red signal that the server has not answered. The page of its room sends the
 * signal too, under the same id.
 */
export const stopKind: OutboxKind<RoomPress, unknown> = {
  name: 'stop',
  isIntact: isStop,
  send: ({ payload }, options) => call(liveCommand, { body: payload, ...options }),
  // Drop a refused signal: the room is over, or no longer theirs.
  staysWhenRefused: () => false,
  onSettled: () => {},
};
