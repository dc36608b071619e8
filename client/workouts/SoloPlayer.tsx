import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { User } from '../../contract/auth.ts';
import type { WorkoutDetail } from '../../contract/workouts.ts';
import { TogetherButton } from '../live/TogetherButton.tsx';
import { KeptWorkout } from './KeptWorkout.tsx';
import { PlayerScreen } from './PlayerScreen.tsx';
import { usePreferences } from './player-preferences.ts';
import { RestoredNote } from './RestoredNote.tsx';
import { usePlayer } from './use-player.ts';
import { useTraining } from './use-training.ts';

type SoloPlayerProps = { workout: WorkoutDetail; user: User | null };

/** A workout on one screen. It renders when something happens; what ticks renders by itself. */
export function SoloPlayer({ workout, user }: SoloPlayerProps) {
  const userId = user?.id ?? null;
  const [{ isHandsFree }] = usePreferences();
  const step = useStepInAddress();
  const { rules, state, tell, wasRestored } = usePlayer({ workout, userId, isHandsFree, step });
  const training = useTraining({ workout, userId, rules, state, tell });
  const [isOffered, setIsOffered] = useState(wasRestored);

  function start() {
    setIsOffered(false);
    training.start();
  }
  function startOver() {
    setIsOffered(false);
    tell({ type: 'reset' });
  }
  if (userId && training.keptSessionId) {
    return <KeptWorkout userId={userId} sessionId={training.keptSessionId} />;
  }
  return (
    <PlayerScreen
      workout={workout}
      state={state}
      rules={rules}
      tell={tell}
      onStart={start}
      onComplete={training.complete}
      onReset={startOver}
      note={
        isOffered && (
          <RestoredNote state={state} rules={rules} onResume={start} onStartOver={startOver} />
        )
      }
      overPicture={
        state.phase === 'idle' && (
          <TogetherButton
            workoutId={workout.id}
            isHandsFree={state.isHandsFree}
            user={user}
            goToGate={training.goToGate}
            explainRefusal={training.explainRefusedStart}
          />
        )
      }
    />
  );
}

/** The step that a visitor had come to before signing in, counted from 1 in the address. */
function useStepInAddress(): number {
  const [search] = useSearchParams();
  const text = search.get('step') ?? '';
  return /^\d{1,2}$/.test(text) ? Math.max(0, Number(text) - 1) : 0;
}
