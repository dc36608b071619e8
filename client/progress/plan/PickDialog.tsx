import { useState } from 'react';
import { categories as allCategories } from '../../../content/categories.ts';
import { canOpenBedroom } from '../../../contract/auth/auth.ts';
import type { Day } from '../../../contract/calendar.ts';
import {
  type CategoryId,
  GOAL_CATEGORIES,
  type Workout,
} from '../../../contract/workouts/workouts.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { minutesText } from '../../lib/amounts.ts';
import { holdsEvery, wordsOf } from '../../lib/word-search.ts';
import { useCatalogue } from '../../training/sessions/use-catalogue.ts';
import { WorkoutCover } from '../../training/sessions/WorkoutCover.tsx';
import { Button } from '../../ui/Button.tsx';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { QueryStates } from '../../ui/QueryStates.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { pickCopy as copy } from './copy.ts';
import { lastTime, rememberTime } from './last-time.ts';
import { type FirstChoices, useFirstChoices, usePropose } from './use-plan.ts';
import { type When, WhenFields } from './WhenFields.tsx';

type PickDialogProps = { day: Day; today: Day; onClose: () => void };

/** Plans a workout: first the time is chosen, then a press on a workout plans it. */
export function PickDialog({ day, today, onClose }: PickDialogProps) {
  const [when, setWhen] = useState<When>({ day, time: lastTime() });
  const [category, setCategory] = useState<CategoryId | 'all'>('all');
  const [words, setWords] = useState('');
  const { user } = useAuth();
  const { query, bedroom } = useCatalogue();
  const { isLoading, ...first } = useFirstChoices();
  const propose = usePropose();
  const hasBedroom = canOpenBedroom(user) && bedroom !== 'closed';
  const categories = [...GOAL_CATEGORIES, ...(hasBedroom ? ['bedroom' as const] : [])];
  const choices = [
    { value: 'all' as const, label: copy.all },
    ...categories.map((id) => ({ value: id, label: titleOf(id) })),
  ];
  const hasFailed = hasBedroom && bedroom === 'failed';
  const catalogue =
    isLoading || hasFailed
      ? { ...query, status: hasFailed ? ('error' as const) : query.status, data: undefined }
      : query;

  function plan({ id }: Workout) {
    rememberTime(when.time);
    propose.mutate({ workoutId: id, ...when }, { onSuccess: onClose });
  }

  return (
    <SheetDialog title={copy.title} onClose={onClose}>
      <div className="mt-4 space-y-4">
        <WhenFields when={when} today={today} onChange={setWhen} />
        <SearchBox
          label={copy.searchLabel}
          placeholder={copy.searchPlaceholder}
          value={words}
          onChange={setWords}
        />
        <FilterChips
          label={copy.categories}
          choices={choices}
          value={category}
          onChange={setCategory}
        />
        <QueryStates query={catalogue} skeleton={skeleton} failedTitle={copy.failedTitle}>
          {(workouts) => (
            <Results
              workouts={firstOf(matching(workouts, category, words), first)}
              first={first}
              words={words}
              isBusy={propose.isPending || !when.day || !when.time}
              onPlan={plan}
            />
          )}
        </QueryStates>
        <Button variant="ghost" className="w-full" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </SheetDialog>
  );
}

const titleOf = (id: CategoryId) => allCategories.find((one) => one.id === id)?.title ?? id;

function matching(
  workouts: readonly Workout[],
  category: CategoryId | 'all',
  words: string,
): readonly Workout[] {
  const asked = wordsOf(words);
  return workouts.filter(
    (workout) =>
      (category === 'all' || workout.category === category) &&
      !workout.locked &&
      holdsEvery(asked, workout.title),
  );
}

/** Puts tonight's suggestion before the favorites, and both before the rest. */
function firstOf(workouts: readonly Workout[], { suggested, favorites }: FirstChoices) {
  const place = ({ id }: Workout) => (id === suggested ? 0 : favorites.has(id) ? 1 : 2);
  return workouts.toSorted((one, other) => place(one) - place(other));
}

type ResultsProps = {
  workouts: readonly Workout[];
  first: FirstChoices;
  words: string;
  isBusy: boolean;
  onPlan: (workout: Workout) => void;
};

function Results({ workouts, first, words, isBusy, onPlan }: ResultsProps) {
  if (workouts.length === 0) return <p className="py-4 text-ink-soft">{copy.nothing(words)}</p>;
  return (
    <ul aria-label={copy.results} className="grid gap-1 sm:h-72 sm:overflow-y-auto">
      {workouts.map((workout) => (
        <li key={workout.id}>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => onPlan(workout)}
            className="flex w-full items-center gap-3 rounded-field p-2 text-left transition hover:bg-ink/5 disabled:opacity-60"
          >
            <WorkoutCover
              imageUrl={workout.imageUrl}
              motif={workout.category}
              className="h-12 w-16 shrink-0 rounded-xl"
            />
            <span className="min-w-0">
              <span className="block leading-snug font-semibold">{workout.title}</span>
              <span className="block text-sm text-ink-soft">
                {copy.facts(
                  minutesText(workout.duration),
                  workout.difficulty,
                  workout.id === first.suggested && copy.suggested,
                  first.favorites.has(workout.id) && copy.favorite,
                )}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const skeleton = (
  <Loading label={copy.loading} shapes={['h-16', 'h-16', 'h-16']} className="grid gap-2 sm:h-72" />
);
