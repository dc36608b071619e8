import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Achievement } from '../../contract/progress/achievements.ts';
import { useAuth } from '../auth/use-auth.ts';
import { paths } from '../lib/paths.ts';
import { EarnedBadges } from '../progress/achievements/EarnedBadges.tsx';
import { useCelebrate } from '../progress/achievements/use-achievements.ts';
import { NextEvening } from '../progress/plan/NextEvening.tsx';
import { type FinishedWorkout, setFinishedWorkout } from '../training/sessions/finished-workout.ts';
import { WorkoutSummary } from '../training/workout-summary/WorkoutSummary.tsx';

/** Closing card of a workout that was just completed, shown on home with the badges it brought. */
export function WorkoutSummaryHost({ finished }: { finished: FinishedWorkout }) {
  const { user } = useAuth();
  const [path] = useLocation();
  const { mutateAsync: celebrate } = useCelebrate();
  const [isShown, setIsShown] = useState(false);
  /** Null until the badges are known, so that nothing in the card moves. */
  const [badges, setBadges] = useState<readonly Achievement[] | null>(null);
  const isHome = path === paths.home();

  useEffect(() => {
    // Going elsewhere puts the card away.
    if (!isHome && isShown) return setFinishedWorkout(null);
    if (!isHome || isShown) return;
    setIsShown(true);
    celebrate().then(
      (earned) => setBadges((known) => [...(known ?? []), ...earned]),
      // Leave badges that were not claimed to a celebration.
      () => setBadges((known) => known ?? []),
    );
  }, [isHome, isShown, celebrate]);

  if (!user || !isHome || !isShown || !badges) return null;
  return (
    <WorkoutSummary
      finished={finished}
      user={user}
      badges={<EarnedBadges badges={badges} />}
      next={<NextEvening />}
      onClose={() => setFinishedWorkout(null)}
    />
  );
}
