import { Link, useParams } from 'wouter';
import { categories } from '../../content/categories.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { workoutsCopy as copy } from './copy.ts';

export function WorkoutPage() {
  const { id } = useParams<{ id: string }>();
  const category = categories.find((known) => known.id === id);
  const title = category?.title ?? copy.title;
  usePageTitle(title);
  return (
    <Page>
      <PageHeading>{title}</PageHeading>
      <p className="mt-2 mb-8 text-lead text-ink-soft">
        {category?.description ?? copy.fallbackLead}
      </p>
      <EmptyState motif={category?.id ?? 'sun'} title={copy.emptyTitle}>
        <p className="text-ink-soft">{copy.empty}</p>
        <Link href={paths.home()} className={buttonClass()}>
          {copy.action}
        </Link>
      </EmptyState>
    </Page>
  );
}
