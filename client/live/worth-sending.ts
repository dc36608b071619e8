import type { Pending } from './live-store.ts';

/** After a blip a press still means what it meant; after longer, the room is caught up with instead. */
const PRESS_KEPT_MS = 5_000;

/**
 * What of the unanswered presses is still to be sent. Pause is, however late, since it stops both,
 * always; unless whoever pressed it has set things going again since.
 */
export function worthSending(pending: readonly Pending[], now: number): readonly Pending[] {
  const worth = pending.filter(({ command, at }, index) => {
    if (now - at < PRESS_KEPT_MS) return true;
    return command.type === 'pause' && !pending.slice(index + 1).some(takesPauseBack);
  });
  return worth.length < pending.length ? worth : pending;
}

function takesPauseBack({ command }: Pending): boolean {
  return command.type === 'resume' || command.type === 'reset';
}
