import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Day } from '../../../contract/calendar.ts';
import { addMonths, type Month, monthOf, monthRange } from '../../../contract/months.ts';
import type { History } from '../../../contract/progress/history.ts';
import type { ForgivenDay } from '../../../contract/progress/streak.ts';
import { monthAndYear } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { type QueryState, QueryStates } from '../../ui/QueryStates.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import { historyCopy as copy, dayCopy } from './copy.ts';
import { DayPanel } from './DayPanel.tsx';
import { Legend } from './Legend.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { Pager } from './Pager.tsx';
import { StatList } from './StatList.tsx';
import { daysIn, statsOf } from './stats.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { yearOf } from './view.ts';

type MonthViewProps = {
  month: Month;
  openDay: Day | null;
  query: QueryState<History>;
  forgiven: readonly ForgivenDay[];
  first: Day;
  today: Day;
};

export function MonthView({ month, openDay, query, forgiven, first, today }: MonthViewProps) {
  const [, navigate] = useLocation();
  const [focusOn, setFocusOn] = useState<{ day: Day } | null>(null);
  const wasPressed = useRef(false);

  function move(day: Day) {
    setFocusOn({ day });
    if (monthOf(day) !== month) navigate(paths.historyMonth(monthOf(day)));
  }

  function closeDay(day: Day) {
    setFocusOn({ day });
    navigate(paths.historyMonth(month));
  }

  return (
    <>
      <ViewSwitch
        shown="month"
        month={paths.historyMonth(month)}
        year={paths.historyYear(yearOf(month))}
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="rounded-card border border-line/70 bg-raised p-3 shadow-card sm:p-6">
          <Pager
            title={monthAndYear(month)}
            earlier={{
              label: copy.earlierMonth,
              href: month > monthOf(first) ? paths.historyMonth(addMonths(month, -1)) : null,
            }}
            later={{
              label: copy.laterMonth,
              href: month < monthOf(today) ? paths.historyMonth(addMonths(month, 1)) : null,
            }}
          />
          <QueryStates query={query} skeleton={<CalendarSkeleton />} failedTitle={copy.failed}>
            {({ days }) => (
              <>
                <div className="my-5">
                  <StatList stats={statsOf(daysIn(days, monthRange(month)))} />
                </div>
                <MonthCalendar
                  month={month}
                  days={daysIn(days, monthRange(month))}
                  forgiven={forgiven}
                  first={first}
                  today={today}
                  openDay={openDay}
                  focusOn={focusOn}
                  onOpen={() => {
                    wasPressed.current = true;
                  }}
                  onMove={move}
                />
              </>
            )}
          </QueryStates>
          <Legend forgiven={forgiven.filter(({ day }) => monthOf(day) === month)} />
        </div>
        <div className="lg:sticky lg:top-8">
          {openDay ? (
            <DayPanel
              day={openDay}
              isToday={openDay === today}
              forgivenBy={forgiven.find(({ day }) => day === openDay)?.by}
              wasPressed={wasPressed}
              onClose={() => closeDay(openDay)}
            />
          ) : (
            <p className="rounded-card bg-sunk px-6 py-5 text-ink-soft">{dayCopy.choose}</p>
          )}
        </div>
      </div>
    </>
  );
}
