import { useEffect, useState } from 'react';
import { isTicking, type PlayerState } from '../../../contract/training/player-state.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import type { PlayerStage } from './PlayerStage.tsx';

/**
 * Loaded when the page is idle: the first screen does not need the stage, and Start then shifts
 * nothing.
 */
let loaded: typeof PlayerStage | null = null;

/** View of the running player, or null where the details are shown. */
export function useStage(state: PlayerState) {
  const [Stage, setStage] = useState(() => loaded);
  const [hasDetails, setHasDetails] = useState(false);
  const isRunning = isTicking(state);
  const isSaving = state.phase === 'completing';
  // Stay in the current view after Complete until the workout is saved.
  const [wasRunning, setWasRunning] = useState(isRunning);
  if (!isSaving && wasRunning !== isRunning) {
    setWasRunning(isRunning);
    setHasDetails(false);
  }

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
    Stage: wasRunning && !hasDetails ? Stage : null,
    showDetails: () => setHasDetails(true),
    showStage: () => setHasDetails(false),
  };
}
