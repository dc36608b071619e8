import type { ReactNode } from 'react';
import type {
  PlayerRules,
  PlayerState,
  Versions,
} from '../../../contract/training/player-state.ts';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import type { Dispatch } from './use-player.ts';

/** Ends a workout early. On one phone the stage drops the workout itself. */
export type EndActions = { save: () => void; drop?: () => void };

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
  undoReset: () => void;
  /** Null in the bedroom, where the red signal ends the workout. */
  end: EndActions | null;
  /** Chooses a version of the current step, or with null the step as written. */
  choose: (version: Versions[number] | null) => void;
  overPicture: ReactNode;
  /** True while the partner's small video is docked at the picture's upper right. */
  hasTile: boolean;
  names: ReactNode;
  signs: ReactNode;
  signals: ReactNode;
};

/** Wraps a press so that it enables sound first. */
export type Prepared = (action: () => void) => () => void;
