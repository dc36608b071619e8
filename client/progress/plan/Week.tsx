import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Day } from '../../../contract/calendar.ts';
import type { PlannedWorkout } from '../../../contract/progress/plan.ts';
import { dayText, shortWeekday, weekdayText } from '../../lib/dates.ts';
import { textLinkClass } from '../../ui/button-class.ts';
import { planCopy as copy } from './copy.ts';
import { PlannedCard } from './PlannedCard.tsx';
import { type Drag, useDrag } from './use-drag.ts';
import { useMove } from './use-plan.ts';
import { dayOfMonth } from './week.ts';

type WeekProps = {
  days: readonly Day[];
  planned: readonly PlannedWorkout[];
  today: Day;
  onPick: (day: Day) => void;
  onChange: (planned: PlannedWorkout) => void;
};

/**
 * Seven days: one under the other on a phone, from today on, with the days before behind a button;
 * side by side on wider screens.
 */
export function Week({ days, planned, today, onPick, onChange }: WeekProps) {
  const move = useMove();
  const [showsPast, setShowsPast] = useState(false);
  const hasPast = days.includes(today) && days[0] !== today;
  const { drag, begin } = useDrag((id, day) => {
    const found = planned.find((one) => one.id === id);
    if (found && day !== found.day && day >= today) {
      move.mutate({ planned: found, day, time: found.time });
    }
  });
  return (
    <>
      {hasPast && (
        <button
          type="button"
          aria-expanded={showsPast}
          onClick={() => setShowsPast(!showsPast)}
          className={`${textLinkClass} mb-2 text-second md:hidden`}
        >
          {copy.earlierDays}
        </button>
      )}
      <ol className="grid gap-3 md:grid-cols-7 md:gap-2">
        {days.map((day) => (
          <DayOfWeek
            key={day}
            day={day}
            today={today}
            isFolded={hasPast && !showsPast && day < today}
            drag={drag}
            onPick={onPick}
            planned={planned
              .filter((one) => one.day === day)
              .toSorted((one, other) => one.time.localeCompare(other.time))}
            card={(one) => (
              <PlannedCard
                planned={one}
                isOver={one.day < today}
                drag={drag?.id === one.id ? drag : null}
                onGrab={(event) => begin(event, one.id)}
                onOpen={() => onChange(one)}
              />
            )}
          />
        ))}
      </ol>
    </>
  );
}

type DayOfWeekProps = {
  day: Day;
  today: Day;
  /** True if phones leave it out. */
  isFolded: boolean;
  planned: readonly PlannedWorkout[];
  drag: Drag | null;
  onPick: (day: Day) => void;
  card: (planned: PlannedWorkout) => ReactNode;
};

function DayOfWeek({ day, today, isFolded, planned, drag, onPick, card }: DayOfWeekProps) {
  const isToday = day === today;
  const isOver = day < today;
  const isTarget = drag?.overDay === day && !isOver;
  const look = isTarget
    ? 'border-second bg-second-soft'
    : isToday
      ? 'border-accent/60 bg-accent-soft/60'
      : 'border-line/70 bg-raised/60';
  return (
    <li
      data-day={day}
      className={`flex flex-col ${isFolded ? 'max-md:hidden' : ''} rounded-card border p-2 pl-4 transition md:min-h-80 md:rounded-field md:p-2 ${look}`}
    >
      <div className="flex min-h-11 items-center gap-2 md:flex-col md:items-stretch md:gap-1">
        <h3
          className={`flex flex-1 items-baseline gap-2 font-text text-base font-semibold md:justify-center md:gap-1.5 ${isOver ? 'text-ink-soft' : ''}`}
        >
          <span aria-hidden="true" className="md:hidden">
            {weekdayText(day)}
          </span>
          <span aria-hidden="true" className="hidden md:inline">
            {shortWeekday(day)}
          </span>
          <span aria-hidden="true" className="font-title text-lg tabular-nums">
            {dayOfMonth(day)}
          </span>
          <span className="sr-only">{dayText(day)}</span>
          {isToday && (
            <span className="rounded-full bg-accent px-2 text-xs leading-5 text-on-accent md:hidden">
              {copy.today}
            </span>
          )}
        </h3>
        <p
          aria-hidden="true"
          className={`hidden text-center text-xs font-semibold text-accent md:block ${isToday ? '' : 'md:invisible'}`}
        >
          {copy.today}
        </p>
        {!isOver && (
          <button
            type="button"
            aria-label={copy.addFor(dayText(day))}
            onClick={() => onPick(day)}
            className="grid size-11 place-items-center rounded-full text-ink-soft transition hover:bg-ink/8 hover:text-ink md:order-last md:h-11 md:w-full md:rounded-field md:border md:border-dashed md:border-field-line"
          >
            <Plus aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
      {planned.length > 0 && (
        <ul className="mt-1 mr-2 mb-2 grid gap-2 md:mx-0 md:mt-2">
          {planned.map((one) => (
            <li key={one.id}>{card(one)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
