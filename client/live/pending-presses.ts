import type { PendingPress } from './live-store.ts';

/**
 * Presses older than this expire: after a short gap a press still has its meaning, after a longer
 * one the room has moved on.
 */
const EXPIRES_AFTER_MS = 5_000;

/**
 * Unanswered presses that are still to be sent. A press that stops both phones or slows them down
 * never expires, unless the same member has taken the press back since.
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
    // Keep a closed camera closed: if this press expired, the camera would open again by itself.
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
