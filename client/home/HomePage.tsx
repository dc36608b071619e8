import { NotebookPen } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { categories } from '../../content/categories.ts';
import { HOME_RECENT_SESSIONS } from '../../contract/page-data/first-calls.ts';
import { coverUrl } from '../../contract/workouts/workouts.ts';
import { LazyWaitingPartner } from '../account/profile/LazyWaitingPartner.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { UnreadLine } from '../journal/UnreadLine.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { NudgeCard } from '../notifications/NudgeCard.tsx';
import { ReceivedNudge } from '../notifications/ReceivedNudge.tsx';
import { UnsentNotice } from '../offline/outbox/UnsentNotice.tsx';
import { DueToday } from '../progress/plan/DueToday.tsx';
import { RecentWorkouts } from '../progress/RecentWorkouts.tsx';
import { MembershipNotice } from '../shop/premium/MembershipNotice.tsx';
import { WorkoutCover } from '../training/sessions/WorkoutCover.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Page } from '../ui/Page.tsx';
import { isFirstPage, PageHeading } from '../ui/PageHeading.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { usePicturesInView } from '../ui/use-in-view.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import { homeCopy as copy } from './copy.ts';
import { SuggestedWorkout } from './SuggestedWorkout.tsx';
import { TodaySection } from './TodaySection.tsx';

export function HomePage() {
  usePageTitle(copy.title);
  const { user } = useAuth();
  // Render what is below the fold in a second pass, so that its queries do not delay the first
  // paint.
  const isWhole = useDeferredValue(true, !isFirstPage());
  return (
    <Page className="max-sm:pt-5">
      <ReceivedNudge className="mb-5 shadow-card" />
      <header className="relative">
        <Wordmark className="mb-3 sm:mb-6 lg:hidden" />
        <PageHeading className="text-[1.625rem] leading-tight sm:text-title lg:pr-40">
          {copy.banner(user?.firstName || copy.fallbackName)}
        </PageHeading>
        <UnreadLine>{copy.lead}</UnreadLine>
        <Link
          href={paths.journal()}
          className="absolute -top-1.5 right-0 inline-flex min-h-11 items-center gap-2 rounded-full bg-raised px-4 font-semibold shadow-card transition hover:shadow-lift lg:top-0"
        >
          <NotebookPen aria-hidden="true" className="size-5 text-accent" />
          {copy.journalDoor}
        </Link>
      </header>
      <UnsentNotice />
      <MembershipNotice className="mt-6" />
      <LazyWaitingPartner className="mt-5 sm:mt-8" />
      <SuggestedWorkout />
      {isWhole && <BelowFirstScreen />}
    </Page>
  );
}

function BelowFirstScreen() {
  return (
    <>
      <DueToday />
      <NudgeCard className="mt-6" />
      <TodaySection />
      <CategoryButtons />
      <FindWorkout />
      <RecentWorkouts limit={HOME_RECENT_SESSIONS} heading={copy.recentHeading} className="mt-10" />
      <section className="mt-10 flex flex-col items-start gap-4 rounded-card bg-sunk p-6 sm:flex-row sm:items-center sm:justify-between sm:p-8">
        <div>
          <h2 className="text-heading">{copy.journalTitle}</h2>
          <p className="mt-1 text-ink-soft">{copy.journal}</p>
        </div>
        <LinkButton href={paths.journal()} variant="ghost" className="shrink-0">
          {copy.openJournal}
        </LinkButton>
      </section>
    </>
  );
}

function CategoryButtons() {
  const { place, areNear } = usePicturesInView<HTMLUListElement>();
  return (
    <section aria-labelledby="categories" className="mt-10">
      <h2 id="categories" className="text-heading">
        {copy.categoriesHeading}
      </h2>
      <ul ref={place} className="stagger mt-4 grid grid-cols-2 gap-4 md:grid-cols-5">
        {categories.map(({ id, title, isPremium, coverWorkoutId }) => (
          <li key={id} className="last:col-span-2 md:last:col-span-1">
            <Link
              href={paths.category(id)}
              className={`flex h-full overflow-hidden rounded-card bg-raised text-ink shadow-card transition hover:-translate-y-1 hover:shadow-lift ${isPremium ? 'night items-center md:flex-col md:items-stretch' : 'flex-col items-stretch'}`}
            >
              <WorkoutCover
                imageUrl={coverUrl(coverWorkoutId)}
                motif={id}
                isNear={areNear}
                className={`aspect-4/3 md:w-full ${isPremium ? 'w-1/2' : 'w-full'}`}
              />
              <span className="p-4 font-semibold leading-snug">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads to all workouts, or to those in which the words are found. */
function FindWorkout() {
  const [words, setWords] = useState('');
  const [, navigate] = useLocation();
  return (
    <form
      className="mt-5 flex flex-col gap-3 sm:flex-row sm:items-center"
      onSubmit={(event) => {
        event.preventDefault();
        navigate(paths.workouts(words.trim()));
      }}
    >
      <SearchBox
        label={copy.search}
        placeholder={copy.searchHint}
        value={words}
        onChange={setWords}
        className="min-w-0 flex-1"
      />
      <LinkButton href={paths.workouts()} variant="ghost" className="shrink-0">
        {copy.all}
      </LinkButton>
    </form>
  );
}
