import { useEffect, useState } from 'react';
import { isTicking, type PlayerState } from '../../../contract/training/player-state.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import type { PlayerStage } from './PlayerStage.tsx';

/**
 * Loaded when the page is idle: the first screen does not need the stage, and Start then shifts
 * nothing.
 */
let loaded: typeof PlayerStage | null = null;

/**
 * View of a workout that has run on this page, or null where the details are shown. A pause keeps
 * the view, since people pause to understand the step. A reset does too, but for the lobby of two
 * phones, from which Undo leads back into this view.
 */
export function useStage(state: PlayerState, isLobby: boolean) {
  const { phase, session } = state;
  const [Stage, setStage] = useState(() => loaded);
  const [hasDetails, setHasDetails] = useState(false);
  const isRunning = isTicking(state);
  const [wasRunning, setWasRunning] = useState(isRunning);
  if (wasRunning !== isRunning) {
    setWasRunning(isRunning);
    if (isRunning) setHasDetails(false);
  }
  const isAtRest = phase === 'paused' || (phase === 'idle' && session !== null);
  const isKept = phase === 'completing' || isAtRest;
  const [isOnStage, setIsOnStage] = useState(isRunning);
  if (isOnStage ? !isRunning && !isKept : isRunning) setIsOnStage(isRunning);

  useEffect(() => {
    if (loaded) return;
    const load = () =>
      void import('./PlayerStage.tsx').then(
        ({ PlayerStage }) => {
          loaded = PlayerStage;
          setStage(() => PlayerStage);
        },
        // Ignore a failure: the details stay, which can do everything.
        () => {},
      );
    if (!isRunning) return whenIdle(load);
    load();
  }, [isRunning]);

  return {
    Stage: isOnStage && !hasDetails && !isLobby ? Stage : null,
    isOnStage: isOnStage && !isLobby,
    showDetails: () => setHasDetails(true),
    showStage: () => setHasDetails(false),
  };
}
