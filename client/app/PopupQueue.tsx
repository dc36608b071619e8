import { lazy, Suspense, useState } from 'react';
import { useFinishedWorkout } from '../sessions/finished-workout.ts';
import { CelebrationHost } from './CelebrationHost.tsx';
import { TourHost } from './TourHost.tsx';

const ClosingHost = lazy(() =>
  import('./ClosingHost.tsx').then(
    ({ ClosingHost }) => ({ default: ClosingHost }),
    // Without it the workout is saved all the same.
    () => ({ default: () => null }),
  ),
);

/** Popups that open by themselves, one at a time: celebrations, then the end of a workout, then the tour. */
export function PopupQueue() {
  const [isCelebrating, setIsCelebrating] = useState(false);
  const finished = useFinishedWorkout();
  return (
    <>
      <CelebrationHost onChange={setIsCelebrating} />
      <Suspense>{finished && <ClosingHost finished={finished} isHeld={isCelebrating} />}</Suspense>
      <TourHost isHeld={isCelebrating || finished !== null} />
    </>
  );
}
