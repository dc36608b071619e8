import type { ReactNode } from 'react';
import type { PlayerRules, PlayerState } from '../../../contract/training/player-state.ts';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import type { Dispatch } from './use-player.ts';

/** A running workout and its actions, shared by both views of the player. */
export type PlayerProps = {
  workout: WorkoutDetail;
  state: PlayerState;
  rules: PlayerRules;
  dispatch: Dispatch;
  /** True while a request to start or to complete is under way. */
  isBusy: boolean;
  hasSound: boolean;
  start: () => void;
  complete: () => void;
  reset: () => void;
  overPicture: ReactNode;
  names: ReactNode;
  signs: ReactNode;
  signals: ReactNode;
};

export function isBusy({ phase }: PlayerState): boolean {
  return phase === 'starting' || phase === 'completing';
}

/** Wraps a press so that it enables sound first. */
export type Prepared = (action: () => void) => () => void;
