import {
  type OpenSession,
  type Place,
  type PlayerState,
  placeAt,
} from '../../contract/player-state.ts';
import { isUuid } from '../../contract/uuid.ts';
import { readLocal, removeLocal, writeLocal } from '../lib/web-storage.ts';

const KEPT_MS = 24 * 60 * 60_000;

type SavedPlayer = {
  savedAt: number;
  session: OpenSession;
  place: Place;
  /** Missing in what an older version of the app saved. */
  isHandsFree?: boolean;
  isSlow?: boolean;
};

/** Checked by hand: every page loads this file, and a schema library is not worth its bytes. */
function isSavedPlayer(value: unknown): value is SavedPlayer {
  const { savedAt, session, place, isHandsFree, isSlow } = Object(value) as Partial<SavedPlayer>;
  const { id, clockOffsetMs, beganOfflineAt = 0 } = Object(session) as Partial<OpenSession>;
  const { step, elapsedMs, stepMs, extraMs } = Object(place) as Partial<Place>;
  return (
    [savedAt, clockOffsetMs, beganOfflineAt, extraMs].every(Number.isFinite) &&
    [step, elapsedMs, stepMs].every((number) => Number.isFinite(number) && Number(number) >= 0) &&
    Number.isInteger(step) &&
    [isHandsFree ?? false, isSlow ?? false].every((flag) => typeof flag === 'boolean') &&
    typeof id === 'string' &&
    isUuid(id)
  );
}

/** The key holds the member's id, so that nobody else in this browser is offered their workout. */
function keyOf(userId: string, workoutId: number): string {
  return `player:${userId}:${workoutId}`;
}

export function isUnderWay({ session, phase }: PlayerState): boolean {
  return session !== null && !['idle', 'completing', 'stopped'].includes(phase);
}

/**
 * Saves how far a workout has come, or removes what was saved when no workout is under way. A
 * workout that is being completed is in the outbox.
 */
export function savePlayer(
  userId: string,
  workoutId: number,
  state: PlayerState,
  now: number,
): void {
  if (!isUnderWay(state)) forgetPlayer(userId, workoutId);
  else {
    const { session, isHandsFree, isSlow } = state;
    const place = placeAt(state, now);
    writeLocal(keyOf(userId, workoutId), { savedAt: now, session, place, isHandsFree, isSlow });
  }
}

export function forgetPlayer(userId: string, workoutId: number): void {
  removeLocal(keyOf(userId, workoutId));
}

/** The saved state, paused; null when there is none to resume. */
export function savedPlayer(
  userId: string,
  workoutId: number,
  options: { stepCount: number; isHandsFree: boolean; now: number },
): PlayerState | null {
  const saved = readLocal(keyOf(userId, workoutId), isSavedPlayer);
  if (!saved) return null;
  const { savedAt, session, place, isHandsFree = options.isHandsFree, isSlow = false } = saved;
  const isUsable = options.now - savedAt < KEPT_MS && place.step < options.stepCount;
  if (!isUsable) {
    forgetPlayer(userId, workoutId);
    return null;
  }
  return { phase: 'paused', place, session, isHandsFree, isSlow };
}
