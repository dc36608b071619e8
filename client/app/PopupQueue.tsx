import { Suspense, useState } from 'react';
import { useIsPasskeyOfferDue } from '../auth/passkeys/passkey-offer.ts';
import { useInstallOffer } from '../offline/install/install-offer.ts';
import { useFinishedWorkout } from '../training/sessions/finished-workout.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { TourHost } from './TourHost.tsx';

// Celebrations wait until they can be loaded: nobody claims a badge before.
const CelebrationHost = lazyPart(
  async () => (await import('./CelebrationHost.tsx')).CelebrationHost,
);

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
 * Popups that open by themselves, one at a time: celebrations, then the end of a workout, then the
 * tour or a passkey for a member who has just typed their password; last, the app for the home
 * screen.
 */
export function PopupQueue() {
  const [isCelebrating, setIsCelebrating] = useState(false);
  const finished = useFinishedWorkout();
  const isHeld = isCelebrating || finished !== null;
  const isOfferDue = useIsPasskeyOfferDue();
  const install = useInstallOffer(finished !== null);
  return (
    <>
      <Suspense>
        <CelebrationHost onChange={setIsCelebrating} />
      </Suspense>
      <Suspense>
        {finished && <WorkoutSummaryHost finished={finished} isHeld={isCelebrating} />}
      </Suspense>
      <TourHost isHeld={isHeld} />
      <Suspense>{isOfferDue && <PasskeyOffer isHeld={isHeld} />}</Suspense>
      <Suspense>
        {install.isDue && <InstallOffer isHeld={isHeld} onDismiss={install.dismiss} />}
      </Suspense>
    </>
  );
}
