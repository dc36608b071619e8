import { type ReactNode, useCallback } from 'react';
import type { PlayerRules, PlayerState } from '../../contract/player-state.ts';
import { isTicking } from '../../contract/player-state.ts';
import type { WorkoutDetail } from '../../contract/workouts.ts';
import { Page } from '../ui/Page.tsx';
import { HandsFreePanel } from './HandsFreePanel.tsx';
import { PictureSign } from './PictureSign.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import { PlayerHeader } from './PlayerHeader.tsx';
import { PlayerLayout } from './PlayerLayout.tsx';
import { PlayerSettings } from './PlayerSettings.tsx';
import { usePreferences } from './player-preferences.ts';
import { StepPicture } from './StepPicture.tsx';
import { StepProgress } from './StepProgress.tsx';
import { StepWords } from './StepWords.tsx';
import { useCues } from './use-cues.ts';
import type { Tell } from './use-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { WorkoutClock } from './WorkoutClock.tsx';

const NO_POSES: WorkoutDetail['steps'][number]['poses'] = [];

/** Makes sound possible, which takes a press, before what the press does. */
type Prepared = (action: () => void) => () => void;

type PlayerScreenProps = {
  workout: WorkoutDetail;
  state: PlayerState;
  rules: PlayerRules;
  tell: Tell;
  onStart: () => void;
  onComplete: () => void;
  onReset: () => void;
  /** Above the picture: what there is to know before going on. */
  note?: (prepared: Prepared) => ReactNode;
  overPicture?: ReactNode;
  /** In place of the usual buttons. */
  controls?: (prepared: Prepared) => ReactNode;
  /** Below the settings. */
  aside?: ReactNode;
};

/** The player as it looks, whoever keeps its state. What ticks renders by itself. */
export function PlayerScreen(props: PlayerScreenProps) {
  const { workout, state, rules, tell, onComplete, onReset } = props;
  const [{ hasSound }, prefer] = usePreferences();
  const onSettled = useCallback(() => tell({ type: 'ticked' }), [tell]);
  const { instructions } = workout;
  const cues = useCues({ state, rules, instructions, hasSound, onSettled });
  useWakeLock(isTicking(state));

  const prepared: Prepared = (action) => () => {
    if (state.isHandsFree) cues.prime();
    action();
  };
  const start = prepared(props.onStart);
  function switchHandsFree(isOn: boolean) {
    if (isOn) cues.prime();
    prefer({ isHandsFree: isOn });
    tell({ type: 'hands-free', isOn });
  }
  function switchSound(isOn: boolean) {
    if (!isOn) cues.hush();
    prefer({ hasSound: isOn });
  }
  usePlayerKeys({
    toggle: () => (isTicking(state) ? tell({ type: 'paused' }) : start()),
    previous: () => tell({ type: 'moved', by: -1 }),
    next: () => tell({ type: 'moved', by: 1 }),
  });

  const { place } = state;
  const isUntouched = state.phase === 'idle' && place.step === 0;
  const isBusy = state.phase === 'starting' || state.phase === 'completing';
  return (
    <Page>
      <PlayerHeader workout={workout} isUnderWay={state.phase !== 'idle'} />
      {props.note?.(prepared)}
      <PlayerLayout
        picture={
          <>
            <StepPicture
              workout={workout}
              step={place.step}
              poses={workout.steps[place.step]?.poses ?? NO_POSES}
            />
            {props.overPicture}
            <PictureSign state={state} rules={rules} />
          </>
        }
      >
        <div className="lg:col-start-1 lg:row-start-3">
          <WorkoutClock state={state} />
        </div>
        <section
          aria-label={workout.title}
          className="space-y-5 lg:col-start-2 lg:row-span-3 lg:row-start-1"
        >
          <StepProgress state={state} rules={rules} />
          <StepWords workout={workout} step={place.step} />
          {state.isHandsFree && <HandsFreePanel state={state} rules={rules} tell={tell} />}
          <PlayerSettings
            isHandsFree={state.isHandsFree}
            hasSound={hasSound}
            canReset={!isUntouched && !isBusy}
            onHandsFree={switchHandsFree}
            onSound={switchSound}
            onReset={onReset}
          />
          {props.aside}
        </section>
        <div className="lg:col-start-1 lg:row-start-2">
          {props.controls?.(prepared) || (
            <PlayerControls
              state={state}
              rules={rules}
              tell={tell}
              onStart={start}
              onComplete={onComplete}
            />
          )}
        </div>
      </PlayerLayout>
    </Page>
  );
}
