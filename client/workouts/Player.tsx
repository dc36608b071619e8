import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { User } from '../../contract/auth.ts';
import { isTicking } from '../../contract/player-state.ts';
import type { WorkoutDetail } from '../../contract/workouts.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { Page } from '../ui/Page.tsx';
import { HandsFreePanel } from './HandsFreePanel.tsx';
import { KeptWorkout } from './KeptWorkout.tsx';
import { PictureSign } from './PictureSign.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import { PlayerHeader } from './PlayerHeader.tsx';
import { PlayerSettings } from './PlayerSettings.tsx';
import { usePreferences } from './player-preferences.ts';
import { RestoredNote } from './RestoredNote.tsx';
import { StepPicture } from './StepPicture.tsx';
import { StepProgress } from './StepProgress.tsx';
import { StepWords } from './StepWords.tsx';
import { useCues } from './use-cues.ts';
import { usePlayer } from './use-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useTraining } from './use-training.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { WorkoutClock } from './WorkoutClock.tsx';

const NO_POSES: WorkoutDetail['steps'][number]['poses'] = [];

type PlayerProps = { workout: WorkoutDetail; user: User | null };

/** The workout itself. It renders when something happens; what ticks renders by itself. */
export function Player({ workout, user }: PlayerProps) {
  usePageTitle(workout.title);
  const userId = user?.id ?? null;
  const [{ isHandsFree, hasSound }, prefer] = usePreferences();
  const step = useStepInAddress();
  const { rules, state, tell, wasRestored } = usePlayer({ workout, userId, isHandsFree, step });
  const training = useTraining({ workout, userId, rules, state, tell });
  const onSettled = useCallback(() => tell({ type: 'ticked' }), [tell]);
  const { instructions } = workout;
  const cues = useCues({ state, rules, instructions, hasSound, onSettled });
  const [isOffered, setIsOffered] = useState(wasRestored);
  useWakeLock(isTicking(state));

  function start() {
    if (state.isHandsFree) cues.prime();
    setIsOffered(false);
    training.start();
  }
  function startOver() {
    setIsOffered(false);
    tell({ type: 'reset' });
  }
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

  if (userId && training.keptSessionId) {
    return <KeptWorkout userId={userId} sessionId={training.keptSessionId} />;
  }
  const { place } = state;
  const isUntouched = state.phase === 'idle' && place.step === 0;
  const isBusy = state.phase === 'starting' || state.phase === 'completing';
  return (
    <Page>
      <PlayerHeader workout={workout} isUnderWay={state.phase !== 'idle'} />
      {isOffered && (
        <RestoredNote state={state} rules={rules} onResume={start} onStartOver={startOver} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-4 pb-32 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:pb-0">
        <div className="relative aspect-[4/3] overflow-hidden rounded-card bg-(--art-sky) shadow-card">
          <StepPicture
            workout={workout}
            step={place.step}
            poses={workout.steps[place.step]?.poses ?? NO_POSES}
          />
          <PictureSign state={state} rules={rules} />
        </div>
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
            onReset={startOver}
          />
        </section>
        <div className="lg:col-start-1 lg:row-start-2">
          <PlayerControls
            state={state}
            rules={rules}
            tell={tell}
            onStart={start}
            onComplete={training.complete}
          />
        </div>
      </div>
    </Page>
  );
}

/** The step that a visitor had come to before signing in, counted from 1 in the address. */
function useStepInAddress(): number {
  const [search] = useSearchParams();
  const text = search.get('step') ?? '';
  return /^\d{1,2}$/.test(text) ? Math.max(0, Number(text) - 1) : 0;
}
