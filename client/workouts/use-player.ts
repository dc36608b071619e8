import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import {
  freshState,
  isTicking,
  type PlayerEvent,
  type PlayerRules,
  type PlayerState,
  playerRules,
} from '../../contract/player-state.ts';
import type { WorkoutDetail } from '../../contract/workouts.ts';
import { forgetPlayer, savedPlayer, savePlayer } from './saved-player.ts';

const SAVE_EVERY_MS = 1_000;
const MS_PER_SECOND = 1_000;

type Happening = PlayerEvent extends infer E ? (E extends unknown ? Omit<E, 'now'> : never) : never;
export type Tell = (happening: Happening) => void;

type Setup = { workout: WorkoutDetail; userId: string | null; isHandsFree: boolean; step: number };

export function usePlayerRules({ steps }: WorkoutDetail): PlayerRules {
  return useMemo(() => playerRules(steps.map(({ seconds }) => seconds * MS_PER_SECOND)), [steps]);
}

/** The state of one workout on this screen, written down for its reader as it changes. */
export function usePlayer({ workout, userId, isHandsFree, step }: Setup) {
  const { id, steps } = workout;
  const rules = usePlayerRules(workout);
  const [restored] = useState(() =>
    userId === null
      ? null
      : savedPlayer(userId, id, { stepCount: steps.length, isHandsFree, now: Date.now() }),
  );
  const [state, dispatch] = useReducer(
    rules.reduce,
    restored ?? freshState(isHandsFree, Math.min(step, rules.lastStep)),
  );
  const tell = useCallback<Tell>(
    (happening) => dispatch({ ...happening, now: Date.now() } as PlayerEvent),
    [],
  );
  useSaving(userId, id, state);
  return { rules, state, tell, restored };
}

/** Whatever comes, this browser knows how far the workout has come. */
export function useSaving(userId: string | null, workoutId: number, state: PlayerState): void {
  useEffect(() => {
    if (userId === null) return;
    // From here on the outbox has it.
    if (state.phase === 'completing') return forgetPlayer(userId, workoutId);
    const save = () => savePlayer(userId, workoutId, state, Date.now());
    save();
    if (!isTicking(state)) return;
    // A crash asks nobody, so what passes is written down as it passes.
    const timer = setInterval(save, SAVE_EVERY_MS);
    addEventListener('pagehide', save);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', save);
      save();
    };
  }, [userId, workoutId, state]);
}
