import { Link } from 'wouter';
import { categories } from '../../content/categories.ts';
import { useAuth } from '../auth/use-auth.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { StillLife } from '../ui/StillLife.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { homeCopy as copy, welcomeCopy } from './copy.ts';

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
      <TonightsSession />
      <CategoryButtons />
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

function TonightsSession() {
  return (
    <section className="night mt-8 overflow-hidden rounded-stage bg-paper text-ink shadow-lift md:grid md:grid-cols-2">
      <StillLife motif="stretch" className="h-56 w-full md:order-2 md:h-full md:min-h-96" />
      <div className="flex flex-col items-start justify-center bg-linear-to-br from-blush to-paper p-7 md:p-12">
        <h2 className="text-title">{copy.sessionTitle}</h2>
        <p className="mt-3 mb-8 text-lead text-ink-soft">{copy.session}</p>
        <Link href={paths.workout('stretch')} className={buttonClass()}>
          {copy.start}
        </Link>
      </div>
    </section>
  );
}

function CategoryButtons() {
  return (
    <section aria-labelledby="categories" className="mt-10">
      <h2 id="categories" className="text-heading">
        {copy.categoriesHeading}
      </h2>
      <ul className="stagger mt-4 grid grid-cols-2 gap-4 md:grid-cols-5">
        {categories.map(({ id, title, isPremium }) => (
          <li key={id} className="last:col-span-2 md:last:col-span-1">
            <Link
              href={paths.category(id)}
              className={`flex h-full overflow-hidden rounded-card bg-raised text-ink shadow-card transition hover:-translate-y-1 hover:shadow-lift ${isPremium ? 'night items-center md:flex-col md:items-stretch' : 'flex-col items-stretch'}`}
            >
              <StillLife
                motif={id}
                className={`md:h-32 md:w-full ${isPremium ? 'h-28 w-1/2' : 'h-28 w-full'}`}
              />
              <span className="p-4 font-semibold leading-snug">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
