import { CalendarHeart } from 'lucide-react';
import { useEffect, useReducer } from 'react';
import { Link } from 'wouter';
import { addDays, type Day } from '../../../contract/calendar.ts';
import { HOME_PLAN_DAYS } from '../../../contract/page-data/first-calls.ts';
import type { PlannedWorkout } from '../../../contract/progress/plan.ts';
import { useCouple } from '../../auth/use-couple.ts';
import { placeOf, weekdayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { useTrainTogether } from '../../live/use-train-together.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { dueCopy as copy } from './due-copy.ts';
import { usePlannedBetween } from './use-planned-between.ts';
import { useToday } from './use-today.ts';

const MINUTE_MS = 60_000;
/** Time before and after its start in which a workout counts as due now. */
const BEFORE_MS = 15 * MINUTE_MS;
const AFTER_MS = 120 * MINUTE_MS;

/** Shows today's planned workout, else the next one. Home always reserves a place for this. */
export function DueToday() {
  const today = useToday();
  const { data, status } = usePlannedBetween(today, addDays(today, HOME_PLAN_DAYS));
  return (
    <section
      aria-labelledby="due"
      className="mt-6 flex min-h-41 flex-col justify-between gap-4 rounded-card border border-line/70 bg-raised p-5 shadow-card sm:min-h-26 sm:flex-row sm:items-center sm:p-6"
    >
      {status === 'pending' ? <Pending /> : <Shown planned={data} today={today} />}
    </section>
  );
}

function Pending() {
  return (
    <>
      <h2 id="due" className="sr-only">
        {copy.quietTitle}
      </h2>
      <Skeleton className="h-13 w-2/3" />
      <Skeleton className="h-12 w-full rounded-full sm:w-44" />
    </>
  );
}

type ShownProps = { planned: readonly PlannedWorkout[] | undefined; today: Day };

function Shown({ planned, today }: ShownProps) {
  const open = planned?.filter(({ isDone }) => !isDone) ?? [];
  const due = open.filter(({ day }) => day === today);
  // Prefer a workout still to come over one that should have begun hours ago.
  const first = due.find(({ startsAt }) => Date.parse(startsAt) + AFTER_MS > Date.now()) ?? due[0];
  if (first) return <Due planned={first} others={due.length - 1} />;
  const [next] = open;
  return (
    <>
      <Words heading={next ? copy.next(weekdayText(next.day), next.time) : copy.quietTitle}>
        {next ? next.workout.title : planned ? copy.quiet : copy.failed}
      </Words>
      <LinkButton href={paths.plan()} variant="ghost" className="shrink-0">
        {next ? copy.see : copy.make}
      </LinkButton>
    </>
  );
}

type DueProps = { planned: PlannedWorkout; others: number };

function Due({ planned, others }: DueProps) {
  const { time, elsewhere, workout } = planned;
  const { hasPartner } = useCouple();
  const { isOpening, trainTogether } = useTrainTogether(workout.id);
  const variant = useIsTime(planned) ? 'primary' : 'soft';
  const there = elsewhere && copy.elsewhere(elsewhere.time, placeOf(elsewhere.zone));
  const notes = [there, others > 0 && copy.more(others)].filter(Boolean).join(' · ');
  return (
    <>
      <Words heading={copy.due(time)} note={notes} hasLink>
        {workout.title}
      </Words>
      {hasPartner ? (
        <Button variant={variant} className="shrink-0" isBusy={isOpening} onClick={trainTogether}>
          {copy.trainTogether(time)}
        </Button>
      ) : (
        <LinkButton variant={variant} className="shrink-0" href={paths.workout(workout.id)}>
          {copy.start}
        </LinkButton>
      )}
    </>
  );
}

type WordsProps = { heading: string; note?: string; hasLink?: boolean; children: string };

function Words({ heading, note, hasLink = false, children }: WordsProps) {
  return (
    <div className="flex min-w-0 flex-1 items-start gap-4">
      <CalendarHeart aria-hidden="true" className="mt-1 size-7 shrink-0 text-accent" />
      <div className="min-w-0 flex-1">
        <h2 id="due" className="font-text text-base font-semibold text-ink-soft">
          {heading}
          {note && <span className="font-normal"> · {note}</span>}
        </h2>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 sm:justify-start">
          <p className="font-title text-heading font-semibold">{children}</p>
          {hasLink && (
            <Link
              href={paths.plan()}
              className="-my-2 inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
            >
              {copy.see}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

/** Whether the workout is about to begin, or should have begun a while ago. */
function useIsTime({ startsAt }: PlannedWorkout): boolean {
  const [now, look] = useReducer(
    () => Date.now(),
    0,
    () => Date.now(),
  );
  useEffect(() => {
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const start = Date.parse(startsAt);
  return now >= start - BEFORE_MS && now <= start + AFTER_MS;
}
