import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { isPremium, type User } from '../../contract/auth/auth.ts';
import type { Workout } from '../../contract/workouts/workouts.ts';
import { AdultQuestion } from '../auth/adults/AdultQuestion.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { useBedroomWorkouts } from '../shop/premium/use-premium.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { CARD_GRID } from '../workouts/WorkoutCard.tsx';
import { BedroomCard, PremiumBadge } from './BedroomCard.tsx';
import { ForBoth } from './consent/ForBoth.tsx';
import { useMatches } from './consent/use-consent.ts';
import { bannerCopy, bedroomCopy as copy } from './copy.ts';

const FIRST_CARDS = 3;

export function BedroomPage() {
  usePageTitle(copy.title);
  const auth = useAuth();
  return (
    <Page>
      <PageHeading>{copy.title}</PageHeading>
      {isPremium(auth.user) && <PremiumBadge />}
      <p className="mt-2 mb-8 text-lead text-ink-soft">{copy.lead}</p>
      {auth.status === 'loading' ? loading : <Bedroom user={auth.user} />}
    </Page>
  );
}

/** Shows the cards to everyone; opening one requires premium and a confirmed adult. */
function Bedroom({ user }: { user: User | null }) {
  if (!isPremium(user)) {
    return (
      <>
        <PremiumBanner />
        <Workouts isLocked />
      </>
    );
  }
  if (user?.isAdult) return <OpenBedroom />;
  return (
    <>
      <AdultQuestion className="mb-8" />
      <Workouts isLocked={false} />
    </>
  );
}

/** Waits for both lists, so that neither moves the other. */
function OpenBedroom() {
  const { status, data: matches, refetch } = useMatches();
  // Start this query now, although only the list below shows its answer.
  useBedroomWorkouts();
  if (status === 'pending') return loading;
  return (
    <Workouts
      isLocked={false}
      before={(workouts) => (
        <>
          {matches ? (
            <ForBoth matches={matches} workouts={workouts} />
          ) : (
            <div className="mb-10">
              <FailedState title={copy.failedMatches} onRetry={refetch} />
            </div>
          )}
          <h2 className="mb-5 text-heading">{copy.all}</h2>
        </>
      )}
    />
  );
}

function PremiumBanner() {
  return (
    <section
      aria-labelledby="premium-required"
      className="mb-8 flex flex-col gap-5 rounded-card border border-accent/40 bg-accent-soft p-6 shadow-card sm:flex-row sm:items-center sm:p-8"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
        <LockKeyhole aria-hidden="true" className="size-6" />
      </span>
      <div className="flex-1">
        <h2 id="premium-required" className="text-heading">
          {bannerCopy.title}
        </h2>
        <p className="mt-1 text-ink-soft">{bannerCopy.text}</p>
      </div>
      <LinkButton href={paths.subscribe()} className="shrink-0">
        {bannerCopy.action}
      </LinkButton>
    </section>
  );
}

type WorkoutsProps = {
  isLocked: boolean;
  before?: (workouts: readonly Workout[]) => ReactNode;
};

function Workouts({ isLocked, before }: WorkoutsProps) {
  const { status, data, refetch } = useBedroomWorkouts();
  if (status === 'pending') return loading;
  if (status === 'error') {
    return <FailedState title={copy.failed} hint={copy.failedHint} onRetry={refetch} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState motif="bedroom" title={copy.emptyTitle} text={copy.empty}>
        <LinkButton href={paths.workout('cooldown')}>{copy.action}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      {before?.(data)}
      <ul className={`stagger ${CARD_GRID}`}>
        {data.map((workout, index) => (
          <li key={workout.id}>
            <BedroomCard workout={workout} isLocked={isLocked} isFirst={index < FIRST_CARDS} />
          </li>
        ))}
      </ul>
    </>
  );
}

const loading = (
  <Loading
    label={copy.loading}
    shapes={['h-64 sm:h-108', 'h-64 sm:h-108', 'h-64 sm:h-108']}
    className={`appear-late ${CARD_GRID}`}
  />
);
