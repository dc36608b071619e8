import type { RoomPress } from '../../contract/room.ts';
import { readLocal, removeLocal, writeLocal } from '../lib/web-storage.ts';

const KEY = 'unsent-stop';

type UnsentStop = { me: string; command: RoomPress };

function isUnsentStop(value: unknown): value is UnsentStop {
  const { me, command } = Object(value) as Partial<UnsentStop>;
  const { type, roomId, commandId } = Object(command) as Record<string, unknown>;
  return [me, roomId, commandId].every((id) => typeof id === 'string') && type === 'stop';
}

/** A red signal that the server has not answered, so that a reload does not lose it. */
export function keepStop(me: string, command: RoomPress): void {
  writeLocal(KEY, { me, command } satisfies UnsentStop);
}

export function forgetStop(): void {
  removeLocal(KEY);
}

export function unsentStop(me: string): RoomPress | null {
  const unsent = readLocal(KEY, isUnsentStop);
  return unsent?.me === me ? unsent.command : null;
}
