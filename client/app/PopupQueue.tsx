import { Suspense, useEffect, useState } from 'react';
import { useIsPasskeyOfferDue } from '../auth/passkeys/passkey-offer.ts';
import { useAuth } from '../auth/use-auth.ts';
import { useFinishedWorkout } from '../training/sessions/finished-workout.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { CelebrationHost } from './CelebrationHost.tsx';
import { TourHost } from './TourHost.tsx';

// The summary may fail to load: the workout is saved without this part.
const WorkoutSummaryHost = lazyPart(
  async () => (await import('./WorkoutSummaryHost.tsx')).WorkoutSummaryHost,
);

// The offer may fail to load: passkeys can be added on the account page too.
const PasskeyOffer = lazyPart(
  async () => (await import('../auth/passkeys/PasskeyOffer.tsx')).PasskeyOffer,
);

// The offer may fail to load: the account page explains the installation too.
const InstallOffer = lazyPart(
  async () => (await import('../offline/install/InstallOffer.tsx')).InstallOffer,
);

/**
 * Popups that open by themselves, one at a time: the end of a workout with its badges, celebrations
 * of other badges, then the tour or a passkey for a member who has just typed their password; last,
 * the app for the home screen.
 */
export function PopupQueue() {
  const { status } = useAuth();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  // Hold the others until it is known whether a badge is celebrated.
  const [isCelebrating, setIsCelebrating] = useState(true);
  const finished = useFinishedWorkout();
  const [wasFinished, setWasFinished] = useState(false);
  if (finished && !wasFinished) setWasFinished(true);
  const isHeld = isCelebrating || finished !== null;
  const isOfferDue = useIsPasskeyOfferDue();
  return (
    <>
      {isIdle && status === 'signed-in' && (
        <CelebrationHost isHeld={finished !== null} onChange={setIsCelebrating} />
      )}
      <Suspense>
        {finished && <WorkoutSummaryHost key={finished.sessionId} finished={finished} />}
      </Suspense>
      <TourHost isHeld={isHeld} />
      <Suspense>{isOfferDue && <PasskeyOffer isHeld={isHeld} />}</Suspense>
      <Suspense>{wasFinished && <InstallOffer isHeld={isHeld} />}</Suspense>
    </>
  );
}
