import { lazy, Suspense } from 'react';
import type { User } from '../../contract/auth.ts';
import type { WorkoutDetail } from '../../contract/workouts.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { useIsInRoom } from '../live/live-store.ts';
import { ReturningToRoom } from '../live/ReturningToRoom.tsx';
import { SoloPlayer } from './SoloPlayer.tsx';

const LivePlayer = lazy(async () => ({
  default: (await import('../live/LivePlayer.tsx')).LivePlayer,
}));

type PlayerProps = { workout: WorkoutDetail; user: User | null };

/** The workout itself: on this screen alone, or in step with the partner's. */
export function Player({ workout, user }: PlayerProps) {
  usePageTitle(workout.title);
  const isInRoom = useIsInRoom(workout.id);
  if (!user || isInRoom === 'no') return <SoloPlayer workout={workout} user={user} />;
  if (isInRoom === 'perhaps') return <ReturningToRoom />;
  return (
    <Suspense fallback={<ReturningToRoom />}>
      <LivePlayer workout={workout} user={user} />
    </Suspense>
  );
}
