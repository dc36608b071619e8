import { useQuery } from '@tanstack/react-query';
import { BellRing, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import {
  getNextEvening,
  type NextEvening as Next,
  type PlannedWorkout,
} from '../../../contract/progress/plan.ts';
import { useIsLocked } from '../../auth/use-lock-state.ts';
import { minutesText } from '../../lib/amounts.ts';
import { timeText, weekdayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { queryFor } from '../../lib/query-client.ts';
import { WorkoutCover } from '../../training/sessions/WorkoutCover.tsx';
import { Button } from '../../ui/Button.tsx';
import { nextEveningCopy as copy } from './next-evening-copy.ts';
import { usePlanWithReminder } from './use-plan.ts';
import { useToday } from './use-today.ts';

/** Names the couple's next evening, or offers one to plan with one press. */
export function NextEvening() {
  const { data, isPending } = useQuery({ ...queryFor(getNextEvening), staleTime: 0 });
  if (isPending) return <div className="min-h-34" />;
  if (data?.planned) return <Planned planned={data.planned} />;
  return data?.proposal ? <Proposal proposal={data.proposal} /> : null;
}

function Planned({ planned: { day, time, workout } }: { planned: PlannedWorkout }) {
  const isToday = day === useToday();
  return (
    <WorkoutLink workout={workout}>
      {isToday ? copy.today(timeText(time)) : copy.planned(weekdayText(day), timeText(time))}
    </WorkoutLink>
  );
}

type ProposalProps = { proposal: NonNullable<Next['proposal']> };

function Proposal({ proposal: { day, time, isSameTime, workout } }: ProposalProps) {
  const { mutate, isPending } = usePlanWithReminder();
  const weekday = weekdayText(day);
  // A closed lock refuses notifications on this phone.
  if (useIsLocked()) return <WorkoutLink workout={workout}>{copy.next}</WorkoutLink>;
  return (
    <section aria-label={copy.next} className="rounded-card border border-line p-2">
      <WorkoutRow workout={workout} time={timeText(time)}>
        {isSameTime ? copy.sameTime(weekday) : copy.again(weekday)}
      </WorkoutRow>
      <Button
        variant="soft"
        className="mt-2 w-full"
        isBusy={isPending}
        onClick={() => mutate({ workoutId: workout.id, day, time })}
      >
        <BellRing aria-hidden="true" className="size-5" />
        {copy.remind}
      </Button>
    </section>
  );
}

type Shown = Pick<PlannedWorkout['workout'], 'id' | 'title' | 'category' | 'duration' | 'imageUrl'>;
type RowProps = { workout: Shown; children: ReactNode };

function WorkoutLink({ workout, children }: RowProps) {
  return (
    <Link
      href={paths.workout(workout.id)}
      className="block rounded-card border border-line p-2 pr-3 transition hover:bg-sunk"
    >
      <WorkoutRow workout={workout} sign={<ChevronRight className="size-5 shrink-0" />}>
        {children}
      </WorkoutRow>
    </Link>
  );
}

function WorkoutRow({
  workout,
  time,
  sign,
  children,
}: RowProps & { time?: string; sign?: ReactNode }) {
  return (
    <span className="flex items-center gap-3">
      <WorkoutCover
        imageUrl={workout.imageUrl}
        motif={workout.category}
        className="h-14 w-20 shrink-0 rounded-field"
      />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-semibold">{children}</span>
        <span className="block truncate text-sm">{workout.title}</span>
        <span className="block text-xs text-ink-soft">
          {time && `${time} · `}
          {minutesText(workout.duration)}
        </span>
      </span>
      {sign}
    </span>
  );
}
