import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { User } from '../../contract/auth.ts';
import type { WorkoutDetail } from '../../contract/workouts.ts';
import { TogetherButton } from '../live/TogetherButton.tsx';
import { KeptWorkout } from './KeptWorkout.tsx';
import { PlayerScreen } from './PlayerScreen.tsx';
import { usePreferences } from './player-preferences.ts';
import { RestoredNote } from './RestoredNote.tsx';
import { usePlayer } from './use-player.ts';
import { useIsStillOpen } from './use-sessions.ts';
import { useTraining } from './use-training.ts';

type SoloPlayerProps = { workout: WorkoutDetail; user: User | null };

/** A workout on one screen. It renders when something happens; what ticks renders by itself. */
export function SoloPlayer({ workout, user }: SoloPlayerProps) {
  const userId = user?.id ?? null;
  const [{ isHandsFree }] = usePreferences();
  const step = useStepInAddress();
  const { rules, state, tell, restored } = usePlayer({ workout, userId, isHandsFree, step });
  const training = useTraining({ workout, userId, rules, state, tell });
  const [isOffered, setIsOffered] = useState(restored !== null);
  const isStillOpen = useIsStillOpen(restored?.session?.id ?? null);

  useEffect(() => {
    if (isStillOpen) return;
    // The partner has completed it since: what is done now is another workout.
    setIsOffered(false);
    tell({ type: 'started-over' });
  }, [isStillOpen, tell]);

  function start() {
    setIsOffered(false);
    training.start();
  }
  function reset() {
    setIsOffered(false);
    tell({ type: 'reset' });
  }
  function startOver() {
    setIsOffered(false);
    tell({ type: 'started-over' });
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
      onReset={reset}
      note={(prepared) =>
        isOffered && (
          <RestoredNote
            state={state}
            rules={rules}
            onResume={prepared(start)}
            onStartOver={startOver}
          />
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
