import type { Day } from '../../../contract/calendar.ts';
import { monthOf, yearRange } from '../../../contract/months.ts';
import type { History } from '../../../contract/progress/history.ts';
import type { ForgivenDay } from '../../../contract/progress/streak.ts';
import { paths } from '../../lib/paths.ts';
import { type QueryState, QueryStates } from '../../ui/QueryStates.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import { historyCopy as copy } from './copy.ts';
import { Legend } from './Legend.tsx';
import { Pager } from './Pager.tsx';
import { ShareYear } from './ShareYear.tsx';
import { StatList } from './StatList.tsx';
import { daysIn, statsOf } from './stats.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { yearOf } from './view.ts';
import { YearCalendar } from './YearCalendar.tsx';

type YearViewProps = {
  year: number;
  query: QueryState<History>;
  forgiven: readonly ForgivenDay[];
  first: Day;
  today: Day;
};

export function YearView({ year, query, forgiven, first, today }: YearViewProps) {
  const days = query.data && daysIn(query.data.days, yearRange(year));
  // Lead from a year back to its month that is nearest to today.
  const month = year === yearOf(today) ? monthOf(today) : `${year}-12`;
  return (
    <>
      <ViewSwitch shown="year" month={paths.historyMonth(month)} year={paths.historyYear(year)} />
      <div className="mb-5 rounded-card border border-line/70 bg-raised p-3 shadow-card sm:p-6">
        <Pager
          title={String(year)}
          earlier={{
            label: copy.earlierYear,
            href: year > yearOf(first) ? paths.historyYear(year - 1) : null,
          }}
          later={{
            label: copy.laterYear,
            href: year < yearOf(today) ? paths.historyYear(year + 1) : null,
          }}
        />
        {days && (
          <div className="mt-5 flex flex-col items-center gap-5">
            <StatList stats={statsOf(days)} />
            {days.length > 0 && <ShareYear year={year} days={days} />}
          </div>
        )}
      </div>
      <QueryStates query={query} skeleton={<CalendarSkeleton />} failedTitle={copy.failed}>
        {() => (
          <YearCalendar
            year={year}
            days={days ?? []}
            forgiven={forgiven}
            first={first}
            today={today}
          />
        )}
      </QueryStates>
      <Legend forgiven={forgiven} />
    </>
  );
}
