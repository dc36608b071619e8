import { useDeferredValue } from 'react';
import { useParams } from 'wouter';
import { canOpenBedroom } from '../../contract/auth/auth.ts';
import { BehindLock } from '../auth/lock/BehindLock.tsx';
import { useGate } from '../auth/use-auth.ts';
import { statusOf } from '../lib/api-error.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { FailedState } from '../ui/FailedState.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { workoutPageCopy as copy } from './copy.ts';
import { LoadingLine } from './LoadingLine.tsx';
import { LockedWorkout } from './LockedWorkout.tsx';
import { Player } from './Player.tsx';
import { useWorkout } from './use-workouts.ts';
import { WorkoutNotFound } from './WorkoutNotFound.tsx';

/** The player of one workout. */
export function WorkoutPage() {
  const { number = '' } = useParams<{ number: string }>();
  return <PlayerPage key={number} id={Number(number)} />;
}

function PlayerPage({ id }: { id: number }) {
  const auth = useGate();
  const isOpen = canOpenBedroom(auth.user);
  const workout = useWorkout(id, isOpen);
  // Defer the data, so that React can render the player in pieces.
  const data = useDeferredValue(workout.data);
  if (statusOf(workout.error) === 404) return <WorkoutNotFound />;
  if (statusOf(workout.error) === 423 && !workout.data) {
    return (
      <BehindLock>
        <LoadingWorkout />
      </BehindLock>
    );
  }
  if (workout.isError && !workout.data)
    return <FailedWorkout retry={() => void workout.refetch()} />;
  if (auth.status === 'failed') return <FailedWorkout retry={auth.retry} />;
  // Wait for both: the saved player depends on who is signed in.
  if (!data || auth.status === 'loading') return <LoadingWorkout />;
  // Use the night colors: bedroom workouts are dark in the light theme too.
  const isBedroom = data.category === 'bedroom';
  const light = isBedroom
    ? 'night night-page min-h-dvh bg-linear-to-b from-blush to-paper text-ink'
    : '';
  return (
    <div className={light}>
      {data.locked || (isBedroom && !isOpen) ? (
        <LockedWorkout workout={data} user={auth.user} />
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
      <LoadingLine />
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
      <FailedState title={copy.failedTitle} hint={copy.failed} onRetry={retry} />
    </Page>
  );
}
