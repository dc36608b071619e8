import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '../../contract/auth/auth.ts';
import { isTourCompletedHere, keepTourCompletedHere } from '../account/tour/tour-flag.ts';
import { useCompleteTour, useIsTourCompleted } from '../account/tour/use-tour.ts';
import { useAuth } from '../auth/use-auth.ts';
import { paths } from '../lib/paths.ts';
import { lazyPart } from '../ui/lazy-part.ts';

const WelcomeTour = lazyPart(
  async () => (await import('../account/tour/WelcomeTour.tsx')).WelcomeTour,
);

const TOUR_DELAY_MS = 1000;

/**
 * Opens the welcome tour on home, a moment after the page, until the member has completed the tour.
 */
export function TourHost({ isHeld }: { isHeld: boolean }) {
  const { user } = useAuth();
  const [path] = useLocation();
  const [isCompletedHere, setIsCompletedHere] = useState(isTourCompletedHere);
  if (!user || path !== paths.home() || isCompletedHere) return null;
  return (
    <UncompletedTour user={user} isHeld={isHeld} onCompleted={() => setIsCompletedHere(true)} />
  );
}

type UncompletedTourProps = { user: User; isHeld: boolean; onCompleted: () => void };

function UncompletedTour({ user, isHeld, onCompleted }: UncompletedTourProps) {
  const isCompleted = useIsTourCompleted();
  const { mutate: completeTour } = useCompleteTour();
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), TOUR_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    // Remember a tour completed on another device: this one need not fetch that again.
    if (isCompleted) keepTourCompletedHere();
  }, [isCompleted]);

  if (isCompleted !== false || !isDue || isHeld) return null;
  return (
    <Suspense>
      <WelcomeTour
        firstName={user.firstName}
        onDone={() => {
          completeTour();
          onCompleted();
        }}
      />
    </Suspense>
  );
}
