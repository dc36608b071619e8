import type { DeskNumbers } from '../../contract/admin/desk.ts';
import { shortDay } from '../lib/dates.ts';
import { numbersCopy as copy } from './copy.ts';

const WIDTH = 280;
const HEIGHT = 72;
const GAP = 4;

type Day = DeskNumbers['days'][number];
type DayBarsProps = {
  days: readonly Day[];
  metric: Exclude<keyof Day, 'day'>;
  text?: (value: number) => string;
  isWarning?: boolean;
};

/** A bar for each day, with its sum in words, and every day in a table for screen readers. */
export function DayBars({ days, metric, text = String, isWarning = false }: DayBarsProps) {
  const title = copy.charts[metric];
  const total = days.reduce((sum, day) => sum + day[metric], 0);
  const most = Math.max(1, ...days.map((day) => day[metric]));
  const slot = WIDTH / days.length;
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <figure>
      <figcaption className="flex justify-between gap-3">
        <span className="text-ink-soft">{title}</span>
        <span className="font-bold tabular-nums">{text(total)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="mt-2 block w-full overflow-visible"
      >
        {days.map((day, index) => {
          const height = day[metric] === 0 ? 2 : Math.max(5, (day[metric] / most) * HEIGHT);
          const fill =
            day[metric] === 0 ? 'var(--line)' : `var(--${isWarning ? 'danger' : 'second'})`;
          return (
            <rect
              key={day.day}
              x={slot * index + GAP / 2}
              y={HEIGHT - height}
              width={slot - GAP}
              height={height}
              rx={2}
              fill={fill}
            />
          );
        })}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-sm text-ink-soft">
        <span>{shortDay(first)}</span>
        <span>{shortDay(last)}</span>
      </p>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th>{copy.day}</th>
              <th>{title}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th>{shortDay(day.day)}</th>
                <td>{text(day[metric])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
