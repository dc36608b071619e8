import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from '../auth/use-auth.ts';
import { paths } from '../lib/paths.ts';
import { type FinishedWorkout, setFinishedWorkout } from '../training/sessions/finished-workout.ts';
import { WorkoutSummary } from '../training/workout-summary/WorkoutSummary.tsx';

type WorkoutSummaryHostProps = { finished: FinishedWorkout; isHeld: boolean };

/** Closing card of a workout that was just completed, shown on home after any celebrations. */
export function WorkoutSummaryHost({ finished, isHeld }: WorkoutSummaryHostProps) {
  const { user } = useAuth();
  const [path] = useLocation();
  const [shownFor, setShownFor] = useState<string | null>(null);
  const isHome = path === paths.home();
  const { sessionId } = finished;
  const isShown = shownFor === sessionId;

  useEffect(() => {
    if (isHome && !isHeld) setShownFor(sessionId);
    // Going elsewhere puts the card away.
    else if (!isHome && isShown) setFinishedWorkout(null);
  }, [isHome, isHeld, sessionId, isShown]);

  if (!user || !isHome || !isShown) return null;
  return (
    <WorkoutSummary
      key={sessionId}
      finished={finished}
      user={user}
      isHidden={isHeld}
      onClose={() => setFinishedWorkout(null)}
    />
  );
}
