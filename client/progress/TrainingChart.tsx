import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { textLinkClass } from '../ui/button-class.ts';
import { Card } from '../ui/Card.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CHART_SHAPE } from './Bars.tsx';
import { chartCopy as copy } from './copy.ts';
import { type StatName, WeekChart } from './WeekChart.tsx';

/** Downloads weeks, months and the year only when one of them is chosen. */
const PastChart = lazy(async () => ({ default: (await import('./PastChart.tsx')).PastChart }));

const RANGES = ['days', 'weeks', 'months', 'year'] as const;
const STATS = ['calories', 'minutes'] as const;
type Range = (typeof RANGES)[number];

/** Shows training over time: the last seven days at first. */
export function TrainingChart() {
  const [range, setRange] = useState<Range>('days');
  const [stat, setStat] = useState<StatName>('calories');
  return (
    <Card>
      <h2 className="text-heading">{copy.title[range]}</h2>
      <p className="text-ink-soft">{copy.lead[range][stat]}</p>
      <div className="my-4 flex flex-wrap gap-2">
        <Segments
          label={copy.ranges}
          choices={RANGES.map((value) => ({ value, label: copy.range[value] }))}
          value={range}
          onChange={setRange}
          className="flex-[2_1_19rem]"
        />
        <Segments
          label={copy.stats}
          choices={STATS.map((value) => ({ value, label: copy.stat[value] }))}
          value={stat}
          onChange={setStat}
          className="flex-[1_1_12rem]"
        />
      </div>
      {range === 'days' ? (
        <WeekChart stat={stat} />
      ) : (
        <Suspense fallback={<Skeleton className={CHART_SHAPE} />}>
          <PastChart range={range} stat={stat} />
        </Suspense>
      )}
      <Link href={paths.history()} className={`mt-2 gap-2 ${textLinkClass}`}>
        {copy.lookBack}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </Card>
  );
}
