import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import {
  freshState,
  isTicking,
  type PlayerAction,
  type PlayerRules,
  type PlayerState,
  playerRules,
} from '../../../contract/training/player-state.ts';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import { useSayUnderWay } from '../../lib/workout-under-way.ts';
import { forgetPlayer, isUnderWay, savedPlayer, savePlayer } from '../sessions/saved-player.ts';

const SAVE_EVERY_MS = 1_000;
const MS_PER_SECOND = 1_000;

export type Dispatch = (action: PlayerAction) => void;

type Setup = { workout: WorkoutDetail; userId: string | null; isHandsFree: boolean; step: number };

export function usePlayerRules({ steps }: WorkoutDetail): PlayerRules {
  return useMemo(() => playerRules(steps.map(({ seconds }) => seconds * MS_PER_SECOND)), [steps]);
}

/** Holds the state of one workout on this screen, and saves it as it changes. */
export function usePlayer({ workout, userId, isHandsFree, step }: Setup) {
  const { id, steps } = workout;
  const rules = usePlayerRules(workout);
  const [restored] = useState(() =>
    userId === null
      ? null
      : savedPlayer(userId, id, { stepCount: steps.length, isHandsFree, now: Date.now() }),
  );
  const [state, dispatchAt] = useReducer(
    rules.reduce,
    restored ?? freshState(isHandsFree, Math.min(step, rules.lastStep)),
  );
  const dispatch = useCallback<Dispatch>(
    (action) => dispatchAt({ ...action, now: Date.now() }),
    [],
  );
  useSaving(userId, id, state);
  return { rules, state, dispatch, restored };
}

/** Saves the player's state in this browser, so that a crash or a reload loses nothing. */
export function useSaving(
  userId: string | null,
  workoutId: number,
  state: PlayerState,
  roomId?: string,
): void {
  useSayUnderWay(isUnderWay(state));
  const lastSessionId = useRef<string>(undefined);
  useEffect(() => {
    if (userId === null) return;
    const save = () => savePlayer(userId, workoutId, state, { now: Date.now(), roomId });
    save();
    // Forget the session when the member starts over.
    const before = lastSessionId.current;
    lastSessionId.current = state.session?.id;
    if (!state.session && before) forgetPlayer(userId, workoutId, before);
    if (!isTicking(state)) return;
    const timer = setInterval(save, SAVE_EVERY_MS);
    addEventListener('pagehide', save);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', save);
      save();
    };
  }, [userId, workoutId, state, roomId]);
}
