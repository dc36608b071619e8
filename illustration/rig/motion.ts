import type { Mode, Tempo } from '../../contract/workouts/step-time.schemas.ts';
import { clamp, mix } from './geometry.ts';

/** Mode and tempo in which a step's key poses follow each other. */
export type Motion = { mode: Mode; tempo: Tempo | null };

/** Moment of a step, as far as its picture depends on it. All times are in seconds. */
export type PictureMoment = {
  /** Seconds that the couple has been breathing. */
  breathing: number;
  /** Seconds that they have been moving. Counted per round in steps with rounds. */
  moving: number;
  /** Seconds that they have been resting since. 0 while they move. */
  resting: number;
  /** Seconds since half time. Negative before it. */
  sinceHalf: number;
};

/** Moment of the first key pose, without any movement. */
export const STILL: PictureMoment = { breathing: 0, moving: 0, resting: 0, sinceHalf: -1 };

export const HELD: Motion = { mode: 'hold', tempo: null };

/** Seconds from one side to the other, and from a movement to the rest after it. */
const CHANGE_SECONDS = 1.8;
const REST_SECONDS = 0.9;

/**
 * Computes the place of a step's picture, counted in key poses: 0 at the first, 1.5 halfway from
 * the second to the third. For a step with sides the keys are split: the first half of its time has
 * the first keys, the second half the last. With three keys, both halves share the middle one.
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

/** Pictures per second for breath, which moves by less than a pixel per picture. */
export const LEAST_PICTURES = 10;

/** Computes how many key poses per second are passed. While only breath moves it is 0. */
export function speedAt(motion: Motion, keyCount: number, moment: PictureMoment): number {
  const { moving, resting, sinceHalf } = moment;
  const soon = {
    ...moment,
    sinceHalf: sinceHalf + SOON_SECONDS,
    ...(resting > 0 ? { resting: resting + SOON_SECONDS } : { moving: moving + SOON_SECONDS }),
  };
  const passed = keyPlaceAt(motion, keyCount, soon) - keyPlaceAt(motion, keyCount, moment);
  return Math.abs(passed) / SOON_SECONDS;
}

const SOON_SECONDS = 0.05;

/** True if a repeating movement is on its way out, or held at its far end. */
export function isGoingOut({ mode, tempo }: Motion, { moving }: PictureMoment): boolean {
  if (mode !== 'loop' || !tempo) return false;
  const { out, hold, back, rest } = tempo;
  return Math.max(0, moving) % (out + hold + back + rest) < out + hold;
}

/** Goes out through the keys, pauses, goes back, and pauses. */
function placeInLoop({ out, hold, back, rest }: Tempo, moves: number, seconds: number): number {
  const at = Math.max(0, seconds) % (out + hold + back + rest);
  if (at < out) return easedMoves((at / out) * moves);
  if (at < out + hold) return moves;
  const returned = clamp((at - out - hold) / back, 0, 1);
  return easedMoves((1 - returned) * moves);
}

/** Eases each move at its beginning and end. */
function easedMoves(place: number): number {
  const from = Math.floor(place);
  return mix(from, from + 1, eased(place - from));
}

function eased(share: number): number {
  const t = clamp(share, 0, 1);
  return t * t * (3 - 2 * t);
}
