import { Link } from 'wouter';
import { isPremium } from '../../contract/auth.ts';
import { useAuth } from '../auth/use-auth.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { BedroomCard } from './BedroomCard.tsx';
import { bedroomCopy as copy } from './copy.ts';
import { PremiumBanner } from './PremiumBanner.tsx';
import { useBedroomWorkouts } from './use-premium.ts';

/** How many cards a wide screen shows at first. */
const FIRST_CARDS = 3;

export function BedroomPage() {
  usePageTitle(copy.title);
  const auth = useAuth();
  const isLocked = !isPremium(auth.user);
  return (
    <Page>
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-2 mb-8 text-lead text-ink-soft">{copy.lead}</p>
      {auth.status === 'loading' ? (
        <Loading />
      ) : (
        <>
          {isLocked && <PremiumBanner />}
          <Workouts isLocked={isLocked} />
        </>
      )}
    </Page>
  );
}

function Workouts({ isLocked }: { isLocked: boolean }) {
  const workouts = useBedroomWorkouts();
  if (workouts.status === 'pending') return <Loading />;
  if (workouts.status === 'error') {
    return (
      <FailedState title={copy.failed} onRetry={() => void workouts.refetch()}>
        {copy.failedHint}
      </FailedState>
    );
  }
  if (workouts.data.length === 0) return <ComingSoon />;
  return (
    <ul className="stagger grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
      {workouts.data.map((workout, index) => (
        <li key={workout.id}>
          <BedroomCard workout={workout} isLocked={isLocked} isFirst={index < FIRST_CARDS} />
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <div role="status" className="appear-late">
      <span className="sr-only">{copy.loading}</span>
      <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        <Skeleton className="h-112" />
        <Skeleton className="hidden h-112 sm:block" />
        <Skeleton className="hidden h-112 xl:block" />
      </div>
    </div>
  );
}

function ComingSoon() {
  return (
    <EmptyState motif="bedroom" title={copy.emptyTitle}>
      <p className="text-ink-soft">{copy.empty}</p>
      <Link href={paths.workout('cooldown')} className={buttonClass()}>
        {copy.action}
      </Link>
    </EmptyState>
  );
}
