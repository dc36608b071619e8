import * as z from 'zod/mini';
import { readLocal, removeLocal, writeLocal } from '../lib/local-store.ts';
import { type PlayerState, placeAt, restoredState } from './player-state.ts';

/** After a day nobody goes on in the middle of a workout. */
const KEPT_MS = 24 * 60 * 60_000;

const milliseconds = z.number().check(z.minimum(0));
const SavedPlayer = z.object({
  savedAt: z.number(),
  session: z.object({ id: z.uuid(), clockOffsetMs: z.number() }),
  place: z.object({
    step: z.int().check(z.minimum(0)),
    elapsedMs: milliseconds,
    stepMs: milliseconds,
    extraMs: z.number(),
  }),
});

/** Whose it is stands in the key, so that nobody else on this browser is ever offered it. */
function keyOf(userId: string, workoutId: number): string {
  return `player:${userId}:${workoutId}`;
}

/** Writes down how far a workout has come; one that is not under way leaves nothing behind. */
export function savePlayer(
  userId: string,
  workoutId: number,
  state: PlayerState,
  now: number,
): void {
  const { session, phase } = state;
  if (!session || phase === 'idle') removeLocal(keyOf(userId, workoutId));
  else writeLocal(keyOf(userId, workoutId), { savedAt: now, session, place: placeAt(state, now) });
}

export function forgetPlayer(userId: string, workoutId: number): void {
  removeLocal(keyOf(userId, workoutId));
}

/** The workout where it was left, paused; null when there is nothing to go on with. */
export function savedPlayer(
  userId: string,
  workoutId: number,
  options: { stepCount: number; isHandsFree: boolean; now: number },
): PlayerState | null {
  const saved = readLocal(keyOf(userId, workoutId), SavedPlayer);
  if (!saved) return null;
  const { savedAt, session, place } = saved;
  const isUsable = options.now - savedAt < KEPT_MS && place.step < options.stepCount;
  if (!isUsable) {
    forgetPlayer(userId, workoutId);
    return null;
  }
  return restoredState(place, session, options.isHandsFree);
}
