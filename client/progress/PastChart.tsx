import { monthOf } from '../../contract/months.ts';
import type { History } from '../../contract/progress/history.ts';
import { monthAndYear, shortDay, shortMonth } from '../lib/dates.ts';
import { QueryStates } from '../ui/QueryStates.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Bars, CHART_SHAPE } from './Bars.tsx';
import { chartCopy as copy } from './copy.ts';
import { ShareYear } from './history/ShareYear.tsx';
import { lastMonths, lastWeeks, monthsOfThisYear, type Span } from './history/stats.ts';
import { useRecentHistory } from './history/use-history.ts';
import { StatTable } from './StatTable.tsx';
import type { StatName } from './WeekChart.tsx';

export type PastRange = 'weeks' | 'months' | 'year';

/** Lowest tops of the scale: a span with little in it must not look like a record. */
const MIN_SCALES = { calories: 400, minutes: 60 } as const;
/** Weeks that share one label: there is no room for each. */
const WEEKS_PER_LABEL = 3;

const spansOf = { weeks: lastWeeks, months: lastMonths, year: monthsOfThisYear } as const;

/** The last twelve weeks or months, or this year. */
export function PastChart({ range, stat }: { range: PastRange; stat: StatName }) {
  const recent = useRecentHistory();
  return (
    <QueryStates
      query={recent}
      skeleton={<Skeleton className={CHART_SHAPE} />}
      failedTitle={copy.pastFailed}
    >
      {(history) => <Past history={history} range={range} stat={stat} />}
    </QueryStates>
  );
}

type PastProps = { history: History; range: PastRange; stat: StatName };

function Past({ history: { days, today, firstDay }, range, stat }: PastProps) {
  const spans = spansOf[range](days, today, firstDay);
  const total = spans.reduce((sum, span) => sum + span[stat], 0);
  const year = Number(today.slice(0, 4));
  const ownDays = days.filter(({ day }) => day >= `${year}-01-01`);
  return (
    <>
      <Bars
        bars={spans.map((span, place) => ({
          key: span.first,
          label: labelOf(range, span, place),
          value: span[stat],
          isCurrent: span.isCurrent,
        }))}
        summary={copy.summary[range](copy.total(total, stat))}
        minScale={MIN_SCALES[stat]}
      />
      <StatTable
        caption={copy.title[range]}
        first={copy.first[range]}
        rows={spans.map((span) => ({ key: span.first, name: nameOf(range, span), ...span }))}
      />
      {range === 'year' && ownDays.length > 0 && (
        <ShareYear year={year} days={ownDays} className="mt-4 w-full sm:w-auto" />
      )}
    </>
  );
}

/** Full name of a span, for screen readers. */
function nameOf(range: PastRange, { first }: Span): string {
  return range === 'weeks' ? shortDay(first) : monthAndYear(monthOf(first));
}

function labelOf(range: PastRange, { first }: Span, place: number): string {
  if (range !== 'weeks') return shortMonth(monthOf(first));
  return (place + 1) % WEEKS_PER_LABEL === 0 ? shortDay(first) : '';
}
