import type { ReactNode } from 'react';
import type { Workout } from '../../contract/workouts/workouts.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { FavoriteButton } from './favorites/FavoriteButton.tsx';
import { listCopy as copy } from './find-copy.ts';
import { WorkoutLine } from './WorkoutLine.tsx';

export const CARD_GRID = 'grid gap-3 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3';
/** Places a picture beside the title on phones, and above it on wider screens. */
export const CARD_PICTURE =
  'size-24 rounded-field sm:aspect-[4/3] sm:h-auto sm:w-full sm:rounded-none';

/** Shapes of the buttons and chips above a list, which phones show in two lines. */
export const LIST_HEAD = [
  'mb-5 h-12 w-full rounded-full',
  'mb-2 h-11 w-4/5 rounded-full sm:mb-5 sm:w-2/3',
  'mb-5 h-11 w-3/5 rounded-full sm:hidden',
];

type WorkoutCardProps = {
  workout: Workout;
  picture: ReactNode;
  /** Stands below the title, for a workout that is not open to everyone. */
  mark?: ReactNode;
  /** Replaces the link to the workout, and the heart. */
  children?: ReactNode;
};

/** Shows a workout in the list of its category: a row with its words on phones, else a card. */
export function WorkoutCard({ workout, picture, mark, children }: WorkoutCardProps) {
  const { id, title, description } = workout;
  return (
    <article
      aria-labelledby={`workout-${id}`}
      className="relative grid h-full grid-cols-[6rem_minmax(0,1fr)] content-start gap-x-3 overflow-hidden rounded-card border border-line/70 bg-raised p-3 shadow-card transition hover:shadow-lift sm:flex sm:flex-col sm:items-start sm:p-0"
    >
      {picture}
      <div className="self-center pr-9 sm:mt-5 sm:self-start sm:px-6">
        <h2 id={`workout-${id}`} className="text-lead leading-tight font-semibold sm:text-heading">
          {title}
        </h2>
        <WorkoutLine workout={workout} />
        {mark}
      </div>
      <p className="col-span-2 mt-2 mb-3 text-ink-soft sm:mb-6 sm:px-6">{description}</p>
      <div className="col-span-2 sm:mt-auto sm:w-full sm:px-6 sm:pb-6">
        {children ?? (
          <LinkButton
            href={paths.workout(id)}
            aria-describedby={`workout-${id}`}
            className="w-full"
          >
            {copy.start}
          </LinkButton>
        )}
      </div>
      {!children && (
        <FavoriteButton
          workout={workout}
          className="absolute top-1.5 right-1.5 max-sm:shadow-none sm:top-3 sm:right-3"
        />
      )}
    </article>
  );
}
