import type { PendingPress } from './live-store.ts';

/** After a short gap a press still means what it meant; after a longer one the room has moved on. */
const EXPIRES_AFTER_MS = 5_000;

/**
 * The unanswered presses that are still to be sent. What stops both phones or slows them down never
 * expires, unless the member who pressed it has taken it back since.
 */
export function withoutExpired(
  pending: readonly PendingPress[],
  now: number,
): readonly PendingPress[] {
  const left = pending.filter(({ command, at }, index) => {
    if (now - at < EXPIRES_AFTER_MS) return true;
    const later = pending.slice(index + 1);
    if (command.type === 'stop') return true;
    if (command.type === 'pace') return command.isSlow && !later.some(isPace);
    // A camera that was closed stays closed: taken back, it would open again by itself.
    if (command.type === 'see') return !command.isWanted && !later.some(isSee);
    return command.type === 'pause' && !later.some(undoesPause);
  });
  return left.length < pending.length ? left : pending;
}

function undoesPause({ command }: PendingPress): boolean {
  return command.type === 'resume' || command.type === 'reset';
}

function isPace({ command }: PendingPress): boolean {
  return command.type === 'pace';
}

function isSee({ command }: PendingPress): boolean {
  return command.type === 'see';
}
