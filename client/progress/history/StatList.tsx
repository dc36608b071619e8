import { historyCopy as copy } from './copy.ts';
import type { Figures } from './stats.ts';

const FIGURES = ['days', 'workouts', 'minutes', 'calories'] as const;

/** What a month or a year adds up to. */
export function FigureList({ figures }: { figures: Figures }) {
  return (
    <dl className="grid w-full grid-cols-4 gap-2 text-center">
      {FIGURES.map((name) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-xs text-ink-soft sm:text-sm">{copy[name]}</dt>
          <dd className="font-title text-heading font-semibold tabular-nums">
            {copy.number(figures[name])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
