import { GET_READY_MS, type PlayerRules, type PlayerState } from '../training/player-state.ts';
import type { Room } from './live.ts';

const PLAYER_PHASES = {
  lobby: 'idle',
  paused: 'paused',
  done: 'completing',
  stopped: 'stopped',
} as const;
const ROOM_PHASES = {
  idle: 'lobby',
  starting: 'lobby',
  'getting-ready': 'countdown',
  running: 'running',
  paused: 'paused',
  completing: 'done',
  stopped: 'stopped',
} as const;

/**
 * Converts a room to the player's state. The server's clock is `offsetMs` ahead of the local clock.
 * No ticking time is ever sent: both phones and the server compute the same step and seconds from
 * the room.
 */
export function playerOf(room: Room, offsetMs = 0): PlayerState {
  const { phase, place, isHandsFree, isSlow, sessionId } = room;
  const session = sessionId ? { id: sessionId, clockOffsetMs: offsetMs } : null;
  const undo = room.undo && { ...room.undo, until: room.undo.until - offsetMs };
  const common = { place, isHandsFree, isSlow, session, ...(undo && { undo }) };
  const since = room.since - offsetMs;
  if (phase === 'running') return { phase, since, ...common };
  if (phase !== 'countdown') return { phase: PLAYER_PHASES[phase], ...common };
  return { phase: 'getting-ready', since: since - GET_READY_MS, ...common };
}

/** Writes a player's state into the room. */
export function withPlay(
  { undo: _before, ...room }: Room,
  { place, isHandsFree, isSlow, undo, ...state }: PlayerState,
): Room {
  let since = 0;
  if (state.phase === 'running') since = state.since;
  if (state.phase === 'getting-ready') since = state.since + GET_READY_MS;
  const phase = ROOM_PHASES[state.phase];
  return { ...room, place, isHandsFree, isSlow, phase, since, ...(undo && { undo }) };
}

/** The player's state at a time: a step may have ended since the room last changed. */
export function settled(room: Room, now: number, rules: PlayerRules): PlayerState {
  return rules.reduce(playerOf(room), { type: 'ticked', now });
}
