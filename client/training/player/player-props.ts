import type { ReactNode } from 'react';
import type { PlayerRules, PlayerState } from '../../../contract/training/player-state.ts';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import type { Dispatch } from './use-player.ts';

/** A workout under way and what may be pressed, as both of the player's views show it. */
export type PlayerProps = {
  workout: WorkoutDetail;
  state: PlayerState;
  rules: PlayerRules;
  dispatch: Dispatch;
  /** A request to start or to complete is on its way. */
  isBusy: boolean;
  hasSound: boolean;
  start: () => void;
  complete: () => void;
  reset: () => void;
  overPicture: ReactNode;
  /** Whether a sentence lies over the picture. */
  hasNote: boolean;
  names: ReactNode;
  signals: ReactNode;
};

export function isBusy({ phase }: PlayerState): boolean {
  return phase === 'starting' || phase === 'completing';
}

/** Wraps a press so that it first makes sound possible. */
export type Prepared = (action: () => void) => () => void;
