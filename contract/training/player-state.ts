/** Time to get into position after Start, in hands-free mode. */
export const GET_READY_MS = 5_000;
/** Share by which a step takes longer at the slow pace. */
const SLOW_SHARE = 0.5;
/** Time left at least when the planned pace returns, so that no step ends abruptly. */
const LEAST_LEFT_MS = 10_000;

/** Time in which a reset can be undone. */
export const UNDO_MS = 10_000;
/** Least time of a workout that ended early and can be saved. */
export const LEAST_KEPT_MS = 3 * 60_000;

/** Session on the server that this workout will complete. */
export type OpenSession = {
  id: string;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  clockOffsetMs: number;
  /**
   * Time of the beginning by this device's clock, for a session that began without a network: the
   * server does not know it yet.
   */
  beganOfflineAt?: number;
};

/** Progress of a couple, as of the last change. */
export type Place = {
  step: number;
  elapsedMs: number;
  /** Part of `elapsedMs` that was spent in this step. */
  stepMs: number;
  /** Time that the couple added to this step, or subtracted. */
  extraMs: number;
};

/** Versions of steps that this member chose, by step. */
export type Versions = Readonly<Record<number, 'easier' | 'harder'>>;

type Phase =
  /** Not started, or reset. */
  | { phase: 'idle' }
  | { phase: 'starting' }
  | { phase: 'getting-ready'; since: number }
  | { phase: 'running'; since: number }
  | { phase: 'paused' }
  | { phase: 'completing' }
  /** Ended early: by a red signal, or on two phones without saving. */
  | { phase: 'stopped' };

export type PlayerState = Phase & {
  place: Place;
  session: OpenSession | null;
  isHandsFree: boolean;
  /** True from a yellow signal until a green one. */
  isSlow: boolean;
  /** Holds this member’s versions; a room has none. */
  versions?: Versions;
  /** Place before a reset, and the time until which the reset can be undone. */
  undo?: { place: Place; until: number };
};

export type PlayerAction =
  | { type: 'session-asked' }
  | { type: 'session-opened'; session: OpenSession }
  | { type: 'session-refused' }
  | { type: 'resumed' }
  | { type: 'paused' }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'reset' }
  | { type: 'reset-undone' }
  | { type: 'started-over' }
  /** Time passed, and nothing else happened. */
  | { type: 'ticked' }
  | { type: 'stretched'; byMs: number }
  | { type: 'hands-free'; isOn: boolean }
  | { type: 'paced'; isSlow: boolean }
  /** A version of the current step, or null for the step as written. */
  | { type: 'version-chosen'; version: Versions[number] | null }
  | { type: 'stopped' }
  /** Completed before the last step. */
  | { type: 'ended' }
  | { type: 'completed' }
  | { type: 'completion-refused' };

export type PlayerEvent = PlayerAction & { now: number };

const START: Place = { step: 0, elapsedMs: 0, stepMs: 0, extraMs: 0 };

export function freshState(isHandsFree: boolean, step = 0): PlayerState {
  return { phase: 'idle', place: { ...START, step }, session: null, isHandsFree, isSlow: false };
}

/** Current place of the couple: the place of the last change and the time since. */
export function placeAt(state: PlayerState, now: number): Place {
  if (state.phase !== 'running') return state.place;
  // Ignore negative time: a device's clock that was set back must not shorten the workout.
  const passed = Math.max(0, now - state.since);
  const { elapsedMs, stepMs } = state.place;
  return { ...state.place, elapsedMs: elapsedMs + passed, stepMs: stepMs + passed };
}

export function isTicking({ phase }: PlayerState): boolean {
  return phase === 'running' || phase === 'getting-ready';
}

