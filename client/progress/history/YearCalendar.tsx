import { Link } from 'wouter';
import type { Day } from '../../../contract/calendar.ts';
import { type Month, monthOf, monthRange } from '../../../contract/months.ts';
import type { DayTotals } from '../../../contract/progress/progress.ts';
import type { ForgivenDay } from '../../../contract/progress/streak.ts';
import { monthName } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { monthsOfYear, weeksOfMonth } from './calendar-weeks.ts';
import { calendarCopy as copy } from './copy.ts';
import { Dot } from './Dot.tsx';
import { daysIn, fullnessOf, statsOf } from './stats.ts';
import { yearOf } from './view.ts';

type YearCalendarProps = {
  year: number;
  days: readonly DayTotals[];
  forgiven: readonly ForgivenDay[];
  first: Day;
  today: Day;
};

/**
 * A year as small tables, each of which leads to its month; the couple's first year begins with
 * their first month.
 */
export function YearCalendar({ year, days, forgiven, first, today }: YearCalendarProps) {
  const isInReach = (month: Month) => month >= monthOf(first) && month <= monthOf(today);
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
      {monthsOfYear(year)
        .filter((month) => month >= monthOf(first) || year < yearOf(first))
        .map((month) => (
          <li
            key={month}
            className={`relative rounded-card border border-line/70 p-3 transition sm:p-4 ${isInReach(month) ? 'bg-raised shadow-card hover:shadow-lift' : ''}`}
          >
            <SmallMonth
              month={month}
              days={daysIn(days, monthRange(month))}
              forgiven={forgiven}
              isInReach={isInReach(month)}
            />
          </li>
        ))}
    </ul>
  );
}

type SmallMonthProps = {
  month: Month;
  days: readonly DayTotals[];
  forgiven: readonly ForgivenDay[];
  isInReach: boolean;
};

function SmallMonth({ month, days, forgiven, isInReach }: SmallMonthProps) {
  const byDay = new Map(days.map((totals) => [totals.day, totals]));
  const bridgeOf = new Map(forgiven.map(({ day, by }) => [day, by]));
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="pb-1 text-left">
        {isInReach ? (
          <Link
            href={paths.historyMonth(month)}
            aria-label={copy.monthStats(month, statsOf(days))}
            className="flex min-h-11 items-center justify-between gap-2 font-semibold after:absolute after:inset-0 after:rounded-card"
          >
            {monthName(month)}
            <span className="text-sm font-normal text-ink-soft tabular-nums">
              {days.length > 0 && statsOf(days).workouts}
            </span>
          </Link>
        ) : (
          <span className="flex min-h-11 items-center text-ink-soft">{monthName(month)}</span>
        )}
      </caption>
      <thead>
        <tr className="sr-only">
          {copy.weekdays.map(([, name]) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week has the same seven places.
              <td key={index} className="p-0">
                {day && (
                  <span className="grid aspect-square place-items-center">
                    <span className="sr-only">
                      {copy.smallDay(day, byDay.get(day), bridgeOf.get(day))}
                    </span>
                    <Dot
                      of="year"
                      fullness={fullnessOf(byDay.get(day))}
                      forgivenBy={bridgeOf.get(day)}
                    />
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
