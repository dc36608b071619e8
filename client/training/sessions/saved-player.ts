import {
  type OpenSession,
  type Place,
  type PlayerState,
  placeAt,
  type Versions,
} from '../../../contract/training/player-state.ts';
import { isUuid } from '../../../contract/uuid.ts';
import { readLocal, removeLocal, tryStorage, writeLocal } from '../../lib/web-storage.ts';

const KEPT_MS = 24 * 60 * 60_000;

type SavedPlayer = {
  savedAt: number;
  session: OpenSession;
  place: Place;
  /** Room of the workout; missing for a workout on one phone. */
  roomId?: string;
  /** Missing in data that an older version of the app saved. */
  isHandsFree?: boolean;
  isSlow?: boolean;
  versions?: Versions;
};

/** Checks by hand: every page loads this file, and a schema library is not worth its bytes. */
function isSavedPlayer(value: unknown): value is SavedPlayer {
  const { savedAt, session, place, roomId, isHandsFree, isSlow, versions } = Object(
    value,
  ) as Partial<SavedPlayer>;
  const { id, clockOffsetMs, beganOfflineAt = 0 } = Object(session) as Partial<OpenSession>;
  const { step, elapsedMs, stepMs, extraMs } = Object(place) as Partial<Place>;
  return (
    [savedAt, clockOffsetMs, beganOfflineAt, extraMs].every(Number.isFinite) &&
    [step, elapsedMs, stepMs].every((number) => Number.isFinite(number) && Number(number) >= 0) &&
    Number.isInteger(step) &&
    [isHandsFree ?? false, isSlow ?? false].every((flag) => typeof flag === 'boolean') &&
    typeof (roomId ?? '') === 'string' &&
    Object.values(versions ?? {}).every(
      (version) => version === 'easier' || version === 'harder',
    ) &&
    typeof id === 'string' &&
    isUuid(id)
  );
}

/**
 * Includes the member's id in the key, so that nobody else in this browser is offered their
 * workout.
 */
const keyOf = (userId: string, workoutId: number) => `player:${userId}:${workoutId}`;

/**
 * Reads the saved players of one workout, from one phone and from rooms. An older version kept one,
 * under the key itself.
 */
function savedOf(userId: string, workoutId: number): { key: string; saved: SavedPlayer }[] {
  const key = keyOf(userId, workoutId);
  const keys = tryStorage(() => Object.keys(localStorage), []);
  return keys
    .filter((one) => one === key || one.startsWith(`${key}:`))
    .flatMap((one) => {
      const saved = readLocal(one, isSavedPlayer);
      return saved ? [{ key: one, saved }] : [];
    });
}

export function isUnderWay({ session, phase }: PlayerState): boolean {
  return session !== null && !['idle', 'completing', 'stopped'].includes(phase);
}

/**
 * Saves the progress of a session, or removes the saved progress when the session is no longer
 * under way: a workout that is being completed is in the outbox. Other sessions of the same workout
 * stay.
 */
export function savePlayer(
  userId: string,
  workoutId: number,
  state: PlayerState,
  { now, roomId }: { now: number; roomId?: string | undefined },
): void {
  const { session, isHandsFree, isSlow, versions } = state;
  if (session && isUnderWay(state)) {
    const place = placeAt(state, now);
    const saved: SavedPlayer = {
      ...{ savedAt: now, session, place, isHandsFree, isSlow },
      ...(versions && { versions }),
    };
    const key = `${keyOf(userId, workoutId)}:${session.id}`;
    writeLocal(key, roomId === undefined ? saved : { ...saved, roomId });
    return;
  }
  for (const { key, saved } of savedOf(userId, workoutId)) {
    // Compare the room: a room that was stopped no longer names its session.
    const isOver =
      roomId === undefined ? saved.session.id === session?.id : saved.roomId === roomId;
    if (isOver) removeLocal(key);
  }
}

export function forgetPlayer(userId: string, workoutId: number, sessionId: string): void {
  for (const { key, saved } of savedOf(userId, workoutId)) {
    if (saved.session.id === sessionId) removeLocal(key);
  }
}

/** Versions of steps that the member chose in this session, before a reload. */
export function savedVersions(
  userId: string,
  workoutId: number,
  sessionId: string | null,
): Versions {
  const found = savedOf(userId, workoutId).find(({ saved }) => saved.session.id === sessionId);
  return found?.saved.versions ?? {};
}

/** Player that was saved last, paused; null when there is none to resume. */
export function savedPlayer(
  userId: string,
  workoutId: number,
  options: { stepCount: number; isHandsFree: boolean; now: number },
): PlayerState | null {
  const all = savedOf(userId, workoutId);
  const usable = all.filter(
    ({ saved }) => options.now - saved.savedAt < KEPT_MS && saved.place.step < options.stepCount,
  );
  for (const { key, saved } of all) {
    if (!usable.some((one) => one.saved === saved)) removeLocal(key);
  }
  const [newest] = usable.toSorted((one, other) => other.saved.savedAt - one.saved.savedAt);
  if (!newest) return null;
  const {
    session,
    place,
    isHandsFree = options.isHandsFree,
    isSlow = false,
    versions,
  } = newest.saved;
  return {
    ...{ phase: 'paused', place, session, isHandsFree, isSlow },
    ...(versions && { versions }),
  };
}
