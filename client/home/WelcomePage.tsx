import { Link } from 'wouter';
import { advertisedCount, type Category, categories } from '../../content/categories.ts';
import { coverUrl } from '../../contract/workouts/workouts.ts';
import { useAuth } from '../auth/use-auth.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { PremiumGreeting } from '../shop/premium/PremiumGreeting.tsx';
import { WorkoutCover } from '../training/sessions/WorkoutCover.tsx';
import { Badge } from '../ui/Badge.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
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
        <LinkButton href={paths.home()} variant="ghost">
          {copy.browse}
        </LinkButton>
      </p>
    </Page>
  );
}

type CategoryCardProps = { category: Category; isWide: boolean };

/** One category as a card; the bedroom's is dark in the light theme too. */
function CategoryCard({ category, isWide }: CategoryCardProps) {
  const { id, title, description, isPremium, coverWorkoutId } = category;
  return (
    <Link
      href={paths.category(id)}
      className={`group flex h-full overflow-hidden rounded-card bg-raised text-ink shadow-card transition hover:-translate-y-1 hover:shadow-lift sm:flex-col ${isWide ? 'xl:flex-row' : ''} ${isPremium ? 'night' : ''}`}
    >
      <WorkoutCover
        imageUrl={coverUrl(coverWorkoutId)}
        motif={id}
        loading="eager"
        className={`my-4 ml-4 aspect-4/3 w-32 shrink-0 self-center rounded-field max-[22rem]:w-24 sm:m-0 sm:w-full sm:rounded-none ${isWide ? 'xl:my-5 xl:ml-5 xl:w-1/2 xl:rounded-field' : ''}`}
      />
      <span className="flex min-w-0 flex-1 flex-col items-start p-4 sm:p-6">
        <span className="font-title text-heading font-semibold">{title}</span>
        <span className="mt-1.5 mb-4 text-ink-soft">{description}</span>
        <span className="mt-auto flex flex-wrap gap-2">
          <Badge>{copy.count(advertisedCount(category))}</Badge>
          {isPremium && <Badge tone="accent">{copy.premium}</Badge>}
        </span>
      </span>
    </Link>
  );
}
