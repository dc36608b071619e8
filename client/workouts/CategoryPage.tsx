import { useQuery } from '@tanstack/react-query';
import type { Category } from '../../content/categories.ts';
import type { Workout } from '../../contract/workouts.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { TwoPhonesLink } from '../live/TwoPhonesLink.tsx';
import { FreeWorkouts } from '../sessions/FreeWorkouts.tsx';
import { useFreeWorkoutsLeft } from '../sessions/use-sessions.ts';
import { WorkoutCover } from '../sessions/WorkoutCover.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { listCopy as copy } from './copy.ts';
import { categoryWorkoutsQuery } from './use-workouts.ts';
import { WorkoutFacts } from './WorkoutFacts.tsx';

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
  const places = Array.from({ length: category.workoutCount }, (_, place) => place);
  const skeleton = (
    <Loading label={copy.loading}>
      <div className={GRID}>
        {places.map((place) => (
          <Skeleton key={place} className="h-[31rem]" />
        ))}
      </div>
    </Loading>
  );
  return (
    <Loaded
      query={useQuery(categoryWorkoutsQuery(category.id))}
      skeleton={skeleton}
      failedTitle={copy.failedTitle}
      failedHint={copy.failed}
    >
      {(workouts) =>
        workouts.length === 0 ? (
          <EmptyState motif={category.id} title={copy.emptyTitle}>
            <p className="text-ink-soft">{copy.empty}</p>
            <LinkButton href={paths.home()}>{copy.action}</LinkButton>
          </EmptyState>
        ) : (
          <ul className={`stagger ${GRID}`}>
            {workouts.map((workout, index) => (
              <li key={workout.id}>
                <WorkoutCard workout={workout} isFirst={index < 2} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

type WorkoutCardProps = {
  workout: Workout;
  /** On the first screen, so that its picture is loaded at once. */
  isFirst: boolean;
};

function WorkoutCard({ workout, isFirst }: WorkoutCardProps) {
  const { id, category, imageUrl } = workout;
  return (
    <article
      aria-labelledby={`workout-${id}`}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line/70 bg-raised shadow-card transition hover:shadow-lift"
    >
      <WorkoutCover
        imageUrl={imageUrl}
        motif={category}
        loading={isFirst ? 'eager' : 'lazy'}
        className="aspect-[4/3] w-full"
      />
      <div className="flex flex-1 flex-col items-start p-6">
        <WorkoutFacts workout={workout} headingId={`workout-${id}`} />
        <LinkButton
          href={paths.workout(id)}
          aria-describedby={`workout-${id}`}
          className="mt-auto w-full"
        >
          {copy.start}
        </LinkButton>
        <TwoPhonesLink workoutId={id} describedBy={`workout-${id}`} className="mt-2 w-full" />
      </div>
    </article>
  );
}
