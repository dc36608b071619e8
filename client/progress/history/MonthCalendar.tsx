import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Day } from '../../../contract/calendar.ts';
import { type Month, monthOf } from '../../../contract/months.ts';
import type { DayTotals } from '../../../contract/progress/progress.ts';
import type { ForgivenDay } from '../../../contract/progress/streak.ts';
import { paths } from '../../lib/paths.ts';
import { dayAfterKey, weeksOfMonth } from './calendar-weeks.ts';
import { calendarCopy as copy } from './copy.ts';
import { fullnessOf } from './stats.ts';

type MonthCalendarProps = {
  month: Month;
  days: readonly DayTotals[];
  forgiven: readonly ForgivenDay[];
  /** The couple's first day and today: days beyond them cannot be opened. */
  first: Day;
  today: Day;
  openDay: Day | null;
  /** Day that takes the focus; a new object for each move. */
  focusOn: { day: Day } | null;
  onOpen: () => void;
  /** Called when an arrow key leads to a day, perhaps of another month. */
  onMove: (day: Day) => void;
};

/** A month as a table. Tab reaches one day; the arrow keys reach the others from there. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, days, forgiven, first, today, openDay, focusOn, onOpen, onMove } = props;
  const table = useRef<HTMLTableElement>(null);
  const byDay = new Map(days.map((totals) => [totals.day, totals]));
  const bridgeOf = new Map(forgiven.map(({ day, by }) => [day, by]));
  const weeks = weeksOfMonth(month);
  const canOpen = (day: Day) => day >= first && day <= today;
  const inReach = weeks.flat().filter((day) => day !== null && canOpen(day));
  const tabStop = [focusOn?.day, openDay, today].find((day) => day && inReach.includes(day));

  useEffect(() => {
    if (focusOn && monthOf(focusOn.day) === month) {
      table.current?.querySelector<HTMLElement>(`[data-day="${focusOn.day}"]`)?.focus();
    }
  }, [focusOn, month]);

  function move(event: KeyboardEvent<HTMLElement>) {
    const { day = '' } = (event.target as HTMLElement).dataset;
    const next = day && dayAfterKey(event.key, day);
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(next < first ? first : next > today ? today : next);
  }

  return (
    <table ref={table} onKeyDown={move} className="w-full table-fixed border-collapse">
      <caption className="sr-only">
        {copy.caption(month)}. {copy.keys}
      </caption>
      <thead>
        <tr>
          {copy.weekdays.map(([short, name]) => (
            <th
              key={name}
              scope="col"
              abbr={name}
              className="pb-2 text-sm font-semibold text-ink-soft"
            >
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week has the same seven places.
              <td key={index} className="p-0 sm:p-0.5">
                {day && canOpen(day) && (
                  <Link
                    href={paths.historyDay(day)}
                    data-day={day}
                    aria-label={copy.day(day, byDay.get(day), bridgeOf.get(day))}
                    aria-current={day === openDay ? 'page' : day === today ? 'date' : undefined}
                    tabIndex={day === (tabStop ?? inReach[0]) ? 0 : -1}
                    onClick={onOpen}
                    className="flex h-13 flex-col items-center rounded-2xl pt-2 transition hover:bg-sunk aria-[current=date]:font-bold aria-[current=page]:bg-accent-soft aria-[current=page]:font-bold sm:h-19"
                  >
                    <DayCell
                      day={day}
                      totals={byDay.get(day)}
                      forgivenBy={bridgeOf.get(day)}
                      isToday={day === today}
                    />
                  </Link>
                )}
                {day && !canOpen(day) && (
                  <span className="flex h-13 flex-col items-center pt-2 text-ink-soft tabular-nums sm:h-19">
                    <span className={NUMBER}>{Number(day.slice(8))}</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Place of a day's number, as large as the largest disk. */
const NUMBER = 'grid size-9 place-items-center';

type DayCellProps = {
  day: Day;
  totals: DayTotals | undefined;
  forgivenBy: ForgivenDay['by'] | undefined;
  isToday: boolean;
};

/** Steps that the eye tells apart by size, since every trained day has the same strong color. */
const SIZES = ['', 'size-6', 'size-7', 'size-8', 'size-9'] as const;
const BRIDGES = {
  rest: 'size-8 rounded-full border-2 border-second',
  pause: 'border-b-3 border-second px-1 pb-0.5',
} as const;

/** The day's number, in a disk if the couple trained; screen readers get the words of its link. */
function DayCell({ day, totals, forgivenBy, isToday }: DayCellProps) {
  const fullness = fullnessOf(totals);
  const look =
    fullness > 0
      ? `rounded-full bg-accent font-semibold text-on-accent forced-colors:bg-[CanvasText] forced-colors:text-[Canvas] ${SIZES[fullness]}`
      : forgivenBy && BRIDGES[forgivenBy];
  return (
    <>
      <span className={NUMBER}>
        <span
          className={`grid place-items-center leading-none tabular-nums ${look ?? ''} ${isToday ? 'underline decoration-2 underline-offset-4' : ''}`}
        >
          {Number(day.slice(8))}
        </span>
      </span>
      {totals && (
        <span className="hidden text-xs font-normal text-ink-soft tabular-nums sm:block">
          {copy.minutes(totals.minutes)}
        </span>
      )}
    </>
  );
}
