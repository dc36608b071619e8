import { useQuery } from '@tanstack/react-query';
import { type DayTotals, getLastDays } from '../../contract/progress/progress.ts';
import { shortWeekday, weekdayText } from '../lib/dates.ts';
import { queryFor } from '../lib/query-client.ts';
import { QueryStates } from '../ui/QueryStates.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Bars, CHART_SHAPE } from './Bars.tsx';
import { chartCopy as copy } from './copy.ts';
import { StatTable } from './StatTable.tsx';

export type StatName = 'calories' | 'minutes';

/** Lowest tops of the scale: a week with little in it must not look like a record. */
const MIN_SCALES = { calories: 100, minutes: 15 } as const;

/** The last seven days. */
export function WeekChart({ stat }: { stat: StatName }) {
  const days = useQuery(queryFor(getLastDays));
  return (
    <QueryStates
      query={days}
      skeleton={<Skeleton className={CHART_SHAPE} />}
      failedTitle={copy.failed}
    >
      {(list) => <Week days={list} stat={stat} />}
    </QueryStates>
  );
}

function Week({ days, stat }: { days: readonly DayTotals[]; stat: StatName }) {
  const total = days.reduce((sum, day) => sum + day[stat], 0);
  const bars = days.map((day, place) => ({
    key: day.day,
    label: shortWeekday(day.day),
    value: day[stat],
    isCurrent: place === days.length - 1,
  }));
  return (
    <>
      <Bars
        bars={bars}
        summary={copy.summary.days(copy.total(total, stat))}
        minScale={MIN_SCALES[stat]}
      />
      <StatTable
        caption={copy.title.days}
        first={copy.first.days}
        rows={days.map((day) => ({ key: day.day, name: weekdayText(day.day), ...day }))}
      />
    </>
  );
}
