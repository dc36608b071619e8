import { Link } from 'wouter';
import { categories } from '../../content/categories.ts';
import { useAuth } from '../auth/use-auth.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { PremiumGreeting } from '../premium/PremiumGreeting.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { welcomeCopy as copy } from './copy.ts';

export function WelcomePage() {
  usePageTitle(copy.title);
  const { user, status } = useAuth();
  return (
    <Page>
      <PremiumGreeting />
      {status === 'loading' ? (
        <Skeleton className="h-[1.1em] w-72 text-title" />
      ) : (
        <PageHeading>{copy.greeting(user?.firstName || copy.fallbackName)}</PageHeading>
      )}
      <p className="mt-2 text-lead text-ink-soft">{copy.lead}</p>
      <ul className="stagger mt-8 grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-6">
        {categories.map((category, index) => (
          <li key={category.id} className={index < 3 ? 'xl:col-span-2' : 'xl:col-span-3'}>
            <CategoryCard category={category} isWide={index >= 3} />
          </li>
        ))}
      </ul>
      <p className="mt-8 text-center">
        <Link href={paths.home()} className={buttonClass('ghost')}>
          {copy.browse}
        </Link>
      </p>
    </Page>
  );
}
