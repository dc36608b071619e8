import { useDeferredValue } from 'react';
import { isPremium } from '../../contract/auth.ts';
import { useGate } from '../auth/use-auth.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { FailedState } from '../ui/FailedState.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { playerCopy as copy } from './copy.ts';
import { LockedWorkout } from './LockedWorkout.tsx';
import { Player } from './Player.tsx';
import { isMissing, useWorkout } from './use-workouts.ts';
import { WorkoutNotFound } from './WorkoutNotFound.tsx';

export function PlayerPage({ id }: { id: number }) {
  const auth = useGate();
  const workout = useWorkout(id, isPremium(auth.user));
  // Behind a deferred value the player is drawn in pieces.
  const data = useDeferredValue(workout.data);
  if (isMissing(workout.error)) return <WorkoutNotFound />;
  if (workout.isError) return <FailedWorkout retry={() => void workout.refetch()} />;
  if (auth.status === 'failed') return <FailedWorkout retry={auth.retry} />;
  // Whose workout it is decides where it goes on, so both are awaited.
  if (!data || auth.status === 'loading') return <LoadingWorkout />;
  // The bedroom keeps its candlelight by day.
  const light =
    data.category === 'bedroom'
      ? 'night night-page min-h-dvh bg-linear-to-b from-blush to-paper text-ink'
      : '';
  return (
    <div className={light}>
      {data.locked ? (
        <LockedWorkout workout={data} isSignedIn={auth.user !== null} />
      ) : (
        <Player key={auth.user?.id ?? 'visitor'} workout={data} user={auth.user} />
      )}
    </div>
  );
}

function LoadingWorkout() {
  usePageTitle(copy.loading);
  return (
    <Page>
      <p role="status" data-waiting className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        {copy.loading}
      </p>
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <Skeleton className="aspect-[4/3] w-full" />
        <Skeleton className="h-96" />
      </div>
    </Page>
  );
}

function FailedWorkout({ retry }: { retry: () => void }) {
  usePageTitle(copy.failedTitle);
  return (
    <Page width="narrow">
      <PageHeading className="sr-only">{copy.failedTitle}</PageHeading>
      <FailedState title={copy.failedTitle} onRetry={retry}>
        {copy.failed}
      </FailedState>
    </Page>
  );
}
