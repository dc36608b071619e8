import { NotebookPen } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { categories } from '../../content/categories.ts';
import { coverUrl } from '../../contract/workouts/workouts.ts';
import { WaitingPartner } from '../account/profile/WaitingPartner.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { UnreadLine } from '../journal/UnreadLine.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { ReceivedNudge } from '../notifications/ReceivedNudge.tsx';
import { UnsentNotice } from '../offline/outbox/UnsentNotice.tsx';
import { MembershipNotice } from '../shop/premium/MembershipNotice.tsx';
import { FreeWorkouts } from '../training/sessions/FreeWorkouts.tsx';
import { useFreeWorkoutsLeft } from '../training/sessions/use-sessions.ts';
import { WorkoutCover } from '../training/sessions/WorkoutCover.tsx';
import { FailedParts } from '../ui/FailedParts.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Page } from '../ui/Page.tsx';
import { isFirstPage, PageHeading } from '../ui/PageHeading.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { usePicturesInView } from '../ui/use-in-view.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import { homeCopy as copy } from './copy.ts';
import { DayStrip } from './DayStrip.tsx';
import { SuggestedWorkout } from './SuggestedWorkout.tsx';

export function HomePage() {
  usePageTitle(copy.title);
  const { user } = useAuth();
  // Render what is below the fold in a second pass, so that its queries do not delay the first
  // paint.
  const isWhole = useDeferredValue(true, !isFirstPage());
  return (
    <Page className="group/home max-sm:pt-5">
      {/* Keep it in sight when it comes while the page is scrolled. */}
      <ReceivedNudge className="sticky top-[calc(env(safe-area-inset-top)+0.75rem)] z-30 mb-5 shadow-lift" />
      <header className="flat:flex flat:flex-row-reverse flat:items-start flat:justify-between">
        {/* On a wide screen the navigation shows both. */}
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 sm:mb-4 lg:hidden">
          <Wordmark className="flat:hidden" />
          <Link
            href={paths.journal()}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-raised px-4 font-semibold shadow-card transition hover:shadow-lift"
          >
            <NotebookPen aria-hidden="true" className="size-5 text-accent" />
            {copy.journal}
          </Link>
        </div>
        <div>
          <PageHeading className="text-[1.625rem] leading-tight sm:text-title">
            {copy.banner(user?.firstName || copy.fallbackName)}
          </PageHeading>
          <UnreadLine>{copy.lead}</UnreadLine>
        </div>
      </header>
      <UnsentNotice />
      <MembershipNotice className="mt-6" />
      <WaitingPartner className="mb-5 sm:mt-8 flat:mt-0 flat:mb-3" />
      <FailedParts>
        <SuggestedWorkout />
        {isWhole && <BelowFirstScreen />}
      </FailedParts>
    </Page>
  );
}

function BelowFirstScreen() {
  const left = useFreeWorkoutsLeft();
  return (
    <>
      <DayStrip />
      {left !== null && (
        <div className="mt-5">
          <FreeWorkouts left={left} />
        </div>
      )}
      <CategoryButtons />
      <FindWorkout />
    </>
  );
}

function CategoryButtons() {
  const { place, areNear } = usePicturesInView<HTMLUListElement>();
  return (
    <section aria-labelledby="categories" className="mt-8">
      <h2 id="categories" className="text-heading">
        {copy.categoriesHeading}
      </h2>
      <ul
        ref={place}
        className="stagger mt-4 grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-3 md:grid-cols-5 md:gap-4"
      >
        {categories.map(({ id, title, isPremium, coverWorkoutId }) => (
          <li key={id} className="last:col-span-2 md:last:col-span-1">
            <Link
              href={paths.category(id)}
              className={`flex h-full flex-col overflow-hidden rounded-3xl bg-raised text-ink shadow-card transition hover:-translate-y-1 hover:shadow-lift ${isPremium ? 'night' : ''}`}
            >
              <WorkoutCover
                imageUrl={coverUrl(coverWorkoutId)}
                motif={id}
                isNear={areNear}
                className="h-20 w-full md:aspect-4/3 md:h-auto"
              />
              <span className="px-3 py-2.5 text-sm leading-snug font-semibold md:p-4 md:text-base">
                {title}
              </span>
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
