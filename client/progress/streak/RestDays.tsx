import { Moon } from 'lucide-react';
import { useState } from 'react';
import {
  DAYS_PER_REST_DAY,
  MAX_REST_DAYS,
  type Streak,
} from '../../../contract/progress/streak.ts';
import { dayText } from '../../lib/dates.ts';
import { textLinkClass } from '../../ui/button-class.ts';
import { QueryStates } from '../../ui/QueryStates.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BreakDialog } from './BreakDialog.tsx';
import { restCopy as copy } from './copy.ts';
import { RestDayNote } from './RestDayNote.tsx';
import { useStreak } from './use-streak.ts';

/** Shows the saved rest days, the days they forgave lately, and the couple's break. */
export function RestDays({ className = '' }: { className?: string }) {
  const streak = useStreak();
  return (
    <section aria-label={copy.region} className={className}>
      <QueryStates
        query={streak}
        skeleton={<Skeleton className="h-23" />}
        failedTitle={copy.failed}
      >
        {(known) => <Rest streak={known} />}
      </QueryStates>
    </section>
  );
}

function Rest({ streak }: { streak: Streak }) {
  const [isOpen, setIsOpen] = useState(false);
  const { pause, untold, streakDays } = streak;
  return (
    <>
      {untold.length > 0 && <RestDayNote unseen={untold} streakDays={streakDays} />}
      <div className="flex min-h-12 items-center gap-3">
        <RestSigns count={streak.restDays} />
        <p className="text-sm leading-snug">
          <Words streak={streak} />
        </p>
      </div>
      <button type="button" className={textLinkClass} onClick={() => setIsOpen(true)}>
        {pause ? copy.changeBreak : copy.takeBreak}
      </button>
      {isOpen && <BreakDialog streak={streak} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Words({ streak }: { streak: Streak }) {
  const { pause, today, restDays, streakDays } = streak;
  const [first, second] =
    pause && pause.firstDay <= today
      ? [copy.onBreak(dayText(pause.lastDay)), copy.waits]
      : pause
        ? [copy.inHand(restDays), copy.planned(dayText(pause.firstDay))]
        : [copy.inHand(restDays), nextRestDay(restDays, streakDays)];
  return (
    <>
      <span className="block font-semibold">{first}</span>
      <span className="block text-ink-soft">{second}</span>
    </>
  );
}

function nextRestDay(restDays: number, streakDays: number): string {
  if (restDays === MAX_REST_DAYS) return copy.full;
  return copy.toEarn(DAYS_PER_REST_DAY - (streakDays % DAYS_PER_REST_DAY));
}

function RestSigns({ count }: { count: number }) {
  return (
    <span role="img" aria-label={copy.signs(count, MAX_REST_DAYS)} className="flex shrink-0 gap-1">
      {Array.from({ length: MAX_REST_DAYS }, (_, place) => place).map((place) => (
        <span
          key={place}
          className={`grid size-8 place-items-center rounded-full ${place < count ? 'bg-second-soft text-second' : 'border border-dashed border-ink/30 text-ink/35'}`}
        >
          <Moon className="size-4.5" fill={place < count ? 'currentColor' : 'none'} />
        </span>
      ))}
    </span>
  );
}
