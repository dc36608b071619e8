import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import {
  isBusy,
  isTicking,
  type PlayerRules,
  type PlayerState,
} from '../../../contract/training/player-state.ts';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PlayerDetails } from './PlayerDetails.tsx';
import { usePlayerPreferences } from './player-preferences.ts';
import type { EndActions, PlayerProps, Prepared } from './player-props.ts';
import { useCues } from './use-cues.ts';
import type { Dispatch } from './use-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useStage } from './use-stage.ts';

/** Load these later: only a workout that has begun uses them. */
const RunningParts = lazyPart(async () => (await import('./RunningParts.tsx')).RunningParts);

export type PlayerScreenProps = {
  workout: WorkoutDetail;
  state: PlayerState;
  rules: PlayerRules;
  dispatch: Dispatch;
  onStart: (isHandsFree: boolean) => void;
  onComplete: () => void;
  onReset: () => void;
  /** Ends the workout early; unset where the red signal does. */
  end?: EndActions;
  /** Stands beside the title. */
  heart?: ReactNode;
  /** Stands above the picture. */
  note?: (prepared: Prepared) => ReactNode;
  /** Lies over the picture for a moment, or by the couple's wish: hearts, a question, the video. */
  overPicture?: ReactNode;
  /** True while a small video is docked at the picture's upper right. */
  hasTile?: boolean;
  /** Both members' names, for two phones: in the bar while the workout runs. */
  names?: ReactNode;
  /** Signs of two phones in the bar below the picture: a sentence, the camera and the heart. */
  signs?: ReactNode;
  /** Replaces the usual buttons. */
  controls?: (prepared: Prepared) => ReactNode;
  /** Green, yellow and red, for the bedroom. */
  signals?: ReactNode;
  /** Stands above Start, until the workout has begun. */
  choice?: ReactNode;
  /** Stands below the settings. */
  aside?: ReactNode;
};

/**
 * Shows the player for one phone or two: picture, step and time while the workout runs, and
 * otherwise all facts. Only the parts that change with time render again by themselves.
 */
export function PlayerScreen(props: PlayerScreenProps) {
  const { workout, state, rules, dispatch } = props;
  // Emphasize Guide Us until this device knows which way its couple prefers.
  const [{ isHandsFree, hasSound, isGuided = true, keepsMusic = false }, prefer] =
    usePlayerPreferences();
  const onSettled = useCallback(() => dispatch({ type: 'ticked' }), [dispatch]);
  const cues = useCues({ state, rules, workout, hasSound, keepsMusic, onSettled });
  const isRunning = isTicking(state);

  const prepared: Prepared = (action) => () => {
    if (state.isHandsFree) cues.prime(hasSound && !keepsMusic);
    action();
  };
  const resume = prepared(() => props.onStart(state.isHandsFree));
  const play: PlayerProps = {
    workout,
    state,
    rules,
    dispatch,
    isBusy: isBusy(state),
    hasSound: hasSound && state.isHandsFree,
    start() {
      if (state.session === null) prefer({ isGuided: false });
      resume();
    },
    complete: props.onComplete,
    reset: props.onReset,
    undoReset: () => dispatch({ type: 'reset-undone' }),
    end: props.end ?? null,
    choose(version) {
      dispatch({ type: 'version-chosen', version });
      const words = version && workout.steps[state.place.step]?.[version];
      if (words && hasSound && state.isHandsFree) cues.say(words);
    },
    overPicture: props.overPicture,
    hasTile: props.hasTile ?? false,
    names: props.names,
    signs: props.signs,
    signals: props.signals,
  };
  function guide() {
    cues.prime(!keepsMusic);
    prefer({ hasSound: true, isGuided: true });
    dispatch({ type: 'hands-free', isOn: true });
    props.onStart(true);
  }
  function switchHandsFree(isOn: boolean) {
    if (isOn) cues.prime();
    prefer({ isHandsFree: isOn });
    dispatch({ type: 'hands-free', isOn });
  }
  function switchSound(isOn: boolean) {
    if (!isOn) cues.hush();
    prefer({ hasSound: isOn });
  }
  const keys = {
    toggle: () => (isRunning ? dispatch({ type: 'paused' }) : play.start()),
    previous: () => dispatch({ type: 'moved', by: -1 }),
    next: () => dispatch({ type: 'moved', by: 1 }),
  };
  usePlayerKeys(keys);
  const runningParts = state.session !== null && (
    <Suspense>
      <RunningParts workout={workout} state={state} {...keys} />
    </Suspense>
  );

  const controls = props.controls?.(prepared);
  const { Stage, isOnStage, showDetails, showStage } = useStage(state, Boolean(controls));
  useFocusOnToggle(Stage !== null);
  if (Stage) {
    return (
      <>
        {runningParts}
        <Stage play={play} onShowDetails={showDetails} />
      </>
    );
  }
  return (
    <>
      {runningParts}
      <PlayerDetails
        // Keep the page unchanged while Guide Us starts, so that no button moves under the finger.
        play={state.phase === 'starting' ? { ...play, state: { ...state, isHandsFree } } : play}
        isGuided={isGuided}
        onGuide={guide}
        onHandsFree={switchHandsFree}
        hasSound={hasSound}
        onSound={switchSound}
        keepsMusic={keepsMusic}
        onKeepsMusic={(isOn) => prefer({ keepsMusic: isOn })}
        onShowStage={isOnStage ? showStage : null}
        heart={props.heart}
        note={props.note?.(prepared)}
        controls={controls}
        choice={props.choice}
        aside={props.aside}
      />
    </>
  );
}

/** Keeps the focus on the button that starts and pauses when the view around it changes. */
function useFocusOnToggle(isStage: boolean): void {
  const [before, setBefore] = useState(isStage);
  useEffect(() => {
    if (before === isStage) return;
    setBefore(isStage);
    if (document.activeElement !== document.body) return;
    document.getElementById('player-toggle')?.focus({ preventScroll: true });
  }, [before, isStage]);
}
