import { useQuery } from '@tanstack/react-query';
import { type DayTotals, getLastDays } from '../../contract/progress/progress.ts';
import { queryFor } from '../lib/query-client.ts';
import { Loaded } from '../ui/QueryStates.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Bars, CHART_SHAPE } from './Bars.tsx';
import { chartCopy as copy } from './copy.ts';
import { FigureTable } from './StatTable.tsx';

export type FigureName = 'calories' | 'minutes';

/** A week with few calories or minutes must not look like a record. */
const MIN_SCALES = { calories: 100, minutes: 15 } as const;

/** The last seven days. */
export function WeekChart({ figure }: { figure: FigureName }) {
  const days = useQuery(queryFor(getLastDays));
  return (
    <Loaded query={days} skeleton={<Skeleton className={CHART_SHAPE} />} failedTitle={copy.failed}>
      {(list) => <Week days={list} figure={figure} />}
    </Loaded>
  );
}

/** `new Date` reads a calendar day as UTC, so it is formatted in UTC. */
const weekday = (day: string, form: 'short' | 'long') =>
  new Intl.DateTimeFormat('en', { weekday: form, timeZone: 'UTC' }).format(new Date(day));

function Week({ days, figure }: { days: readonly DayTotals[]; figure: FigureName }) {
  const total = days.reduce((sum, day) => sum + day[figure], 0);
  const bars = days.map((day, place) => ({
    key: day.day,
    label: weekday(day.day, 'short'),
    value: day[figure],
    isCurrent: place === days.length - 1,
  }));
  return (
    <>
      <Bars
        bars={bars}
        summary={copy.summary.days(copy.total(total, figure))}
        minScale={MIN_SCALES[figure]}
      />
      <FigureTable
        caption={copy.title.days}
        first={copy.first.days}
        rows={days.map((day) => ({ key: day.day, name: weekday(day.day, 'long'), ...day }))}
      />
    </>
  );
}
