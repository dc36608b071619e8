import { Shuffle } from 'lucide-react';
import type { Suggestion } from '../../contract/workouts/suggestion.ts';
import { minutesText } from '../lib/amounts.ts';
import { paths } from '../lib/paths.ts';
import { TwoPhonesLink } from '../live/TwoPhonesLink.tsx';
import { WorkoutCover } from '../training/sessions/WorkoutCover.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { DifficultyBadge } from '../ui/DifficultyBadge.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { FavoriteButton } from '../workouts/favorites/FavoriteButton.tsx';
import { homeCopy as copy } from './copy.ts';
import { reasonText } from './reason-text.ts';
import { usePass, useSuggestion } from './use-suggestion.ts';

/** Workout chosen for this couple and this day, or a link to stretches if none could be chosen. */
export function SuggestedWorkout() {
  const { status, suggestion, workout, retry } = useSuggestion();
  return (
    <section
      aria-labelledby="tonight"
      // Make the minimum height that of most workouts' words where the picture stands beside them:
      // then neither moves when the words arrive.
      className="night mt-3 overflow-hidden rounded-stage bg-linear-to-br from-blush to-paper text-ink shadow-lift sm:mt-8 md:grid md:min-h-147 md:grid-cols-2 md:items-center xl:min-h-136"
    >
      {/* Show the whole picture where the words leave room: its sides may hold a face. */}
      <div className="relative h-60 max-sm:low:h-32 sm:h-72 md:order-2 md:mr-6 md:aspect-4/3 md:h-auto md:overflow-hidden md:rounded-card lg:mr-8">
        {status === 'pending' ? (
          <Skeleton className="size-full rounded-none" />
        ) : (
          <WorkoutCover
            imageUrl={workout?.imageUrl ?? null}
            motif={workout?.category ?? 'stretch'}
            loading="eager"
            className="size-full max-md:object-[50%_18%]"
          />
        )}
        {workout && <FavoriteButton workout={workout} className="absolute top-3 right-3" />}
      </div>
      <div className="flex flex-col items-start p-5 sm:p-7 md:self-start xl:p-11">
        <h2 id="tonight" className="font-text text-sm font-semibold text-accent sm:text-base">
          {copy.sessionTitle}
        </h2>
        {status === 'pending' && <Words />}
        {workout && <Session workout={workout} suggestion={suggestion} />}
        {status === 'failed' && (
          <>
            <p className="mt-2 mb-5 text-lead text-ink-soft sm:mb-8">{copy.session}</p>
            <LinkButton href={paths.workout('stretch')}>{copy.browse}</LinkButton>
            <Button variant="quiet" className="mt-3" onClick={retry}>
              {copy.tryAgain}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** Placeholder as tall as most workouts' words, whose title takes two lines beside the picture. */
function Words() {
  return (
    <div className="w-full">
      <Skeleton className="mt-1 h-[1.25em] w-2/3 text-[1.625rem] sm:text-title md:h-[2.5em]" />
      <Skeleton className="mt-1 h-5 w-1/2 sm:h-6" />
      <Skeleton className="mt-2 h-20 w-full max-sm:low:hidden sm:h-15 md:h-30 xl:h-25" />
      <Skeleton className="mt-3 mb-4 h-7 w-2/3 sm:mb-7" />
      <div className="mb-14 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Skeleton className="h-12 w-full rounded-full sm:w-40" />
        <Skeleton className="h-12 w-full rounded-full sm:w-52" />
      </div>
    </div>
  );
}

type SessionProps = {
  workout: Suggestion['workout'];
  /** Null if the workout was not chosen for the couple. */
  suggestion: Suggestion | null;
};

function Session({ workout, suggestion }: SessionProps) {
  const pass = usePass();
  const reason = suggestion && reasonText(suggestion);
  return (
    <>
      <h3 id="suggested-workout" className="mt-1 text-[1.625rem] leading-tight sm:text-title">
        {workout.title}
      </h3>
      {reason && <p className="mt-1 text-sm font-semibold text-accent sm:text-base">{reason}</p>}
      <p className="mt-2 text-ink-soft sm:text-lead max-sm:low:hidden">{workout.description}</p>
      <p className="mt-3 mb-4 flex flex-wrap gap-2 sm:mb-7">
        <Badge>{minutesText(workout.duration)}</Badge>
        <DifficultyBadge difficulty={workout.difficulty} />
      </p>
      <div className="flex w-full flex-col gap-2 sm:flex-row sm:flex-wrap">
        <LinkButton href={paths.workout(workout.id)} aria-describedby="suggested-workout">
          {copy.start}
        </LinkButton>
        <TwoPhonesLink workoutId={workout.id} describedBy="suggested-workout" />
      </div>
      {suggestion && (
        <Button
          variant="quiet"
          className="mt-2 max-sm:w-full sm:-ml-6"
          aria-disabled={pass.isPending}
          onClick={() => pass.isPending || pass.mutate(workout.id)}
        >
          <Shuffle aria-hidden="true" className="size-5" />
          {copy.somethingElse}
        </Button>
      )}
      <p role="status" className="sr-only">
        {pass.isSuccess && `${workout.title}. ${reason ?? ''}`}
      </p>
    </>
  );
}
