import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { advertisedCount, type Category, categories } from '../../content/categories.ts';
import { getPartner } from '../../contract/account/profile.ts';
import { getSuggestion } from '../../contract/workouts/suggestion.ts';
import { coverUrl } from '../../contract/workouts/workouts.ts';
import { WaitingPartner } from '../account/profile/WaitingPartner.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { queryFor } from '../lib/query-client.ts';
import { PremiumGreeting } from '../shop/premium/PremiumGreeting.tsx';
import { WorkoutCover } from '../training/sessions/WorkoutCover.tsx';
import { FailedParts, useFailedPart } from '../ui/FailedParts.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { StartHere } from './StartHere.tsx';
import { welcomeCopy as copy } from './welcome-copy.ts';

export function WelcomePage() {
  usePageTitle(copy.title);
  const { user, status } = useAuth();
  const isInvited = useHistoryState<{ isInvited?: true } | null>()?.isInvited === true;
  return (
    <Page>
      <PremiumGreeting />
      {status === 'loading' ? (
        <Skeleton className="h-[1.1em] w-72 text-title" />
      ) : (
        <PageHeading>{copy.greeting(user?.firstName || copy.fallbackName)}</PageHeading>
      )}
      <FailedParts>{user ? <MemberCards isInvited={isInvited} /> : <Categories />}</FailedParts>
      <p className="mt-8 text-center">
        <LinkButton href={paths.home()} variant="ghost">
          {copy.browse}
        </LinkButton>
      </p>
    </Page>
  );
}

/** Waits for all answers, so that nothing moves and the many pictures come last. */
function MemberCards({ isInvited }: { isInvited: boolean }) {
  const partner = useQuery(queryFor(getPartner));
  const tonight = useQuery(queryFor(getSuggestion));
  // Say nothing of a partner alone: then the page has only fewer words.
  useFailedPart(partner.isError && partner.data === undefined, partner.refetch);
  if (partner.isPending || tonight.isPending) {
    // Reach below the first screen, so that the button at the page's end comes into no other place.
    return <Loading label={copy.loading} shapes={['mt-6 h-110 sm:h-72', 'mt-10 h-150']} />;
  }
  const invitedBy = isInvited && partner.data ? partner.data.firstName : null;
  return (
    <>
      {invitedBy && <p className="mt-2 text-lead text-ink-soft">{copy.invitedLead(invitedBy)}</p>}
      <WaitingPartner className="mt-6 flat:mt-3" />
      {tonight.data ? (
        <StartHere workout={tonight.data.workout} invitedBy={invitedBy} />
      ) : (
        <div className="mt-6">
          <FailedState title={copy.failed} onRetry={tonight.refetch} />
        </div>
      )}
      {!invitedBy && <Categories />}
    </>
  );
}

function Categories() {
  return (
    <section aria-labelledby="welcome-categories" className="mt-10">
      <h2 id="welcome-categories" className="text-heading">
        {copy.categories}
      </h2>
      <ul className="stagger mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-5">
        {categories.map((category) => (
          <li key={category.id} className="sm:last:col-span-2 xl:last:col-span-1">
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One category as a card; the bedroom's is dark in the light theme too. */
function CategoryCard({ category }: { category: Category }) {
  const { id, title, description, isPremium, coverWorkoutId } = category;
  return (
    <Link
      href={paths.category(id)}
      className={`flex h-full items-center overflow-hidden rounded-card bg-raised text-ink shadow-card transition hover:-translate-y-1 hover:shadow-lift xl:flex-col xl:items-stretch ${isPremium ? 'night' : ''}`}
    >
      <WorkoutCover
        imageUrl={coverUrl(coverWorkoutId)}
        motif={id}
        loading="eager"
        className="my-3 ml-3 aspect-4/3 w-24 shrink-0 rounded-field xl:m-0 xl:w-full xl:rounded-none"
      />
      <span className="min-w-0 flex-1 p-4 leading-snug">
        <span className="block font-semibold">{title}</span>
        <span className="mt-0.5 block text-sm text-ink-soft max-xl:line-clamp-1">
          {description}
        </span>
        <span className="mt-1 block text-sm font-semibold text-accent">
          {copy.count(advertisedCount(category))}
          {isPremium && ` · ${copy.premium}`}
        </span>
      </span>
    </Link>
  );
}
