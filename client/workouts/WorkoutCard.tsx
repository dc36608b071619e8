import type { ReactNode } from 'react';
import type { Workout } from '../../contract/workouts/workouts.ts';
import { paths } from '../lib/paths.ts';
import { TwoPhonesLink } from '../live/TwoPhonesLink.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { listCopy as copy } from './copy.ts';
import { FavoriteButton } from './favorites/FavoriteButton.tsx';
import { WorkoutFacts } from './WorkoutFacts.tsx';

export const CARD_GRID = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';
export const CARD_PICTURE = 'aspect-[4/3] w-full';

type WorkoutCardProps = { workout: Workout; picture: ReactNode };

/** Shows a workout in the list of its category. */
export function WorkoutCard({ workout, picture }: WorkoutCardProps) {
  const { id } = workout;
  return (
    <article
      aria-labelledby={`workout-${id}`}
      className="relative flex h-full flex-col overflow-hidden rounded-card border border-line/70 bg-raised shadow-card transition hover:shadow-lift"
    >
      {picture}
      <FavoriteButton workout={workout} className="absolute top-3 right-3" />
      <div className="flex flex-1 flex-col items-start p-6">
        <WorkoutFacts workout={workout} headingId={`workout-${id}`} />
        <LinkButton
          href={paths.workout(id)}
          aria-describedby={`workout-${id}`}
          className="mt-auto w-full"
        >
          {copy.start}
        </LinkButton>
        <TwoPhonesLink workoutId={id} describedBy={`workout-${id}`} className="mt-2 w-full" />
      </div>
    </article>
  );
}
