import type { Room } from '../../contract/live.ts';
import type { PlayerRules } from '../../contract/player-state.ts';
import { applyCommand } from '../../contract/room.ts';
import type { Pending } from './live-store.ts';

/** The room as it will be once the server has heard what was pressed here. */
export function predictedRoom(
  room: Room,
  pending: readonly Pending[],
  by: string,
  rules: PlayerRules,
): Room {
  let shown = room;
  for (const { command, at } of pending) {
    const verdict = applyCommand(shown, command, { by, now: at, rules });
    // A session is the server's to give, and its end the server's to take.
    if (verdict.outcome === 'changed' && verdict.needs === null) shown = verdict.room;
  }
  return shown;
}
