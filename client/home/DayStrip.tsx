import { useQuery } from '@tanstack/react-query';
import { CalendarHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { getWeeklyGoals } from '../../contract/progress/progress.ts';
import type { Streak } from '../../contract/progress/streak.ts';
import { dayText, shortWeekday, timeText } from '../lib/dates.ts';
import { paths } from '../lib/paths.ts';
import { queryFor } from '../lib/query-client.ts';
import { dueCopy } from '../progress/plan/due-copy.ts';
import { usePlannedSoon } from '../progress/plan/use-planned-soon.ts';
import { RestDayNote } from '../progress/streak/RestDayNote.tsx';
import { useStreak } from '../progress/streak/use-streak.ts';
import { FailedState } from '../ui/FailedState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { stripCopy as copy } from './copy.ts';
import { useSuggestion } from './use-suggestion.ts';

/** The streak with today's ring, the week, and the next planned workout after the one above. */
export function DayStrip() {
  const streak = useStreak();
  const goals = useQuery(queryFor(getWeeklyGoals));
  const { workout } = useSuggestion();
  const { plan, today, next } = usePlannedSoon(workout?.id ?? null);
  const parts = [streak, goals, plan];
  if (streak.data && goals.data && plan.data) {
    const { workoutTogetherCurrent: done, workoutTogetherTarget: target } = goals.data;
    const isToday = next?.day === today;
    return (
      <section aria-label={copy.region} className="mt-5">
        {streak.data.untold.length > 0 && (
          <RestDayNote unseen={streak.data.untold} streakDays={streak.data.streakDays} />
        )}
        <div className="flex flex-wrap divide-line overflow-hidden rounded-card border border-line/70 bg-raised shadow-card sm:divide-x">
          <Cell
            href={paths.progress()}
            sign={<DayRing streak={streak.data} />}
            label={copy.streak(streak.data.streakDays)}
            hint={streakHint(streak.data)}
          />
          <Cell
            href={paths.progress()}
            sign={copy.week(done, target)}
            label={copy.thisWeek}
            hint={copy.weekHint(done, target)}
          />
          {next ? (
            <Cell
              href={paths.planOf(next.day)}
              sign={isToday ? dueCopy.tonight(next.time) : shortWeekday(next.day)}
              label={timeText(next.time)}
              hint={next.workout.title}
            />
          ) : (
            <Cell
              href={paths.plan()}
              sign={<CalendarHeart aria-hidden="true" className="size-8 text-accent" />}
              label={dueCopy.make}
              hint={copy.planHint}
            />
          )}
        </div>
      </section>
    );
  }
  if (!parts.some(({ status, data }) => status === 'error' && !data)) {
    return <Skeleton className="mt-5 h-26.5 sm:h-24.5" />;
  }
  return (
    <div className="mt-5">
      <FailedState
        title={copy.failed}
        onRetry={() => parts.map(({ data, refetch }) => data || refetch())}
      />
    </div>
  );
}

function streakHint({ pause, today, isTrainedToday, streakDays }: Streak): string {
  if (pause && pause.firstDay <= today) return copy.onBreak(dayText(pause.lastDay));
  if (isTrainedToday) return copy.trained;
  return streakDays === 0 ? copy.begin : copy.keepGoing;
}

type CellProps = { href: string; sign: ReactNode; label: string; hint: string };

/** One of three: beside one another on a phone, with a hint where there is room. */
function Cell({ href, sign, label, hint }: CellProps) {
  return (
    <Link
      href={href}
      className="flex flex-[1_1_6.25rem] flex-col items-center gap-1 px-2 py-3.5 text-center transition hover:bg-sunk sm:flex-row sm:gap-4 sm:px-5 sm:text-left"
    >
      <span className="grid h-13 shrink-0 place-items-center font-title text-heading font-semibold whitespace-nowrap tabular-nums">
        {sign}
      </span>
      <span className="min-w-0 leading-snug">
        <span className="block text-sm font-semibold sm:text-base">{label}</span>
        <span className="line-clamp-2 text-sm text-ink-soft max-sm:sr-only">{hint}</span>
      </span>
    </Link>
  );
}

const RADIUS = 22;

/** Full once a workout was done today; the number inside is the streak. */
function DayRing({ streak: { isTrainedToday, streakDays } }: { streak: Streak }) {
  return (
    <svg
      viewBox="0 0 52 52"
      role="img"
      aria-label={copy.ring(streakDays, isTrainedToday)}
      className="size-13"
    >
      <circle
        cx="26"
        cy="26"
        r={RADIUS}
        fill="none"
        strokeWidth="6"
        stroke={isTrainedToday ? 'var(--accent)' : 'var(--line)'}
      />
      <text x="26" y="32.5" textAnchor="middle" className="fill-ink text-[1.125rem]">
        {streakDays}
      </text>
    </svg>
  );
}
