import { Crown, Lock } from 'lucide-react';
import { Link } from 'wouter';
import type { Workout } from '../../contract/workouts.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Cover } from '../ui/Cover.tsx';
import { WorkoutFacts } from '../workouts/WorkoutFacts.tsx';
import { bedroomCopy as copy } from './copy.ts';

type BedroomCardProps = { workout: Workout; isLocked: boolean; isFirst: boolean };

export function BedroomCard({ workout, isLocked, isFirst }: BedroomCardProps) {
  const { id, title, imageUrl } = workout;
  return (
    <article
      aria-labelledby={`bedroom-${id}`}
      className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line/70 bg-raised shadow-card transition hover:shadow-lift"
    >
      <div className="relative overflow-hidden">
        <Cover
          imageUrl={imageUrl}
          motif="bedroom"
          loading={isFirst ? 'eager' : 'lazy'}
          className="aspect-[4/3] w-full"
        />
        {isLocked && <LockOverlay />}
        <span className="absolute top-4 left-4 inline-flex items-center gap-1.5 rounded-full bg-accent px-3 py-1 text-sm font-semibold text-on-accent shadow-card">
          <Crown aria-hidden="true" className="size-4" />
          {copy.premium}
        </span>
      </div>
      <div className="flex flex-1 flex-col items-start p-6">
        <WorkoutFacts workout={workout} headingId={`bedroom-${id}`} />
        {isLocked ? (
          <Button disabled variant="soft" className="mt-auto w-full">
            <Lock aria-hidden="true" className="size-4" />
            {copy.required}
          </Button>
        ) : (
          <Link
            href={paths.workout(id)}
            aria-describedby={`bedroom-${id}`}
            className={buttonClass('primary', 'mt-auto w-full')}
          >
            {copy.start}
          </Link>
        )}
      </div>
      {isLocked && (
        // The whole card is the way in, its disabled button included.
        <Link
          href={paths.subscribe()}
          aria-label={copy.unlock(title)}
          className="absolute inset-0 rounded-card focus-visible:-outline-offset-3"
        />
      )}
    </article>
  );
}

function LockOverlay() {
  return (
    <span className="absolute inset-0 grid place-items-center bg-paper/60 transition group-hover:bg-paper/45">
      <span className="grid size-16 place-items-center rounded-full bg-raised/90 text-accent shadow-lift">
        <Lock aria-hidden="true" className="size-7" />
      </span>
    </span>
  );
}
