import {
  isTicking,
  LEAST_KEPT_MS,
  type PlayerAction,
  type PlayerRules,
} from '../training/player-state.ts';
import { isOver, type LiveCommand, type Room } from './live.ts';
import { settled, withPlay } from './room-player.ts';
import { videoAfter } from './video.ts';

/** Length of the shared 3-2-1 before anything runs. */
export const COUNTDOWN_MS = 3_000;

/**
 * Facts that decide about a command in addition to the room: the sender, the server's time, and the
 * rules.
 */
export type Facts = {
  by: string;
  now: number;
  rules: PlayerRules;
  /**
   * Ids of members whose phone is in the room right now. Unset on a phone, which assumes that
   * everyone inside is present.
   */
  here?: readonly string[];
};

export type OpeningFacts = Facts & {
  newId: string;
  title: string;
  isBedroom: boolean;
  here: readonly string[];
};

/** Session work for the server: start, complete, remove when not kept, or save after all. */
type Needs = 'session' | 'completion' | 'removal' | 'saved-session' | null;

export type Verdict =
  | {
      outcome: 'changed';
      room: Room;
      /** Data for the server to write in addition to the room. */
      needs: Needs;
    }
  | { outcome: 'unchanged' }
  /** Based on a version of the room that has changed since. */
  | { outcome: 'stale' }
  /** Refused because the couple is in the middle of another workout. */
  | { outcome: 'busy' };

const UNCHANGED: Verdict = { outcome: 'unchanged' };
const STALE: Verdict = { outcome: 'stale' };

/**
 * Commands with effects that everybody in the room may see. Choices are private: see
 * room-choices.ts.
 */
export type RoomPress = Exclude<LiveCommand, { type: 'open' | 'say-in' | 'want-saved' }>;

/** Applies a command: on the server to decide about it, on a phone to show its effect at once. */
export function applyCommand(room: Room | null, command: RoomPress, facts: Facts): Verdict {
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
    // Stop both phones with Pause, no matter which version of the room its sender saw.
    case 'pause':
      return paused(room, facts);
    case 'stop':
      return stopped(room, facts);
    // End on both phones too: the partner may have pressed something during the question.
    case 'end':
      return ended(room, command, facts);
    case 'see':
      return seen(room, command, facts);
    default:
      // Mark a command as stale only after changes of the play, not after joining or swapping
      // sides.
      if (isSlowing(command)) return play(room, command, facts);
      if (command.basedOn < room.playVersion || !room.inside.includes(facts.by)) return STALE;
      return play(room, command, facts);
  }
}

/** Recognizes yellow, which counts no matter which version its sender saw, like Pause. */
function isSlowing(command: RoomPress): boolean {
  return command.type === 'pace' && command.isSlow;
}

export function openRoom(
  room: Room | null,
  command: Extract<LiveCommand, { type: 'open' }>,
  facts: OpeningFacts,
): Verdict {
  const { by, here } = facts;
  if (room && !isOver(room)) {
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
      isBedroom: facts.isBedroom,
      isSlow: false,
      isSwapped: false,
      inside: [by],
      ready: [],
      sessionId: null,
      wasTogether: false,
      pausedBy: null,
      video: [],
    },
  };
}

function changed(room: Room): Verdict {
  return { outcome: 'changed', room: { ...room, version: room.version + 1 }, needs: null };
}

