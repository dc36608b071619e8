import { Lock } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { isPremium, type User } from '../../contract/auth/auth.ts';
import type { WorkoutDetail } from '../../contract/workouts/workouts.ts';
import { AdultGate } from '../auth/adults/AdultGate.tsx';
import type { GateState } from '../auth/redirect-after-login.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { PlayerHeader, WorkoutAbout } from '../training/player/PlayerHeader.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Cover } from '../ui/Cover.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Page } from '../ui/Page.tsx';
import { lockedCopy as copy } from './copy.ts';

type LockedWorkoutProps = { workout: WorkoutDetail; user: User | null };

/**
 * Replaces a workout that needs premium, or that needs a member who has said that they are 18 or
 * older.
 */
export function LockedWorkout({ workout, user }: LockedWorkoutProps) {
  if (isPremium(user) && !user?.isAdult) return <AdultGate title={workout.title} />;
  return <PremiumOnly workout={workout} user={user} />;
}

function PremiumOnly({ workout, user }: LockedWorkoutProps) {
  usePageTitle(workout.title);
  const [path] = useLocation();
  const gateState: GateState = { from: path };
  return (
    <Page>
      <PlayerHeader workout={workout} />
      <div className="mb-6">
        <WorkoutAbout workout={workout} />
      </div>
      <div className="grid overflow-hidden rounded-stage border border-line bg-raised shadow-lift lg:grid-cols-2">
        <div className="relative">
          <Cover
            imageUrl={workout.imageUrl}
            motif={workout.category}
            loading="eager"
            className="aspect-[4/3] size-full"
          />
          <span className="absolute inset-0 grid place-items-center bg-paper/55">
            <span className="grid size-20 place-items-center rounded-full bg-raised shadow-lift">
              <Lock aria-hidden="true" className="size-8 text-accent" />
            </span>
          </span>
        </div>
        <div className="flex flex-col items-start justify-center gap-4 p-6 sm:p-10">
          <h2 className="text-title">{copy.title}</h2>
          <p className="text-lead text-ink-soft">{copy.lead}</p>
          <LinkButton href={paths.subscribe()} className="w-full sm:w-auto">
            {copy.subscribe}
          </LinkButton>
          {!user && (
            <Link
              href={paths.signinRequired('premium')}
              state={gateState}
              className={buttonClass('ghost', 'w-full sm:w-auto')}
            >
              {copy.signIn}
            </Link>
          )}
        </div>
      </div>
    </Page>
  );
}
