import { Link } from 'wouter';
import { useAuth } from '../auth/use-auth.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { RecentWorkouts } from '../progress/RecentWorkouts.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { KeptNotice } from '../workouts/KeptNotice.tsx';
import { CategoryButtons } from './CategoryButtons.tsx';
import { homeCopy as copy, welcomeCopy } from './copy.ts';
import { TodaySection } from './TodaySection.tsx';
import { TonightsSession } from './TonightsSession.tsx';

export function HomePage() {
  usePageTitle(copy.title);
  const { user } = useAuth();
  return (
    <Page>
      <header>
        <Wordmark className="mb-6 lg:hidden" />
        <PageHeading>{copy.banner(user?.firstName || welcomeCopy.fallbackName)}</PageHeading>
        <p className="mt-2 text-lead text-ink-soft">{copy.lead}</p>
      </header>
      <KeptNotice />
      <TonightsSession />
      <TodaySection />
      <CategoryButtons />
      <RecentWorkouts limit={3} heading={copy.recentHeading} className="mt-10" />
      <section className="mt-10 flex flex-col items-start gap-4 rounded-card bg-sunk p-6 sm:flex-row sm:items-center sm:justify-between sm:p-8">
        <div>
          <h2 className="text-heading">{copy.journalTitle}</h2>
          <p className="mt-1 text-ink-soft">{copy.journal}</p>
        </div>
        <Link href={paths.journal()} className={buttonClass('ghost', 'shrink-0')}>
          {copy.openJournal}
        </Link>
      </section>
    </Page>
  );
}
