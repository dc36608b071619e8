import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link, Redirect, useParams } from 'wouter';
import { type Category, categories } from '../../content/categories.ts';
import type { Workout } from '../../contract/workouts/workouts.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { categoryWorkoutsQuery } from '../training/sessions/category-workouts.ts';
import { FreeWorkouts } from '../training/sessions/FreeWorkouts.tsx';
import { useFreeWorkoutsLeft } from '../training/sessions/use-sessions.ts';
import { WorkoutCover } from '../training/sessions/WorkoutCover.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { QueryStates } from '../ui/QueryStates.tsx';
import { Skeletons } from '../ui/Skeleton.tsx';
import { CategoryHeading } from './CategoryHeading.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { FiltersButton } from './FiltersButton.tsx';
import { chosenGroups, FILTER_GROUPS, type Filters, passes } from './filters.ts';
import { listCopy as copy } from './find-copy.ts';
import { NothingFound } from './NothingFound.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { useFavoriteIds } from './use-favorite-ids.ts';
import { useFilterParams } from './use-filter-params.ts';
import { CARD_GRID, CARD_PICTURE, LIST_HEAD, WorkoutCard } from './WorkoutCard.tsx';
import { WorkoutNotFound } from './WorkoutNotFound.tsx';

/** Shows the list of one category. */
export function CategoryPage() {
  const { id } = useParams<{ id: string }>();
  const category = categories.find((known) => known.id === id);
  if (!category) return <WorkoutNotFound />;
  // Redirect to the bedroom's page, which has its own light.
  if (category.isPremium) return <Redirect to={paths.bedroom()} replace />;
  return <KnownCategory key={id} category={category} />;
}

function KnownCategory({ category }: { category: Category }) {
  usePageTitle(category.title);
  const left = useFreeWorkoutsLeft();
  return (
    <Page>
      <CategoryHeading category={category}>
        {left !== null && <FreeWorkouts left={left} />}
      </CategoryHeading>
      <WorkoutList category={category} />
    </Page>
  );
}

function WorkoutList({ category }: { category: Category }) {
  const skeleton = <ListSkeleton count={category.workoutCount} />;
  return (
    <QueryStates
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
    </QueryStates>
  );
}

function ListSkeleton({ count }: { count: number }) {
  return (
    <Loading label={copy.loading} shapes={LIST_HEAD}>
      <div className={CARD_GRID}>
        <Skeletons shapes={Array<string>(count).fill('h-64 sm:h-108')} />
      </div>
    </Loading>
  );
}

type FilledListProps = { workouts: readonly Workout[] };

/** Lists all workouts, or those that match the filters in the address. */
function FilledList({ workouts }: FilledListProps) {
  const [question, ask] = useFilterParams();
  const [isChoosing, setIsChoosing] = useState(false);
  const { favorites, isLoading } = useFavoriteIds();
  const { filters } = question;
  const passing = (chosen: Filters) =>
    workouts.filter((workout) => passes(workout, chosen, favorites));
  const choose = (chosen: Filters) => ask({ words: '', filters: chosen });
  const shown = passing(filters);
  if (filters.favorites.length > 0 && isLoading) return <ListSkeleton count={workouts.length} />;
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
      <QuickFilters
        filters={filters}
        hasFavorites={isLoading || favorites !== null}
        onChange={choose}
      />
      <ChosenFilters filters={filters} onChange={choose} />
      {shown.length === 0 && (
        <NothingFound
          question={{ words: '', filters }}
          countOf={(other) => passing(other.filters).length}
          onAsk={ask}
        />
      )}
      <ul className={`stagger ${CARD_GRID}`}>
        {shown.map((workout, index) => (
          <li key={workout.id}>
            <WorkoutCard
              workout={workout}
              picture={
                <WorkoutCover
                  imageUrl={workout.imageUrl}
                  motif={workout.category}
                  // Load pictures on the first screen at once.
                  loading={index < 2 ? 'eager' : 'lazy'}
                  className={CARD_PICTURE}
                />
              }
            />
          </li>
        ))}
      </ul>
      {isChoosing && (
        <FilterSheet
          groups={FILTER_GROUPS.filter(
            (group) => group !== 'category' && (group !== 'favorites' || favorites),
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
