import {
  GET_READY_MS,
  type PlayerRules,
  type PlayerState,
  placeAt,
} from '../../../contract/training/player-state.ts';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import { type IntervalMoment, intervalAt } from './intervals.ts';

/** Division of a step's time. */
export type StepTime = Pick<WorkoutDetail['steps'][number], 'intervals' | 'sides'>;

/** State of a hands-free workout at a moment, as far as cues depend on it. */
export type Moment =
  | { kind: 'still' }
  | { kind: 'getting-ready'; leftMs: number; isBeginning: boolean }
  | {
      kind: 'step';
      step: number;
      leftMs: number;
      lengthMs: number;
      isLast: boolean;
      interval: IntervalMoment | null;
      hasSides: boolean;
    }
  | { kind: 'finished' };

/** Word, sound or buzz. Each cue also shows on the screen. */
export type Cue =
  | { kind: 'get-ready'; isBeginning: boolean }
  | { kind: 'step'; step: number }
  | { kind: 'work' | 'rest'; round: number; rounds: number }
  | { kind: 'halfway' }
  | { kind: 'other-side'; step: number }
  | { kind: 'next'; step: number }
  | { kind: 'count'; seconds: number }
  | { kind: 'finished' };

/** Give no halfway cue in shorter steps. */
const HALFWAY_FROM_MS = 20_000;
/** Announce no next step in shorter steps. */
const NEXT_FROM_MS = 40_000;
/** Announce the next step this early, so that the words end before the beeps. */
const NEXT_LEFT_MS = 12_000;
const LAST_BEEPS = 3;

export function momentOf(
  state: PlayerState,
  now: number,
  rules: PlayerRules,
  steps: readonly StepTime[],
): Moment {
  if (rules.isFinished(state)) return { kind: 'finished' };
  // Count down here even without hands-free: two phones always count down together.
  if (state.phase === 'getting-ready') {
    const leftMs = Math.max(0, state.since + GET_READY_MS - now);
    return { kind: 'getting-ready', leftMs, isBeginning: state.place.elapsedMs === 0 };
  }
  if (!state.isHandsFree || state.phase !== 'running') return { kind: 'still' };
  const place = placeAt(state, now);
  const { step } = place;
  const lengthMs = rules.lengthMs(place);
  const { intervals, sides } = steps[step] ?? { intervals: null, sides: null };
  return {
    kind: 'step',
    step,
    leftMs: rules.leftMs(place),
    lengthMs,
    isLast: step === rules.lastStep,
    interval: intervals && intervalAt(intervals, place, lengthMs),
    hasSides: sides !== null,
  };
}

/**
 * Picks one cue for the time between two moments. A hidden tab or a sleeping phone may have missed
 * several; only the latest is given.
 */
export function cueBetween(before: Moment, now: Moment): Cue | null {
  switch (now.kind) {
    case 'still':
      return null;
    case 'finished':
      return before.kind === 'step' ? { kind: 'finished' } : null;
    case 'getting-ready':
      return before.kind === 'getting-ready'
        ? count(before, now)
        : { kind: 'get-ready', isBeginning: now.isBeginning };
    case 'step':
      if (before.kind !== 'step' || before.step !== now.step) {
        return { kind: 'step', step: now.step };
      }
      return (
        count(before.interval ?? before, now.interval ?? now) ??
        otherSide(before, now) ??
        workOrRest(before, now) ??
        next(before, now) ??
        halfway(before, now)
      );
  }
}

function count(before: { leftMs: number }, now: { leftMs: number }): Cue | null {
  const seconds = Math.ceil(now.leftMs / 1000);
  const isNew = seconds < Math.ceil(before.leftMs / 1000);
  return isNew && seconds >= 1 && seconds <= LAST_BEEPS ? { kind: 'count', seconds } : null;
}

type StepMoment = Extract<Moment, { kind: 'step' }>;

function isPastHalf({ leftMs, lengthMs }: StepMoment): boolean {
  return leftMs <= lengthMs / 2;
}

/**
 * Tells whether the halfway cue applies. Sides announce the half themselves, and rounds tell the
 * progress.
 */
function hasHalfway({ lengthMs, interval, hasSides }: StepMoment): boolean {
  return lengthMs >= HALFWAY_FROM_MS && !interval && !hasSides;
}

function halfway(before: StepMoment, now: StepMoment): Cue | null {
  return hasHalfway(now) && isPastHalf(now) && !isPastHalf(before) ? { kind: 'halfway' } : null;
}

function otherSide(before: StepMoment, now: StepMoment): Cue | null {
  const isDue = now.hasSides && isPastHalf(now) && !isPastHalf(before);
  return isDue ? { kind: 'other-side', step: now.step } : null;
}

function workOrRest(before: StepMoment, { interval }: StepMoment): Cue | null {
  if (!interval || interval.kind === before.interval?.kind) return null;
  const { kind, round, rounds } = interval;
  return { kind, round, rounds };
}

function isNextDue({ leftMs, lengthMs, isLast }: StepMoment): boolean {
  return !isLast && lengthMs >= NEXT_FROM_MS && leftMs <= NEXT_LEFT_MS;
}

function next(before: StepMoment, now: StepMoment): Cue | null {
  return isNextDue(now) && !isNextDue(before) ? { kind: 'next', step: now.step + 1 } : null;
}

/** Seconds in which the countdown shows as ending, starting shortly before the first beep. */
export const LAST_SECONDS = 5;
const SIGN_SHOWN_MS = 2_500;

/** Sign that the picture shows in place of a sound. */
export type Sign =
  | { kind: 'number'; seconds: number }
  | { kind: 'halfway' | 'other-side' | 'work' | 'rest' | 'ending' }
  | null;

export function signOf(moment: Moment): Sign {
  if (moment.kind === 'getting-ready') {
    return { kind: 'number', seconds: Math.ceil(moment.leftMs / 1000) };
  }
  if (moment.kind !== 'step') return null;
  const { interval, lengthMs, leftMs, hasSides } = moment;
  const seconds = Math.ceil((interval ?? moment).leftMs / 1000);
  if (seconds >= 1 && seconds <= LAST_SECONDS) return { kind: 'ending' };
  const sinceHalf = lengthMs / 2 - leftMs;
  const isHalf = sinceHalf >= 0 && sinceHalf < SIGN_SHOWN_MS;
  if (isHalf && hasSides) return { kind: 'other-side' };
  if (interval) return isNewInterval(interval) ? { kind: interval.kind } : null;
  return isHalf && hasHalfway(moment) ? { kind: 'halfway' } : null;
}

/**
 * Tells whether a new interval has just begun. The first work is skipped, since the sign of the
 * step says more.
 */
function isNewInterval({ kind, round, leftMs, lengthMs }: IntervalMoment): boolean {
  return lengthMs - leftMs < SIGN_SHOWN_MS && (kind === 'rest' || round > 1);
}
