/** The time to get into position after Start, hands-free. */
export const GET_READY_MS = 5_000;

/** The session on the server that this workout will complete. */
export type OpenSession = {
  id: string;
  /** How far the server's clock is ahead of this device's. */
  clockOffsetMs: number;
};

/** How far a couple has come, as of the last change. */
export type Place = {
  step: number;
  elapsedMs: number;
  /** The part of `elapsedMs` that was spent in this step. */
  stepMs: number;
  /** What the couple added to this step, or took away. */
  extraMs: number;
};

type Phase =
  /** Not started, or reset. */
  | { phase: 'idle' }
  | { phase: 'starting' }
  | { phase: 'getting-ready'; since: number }
  | { phase: 'running'; since: number }
  | { phase: 'paused' }
  | { phase: 'completing' };

export type PlayerState = Phase & {
  place: Place;
  session: OpenSession | null;
  isHandsFree: boolean;
};

export type PlayerAction =
  | { type: 'session-asked' }
  | { type: 'session-opened'; session: OpenSession }
  | { type: 'session-refused' }
  | { type: 'resumed' }
  | { type: 'paused' }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'reset' }
  | { type: 'started-over' }
  /** Time passed, and nothing else happened. */
  | { type: 'ticked' }
  | { type: 'stretched'; byMs: number }
  | { type: 'hands-free'; isOn: boolean }
  | { type: 'completed' }
  | { type: 'completion-refused' };

export type PlayerEvent = PlayerAction & { now: number };

const START: Place = { step: 0, elapsedMs: 0, stepMs: 0, extraMs: 0 };

export function freshState(isHandsFree: boolean, step = 0): PlayerState {
  return { phase: 'idle', place: { ...START, step }, session: null, isHandsFree };
}

/** Where the couple is right now: the place of the last change and the time since. */
export function placeAt(state: PlayerState, now: number): Place {
  if (state.phase !== 'running') return state.place;
  // A device's clock that was set back must not shorten the workout.
  const passed = Math.max(0, now - state.since);
  const { elapsedMs, stepMs } = state.place;
  return { ...state.place, elapsedMs: elapsedMs + passed, stepMs: stepMs + passed };
}

export function isTicking({ phase }: PlayerState): boolean {
  return phase === 'running' || phase === 'getting-ready';
}

/** The rules of one workout, given how long each of its steps takes. */
export function playerRules(stepLengthsMs: readonly number[]) {
  const lastStep = Math.max(0, stepLengthsMs.length - 1);

  function lengthMs({ step, extraMs }: Place): number {
    return Math.max(0, (stepLengthsMs[step] ?? 0) + extraMs);
  }

  function leftMs(place: Place): number {
    return Math.max(0, lengthMs(place) - place.stepMs);
  }

  /** Hands-free, the last step's time is over. */
  function isFinished({ place, isHandsFree, phase }: PlayerState): boolean {
    return isHandsFree && phase === 'paused' && place.step === lastStep && leftMs(place) === 0;
  }

  /** The state after every step that ended by itself up to now. */
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
    const place = { ...START, step: ended.step + 1, elapsedMs: ended.elapsedMs };
    return settled({ ...state, since: endsAt, place }, now);
  }

  function reduce(before: PlayerState, event: PlayerEvent): PlayerState {
    const { now } = event;
    const state = settled(before, now);
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
        return isTicking(state) ? stopped(state, now, 'paused') : state;
      case 'moved':
        return moved(state, now, event.by);
      case 'reset': {
        if (state.phase === 'starting' || state.phase === 'completing') return state;
        return { ...withoutPhase(state), phase: 'idle', place: START };
      }
      case 'started-over':
        return freshState(state.isHandsFree);
      case 'stretched': {
        const place = placeAt(state, now);
        // Not below the time already spent, or the next press would seem to do nothing.
        const least = place.stepMs - (stepLengthsMs[place.step] ?? 0);
        const extraMs = Math.max(least, place.extraMs + event.byMs);
        return placed(state, now, { ...place, extraMs });
      }
      case 'hands-free':
        return handsFree(state, now, event.isOn);
      case 'completed':
        return canComplete(state) ? stopped(state, now, 'completing') : state;
      case 'completion-refused':
        return state.phase === 'completing' ? { ...state, phase: 'paused' } : state;
    }
  }

  function moved(state: PlayerState, now: number, by: 1 | -1): PlayerState {
    const { step, elapsedMs } = placeAt(state, now);
    const to = step + by;
    if (to < 0 || to > lastStep || state.phase === 'completing') return state;
    return placed(state, now, { ...START, step: to, elapsedMs });
  }

  /** Hands-free switched on within a step restarts the step, so that it does not end at once. */
  function handsFree(state: PlayerState, now: number, isHandsFree: boolean): PlayerState {
    if (state.isHandsFree === isHandsFree) return state;
    const { step, elapsedMs } = placeAt(state, now);
    const switched = { ...placed(state, now, { ...START, step, elapsedMs }), isHandsFree };
    return switched.phase === 'getting-ready' ? going(switched, now) : switched;
  }

  function canComplete({ place, session, phase }: PlayerState): boolean {
    const isBusy = phase === 'starting' || phase === 'completing';
    return session !== null && place.step === lastStep && !isBusy;
  }

  return { reduce, lengthMs, leftMs, isFinished, canComplete, lastStep };
}

export type PlayerRules = ReturnType<typeof playerRules>;

function withoutPhase({ place, session, isHandsFree }: PlayerState) {
  return { place, session, isHandsFree };
}

function going(state: PlayerState, now: number): PlayerState {
  const phase = state.isHandsFree ? 'getting-ready' : 'running';
  return { ...withoutPhase(state), phase, since: now };
}

function stopped(state: PlayerState, now: number, phase: 'paused' | 'completing'): PlayerState {
  return { ...withoutPhase(state), phase, place: placeAt(state, now) };
}

/** The same phase at another place; a running phase counts from now. */
function placed(state: PlayerState, now: number, place: Place): PlayerState {
  return state.phase === 'running' ? { ...state, since: now, place } : { ...state, place };
}
