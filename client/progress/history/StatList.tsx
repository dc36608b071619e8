import { historyCopy as copy } from './copy.ts';
import type { Stats } from './stats.ts';

const STATS = ['days', 'workouts', 'minutes', 'calories'] as const;

/** Totals of a month or a year. */
export function StatList({ stats }: { stats: Stats }) {
  return (
    <dl className="grid w-full grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-2 text-center">
      {STATS.map((name) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-xs text-ink-soft sm:text-sm">{copy[name]}</dt>
          <dd className="font-title text-heading font-semibold tabular-nums">
            {copy.number(stats[name])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
