import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { getWeeklyGoals } from '../../contract/progress/progress.ts';
import { dayText } from '../lib/dates.ts';
import { queryFor } from '../lib/query-client.ts';
import { textLinkClass } from '../ui/button-class.ts';
import { Card } from '../ui/Card.tsx';
import { QueryStates } from '../ui/QueryStates.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { goalsCopy as copy } from './copy.ts';
import { GoalsDialog } from './GoalsDialog.tsx';
import { useTargets } from './use-goals.ts';

export function WeeklyGoals() {
  const goals = useQuery(queryFor(getWeeklyGoals));
  return (
    <Card>
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-heading">{copy.title}</h2>
        <EditGoals />
      </div>
      <p className="mb-5 text-ink-soft">{copy.lead}</p>
      <QueryStates query={goals} skeleton={<Skeleton className="h-36" />} failedTitle={copy.failed}>
        {(week) => (
          <div className="space-y-6">
            <Goal
              label={copy.together}
              current={week.workoutTogetherCurrent}
              target={week.workoutTogetherTarget}
            />
            <Goal
              label={copy.categories}
              current={week.completeCategoriesCurrent}
              target={week.completeCategoriesTarget}
            />
            <PlannedGoals />
          </div>
        )}
      </QueryStates>
    </Card>
  );
}

function EditGoals() {
  const { data: targets } = useTargets();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`-my-1.5 shrink-0 ${textLinkClass}`}
        disabled={!targets}
        onClick={() => setIsOpen(true)}
      >
        {copy.edit}
      </button>
      {isOpen && targets && <GoalsDialog targets={targets} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Names the goals from next week on, if they differ. */
function PlannedGoals() {
  const { data } = useTargets();
  if (!data) return null;
  const { thisWeek, nextWeek, nextMonday } = data;
  const { workouts, categories } = nextWeek;
  if (workouts === thisWeek.workouts && categories === thisWeek.categories) return null;
  return (
    <p className="text-sm text-ink-soft">
      {copy.planned(dayText(nextMonday), workouts, categories)}
    </p>
  );
}

type GoalProps = { label: string; current: number; target: number };

function Goal({ label, current, target }: GoalProps) {
  const isReached = current >= target;
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{label}</span>
        <span className="flex items-center gap-1.5 text-ink-soft tabular-nums">
          {isReached && <Check aria-label={copy.reached} className="size-4 text-second" />}
          {copy.of(current, target)}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={target}
        aria-valuenow={Math.min(current, target)}
        aria-valuetext={copy.of(current, target)}
        className="mt-2.5 flex gap-1.5"
      >
        {Array.from({ length: target }, (_, place) => place).map((place) => (
          <span
            key={place}
            className={`h-3.5 flex-1 rounded-full ${place < current ? (isReached ? 'bg-second' : 'bg-accent') : 'bg-ink/12'}`}
          />
        ))}
      </div>
    </div>
  );
}
