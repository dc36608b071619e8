import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { textLinkClass } from '../ui/button-class.ts';
import { Card } from '../ui/Card.tsx';
import { Segments } from '../ui/Segments.tsx';
import { chartCopy as copy } from './copy.ts';
import { PastChart } from './PastChart.tsx';
import { type StatName, WeekChart } from './WeekChart.tsx';

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
      {range === 'days' ? <WeekChart stat={stat} /> : <PastChart range={range} stat={stat} />}
      <Link href={paths.history()} className={`mt-2 gap-2 ${textLinkClass}`}>
        {copy.lookBack}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </Card>
  );
}
