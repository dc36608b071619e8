import type { WorkoutDetail } from '../../contract/workouts.ts';
import { Cover } from '../ui/Cover.tsx';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { playerCopy as copy } from './copy.ts';
import { PlayerHeader } from './PlayerHeader.tsx';
import { PlayerLayout } from './PlayerLayout.tsx';

/** The player as it looks to everyone before anything of it can be used. */
export function PlayerOpening({ workout }: { workout: WorkoutDetail }) {
  const { imageUrl, category } = workout;
  const cover = (
    <Cover imageUrl={imageUrl} motif={category} loading="eager" className="size-full" />
  );
  return (
    <Page>
      <PlayerHeader workout={workout} />
      <PlayerLayout picture={cover}>
        <div className="space-y-5 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <p className="flex items-center gap-3 text-ink-soft">
            <Spinner />
            {copy.loading}
          </p>
          <Skeleton className="h-80" />
        </div>
      </PlayerLayout>
    </Page>
  );
}
