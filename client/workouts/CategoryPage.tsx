import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link, Redirect, useParams } from 'wouter';
import { type Category, categories } from '../../content/categories.ts';
import type { Workout } from '../../contract/workouts.ts';
import { LazyKeepButton } from '../kept/LazyKeepButton.tsx';
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
import { ChosenFilters } from './ChosenFilters.tsx';
import { listCopy as copy } from './copy.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { FiltersButton } from './FiltersButton.tsx';
import { chosenGroups, FILTER_GROUPS, type Filters, passes } from './filters.ts';
import { NothingFound } from './NothingFound.tsx';
import { useKeptIds } from './use-kept-ids.ts';
import { useQuestion } from './use-question.ts';
import { categoryWorkoutsQuery } from './use-workouts.ts';
import { WorkoutFacts } from './WorkoutFacts.tsx';
import { WorkoutNotFound } from './WorkoutNotFound.tsx';

const GRID = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';

/** The list of one category. */
export function CategoryPage() {
  const { id } = useParams<{ id: string }>();
  const category = categories.find((known) => known.id === id);
  if (!category) return <WorkoutNotFound />;
  // The bedroom has a page of its own, with its own light.
  if (category.isPremium) return <Redirect to={paths.bedroom()} replace />;
  return <KnownCategory key={id} category={category} />;
}

function KnownCategory({ category }: { category: Category }) {
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
  const skeleton = <ListSkeleton count={category.workoutCount} />;
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
          <FilledList workouts={workouts} />
        )
      }
    </Loaded>
  );
}

function ListSkeleton({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <Loading label={copy.loading}>
      <Skeleton className="mb-5 h-12 w-full rounded-full" />
      <div className={GRID}>
        {places.map((place) => (
          <Skeleton key={place} className="h-[31rem]" />
        ))}
      </div>
    </Loading>
  );
}

type FilledListProps = { workouts: readonly Workout[] };

/** All of them, or those that the address asks for. */
function FilledList({ workouts }: FilledListProps) {
  const [question, ask] = useQuestion();
  const [isChoosing, setIsChoosing] = useState(false);
  const { kept, isLoading } = useKeptIds();
  const { filters } = question;
  const passing = (chosen: Filters) => workouts.filter((workout) => passes(workout, chosen, kept));
  const choose = (chosen: Filters) => ask({ words: '', filters: chosen });
  const shown = passing(filters);
  if (filters.kept.length > 0 && isLoading) return <ListSkeleton count={workouts.length} />;
  return (
    <>
      <div className="mb-5 flex items-center gap-3">
        <FiltersButton
          chosenCount={chosenGroups(filters).length}
          onOpen={() => setIsChoosing(true)}
        />
        <Link
          href={paths.workouts()}
          aria-label={copy.searchAll}
          className="grid size-12 shrink-0 place-items-center rounded-full border border-ink/25 bg-raised hover:border-ink/50"
        >
          <Search aria-hidden="true" className="size-5" />
        </Link>
        <p role="status" className="text-ink-soft">
          {copy.shown(shown.length, workouts.length)}
        </p>
      </div>
      <ChosenFilters filters={filters} onChange={choose} />
      {shown.length === 0 && (
        <NothingFound
          question={{ words: '', filters }}
          countOf={(other) => passing(other.filters).length}
          onAsk={ask}
        />
      )}
      <ul className={`stagger ${GRID}`}>
        {shown.map((workout, index) => (
          <li key={workout.id}>
            <WorkoutCard workout={workout} isFirst={index < 2} />
          </li>
        ))}
      </ul>
      {isChoosing && (
        <FilterSheet
          groups={FILTER_GROUPS.filter(
            (group) => group !== 'category' && (group !== 'kept' || kept),
          )}
          filters={filters}
          count={shown.length}
          onChange={choose}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
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
      className="relative flex h-full flex-col overflow-hidden rounded-card border border-line/70 bg-raised shadow-card transition hover:shadow-lift"
    >
      <WorkoutCover
        imageUrl={imageUrl}
        motif={category}
        loading={isFirst ? 'eager' : 'lazy'}
        className="aspect-[4/3] w-full"
      />
      <LazyKeepButton workout={workout} className="absolute top-3 right-3" />
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
