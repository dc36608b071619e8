import { Check } from 'lucide-react';
import { categories } from '../../content/categories.ts';
import type { Session } from '../../contract/training/sessions.ts';
import { type CategoryId, GOAL_CATEGORIES } from '../../contract/workouts/workouts.ts';
import { fullDayCopy as copy } from './copy.ts';

const SIZE = 120;
const RADIUS = 48;
const WIDTH = 13;
const GAP_DEGREES = 14;
const COLORS: Record<(typeof GOAL_CATEGORIES)[number], string> = {
  stretch: 'var(--art-sun)',
  strength: 'var(--art-coral)',
  cardio: 'var(--art-plum)',
  cooldown: 'var(--art-teal)',
};

/** The quarter of the circle that belongs to a category. */
function arc(place: number): string {
  const share = 360 / GOAL_CATEGORIES.length;
  const point = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    const x = SIZE / 2 + RADIUS * Math.cos(angle);
    const y = SIZE / 2 + RADIUS * Math.sin(angle);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const from = place * share + GAP_DEGREES / 2;
  const to = (place + 1) * share - GAP_DEGREES / 2;
  return `M${point(from)}A${RADIUS} ${RADIUS} 0 0 1 ${point(to)}`;
}

const titleOf = (id: CategoryId) => categories.find((category) => category.id === id)?.title ?? id;

/** The four categories of a full day, each a quarter of a ring. */
export function FullDayRing({ sessions }: { sessions: readonly Session[] }) {
  const done = new Set(sessions.map(({ workout }) => workout.category));
  const count = GOAL_CATEGORIES.filter((id) => done.has(id)).length;
  return (
    <div className="flex flex-wrap items-center gap-6">
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role="img"
        aria-label={copy.ring(count, GOAL_CATEGORIES.length)}
        className="size-32 shrink-0"
      >
        {GOAL_CATEGORIES.map((id, place) => (
          <path
            key={id}
            d={arc(place)}
            fill="none"
            stroke={done.has(id) ? COLORS[id] : 'var(--line)'}
            strokeWidth={WIDTH}
            strokeLinecap="round"
          />
        ))}
        <text
          x={SIZE / 2}
          y={SIZE / 2 + 9}
          textAnchor="middle"
          className="fill-ink font-title text-[1.75rem]"
        >
          {count}/{GOAL_CATEGORIES.length}
        </text>
      </svg>
      <ul className="flex-1 basis-28 space-y-1.5">
        {GOAL_CATEGORIES.map((id) => (
          <li key={id} className="flex items-center gap-2 leading-snug">
            <span
              className="grid size-5 shrink-0 place-items-center rounded-full"
              style={{ background: done.has(id) ? COLORS[id] : 'var(--line)' }}
            >
              {done.has(id) && <Check aria-hidden="true" className="size-3.5 text-paper" />}
            </span>
            <span>
              {titleOf(id)}
              <span className="sr-only">: {done.has(id) ? copy.done : copy.open}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
