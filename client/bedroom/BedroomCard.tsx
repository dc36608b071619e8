import { Crown, Lock } from 'lucide-react';
import { Link } from 'wouter';
import type { Workout } from '../../contract/workouts/workouts.ts';
import { paths } from '../lib/paths.ts';
import { TwoPhonesLink } from '../live/TwoPhonesLink.tsx';
import { Button } from '../ui/Button.tsx';
import { Cover } from '../ui/Cover.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { FavoriteButton } from '../workouts/favorites/FavoriteButton.tsx';
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
        {isLocked ? (
          <LockOverlay />
        ) : (
          <FavoriteButton workout={workout} className="absolute top-3 right-3" />
        )}
      </div>
      <div className="relative flex flex-1 flex-col items-start p-6">
        {/* Place the badge on the picture's edge, where no figure has its head. */}
        <span className="absolute top-0 left-5 inline-flex -translate-y-1/2 items-center gap-1.5 rounded-full bg-accent px-3 py-1 text-sm font-semibold text-on-accent shadow-card">
          <Crown aria-hidden="true" className="size-4" />
          {copy.premium}
        </span>
        <WorkoutFacts workout={workout} headingId={`bedroom-${id}`} />
        {workout.outline && <Outline steps={workout.outline} />}
        {isLocked ? (
          <Button disabled variant="soft" className="mt-auto w-full">
            <Lock aria-hidden="true" className="size-4" />
            {copy.required}
          </Button>
        ) : (
          <>
            <LinkButton
              href={paths.workout(id)}
              aria-describedby={`bedroom-${id}`}
              className="mt-auto w-full"
            >
              {copy.start}
            </LinkButton>
            <TwoPhonesLink workoutId={id} describedBy={`bedroom-${id}`} className="mt-2 w-full" />
          </>
        )}
      </div>
      {isLocked && (
        // The link covers the whole card, its disabled button included.
        <Link
          href={paths.subscribe()}
          aria-label={copy.unlock(title)}
          className="absolute inset-0 rounded-card focus-visible:-outline-offset-3"
        />
      )}
    </article>
  );
}

/** Kept small: members who decide about premium should see the picture. */
function LockOverlay() {
  return (
    <span className="absolute right-4 bottom-4 grid size-11 place-items-center rounded-full bg-raised/90 text-accent shadow-lift">
      <Lock aria-hidden="true" className="size-5" />
    </span>
  );
}

/** Lies above the link that covers the card, so that the outline opens on its own. */
function Outline({ steps }: { steps: readonly string[] }) {
  return (
    <details className="relative z-10 mb-6 w-full">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-second underline underline-offset-4">
        {copy.holds(steps.length)}
      </summary>
      <ol className="mt-1 list-decimal space-y-1 pl-5 text-ink-soft">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
