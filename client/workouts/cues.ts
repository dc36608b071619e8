import {
  GET_READY_MS,
  type PlayerRules,
  type PlayerState,
  placeAt,
} from '../../contract/player-state.ts';

/** What there is to notice at a moment of a hands-free workout. */
export type Moment =
  | { kind: 'still' }
  | { kind: 'getting-ready'; leftMs: number }
  | { kind: 'step'; step: number; leftMs: number; lengthMs: number }
  | { kind: 'finished' };

/** What is said, sounded or felt. Each has its visual equal on the screen. */
export type Cue =
  | { kind: 'get-ready' }
  | { kind: 'step'; step: number }
  | { kind: 'halfway' }
  | { kind: 'count'; seconds: number }
  | { kind: 'finished' };

/** Shorter steps are over before a half of them is worth a word. */
const HALFWAY_FROM_MS = 20_000;
const LAST_BEEPS = 3;

export function momentOf(state: PlayerState, now: number, rules: PlayerRules): Moment {
  if (rules.isFinished(state)) return { kind: 'finished' };
  // Two phones count down together, hands-free or not.
  if (state.phase === 'getting-ready') {
    return { kind: 'getting-ready', leftMs: Math.max(0, state.since + GET_READY_MS - now) };
  }
  if (!state.isHandsFree || state.phase !== 'running') return { kind: 'still' };
  const place = placeAt(state, now);
  const { step } = place;
  return { kind: 'step', step, leftMs: rules.leftMs(place), lengthMs: rules.lengthMs(place) };
}

/**
 * The one cue for what happened since the last look. However much was missed, by a hidden tab or
 * a sleeping phone, only the latest counts: nobody wants the backlog read out.
 */
export function cueBetween(before: Moment, now: Moment): Cue | null {
  switch (now.kind) {
    case 'still':
      return null;
    case 'finished':
      return before.kind === 'step' ? { kind: 'finished' } : null;
    case 'getting-ready':
      return before.kind === 'getting-ready' ? count(before, now) : { kind: 'get-ready' };
    case 'step':
      if (before.kind !== 'step' || before.step !== now.step) {
        return { kind: 'step', step: now.step };
      }
      return count(before, now) ?? halfway(before, now);
  }
}

type Counting = { leftMs: number };

function count(before: Counting, now: Counting): Cue | null {
  const seconds = Math.ceil(now.leftMs / 1000);
  const isNew = seconds < Math.ceil(before.leftMs / 1000);
  return isNew && seconds >= 1 && seconds <= LAST_BEEPS ? { kind: 'count', seconds } : null;
}

function isPastHalf({ leftMs, lengthMs }: { leftMs: number; lengthMs: number }): boolean {
  return lengthMs >= HALFWAY_FROM_MS && leftMs <= lengthMs / 2;
}

function halfway(
  before: Extract<Moment, { kind: 'step' }>,
  now: Extract<Moment, { kind: 'step' }>,
): Cue | null {
  return isPastHalf(now) && !isPastHalf(before) ? { kind: 'halfway' } : null;
}

const HALFWAY_SHOWN_MS = 2_500;

/** What the picture shows at this moment, for whoever keeps the phone on mute. */
export type Sign = { kind: 'number'; seconds: number } | { kind: 'halfway' } | null;

export function signOf(moment: Moment): Sign {
  if (moment.kind === 'getting-ready') {
    return { kind: 'number', seconds: Math.ceil(moment.leftMs / 1000) };
  }
  if (moment.kind !== 'step') return null;
  const seconds = Math.ceil(moment.leftMs / 1000);
  if (seconds >= 1 && seconds <= LAST_BEEPS) return { kind: 'number', seconds };
  const sinceHalf = moment.lengthMs / 2 - moment.leftMs;
  return isPastHalf(moment) && sinceHalf < HALFWAY_SHOWN_MS ? { kind: 'halfway' } : null;
}
