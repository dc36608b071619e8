import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
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
import { answersTo, indexed } from './find-workouts.ts';
import { NothingFound } from './NothingFound.tsx';
import { SearchResultCard } from './SearchResultCard.tsx';
import { useFavoriteIds } from './use-favorite-ids.ts';
import { useFilterParams } from './use-filter-params.ts';

const FIRST_CARDS = 6;
const GRID = 'grid gap-3 sm:gap-4 lg:grid-cols-2';

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
  // Defer the cards: the typed words show at once.
  const asked = useDeferredValue(question);
  const { favorites, isLoading } = useFavoriteIds();
  const answers = useMemo(() => answersTo(index, asked, favorites), [index, asked, favorites]);
  const words = useMemo(() => askedWords(asked.words), [asked.words]);
  const choose = (filters: Filters) => onAsk({ ...question, filters });
  if (asked.filters.favorites.length > 0 && isLoading) return skeleton;
  return (
    <>
      <p role="status" className="mb-4 text-ink-soft">
        {filterCopy.shownOf(answers.length, workouts.length)}
      </p>
      <ChosenFilters filters={question.filters} onChange={choose} />
      {answers.length === 0 ? (
        <NothingFound
          question={asked}
          countOf={(other) => answersTo(index, other, favorites).length}
          onAsk={onAsk}
        />
      ) : (
        <ul className={GRID}>
          {answers.map((found, place) => (
            <li key={found.workout.id}>
              <SearchResultCard found={found} asked={words} isFirst={place < FIRST_CARDS} />
            </li>
          ))}
        </ul>
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

const skeleton = (
  <Loading label={copy.loading} shapes={['mb-4 h-6 w-32']}>
    <div className={GRID}>
      <Skeletons shapes={Array<string>(FIRST_CARDS).fill('h-52')} />
    </div>
  </Loading>
);
