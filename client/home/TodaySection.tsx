import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { getProgress } from '../../contract/progress/progress.ts';
import { queryFor } from '../lib/query-client.ts';
import { RestDays } from '../progress/streak/RestDays.tsx';
import { FreeWorkouts } from '../training/sessions/FreeWorkouts.tsx';
import { todaysSessionsQuery, useFreeWorkoutsLeft } from '../training/sessions/use-sessions.ts';
import { Card } from '../ui/Card.tsx';
import { QueryStates } from '../ui/QueryStates.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { todayCopy as copy } from './copy.ts';
import { TodayRing } from './TodayRing.tsx';

/** Today's categories, the streak, and the free workouts that are left. */
export function TodaySection() {
  const today = useQuery(todaysSessionsQuery);
  const progress = useQuery(queryFor(getProgress));
  const left = useFreeWorkoutsLeft();
  return (
    <div className="mt-8 grid grid-cols-1 gap-5 md:grid-cols-[1.5fr_1fr]">
      <Card>
        <h2 className="text-heading">{copy.title}</h2>
        <p className="mb-5 text-ink-soft">{copy.lead}</p>
        <QueryStates
          query={today}
          skeleton={<Skeleton className="h-32" />}
          failedTitle={copy.failed}
        >
          {(sessions) => <TodayRing sessions={sessions} />}
        </QueryStates>
      </Card>
      <Card className="flex flex-col items-start">
        <h2 className="flex items-center gap-2 text-heading">
          <Flame aria-hidden="true" className="size-6 text-accent" />
          {copy.streakTitle}
        </h2>
        <QueryStates
          query={progress}
          skeleton={<Skeleton className="mt-3 h-24 w-full" />}
          failedTitle={copy.streakFailed}
        >
          {({ streakDays, workoutsCompleted }) => (
            <>
              <p className="mt-3 flex items-baseline gap-2">
                <span className="font-title text-display tabular-nums">{streakDays}</span>
                <span className="text-lead text-ink-soft">{copy.days(streakDays)}</span>
              </p>
              <p className="mt-1 text-ink-soft">{copy.streak(streakDays)}</p>
              {workoutsCompleted > 0 && <RestDays className="mt-4 w-full" />}
            </>
          )}
        </QueryStates>
      </Card>
      {left !== null && (
        <div className="md:col-span-2">
          <FreeWorkouts left={left} />
        </div>
      )}
    </div>
  );
}
