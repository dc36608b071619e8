import type { Room } from '../../contract/live/live.ts';
import { applyCommand } from '../../contract/live/room.ts';
import type { PlayerRules } from '../../contract/training/player-state.ts';
import type { PendingPress } from './live-store.ts';

/** The room as it will be once the server has carried out the pending presses. */
export function predictedRoom(
  room: Room,
  pending: readonly PendingPress[],
  by: string,
  rules: PlayerRules,
): Room {
  let shown = room;
  for (const { command, at } of pending) {
    const verdict = applyCommand(shown, command, { by, now: at, rules });
    if (verdict.outcome !== 'changed') continue;
    // Show a removal at once. Only opening and completing a session must wait for the server.
    if (verdict.needs === null || verdict.needs === 'removal') shown = verdict.room;
  }
  return shown;
}
