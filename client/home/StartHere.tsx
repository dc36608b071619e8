import type { Suggestion } from '../../contract/workouts/suggestion.ts';
import { minutesText } from '../lib/amounts.ts';
import { paths } from '../lib/paths.ts';
import { TwoPhonesLink } from '../live/TwoPhonesLink.tsx';
import { WorkoutCover } from '../training/sessions/WorkoutCover.tsx';
import { Badge } from '../ui/Badge.tsx';
import { DifficultyBadge } from '../ui/DifficultyBadge.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { welcomeCopy as copy } from './welcome-copy.ts';

type StartHereProps = { workout: Suggestion['workout']; invitedBy: string | null };

/** Leads straight to tonight's workout. A member who was invited sees it as the two's. */
export function StartHere({ workout, invitedBy }: StartHereProps) {
  return (
    <section
      aria-labelledby="start-here"
      className="night mt-6 overflow-hidden rounded-stage bg-linear-to-br from-blush to-paper text-ink shadow-lift sm:flex sm:items-center"
    >
      <WorkoutCover
        imageUrl={workout.imageUrl}
        motif={workout.category}
        loading="eager"
        className="aspect-4/3 w-full sm:order-2 sm:my-6 sm:mr-6 sm:w-2/5 sm:shrink-0 sm:rounded-card"
      />
      <div className="p-5 sm:flex-1 sm:p-8 xl:p-11">
        <h2 id="start-here" className="font-text text-base font-semibold text-accent">
          {invitedBy ? copy.withPartner(invitedBy) : copy.startHere}
        </h2>
        <h3 id="first-workout" className="mt-1 text-[1.625rem] leading-tight sm:text-title">
          {workout.title}
        </h3>
        <p className="mt-3 mb-5 flex flex-wrap gap-2">
          <Badge>{minutesText(workout.duration)}</Badge>
          <DifficultyBadge difficulty={workout.difficulty} />
        </p>
        <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          <LinkButton href={paths.workout(workout.id)} aria-describedby="first-workout">
            {copy.start}
          </LinkButton>
          {invitedBy && <TwoPhonesLink workoutId={workout.id} describedBy="first-workout" />}
        </div>
      </div>
    </section>
  );
}
