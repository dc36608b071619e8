import { type ComponentProps, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { categories } from '../../content/categories.ts';
import type { Workout } from '../../contract/workouts/workouts.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { askedWords } from '../lib/word-search.ts';
import { useCatalogue } from '../training/sessions/use-catalogue.ts';
import { textLinkClass } from '../ui/button-class.ts';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { QueryStates } from '../ui/QueryStates.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { Skeletons } from '../ui/Skeleton.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { FiltersButton } from './FiltersButton.tsx';
import { chosenGroups, FILTER_GROUPS, type Filters, type Question } from './filters.ts';
import { findCopy as copy, filterCopy } from './find-copy.ts';
import { answersTo, closest, type FoundWorkout, indexed } from './find-workouts.ts';
import { NothingFound } from './NothingFound.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { useFavoriteIds } from './use-favorite-ids.ts';
import { useFilterParams } from './use-filter-params.ts';
import { WorkoutRow } from './WorkoutRow.tsx';

const FIRST_ROWS = 6;
const GRID = 'grid gap-x-10 md:grid-cols-2';

/** Lists every workout, filtered by words and filters while someone types and presses. */
export function WorkoutsPage() {
  usePageTitle(copy.title);
  const [question, ask] = useFilterParams();
  const [isChoosing, setIsChoosing] = useState(false);
  const { query, bedroom } = useCatalogue();
  return (
    <Page>
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-2 text-lead text-ink-soft">{copy.lead}</p>
      <div className="mt-6 mb-4 flex items-center gap-2 sm:gap-3">
        <SearchBox
          label={copy.search}
          placeholder={copy.searchHint}
          value={question.words}
          onChange={(words) => ask({ ...question, words })}
          className="min-w-0 flex-1"
        />
        <FiltersButton
          chosenCount={chosenGroups(question.filters).length}
          onOpen={() => setIsChoosing(true)}
        />
      </div>
      <QueryStates
        query={query}
        skeleton={skeleton}
        failedTitle={copy.failedTitle}
        failedHint={copy.failed}
      >
        {(workouts) => (
          <Answers
            workouts={workouts}
            question={question}
            onAsk={ask}
            isChoosing={isChoosing}
            onChosen={() => setIsChoosing(false)}
          />
        )}
      </QueryStates>
      {query.data && bedroom === 'closed' && (
        <p className="mt-6 text-ink-soft">
          {copy.bedroomClosed}{' '}
          <Link href={paths.bedroom()} className={textLinkClass}>
            {copy.openBedroom}
          </Link>
        </p>
      )}
      {query.data && bedroom === 'failed' && (
        <p role="alert" className="mt-6 text-ink-soft">
          {copy.bedroomFailed}{' '}
          <button type="button" className={textLinkClass} onClick={query.refetch}>
            {copy.tryAgain}
          </button>
        </p>
      )}
    </Page>
  );
}

type AnswersProps = {
  workouts: readonly Workout[];
  question: Question;
  onAsk: (question: Question) => void;
  isChoosing: boolean;
  onChosen: () => void;
};

function Answers({ workouts, question, onAsk, isChoosing, onChosen }: AnswersProps) {
  const index = useMemo(() => workouts.map(indexed), [workouts]);
  // Defer the rows: the typed words show at once.
  const asked = useDeferredValue(question);
  const [withSteps, setWithSteps] = useState('');
  const { favorites, isLoading } = useFavoriteIds();
  const all = useMemo(() => answersTo(index, asked, favorites), [index, asked, favorites]);
  const words = useMemo(() => askedWords(asked.words), [asked.words]);
  const answers = withSteps === asked.words ? all : closest(all);
  const choose = (filters: Filters) => onAsk({ ...question, filters });
  const isAsked = words.length > 0 || chosenGroups(asked.filters).length > 0;
  if (asked.filters.favorites.length > 0 && isLoading) return skeleton;
  return (
    <>
      <QuickFilters
        filters={question.filters}
        hasFavorites={isLoading || favorites !== null}
        onChange={choose}
      />
      <ChosenFilters filters={question.filters} onChange={choose} />
      <p role="status" className="mb-2 text-ink-soft">
        {filterCopy.shownOf(answers.length, workouts.length)}
      </p>
      {answers.length === 0 && (
        <NothingFound
          question={asked}
          countOf={(other) => closest(answersTo(index, other, favorites)).length}
          onAsk={onAsk}
        />
      )}
      {isAsked ? <Rows found={answers} asked={words} Heading="h2" /> : <ByCategory found={all} />}
      {answers.length < all.length && (
        <button
          type="button"
          className={`${textLinkClass} mt-2 text-second`}
          onClick={() => setWithSteps(asked.words)}
        >
          {copy.more(all.length - answers.length)}
        </button>
      )}
      {isChoosing && (
        <FilterSheet
          groups={FILTER_GROUPS.filter((group) => group !== 'favorites' || favorites)}
          filters={question.filters}
          count={answers.length}
          onChange={choose}
          onClose={onChosen}
        />
      )}
    </>
  );
}

function ByCategory({ found }: { found: readonly FoundWorkout[] }) {
  return categories.map(({ id, title }, place) => {
    const ofCategory = found.filter(({ workout }) => workout.category === id);
    if (ofCategory.length === 0) return null;
    return (
      <section key={id} aria-labelledby={`all-${id}`} className="mb-6 last:mb-0 md:mb-10">
        <h2 id={`all-${id}`} className="mt-4 mb-1 text-heading">
          {title}
        </h2>
        <Rows found={ofCategory} asked={[]} Heading="h3" isFirst={place === 0} />
      </section>
    );
  });
}

type RowsProps = Pick<ComponentProps<typeof WorkoutRow>, 'asked' | 'Heading'> & {
  found: readonly FoundWorkout[];
  /** False for a list below the first screen. */
  isFirst?: boolean;
};

function Rows({ found, isFirst = true, ...row }: RowsProps) {
  return (
    <ul className={GRID}>
      {found.map((one, place) => (
        <li key={one.workout.id} className="min-w-0 border-b border-line">
          <WorkoutRow found={one} isFirst={isFirst && place < FIRST_ROWS} {...row} />
        </li>
      ))}
    </ul>
  );
}

const skeleton = (
  <Loading
    label={copy.loading}
    shapes={['mb-2 h-11 w-4/5', 'mb-5 h-11 w-3/5 sm:hidden', 'mb-2 h-6 w-32']}
  >
    <div className={GRID}>
      <Skeletons shapes={Array<string>(FIRST_ROWS).fill('mb-2 h-20 lg:h-28')} />
    </div>
  </Loading>
);
