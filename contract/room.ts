import type { LiveCommand, Room } from './live.ts';
import {
  GET_READY_MS,
  isTicking,
  type PlayerEvent,
  type PlayerRules,
  type PlayerState,
} from './player-state.ts';

/** The shared 3-2-1 before anything runs. */
export const COUNTDOWN_MS = 3_000;

/** What a command meets: who sends it, when by the server's clock, and the workout's rules. */
export type Facts = {
  by: string;
  now: number;
  rules: PlayerRules;
  /** Whose phone is in the room just now; unset, as on a phone: whoever is inside is taken to be. */
  here?: readonly string[];
};

/** For opening a room: what it is to be called, and who is really in the present one. */
export type OpeningFacts = Facts & { newId: string; title: string; here: readonly string[] };

export type Verdict =
  | {
      outcome: 'changed';
      room: Room;
      /** What has to be written beside the room for this to become true. */
      needs: 'session' | 'completion' | null;
    }
  /** Already so: nothing to do. */
  | { outcome: 'unchanged' }
  /** Pressed upon something that is no longer there. */
  | { outcome: 'stale' }
  /** The couple is in the middle of another workout. */
  | { outcome: 'busy' };

const UNCHANGED: Verdict = { outcome: 'unchanged' };
const STALE: Verdict = { outcome: 'stale' };

/**
 * A room as the player sees it, on a clock that the server's is `offsetMs` ahead of. From here on
 * time is computed and never told: both phones, and the server, get the same step and seconds.
 */
export function playerOf(room: Room, offsetMs = 0): PlayerState {
  const { place, isHandsFree, sessionId, since } = room;
  const session = sessionId ? { id: sessionId, clockOffsetMs: offsetMs } : null;
  const common = { place, isHandsFree, session };
  switch (room.phase) {
    case 'lobby':
      return { phase: 'idle', ...common };
    case 'countdown':
      return { phase: 'getting-ready', since: since - GET_READY_MS - offsetMs, ...common };
    case 'running':
      return { phase: 'running', since: since - offsetMs, ...common };
    case 'paused':
      return { phase: 'paused', ...common };
    case 'done':
      return { phase: 'completing', ...common };
  }
}

function played(room: Room, { place, isHandsFree, ...state }: PlayerState): Room {
  const common = { ...room, place, isHandsFree };
  switch (state.phase) {
    case 'idle':
    case 'starting':
      return { ...common, phase: 'lobby', since: 0 };
    case 'getting-ready':
      return { ...common, phase: 'countdown', since: state.since + GET_READY_MS };
    case 'running':
      return { ...common, phase: 'running', since: state.since };
    case 'paused':
      return { ...common, phase: 'paused', since: 0 };
    case 'completing':
      return { ...common, phase: 'done', since: 0 };
  }
}

/** What a command makes of a room. The server asks to decide, a phone to show a press at once. */
export function applyCommand(
  room: Room | null,
  command: Exclude<LiveCommand, { type: 'open' }>,
  facts: Facts,
): Verdict {
  if (!room || room.id !== command.roomId) return STALE;
  switch (command.type) {
    case 'join':
      return joined(room, facts);
    case 'leave':
      return left(room, facts);
    case 'swap':
      if (room.isSwapped === command.isSwapped) return UNCHANGED;
      return changed({ ...room, isSwapped: command.isSwapped });
    case 'ready':
      return ready(room, command.isReady, facts);
    // Whatever either of them saw when they pressed it: Pause stops both, always.
    case 'pause':
      return paused(room, facts);
    default:
      // Who joins, or swaps sides, makes nobody's press stale; only the play itself does.
      if (command.basedOn < room.playVersion || !room.inside.includes(facts.by)) return STALE;
      return play(room, command, facts);
  }
}

export function openRoom(
  room: Room | null,
  command: Extract<LiveCommand, { type: 'open' }>,
  facts: OpeningFacts,
): Verdict {
  const { by, here } = facts;
  if (room && room.phase !== 'done') {
    if (room.workoutId === command.workoutId) return joined(room, facts);
    const isPartnerIn = room.inside.some((id) => id !== by && here.includes(id));
    if (room.phase !== 'lobby' && isPartnerIn) return { outcome: 'busy' };
  }
  const version = (room?.version ?? 0) + 1;
  return {
    outcome: 'changed',
    needs: null,
    room: {
      id: facts.newId,
      workoutId: command.workoutId,
      title: facts.title,
      openedBy: by,
      version,
      playVersion: version,
      phase: 'lobby',
      since: 0,
      place: { step: 0, elapsedMs: 0, stepMs: 0, extraMs: 0 },
      isHandsFree: command.isHandsFree,
      isSwapped: false,
      inside: [by],
      ready: [],
      sessionId: null,
      wasTogether: false,
      pausedBy: null,
    },
  };
}

/** A changed room is a version further. */
function changed(room: Room): Verdict {
  return { outcome: 'changed', room: { ...room, version: room.version + 1 }, needs: null };
}

