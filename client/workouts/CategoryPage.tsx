import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Category } from '../../content/categories.ts';
import type { Workout } from '../../contract/workouts.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { listCopy as copy } from './copy.ts';
import { FreeWorkouts } from './FreeWorkouts.tsx';
import { useFreeWorkoutsLeft } from './use-sessions.ts';
import { categoryWorkoutsQuery } from './use-workouts.ts';
import { WorkoutCard } from './WorkoutCard.tsx';

const GRID = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';

export function CategoryPage({ category }: { category: Category }) {
  usePageTitle(category.title);
  const left = useFreeWorkoutsLeft();
  return (
    <Page>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageHeading>{category.title}</PageHeading>
          <p className="mt-2 text-lead text-ink-soft">{category.description}</p>
        </div>
        {left !== null && <FreeWorkouts left={left} />}
      </div>
      <WorkoutList category={category} />
    </Page>
  );
}

function WorkoutList({ category }: { category: Category }) {
  const { status, data, refetch } = useQuery(categoryWorkoutsQuery(category.id));
  if (status === 'pending') return <LoadingList count={category.workoutCount} />;
  if (status === 'error') {
    return (
      <FailedState title={copy.failedTitle} onRetry={() => void refetch()}>
        {copy.failed}
      </FailedState>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState motif={category.id} title={copy.emptyTitle}>
        <p className="text-ink-soft">{copy.empty}</p>
        <Link href={paths.home()} className={buttonClass()}>
          {copy.action}
        </Link>
      </EmptyState>
    );
  }
  return (
    <ul className={`stagger ${GRID}`}>
      {data.map((workout: Workout, index: number) => (
        <li key={workout.id}>
          <WorkoutCard workout={workout} isFirst={index < 2} />
        </li>
      ))}
    </ul>
  );
}

function LoadingList({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div role="status" data-waiting>
      <span className="sr-only">{copy.loading}</span>
      <div className={GRID}>
        {places.map((place) => (
          <Skeleton key={place} className="h-[31rem]" />
        ))}
      </div>
    </div>
  );
}
