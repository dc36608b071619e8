import type { Room } from '../../contract/live.ts';
import { ApiError } from '../lib/api-error.ts';
import { ask, commandFor, heardBefore, newestOf } from './commands.ts';
import { currentLive, subscribeToLive } from './live-store.ts';

/** So long after a refusal the news of what it was refused for may take to come. */
const NEWS_AFTER_REFUSAL_MS = 1_000;

/**
 * Completing is meant whatever the other pressed in the same moment: refused as stale, it is asked
 * for once more, if the room has not moved to where it cannot be completed.
 */
export async function askToComplete(
  shown: Room,
  canComplete: (room: Room) => boolean,
): Promise<void> {
  await heardBefore();
  const asked = newestOf(shown);
  try {
    await ask(commandFor({ type: 'complete' }, asked));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const room = await newsAfter(asked.version);
    if (room?.id !== shown.id || !canComplete(room)) throw error;
    await ask(commandFor({ type: 'complete' }, room));
  }
}

/** The room once it has moved beyond a version, or as it is known when no news comes. */
function newsAfter(version: number): Promise<Room | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, NEWS_AFTER_REFUSAL_MS);
    const unsubscribe = subscribeToLive(look);
    function look() {
      if ((currentLive().room?.version ?? 0) > version) done();
    }
    function done() {
      clearTimeout(timer);
      unsubscribe();
      resolve(currentLive().room);
    }
    look();
  });
}
