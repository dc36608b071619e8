import type { Room } from '../../contract/live.ts';
import type { PlayerRules } from '../../contract/player-state.ts';
import { applyCommand } from '../../contract/room.ts';
import type { PendingPress } from './live-store.ts';

/** After a short gap a press still means what it meant; after a longer one the room has moved on. */
const EXPIRES_AFTER_MS = 5_000;

/**
 * The unanswered presses that are still to be sent. A Pause never expires, since it stops both
 * phones, unless the member who pressed it has resumed or reset since.
 */
export function withoutExpired(
  pending: readonly PendingPress[],
  now: number,
): readonly PendingPress[] {
  const left = pending.filter(({ command, at }, index) => {
    if (now - at < EXPIRES_AFTER_MS) return true;
    return command.type === 'pause' && !pending.slice(index + 1).some(undoesPause);
  });
  return left.length < pending.length ? left : pending;
}

function undoesPause({ command }: PendingPress): boolean {
  return command.type === 'resume' || command.type === 'reset';
}

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
    // Only the server opens and completes sessions.
    if (verdict.outcome === 'changed' && verdict.needs === null) shown = verdict.room;
  }
  return shown;
}
