import { Shuffle } from 'lucide-react';
import { Link } from 'wouter';
import type { PlannedWorkout } from '../../contract/progress/plan.ts';
import type { Suggestion } from '../../contract/workouts/suggestion.ts';
import { minutesText } from '../lib/amounts.ts';
import { placeOf } from '../lib/dates.ts';
import { paths } from '../lib/paths.ts';
import { TwoPhonesLink } from '../live/TwoPhonesLink.tsx';
import { AskTonight } from '../notifications/AskTonight.tsx';
import { dueCopy } from '../progress/plan/due-copy.ts';
import { usePlannedSoon } from '../progress/plan/use-planned-soon.ts';
import { WorkoutCover } from '../training/sessions/WorkoutCover.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { textLinkClass } from '../ui/button-class.ts';
import { DifficultyBadge } from '../ui/DifficultyBadge.tsx';
import { useFailedPart } from '../ui/FailedParts.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { FavoriteButton } from '../workouts/favorites/FavoriteButton.tsx';
import { homeCopy as copy } from './copy.ts';
import { reasonText } from './reason-text.ts';
import { usePass, useSuggestion } from './use-suggestion.ts';

/** Workout chosen for this couple and this day, or a link to stretches if none could be chosen. */
export function SuggestedWorkout() {
  const { status, suggestion, workout, retry } = useSuggestion();
  const isToldAbove = useFailedPart(status === 'failed', retry);
  return (
    <section
      aria-labelledby="tonight"
      // Make the minimum height that of most workouts' words where the picture stands beside them:
      // then neither moves when the words arrive.
      className="night mt-2 overflow-hidden rounded-stage bg-linear-to-br from-blush to-paper text-ink shadow-lift sm:mt-6 md:grid md:min-h-128 md:grid-cols-2 md:items-center flat:mt-1 flat:grid flat:min-h-0 flat:grid-cols-2"
    >
      {/* Show the whole picture where the words leave room: its sides may hold a face. Show less of it
          below the card of a partner who has not come yet, so that Start is on the first screen. */}
      <div className="relative h-56 max-sm:group-has-[#waiting-partner]/home:h-32 max-sm:low:h-24! sm:h-72 md:order-2 md:mr-6 md:aspect-4/3 md:h-auto md:overflow-hidden md:rounded-card lg:mr-8 flat:order-2 flat:mr-0 flat:aspect-auto flat:h-full flat:rounded-none">
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
        {workout && (
          <>
            <FavoriteButton workout={workout} className="absolute top-3 right-3" />
            <p className="absolute bottom-3 left-5 flex flex-wrap gap-2 md:left-3">
              <Badge>{minutesText(workout.duration)}</Badge>
              <DifficultyBadge difficulty={workout.difficulty} />
            </p>
          </>
        )}
      </div>
      <div className="flex min-w-0 flex-col items-start p-5 sm:p-7 md:self-start xl:p-10 flat:p-4">
        <h2 id="tonight" className="font-text text-sm font-semibold text-accent sm:text-base">
          {copy.sessionTitle}
        </h2>
        {status === 'pending' && <Words />}
        {workout && <Session workout={workout} suggestion={suggestion} />}
        {status === 'failed' && (
          <>
            <p className="mt-2 mb-5 text-lead text-ink-soft sm:mb-8">{copy.session}</p>
            <LinkButton href={paths.workout('stretch')}>{copy.browse}</LinkButton>
            {!isToldAbove && (
              <Button variant="quiet" className="mt-3" onClick={retry}>
                {copy.tryAgain}
              </Button>
            )}
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
      <Skeleton className="mt-1 h-[1.25em] w-2/3 text-[1.625rem] sm:text-title md:h-[2.5em] flat:h-[1.25em]" />
      <Skeleton className="mt-1 h-6 w-1/2" />
      <Skeleton className="mt-2 mb-4 h-20 w-full max-sm:low:hidden sm:h-24 flat:hidden" />
      <Skeleton className="mb-14 h-12 w-full rounded-full sm:w-52" />
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
  const { tonight } = usePlannedSoon(workout.id);
  const reason = suggestion && reasonText(suggestion);
  return (
    <>
      <h3
        id="suggested-workout"
        className="mt-1 text-[1.625rem] leading-tight sm:text-title flat:text-title"
      >
        {workout.title}
      </h3>
      {tonight ? (
        <Planned planned={tonight} />
      ) : (
        reason && <p className="mt-1 text-sm font-semibold text-accent sm:text-base">{reason}</p>
      )}
      <p className="mt-2 line-clamp-3 text-ink-soft sm:text-lead max-sm:low:hidden flat:hidden">
        {workout.description}
      </p>
      <div className="mt-4 flex w-full flex-col gap-2 sm:flex-row sm:flex-wrap flat:mt-3">
        <LinkButton href={paths.workout(workout.id)} aria-describedby="suggested-workout">
          {copy.start}
        </LinkButton>
        <TwoPhonesLink workoutId={workout.id} describedBy="suggested-workout" />
      </div>
      <div className="mt-1 -ml-3 flex flex-wrap gap-x-1 self-stretch">
        {suggestion && (
          <Button
            variant="quiet"
            className="order-1 px-3!"
            aria-disabled={pass.isPending}
            onClick={() => pass.isPending || pass.mutate(workout.id)}
          >
            <Shuffle aria-hidden="true" className="size-5 shrink-0" />
            {copy.somethingElse}
          </Button>
        )}
        <AskTonight />
      </div>
      <p role="status" className="sr-only">
        {pass.isSuccess && `${workout.title}. ${reason ?? ''}`}
      </p>
    </>
  );
}

/** Says at what time the workout is planned, and leads to the plan. */
function Planned({ planned: { day, time, elsewhere } }: { planned: PlannedWorkout }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm font-semibold text-accent sm:text-base">
      {dueCopy.due(time)}
      {elsewhere && (
        <span className="font-normal text-ink-soft">
          {dueCopy.elsewhere(elsewhere.time, placeOf(elsewhere.zone))}
        </span>
      )}
      <Link href={paths.planOf(day)} className={`-my-2.5 text-ink ${textLinkClass}`}>
        {dueCopy.see}
      </Link>
    </p>
  );
}
