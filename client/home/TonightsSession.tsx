import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Workout } from '../../contract/workouts.ts';
import { paths } from '../lib/paths.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Cover } from '../ui/Cover.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { DifficultyBadge } from '../workouts/DifficultyBadge.tsx';
import { stretchWorkoutsQuery } from '../workouts/use-workouts.ts';
import { homeCopy as copy } from './copy.ts';

/** The first stretch, by candlelight. Without it the hero still knows where to begin. */
export function TonightsSession() {
  const { data, status, refetch } = useQuery(stretchWorkoutsQuery);
  const workout = data?.[0] ?? null;
  return (
    <section
      aria-labelledby="tonight"
      className="night mt-8 overflow-hidden rounded-stage bg-paper text-ink shadow-lift md:grid md:grid-cols-2"
    >
      <div className="aspect-[4/3] md:order-2 md:aspect-auto md:min-h-[26rem]">
        {status === 'pending' ? (
          <Skeleton className="size-full rounded-none" />
        ) : (
          <Cover
            imageUrl={workout?.imageUrl ?? null}
            motif="stretch"
            loading="eager"
            className="size-full"
          />
        )}
      </div>
      <div className="flex flex-col items-start justify-center bg-linear-to-br from-blush to-paper p-7 md:p-12">
        <h2 id="tonight" className="text-title">
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
      <Skeleton className="mt-4 h-7 w-1/2" />
      <Skeleton className="mt-3 h-16 w-full" />
      <Skeleton className="mt-4 mb-7 h-7 w-2/3" />
      <Skeleton className="h-12 w-40 rounded-full" />
    </div>
  );
}

function Session({ workout }: { workout: Workout | null }) {
  if (!workout) {
    return (
      <>
        <p className="mt-3 mb-8 text-lead text-ink-soft">{copy.session}</p>
        <Link href={paths.workout('stretch')} className={buttonClass()}>
          {copy.browse}
        </Link>
      </>
    );
  }
  return (
    <>
      <p className="mt-4 font-title text-heading">{workout.title}</p>
      <p className="mt-2 text-lead text-ink-soft">{workout.description}</p>
      <p className="mt-4 mb-7 flex flex-wrap gap-2">
        <Badge>{copy.minutes(workout.duration)}</Badge>
        <DifficultyBadge difficulty={workout.difficulty} />
      </p>
      <Link href={paths.workout(workout.id)} className={buttonClass()}>
        {copy.start}
      </Link>
    </>
  );
}
