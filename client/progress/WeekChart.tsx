import { useQuery } from '@tanstack/react-query';
import { type DayTotals, getLastDays } from '../../contract/progress.ts';
import { queryFor } from '../lib/query-client.ts';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { weekCopy as copy } from './copy.ts';

const WIDTH = 360;
const HEIGHT = 190;
const BASE = 156;
const TOP = 26;
const BAR = 26;
/** A week with few calories must not look like a record. */
const MIN_SCALE = 100;

export function WeekChart() {
  const days = useQuery(queryFor(getLastDays));
  return (
    <Card>
      <h2 className="text-heading">{copy.title}</h2>
      <p className="mb-4 text-ink-soft">{copy.lead}</p>
      <Loaded
        query={days}
        skeleton={<Skeleton className="aspect-[360/190] w-full" />}
        failedTitle={copy.failed}
      >
        {(list) => (
          <>
            <Bars days={list} />
            <Figures days={list} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** `new Date` reads a calendar day as UTC, so it is formatted in UTC. */
const weekday = (day: string, form: 'short' | 'long') =>
  new Intl.DateTimeFormat('en', { weekday: form, timeZone: 'UTC' }).format(new Date(day));

function Bars({ days }: { days: readonly DayTotals[] }) {
  const scale = Math.max(MIN_SCALE, ...days.map(({ calories }) => calories));
  const total = days.reduce((sum, { calories }) => sum + calories, 0);
  const slot = WIDTH / days.length;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={copy.summary(total)}
      className="block w-full overflow-visible"
    >
      {[0, 0.5, 1].map((share) => (
        <line
          key={share}
          x1={0}
          x2={WIDTH}
          y1={BASE - share * (BASE - TOP)}
          y2={BASE - share * (BASE - TOP)}
          stroke="var(--line)"
          strokeDasharray={share === 0 ? undefined : '3 5'}
        />
      ))}
      {days.map(({ day, calories }, place) => {
        const height = calories === 0 ? 4 : Math.max(8, (calories / scale) * (BASE - TOP));
        const middle = slot * (place + 0.5);
        const isToday = place === days.length - 1;
        return (
          <g key={day}>
            <rect
              x={middle - BAR / 2}
              y={BASE - height}
              width={BAR}
              height={height}
              rx={Math.min(9, height / 2)}
              fill={calories === 0 ? 'var(--line)' : isToday ? 'var(--accent)' : 'var(--art-sun)'}
            />
            {calories > 0 && (
              <text
                x={middle}
                y={BASE - height - 7}
                textAnchor="middle"
                className="fill-ink text-[0.75rem] font-semibold tabular-nums"
              >
                {calories}
              </text>
            )}
            <text
              x={middle}
              y={BASE + 22}
              textAnchor="middle"
              className={`text-[0.8rem] ${isToday ? 'fill-ink font-bold' : 'fill-ink-soft'}`}
            >
              {weekday(day, 'short')}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The same figures for screen readers. */
function Figures({ days }: { days: readonly DayTotals[] }) {
  return (
    <table className="sr-only">
      <caption>{copy.title}</caption>
      <thead>
        <tr>
          <th>{copy.day}</th>
          <th>{copy.workouts}</th>
          <th>{copy.minutes}</th>
          <th>{copy.calories}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, workouts, minutes, calories }) => (
          <tr key={day}>
            <th>{weekday(day, 'long')}</th>
            <td>{workouts}</td>
            <td>{minutes}</td>
            <td>{calories}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
