import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { categories } from '../../../content/categories.ts';
import type { Day } from '../../../contract/calendar.ts';
import type { ForgivenDay } from '../../../contract/progress/streak.ts';
import type { Session } from '../../../contract/training/sessions.ts';
import { coverUrl } from '../../../contract/workouts/workouts.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { useCouple } from '../../auth/use-couple.ts';
import { fullDay, useTimeOfDay } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { WorkoutCover } from '../../training/sessions/WorkoutCover.tsx';
import { AvatarPair } from '../../ui/AvatarPair.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { NextPageButton } from '../../ui/NextPageButton.tsx';
import { QueryStates } from '../../ui/QueryStates.tsx';
import { dayCopy as copy } from './copy.ts';
import { useSessionsOfDay } from './use-sessions-of-day.ts';
import { whoTookPart } from './who-took-part.ts';

type DayPanelProps = {
  day: Day;
  isToday: boolean;
  forgivenBy: ForgivenDay['by'] | undefined;
  /** True after a press on a day: then the panel takes the focus. */
  wasPressed: RefObject<boolean>;
  onClose: () => void;
};

export function DayPanel({ day, isToday, forgivenBy, wasPressed, onClose }: DayPanelProps) {
  const sessions = useSessionsOfDay(day);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!wasPressed.current || !day) return;
    wasPressed.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [day, wasPressed]);
  return (
    <section
      aria-labelledby="day"
      className="overflow-hidden rounded-card border border-line/70 bg-raised shadow-card"
    >
      <header className="flex items-center justify-between gap-3 px-5 pt-4 pb-3 sm:px-6">
        <h3 ref={heading} id="day" tabIndex={-1} className="scroll-mb-56 text-lg leading-snug">
          {fullDay(day)}
        </h3>
        <CloseButton label={copy.close} onClose={onClose} />
      </header>
      <QueryStates
        query={sessions}
        skeleton={<Loading label={copy.loading} shapes={['h-24']} className="px-5 pb-5" />}
        failedTitle={copy.failed}
      >
        {(list) =>
          list.length === 0 ? (
            <p className="px-5 pb-6 text-ink-soft sm:px-6">{emptyWords(isToday, forgivenBy)}</p>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {list.map((session) => (
                <li key={session.id}>
                  <SessionRow session={session} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      <NextPageButton list={sessions} variant="ghost" className="m-4">
        {copy.more}
      </NextPageButton>
    </section>
  );
}

function emptyWords(isToday: boolean, forgivenBy: ForgivenDay['by'] | undefined): string {
  if (forgivenBy) return copy.forgiven[forgivenBy];
  return isToday ? copy.today : copy.empty;
}

function SessionRow({ session }: { session: Session }) {
  const { workoutId, workout, completedAt, duration, caloriesBurned } = session;
  const timeOfDay = useTimeOfDay();
  const category = categories.find(({ id }) => id === workout.category);
  return (
    <Link
      href={paths.workout(workoutId)}
      className="flex gap-4 px-5 py-4 transition hover:bg-sunk sm:px-6"
    >
      <WorkoutCover
        imageUrl={coverUrl(workoutId)}
        motif={workout.category}
        className="h-18 w-24 shrink-0 rounded-xl"
      />
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold">{workout.title}</span>
        <span className="block text-sm text-ink-soft">
          {category?.title}
          {completedAt && (
            <>
              {' · '}
              <time dateTime={completedAt}>{timeOfDay(completedAt)}</time>
            </>
          )}
        </span>
        <span className="mt-1 block font-semibold tabular-nums">
          {copy.row(duration ?? 0, caloriesBurned ?? 0)}
        </span>
        <TookPart session={session} />
      </span>
    </Link>
  );
}

function TookPart({ session }: { session: Session }) {
  const { user } = useAuth();
  const { faces, partnerName } = useCouple();
  const who = whoTookPart(session, user?.id ?? '');
  const shown = { both: faces, me: faces.slice(0, 1), partner: faces.slice(1), unknown: [] }[who];
  return (
    <span className="mt-1.5 flex min-h-7 items-center gap-2 text-sm text-ink-soft">
      {shown.length > 0 && <AvatarPair faces={shown} />}
      {copy.tookPart(who, partnerName)}
    </span>
  );
}
