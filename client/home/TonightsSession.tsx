import { useQuery } from '@tanstack/react-query';
import type { Workout } from '../../contract/workouts.ts';
import { paths } from '../lib/paths.ts';
import { TwoPhonesLink } from '../live/TwoPhonesLink.tsx';
import { WorkoutCover } from '../sessions/WorkoutCover.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { DifficultyBadge } from '../ui/DifficultyBadge.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { stretchWorkoutsQuery } from '../workouts/use-workouts.ts';
import { homeCopy as copy } from './copy.ts';

/** The first stretch workout, or a link to all of them when it did not load. */
export function TonightsSession() {
  const { data, status, refetch } = useQuery(stretchWorkoutsQuery);
  const workout = data?.[0] ?? null;
  return (
    <section
      aria-labelledby="tonight"
      className="night mt-3 overflow-hidden sm:mt-8 rounded-stage bg-paper text-ink shadow-lift md:grid md:grid-cols-2"
    >
      <div className="h-60 max-sm:low:h-32 sm:h-72 md:order-2 md:h-auto md:min-h-[26rem]">
        {status === 'pending' ? (
          <Skeleton className="size-full rounded-none" />
        ) : (
          <WorkoutCover
            imageUrl={workout?.imageUrl ?? null}
            motif="stretch"
            loading="eager"
            className="size-full max-md:object-[50%_18%]"
          />
        )}
      </div>
      <div className="flex flex-col items-start justify-center bg-linear-to-br from-blush to-paper p-5 sm:p-7 md:p-12">
        <h2 id="tonight" className="font-text text-sm font-semibold text-accent sm:text-base">
          {copy.sessionTitle}
        </h2>
        {status === 'pending' ? <Words /> : <Session workout={workout} />}
        {status === 'error' && (
          <Button variant="quiet" className="mt-3" onClick={() => void refetch()}>
            {copy.tryAgain}
          </Button>
        )}
      </div>
    </section>
  );
}

function Words() {
  return (
    <div className="w-full">
      <Skeleton className="mt-1 h-[1.1em] w-2/3 text-[1.625rem] sm:text-title" />
      <Skeleton className="mt-3 h-14 w-full max-sm:low:hidden" />
      <Skeleton className="mt-3 mb-4 h-7 w-2/3 sm:mb-7" />
      <Skeleton className="h-12 w-full rounded-full sm:w-40" />
    </div>
  );
}

function Session({ workout }: { workout: Workout | null }) {
  if (!workout) {
    return (
      <>
        <p className="mt-2 mb-5 text-lead text-ink-soft sm:mb-8">{copy.session}</p>
        <LinkButton href={paths.workout('stretch')}>{copy.browse}</LinkButton>
      </>
    );
  }
  return (
    <>
      <h3 id="tonights-workout" className="mt-1 text-[1.625rem] leading-tight sm:text-title">
        {workout.title}
      </h3>
      <p className="mt-2 text-ink-soft sm:text-lead max-sm:low:hidden">{workout.description}</p>
      <p className="mt-3 mb-4 flex flex-wrap gap-2 sm:mb-7">
        <Badge>{copy.minutes(workout.duration)}</Badge>
        <DifficultyBadge difficulty={workout.difficulty} />
      </p>
      <div className="flex w-full flex-col gap-2 sm:flex-row sm:flex-wrap">
        <LinkButton href={paths.workout(workout.id)} aria-describedby="tonights-workout">
          {copy.start}
        </LinkButton>
        <TwoPhonesLink workoutId={workout.id} describedBy="tonights-workout" />
      </div>
    </>
  );
}