/** Creates the rules of one workout from the lengths of its steps. */
export function playerRules(stepLengthsMs: readonly number[]) {
  const lastStep = Math.max(0, stepLengthsMs.length - 1);

  function lengthMs({ step, extraMs }: Place): number {
    return Math.max(0, (stepLengthsMs[step] ?? 0) + extraMs);
  }

  function leftMs(place: Place): number {
    return Math.max(0, lengthMs(place) - place.stepMs);
  }

  function slowMs(step: number): number {
    return Math.round((stepLengthsMs[step] ?? 0) * SLOW_SHARE);
  }

  /** Beginning of a step, at the couple's pace. */
  function startOf(step: number, elapsedMs: number, isSlow: boolean): Place {
    return { step, elapsedMs, stepMs: 0, extraMs: isSlow ? slowMs(step) : 0 };
  }

  /** True once the last step's time is over in hands-free mode. */
  function isFinished({ place, isHandsFree, phase }: PlayerState): boolean {
    return isHandsFree && phase === 'paused' && place.step === lastStep && leftMs(place) === 0;
  }

  /** Applies every step that has ended by itself up to now. */
  function settled(state: PlayerState, now: number): PlayerState {
    if (state.phase === 'getting-ready') {
      const since = state.since + GET_READY_MS;
      return now < since ? state : settled({ ...state, phase: 'running', since }, now);
    }
    if (state.phase !== 'running' || !state.isHandsFree) return state;
    const left = leftMs(state.place);
    const endsAt = state.since + left;
    if (now < endsAt) return state;
    const ended = placeAt(state, endsAt);
    if (ended.step === lastStep) return { ...withoutPhase(state), phase: 'paused', place: ended };
    const place = startOf(ended.step + 1, ended.elapsedMs, state.isSlow);
    return settled({ ...state, since: endsAt, place }, now);
  }

  function reduce(before: PlayerState, event: PlayerEvent): PlayerState {
    const { now } = event;
    const state = settled(before, now);
    // Keep a stopped workout stopped; only a new workout may follow.
    if (state.phase === 'stopped' && event.type !== 'started-over') return state;
    switch (event.type) {
      case 'ticked':
        return state;
      case 'session-asked':
        return state.phase === 'idle' ? { ...state, phase: 'starting' } : state;
      case 'session-opened':
        return state.phase === 'starting'
          ? going({ ...state, session: event.session }, now)
          : state;
      case 'session-refused':
        return state.phase === 'starting' ? { ...state, phase: 'idle' } : state;
      case 'resumed': {
        const isAtRest = state.phase === 'paused' || state.phase === 'idle';
        return isAtRest && state.session && !isFinished(state) ? going(state, now) : state;
      }
      case 'paused':
        return isTicking(state) ? resting(state, now, 'paused') : state;
      case 'moved':
        return moved(state, now, event.by);
      case 'reset': {
        if (isBusy(state)) return state;
        const place = placeAt(state, now);
        const reset = startOf(0, 0, state.isSlow);
        const idle: PlayerState = { ...withoutPhase(state), phase: 'idle', place: reset };
        const hasBegun = state.session !== null && (place.elapsedMs > 0 || place.step > 0);
        return hasBegun ? { ...idle, undo: { place, until: now + UNDO_MS } } : idle;
      }
      case 'reset-undone': {
        const { undo, phase } = state;
        if (phase !== 'idle' || !undo || now >= undo.until) return state;
        return { ...withoutPhase(state), phase: 'paused', place: undo.place };
      }
      case 'started-over':
        return freshState(state.isHandsFree);
      case 'stretched': {
        const place = placeAt(state, now);
        // Stay above the time already spent, or the next press would seem to do nothing.
        const least = place.stepMs - (stepLengthsMs[place.step] ?? 0);
        const extraMs = Math.max(least, place.extraMs + event.byMs);
        return placed(state, now, { ...place, extraMs });
      }
      case 'hands-free':
        return handsFree(state, now, event.isOn);
      case 'paced':
        return paced(state, now, event.isSlow);
      case 'version-chosen':
        return { ...state, versions: versionsWith(state, event.version) };
      case 'ended':
        return state.session !== null && !isBusy(state) ? resting(state, now, 'completing') : state;
      case 'stopped':
        return isUnderWay(state) ? resting(state, now, 'stopped') : state;
      case 'completed':
        return canComplete(state) ? resting(state, now, 'completing') : state;
      case 'completion-refused':
        return state.phase === 'completing' ? { ...state, phase: 'paused' } : state;
    }
  }

  function moved(state: PlayerState, now: number, by: 1 | -1): PlayerState {
    const { step, elapsedMs } = placeAt(state, now);
    const to = step + by;
    if (to < 0 || to > lastStep || state.phase === 'completing') return state;
    return placed(state, now, startOf(to, elapsedMs, state.isSlow));
  }

  /**
   * Changes the pace. A slow step is longer; the planned pace removes the added time again, but
   * leaves `LEAST_LEFT_MS` of the step.
   */
  function paced(state: PlayerState, now: number, isSlow: boolean): PlayerState {
    if (state.isSlow === isSlow || !isUnderWay(state)) return state;
    const place = placeAt(state, now);
    const spare = Math.max(0, leftMs(place) - LEAST_LEFT_MS);
    const byMs = isSlow ? slowMs(place.step) : -Math.min(slowMs(place.step), spare);
    return { ...placed(state, now, { ...place, extraMs: place.extraMs + byMs }), isSlow };
  }

  /**
   * Switches hands-free mode on or off. The current step restarts, so that it does not end at once.
   */
  function handsFree(state: PlayerState, now: number, isHandsFree: boolean): PlayerState {
    if (state.isHandsFree === isHandsFree) return state;
    const { step, elapsedMs } = placeAt(state, now);
    const start = startOf(step, elapsedMs, state.isSlow);
    const switched = { ...placed(state, now, start), isHandsFree };
    return switched.phase === 'getting-ready' ? going(switched, now) : switched;
  }

  function canComplete(state: PlayerState): boolean {
    return state.session !== null && state.place.step === lastStep && !isBusy(state);
  }

  return { reduce, lengthMs, leftMs, isFinished, canComplete, lastStep };
}

export type PlayerRules = ReturnType<typeof playerRules>;

function isUnderWay(state: PlayerState): boolean {
  return isTicking(state) || state.phase === 'paused';
}

/** True while a request to start or to complete is under way. */
export function isBusy({ phase }: PlayerState): boolean {
  return phase === 'starting' || phase === 'completing';
}

function versionsWith(
  { versions, place: { step } }: PlayerState,
  version: Versions[number] | null,
) {
  const { [step]: _before, ...others } = versions ?? {};
  return version ? { ...others, [step]: version } : others;
}

function withoutPhase({ place, session, isHandsFree, isSlow, versions }: PlayerState) {
  return { place, session, isHandsFree, isSlow, ...(versions && { versions }) };
}

function going(state: PlayerState, now: number): PlayerState {
  const phase = state.isHandsFree ? 'getting-ready' : 'running';
  return { ...withoutPhase(state), phase, since: now };
}

type Resting = 'paused' | 'completing' | 'stopped';

function resting(state: PlayerState, now: number, phase: Resting): PlayerState {
  return { ...withoutPhase(state), phase, place: placeAt(state, now) };
}

/** Moves to another place in the same phase; a running phase counts from now. */
function placed(state: PlayerState, now: number, place: Place): PlayerState {
  return state.phase === 'running' ? { ...state, since: now, place } : { ...state, place };
}
