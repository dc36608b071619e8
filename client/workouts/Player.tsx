import { RotateCcw } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { User } from '../../contract/auth.ts';
import type { WorkoutDetail } from '../../contract/workouts.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { Button } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { Switch } from '../ui/Switch.tsx';
import { playerCopy as copy, handsFreeCopy } from './copy.ts';
import { HandsFreePanel } from './HandsFreePanel.tsx';
import { KeptWorkout } from './KeptWorkout.tsx';
import { PictureSign } from './PictureSign.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import { PlayerHeader } from './PlayerHeader.tsx';
import { usePreferences } from './player-preferences.ts';
import { isTicking } from './player-state.ts';
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
      <PlayerHeader workout={workout} />
      {isOffered && (
        <RestoredNote state={state} rules={rules} onResume={start} onStartOver={startOver} />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-10">
        <div className="relative aspect-[4/3] overflow-hidden rounded-card bg-(--art-sky) shadow-card lg:sticky lg:top-10">
          <StepPicture
            workout={workout}
            step={place.step}
            poses={workout.steps[place.step]?.poses ?? NO_POSES}
          />
          <PictureSign state={state} rules={rules} />
        </div>
        <section aria-label={workout.title} className="space-y-5">
          <StepProgress state={state} rules={rules} />
          <StepWords workout={workout} step={place.step} />
          {state.isHandsFree && <HandsFreePanel state={state} rules={rules} tell={tell} />}
          <WorkoutClock state={state} />
          <PlayerControls
            state={state}
            rules={rules}
            tell={tell}
            onStart={start}
            onComplete={training.complete}
          />
          <div className="space-y-3 rounded-card border border-line/70 bg-raised/70 p-5">
            <Switch
              id="hands-free"
              label={handsFreeCopy.title}
              hint={handsFreeCopy.lead}
              checked={state.isHandsFree}
              onChange={(event) => switchHandsFree(event.target.checked)}
            />
            {state.isHandsFree && (
              <Switch
                id="sound"
                label={handsFreeCopy.sound}
                hint={handsFreeCopy.soundLead}
                checked={hasSound}
                onChange={(event) => {
                  if (!event.target.checked) cues.hush();
                  prefer({ hasSound: event.target.checked });
                }}
              />
            )}
            <Button variant="quiet" disabled={isUntouched || isBusy} onClick={startOver}>
              <RotateCcw aria-hidden="true" className="size-4" />
              {copy.reset}
            </Button>
          </div>
        </section>
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