/** Changes the play: commands based on an older version are stale from now on. */
export function playChanged(room: Room, needs: Needs = null): Verdict {
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

/**
 * Tells whether a member is inside with a reachable phone; nobody waits for a member whose phone is
 * gone.
 */
function isPresent(room: Room, id: string, { by, here }: Facts): boolean {
  return room.inside.includes(id) && (id === by || (here?.includes(id) ?? true));
}

/**
 * Records that both took part if both are present. Applied at the start, when someone joins, and at
 * the end.
 */
function withTogether(room: Room, facts: Facts): Room {
  const present = room.inside.filter((id) => isPresent(room, id, facts));
  return { ...room, wasTogether: room.wasTogether || present.length > 1 };
}

function joined(room: Room, facts: Facts): Verdict {
  if (isOver(room)) return STALE;
  if (room.inside.includes(facts.by)) return UNCHANGED;
  const next = { ...room, inside: [...room.inside, facts.by] };
  return changed(next.phase === 'lobby' ? next : withTogether(next, facts));
}

function left(room: Room, { by, now, rules }: Facts): Verdict {
  if (!room.inside.includes(by)) return UNCHANGED;
  const without = (ids: readonly string[]) => ids.filter((id) => id !== by);
  const next = { ...room, inside: without(room.inside), ready: without(room.ready), video: [] };
  const state = settled(next, now, rules);
  // Keep running for the partner who stays; pause an empty room.
  if (next.inside.length > 0 || !isTicking(state)) return changed(next);
  return playChanged(withPlay(next, rules.reduce(state, { type: 'paused', now })));
}

function seen(room: Room, press: Extract<RoomPress, { type: 'see' }>, facts: Facts): Verdict {
  if (isOver(room) || !room.inside.includes(facts.by)) return STALE;
  const video = videoAfter(room.video, press, facts.by, (id) => isPresent(room, id, facts));
  return video ? changed({ ...room, video: [...video] }) : UNCHANGED;
}

function ready(room: Room, isReady: boolean, facts: Facts): Verdict {
  const { by } = facts;
  if (room.phase !== 'lobby' || room.isBedroom || !room.inside.includes(by)) return STALE;
  if (room.ready.includes(by) === isReady) return UNCHANGED;
  const others = room.ready.filter((id) => id !== by);
  const next = { ...room, ready: isReady ? [...others, by] : others };
  return next.ready.length > 1 ? startCountdown(next, facts) : changed(next);
}

function paused(room: Room, { by, now, rules }: Facts): Verdict {
  const state = settled(room, now, rules);
  if (!isTicking(state)) return UNCHANGED;
  const next = rules.reduce(state, { type: 'paused', now });
  return playChanged({ ...withPlay(room, next), pausedBy: by });
}

/** Ends the workout on both phones (red) and keeps nothing: neither the sender nor the session. */
function stopped(room: Room, { now, rules }: Facts): Verdict {
  const state = settled(room, now, rules);
  const next = rules.reduce(state, { type: 'stopped', now });
  if (!room.isBedroom || next === state) return UNCHANGED;
  const after = { ...withPlay(room, next), since: now, sessionId: null, video: [] };
  return playChanged(after, 'removal');
}

/**
 * Ends the workout early on both phones: completes a workout that is long enough and wanted, and
 * removes any other. The bedroom has red for this, which asks each member in private.
 */
function ended(
  room: Room,
  { sessionId, isSaved }: Extract<RoomPress, { type: 'end' }>,
  facts: Facts,
): Verdict {
  const { now, rules } = facts;
  const isTheirs = room.sessionId === sessionId && room.inside.includes(facts.by);
  if (room.isBedroom || isOver(room) || !isTheirs) return STALE;
  const next = rules.reduce(settled(room, now, rules), { type: 'ended', now });
  const after = { ...withTogether(room, facts), video: [] };
  if (isSaved && next.place.elapsedMs >= LEAST_KEPT_MS) {
    return playChanged(withPlay(after, next), 'completion');
  }
  const gone = { ...withPlay(after, next), phase: 'stopped' as const, since: now, sessionId: null };
  return playChanged(gone, 'removal');
}

export function startCountdown(room: Room, facts: Facts): Verdict {
  const since = facts.now + COUNTDOWN_MS;
  const { undo: _over, ...play } = withTogether(room, facts);
  const next: Room = { ...play, phase: 'countdown', since, ready: [] };
  return playChanged(next, room.sessionId ? null : 'session');
}

type PlayCommand = Exclude<Extract<RoomPress, { basedOn: number }>, { type: 'pause' }>;

function play(room: Room, command: PlayCommand, facts: Facts): Verdict {
  const { by, now, rules } = facts;
  const state = settled(room, now, rules);
  const after = (action: PlayerAction): Verdict => {
    const next = rules.reduce(state, { ...action, now });
    return next === state ? UNCHANGED : playChanged(withPlay(room, next));
  };
  switch (command.type) {
    case 'start': {
      // Refuse: in the bedroom only both together can start.
      if (room.isBedroom) return STALE;
      // Require a present partner to be ready.
      const others = room.inside.filter((id) => id !== by && isPresent(room, id, facts));
      const isEveryoneReady = others.every((id) => room.ready.includes(id));
      return room.phase === 'lobby' && isEveryoneReady ? startCountdown(room, facts) : STALE;
    }
    case 'resume': {
      const isAtRest = state.phase === 'paused' && !rules.isFinished(state);
      return isAtRest ? startCountdown(withPlay(room, state), facts) : UNCHANGED;
    }
    case 'next':
    case 'previous':
      // Refuse if the step has changed: in hands-free mode a step may have ended just before the
      // press.
      if (state.place.step !== command.step) return STALE;
      return after({ type: 'moved', by: command.type === 'next' ? 1 : -1 });
    case 'reset': {
      const next = rules.reduce(state, { type: 'reset', now });
      if (next === state) return UNCHANGED;
      return playChanged({ ...withPlay(room, next), ready: [] });
    }
    case 'undo-reset':
      return after({ type: 'reset-undone' });
    case 'stretch':
      return after({ type: 'stretched', byMs: command.byMs });
    case 'hands-free':
      return after({ type: 'hands-free', isOn: command.isOn });
    case 'pace':
      return room.isBedroom ? after({ type: 'paced', isSlow: command.isSlow }) : UNCHANGED;
    case 'complete': {
      if (state.phase === 'completing') return UNCHANGED;
      // Refuse instead of ignoring: the member would take an ignored press for a completed workout.
      if (!rules.canComplete(state)) return STALE;
      const next = rules.reduce(state, { type: 'completed', now });
      return playChanged(withPlay({ ...withTogether(room, facts), video: [] }, next), 'completion');
    }
  }
}
