import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { addDays, type Day } from '../../../contract/calendar.ts';
import type { PlannedWorkout } from '../../../contract/progress/plan.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { QueryStates } from '../../ui/QueryStates.tsx';
import { CalendarSection } from './CalendarSection.tsx';
import { planCopy as copy } from './copy.ts';
import { PickDialog } from './PickDialog.tsx';
import { PlannedDialog } from './PlannedDialog.tsx';
import { useWeek } from './use-plan.ts';
import { useToday } from './use-today.ts';
import { Week } from './Week.tsx';
import { daysOfWeek, weekIn, weekName } from './week.ts';

/** Open dialog: none, to choose a workout for a day, or to change a planned one. */
type Task = { type: 'pick'; day: Day } | { type: 'change'; planned: PlannedWorkout } | null;

export function PlanPage() {
  usePageTitle(copy.title);
  const today = useToday();
  const [search] = useSearchParams();
  const monday = weekIn(search, today);
  const [task, setTask] = useState<Task>(null);
  const close = () => setTask(null);
  const pick = (day: Day) => setTask({ type: 'pick', day });
  return (
    <Page>
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-2 text-lead text-ink-soft">{copy.lead}</p>
      <WeekLinks monday={monday} today={today} />
      <QueryStates
        query={useWeek(monday)}
        skeleton={skeleton}
        failedTitle={copy.failedTitle}
        failedHint={copy.failed}
      >
        {(planned) => (
          <>
            {planned.length === 0 && <EmptyWeek monday={monday} today={today} onPick={pick} />}
            <Week
              days={daysOfWeek(monday)}
              planned={planned}
              today={today}
              onPick={pick}
              onChange={(one) => setTask({ type: 'change', planned: one })}
            />
            {planned.some(({ elsewhere }) => elsewhere) && (
              <p className="mt-4 text-sm text-ink-soft">{copy.zones}</p>
            )}
          </>
        )}
      </QueryStates>
      <CalendarSection />
      {task?.type === 'pick' && <PickDialog day={task.day} today={today} onClose={close} />}
      {task?.type === 'change' && (
        <PlannedDialog planned={task.planned} today={today} onClose={close} />
      )}
    </Page>
  );
}

const arrow =
  'grid size-12 shrink-0 place-items-center rounded-full border border-ink/25 transition hover:border-ink/50 hover:bg-ink/5';

function WeekLinks({ monday, today }: { monday: Day; today: Day }) {
  const isThisWeek = daysOfWeek(monday).includes(today);
  return (
    <nav aria-label={weekName(monday)} className="mt-6 mb-5 flex items-center gap-2 sm:gap-4">
      <Link href={paths.planOf(addDays(monday, -7))} aria-label={copy.earlier} className={arrow}>
        <ChevronLeft aria-hidden="true" className="size-6" />
      </Link>
      <h2 className="flex-1 text-center text-heading sm:flex-none" aria-live="polite">
        {weekName(monday)}
      </h2>
      <Link href={paths.planOf(addDays(monday, 7))} aria-label={copy.later} className={arrow}>
        <ChevronRight aria-hidden="true" className="size-6" />
      </Link>
      {!isThisWeek && (
        <Link
          href={paths.plan()}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 max-sm:hidden"
        >
          {copy.thisWeek}
        </Link>
      )}
    </nav>
  );
}

type EmptyWeekProps = { monday: Day; today: Day; onPick: (day: Day) => void };

function EmptyWeek({ monday, today, onPick }: EmptyWeekProps) {
  const first = daysOfWeek(monday).find((day) => day >= today);
  if (!first) return <p className="mb-4 text-ink-soft">{copy.emptyPast}</p>;
  return (
    <div className="mb-5">
      <EmptyState motif="pair" title={copy.emptyTitle} text={copy.empty}>
        <Button onClick={() => onPick(first)}>{copy.addFirst}</Button>
      </EmptyState>
    </div>
  );
}

const skeleton = (
  <Loading
    label={copy.loading}
    shapes={Array<string>(7).fill('h-20 md:h-80')}
    className="grid gap-3 md:grid-cols-7"
  />
);