/** The play itself changed: what was pressed upon an older version no longer fits. */
function playChanged(room: Room, needs: 'session' | 'completion' | null = null): Verdict {
  const version = room.version + 1;
  return {
    outcome: 'changed',
    needs,
    room: {
      ...room,
      version,
      playVersion: version,
      pausedBy: room.phase === 'paused' ? room.pausedBy : null,
    },
  };
}

/** Inside, and to be counted on: one who went away without a word is waited for by nobody. */
function isThere(room: Room, id: string, { by, here }: Facts): boolean {
  return room.inside.includes(id) && (id === by || (here?.includes(id) ?? true));
}

/** Asked whenever it starts, someone joins and it ends: two who were there did it together. */
function together(room: Room, facts: Facts): Room {
  const there = room.inside.filter((id) => isThere(room, id, facts));
  return { ...room, wasTogether: room.wasTogether || there.length > 1 };
}

function joined(room: Room, facts: Facts): Verdict {
  if (room.phase === 'done') return STALE;
  if (room.inside.includes(facts.by)) return UNCHANGED;
  const next = { ...room, inside: [...room.inside, facts.by] };
  return changed(next.phase === 'lobby' ? next : together(next, facts));
}

function left(room: Room, { by, now, rules }: Facts): Verdict {
  if (!room.inside.includes(by)) return UNCHANGED;
  const without = (ids: readonly string[]) => ids.filter((id) => id !== by);
  const next = { ...room, inside: without(room.inside), ready: without(room.ready) };
  const state = settled(next, now, rules);
  // Whoever stays goes on; an empty room waits.
  if (next.inside.length > 0 || !isTicking(state)) return changed(next);
  return playChanged(played(next, rules.reduce(state, { type: 'paused', now })));
}

function ready(room: Room, isReady: boolean, facts: Facts): Verdict {
  const { by } = facts;
  if (room.phase !== 'lobby' || !room.inside.includes(by)) return STALE;
  if (room.ready.includes(by) === isReady) return UNCHANGED;
  const others = room.ready.filter((id) => id !== by);
  const next = { ...room, ready: isReady ? [...others, by] : others };
  return next.ready.length > 1 ? counting(next, facts) : changed(next);
}

function paused(room: Room, { by, now, rules }: Facts): Verdict {
  const state = settled(room, now, rules);
  if (!isTicking(state)) return UNCHANGED;
  const next = rules.reduce(state, { type: 'paused', now });
  return playChanged({ ...played(room, next), pausedBy: by });
}

function counting(room: Room, facts: Facts): Verdict {
  const since = facts.now + COUNTDOWN_MS;
  const next: Room = { ...together(room, facts), phase: 'countdown', since, ready: [] };
  return playChanged(next, room.sessionId ? null : 'session');
}

type PlayCommand = Exclude<Extract<LiveCommand, { basedOn: number }>, { type: 'pause' }>;
type Happening = PlayerEvent extends infer E ? (E extends unknown ? Omit<E, 'now'> : never) : never;

function play(room: Room, command: PlayCommand, facts: Facts): Verdict {
  const { by, now, rules } = facts;
  const state = settled(room, now, rules);
  const after = (happening: Happening): Verdict => {
    const next = rules.reduce(state, { ...happening, now } as PlayerEvent);
    return next === state ? UNCHANGED : playChanged(played(room, next));
  };
  switch (command.type) {
    case 'start': {
      // Alone, nobody has to be waited for; in company, the other has to be ready.
      const others = room.inside.filter((id) => id !== by && isThere(room, id, facts));
      const isEveryoneReady = others.every((id) => room.ready.includes(id));
      return room.phase === 'lobby' && isEveryoneReady ? counting(room, facts) : STALE;
    }
    case 'resume': {
      const isAtRest = state.phase === 'paused' && !rules.isFinished(state);
      return isAtRest ? counting(played(room, state), facts) : UNCHANGED;
    }
    case 'next':
    case 'previous':
      // Hands-free, the step may have changed by itself under the finger.
      if (state.place.step !== command.step) return STALE;
      return after({ type: 'moved', by: command.type === 'next' ? 1 : -1 });
    case 'reset': {
      if (state.phase === 'completing') return UNCHANGED;
      const next = rules.reduce(state, { type: 'reset', now });
      return playChanged({ ...played(room, next), ready: [] });
    }
    case 'stretch':
      return after({ type: 'stretched', byMs: command.byMs });
    case 'hands-free':
      return after({ type: 'hands-free', isOn: command.isOn });
    case 'complete': {
      if (state.phase === 'completing') return UNCHANGED;
      // Said, and not swallowed: whoever pressed it would take the workout for counted.
      if (!rules.canComplete(state)) return STALE;
      const next = rules.reduce(state, { type: 'completed', now });
      return playChanged(played(together(room, facts), next), 'completion');
    }
  }
}

function settled(room: Room, now: number, rules: PlayerRules): PlayerState {
  return rules.reduce(playerOf(room), { type: 'ticked', now });
}
