import { Link } from 'wouter';
import type { Workout } from '../../contract/workouts.ts';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Cover } from '../ui/Cover.tsx';
import { listCopy as copy } from './copy.ts';
import { WorkoutFacts } from './WorkoutFacts.tsx';

type WorkoutCardProps = {
  workout: Workout;
  /** On the screen from the start: its picture does not wait for a scroll. */
  isFirst: boolean;
};

export function WorkoutCard({ workout, isFirst }: WorkoutCardProps) {
  const { id, category, imageUrl } = workout;
  return (
    <article
      aria-labelledby={`workout-${id}`}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line/70 bg-raised shadow-card transition hover:shadow-lift"
    >
      <Cover
        imageUrl={imageUrl}
        motif={category}
        loading={isFirst ? 'eager' : 'lazy'}
        className="aspect-[4/3] w-full"
      />
      <div className="flex flex-1 flex-col items-start p-6">
        <WorkoutFacts workout={workout} headingId={`workout-${id}`} />
        <Link
          href={paths.workout(id)}
          aria-describedby={`workout-${id}`}
          className={buttonClass('primary', 'mt-auto w-full')}
        >
          {copy.start}
        </Link>
      </div>
    </article>
  );
}
