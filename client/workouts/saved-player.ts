import {
  type OpenSession,
  type Place,
  type PlayerState,
  placeAt,
  restoredState,
} from '../../contract/player-state.ts';
import { readLocal, removeLocal, writeLocal } from '../lib/local-store.ts';

/** After a day nobody goes on in the middle of a workout. */
const KEPT_MS = 24 * 60 * 60_000;

type SavedPlayer = { savedAt: number; session: OpenSession; place: Place };

/** Checked by hand: every page reaches this file, and a schema library is not worth its bytes. */
function isSavedPlayer(value: unknown): value is SavedPlayer {
  const { savedAt, session, place } = Object(value) as Partial<SavedPlayer>;
  const { id, clockOffsetMs } = Object(session) as Partial<OpenSession>;
  const { step, elapsedMs, stepMs, extraMs } = Object(place) as Partial<Place>;
  return (
    [savedAt, clockOffsetMs, extraMs].every(Number.isFinite) &&
    [step, elapsedMs, stepMs].every((number) => Number.isFinite(number) && Number(number) >= 0) &&
    Number.isInteger(step) &&
    typeof id === 'string' &&
    UUID.test(id)
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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
  const saved = readLocal(keyOf(userId, workoutId), isSavedPlayer);
  if (!saved) return null;
  const { savedAt, session, place } = saved;
  const isUsable = options.now - savedAt < KEPT_MS && place.step < options.stepCount;
  if (!isUsable) {
    forgetPlayer(userId, workoutId);
    return null;
  }
  return restoredState(place, session, options.isHandsFree);
}
