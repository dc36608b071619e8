import type { Mode, Tempo } from '../../contract/workouts/step-time.ts';
import { clamp, mix } from './geometry.ts';

/** How a step's key poses follow each other. */
export type Motion = { mode: Mode; tempo: Tempo | null };

/** A moment of a step, as far as its picture depends on it; in seconds. */
export type PictureMoment = {
  /** How long the couple has been breathing. */
  breathing: number;
  /** How long they have been moving: in this round, where there are rounds. */
  moving: number;
  /** How long they have been resting since; 0 while they move. */
  resting: number;
  /** Since half time; negative before it. */
  sinceHalf: number;
};

/** The first key pose, and nothing moves. */
export const STILL: PictureMoment = { breathing: 0, moving: 0, resting: 0, sinceHalf: -1 };

export const HELD: Motion = { mode: 'hold', tempo: null };

/** From one side to the other, and from a movement to the rest after it. */
const CHANGE_SECONDS = 1.8;
const REST_SECONDS = 0.9;

/**
 * Where a step's picture is at a moment, counted in key poses: 0 at the first, 1.5 halfway from the
 * second to the third. The keys of a step with sides are split: the first half of its time has
 * the first ones and the second half the last, and with three of them both have the middle one.
 */
export function keyPlaceAt(
  { mode, tempo }: Motion,
  keyCount: number,
  moment: PictureMoment,
): number {
  const last = keyCount - 1;
  if (mode === 'hold' || last < 1) return 0;
  const isSplit = mode === 'switch';
  const moves = !tempo ? 0 : isSplit ? Math.ceil(keyCount / 2) - 1 : last;
  const change = isSplit ? eased(moment.sinceHalf / CHANGE_SECONDS) : 0;
  const still = 1 - eased(moment.resting / REST_SECONDS);
  return change * (last - moves) + (tempo ? still * placeInLoop(tempo, moves, moment.moving) : 0);
}

/** Whether anything but breath moves at a moment: where it does not, fewer pictures will do. */
export function isMoving(motion: Motion, keyCount: number, moment: PictureMoment): boolean {
  const { moving, resting, sinceHalf } = moment;
  const soon = {
    ...moment,
    sinceHalf: sinceHalf + SOON_SECONDS,
    ...(resting > 0 ? { resting: resting + SOON_SECONDS } : { moving: moving + SOON_SECONDS }),
  };
  return keyPlaceAt(motion, keyCount, moment) !== keyPlaceAt(motion, keyCount, soon);
}

const SOON_SECONDS = 0.05;

/** Whether a movement that repeats is on its way out, or held at its far end. */
export function isGoingOut({ mode, tempo }: Motion, { moving }: PictureMoment): boolean {
  if (mode !== 'loop' || !tempo) return false;
  const { out, hold, back, rest } = tempo;
  return Math.max(0, moving) % (out + hold + back + rest) < out + hold;
}

/** Out through the keys, a pause, back, and a pause. */
function placeInLoop({ out, hold, back, rest }: Tempo, moves: number, seconds: number): number {
  const at = Math.max(0, seconds) % (out + hold + back + rest);
  if (at < out) return easedMoves((at / out) * moves);
  if (at < out + hold) return moves;
  const returned = clamp((at - out - hold) / back, 0, 1);
  return easedMoves((1 - returned) * moves);
}

/** Each move begins and ends softly. */
function easedMoves(place: number): number {
  const from = Math.floor(place);
  return mix(from, from + 1, eased(place - from));
}

function eased(share: number): number {
  const t = clamp(share, 0, 1);
  return t * t * (3 - 2 * t);
}
