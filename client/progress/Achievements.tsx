import { Flame, HeartHandshake, type LucideIcon, Trophy } from 'lucide-react';
import type { Progress } from '../../contract/progress.ts';
import type { Asked } from '../ui/Loaded.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { badgesCopy as copy } from './copy.ts';

type BadgeRule = {
  title: string;
  lead: string;
  target: number;
  Icon: LucideIcon;
  current: (progress: Progress) => number;
};

const badges: readonly BadgeRule[] = [
  {
    title: copy.streak,
    lead: copy.streakLead,
    target: 7,
    Icon: Flame,
    current: ({ streakDays }) => streakDays,
  },
  {
    title: copy.workouts,
    lead: copy.workoutsLead,
    target: 10,
    Icon: HeartHandshake,
    current: ({ workoutsCompleted }) => workoutsCompleted,
  },
  {
    title: copy.calories,
    lead: copy.caloriesLead,
    target: 500,
    Icon: Trophy,
    current: ({ totalCalories }) => totalCalories,
  },
];

export function Achievements({ progress }: { progress: Asked<Progress> }) {
  return (
    <section aria-labelledby="achievements" className="mt-10">
      <h2 id="achievements" className="mb-4 text-heading">
        {copy.title}
      </h2>
      <Loaded asked={progress} skeleton={<Skeleton className="h-44" />} failedTitle={copy.failed}>
        {(figures) => (
          <ul className="grid gap-4 sm:grid-cols-3">
            {badges.map((badge) => (
              <li key={badge.title}>
                <Medal badge={badge} current={badge.current(figures)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Medal({ badge, current }: { badge: BadgeRule; current: number }) {
  const { title, lead, target, Icon } = badge;
  const isUnlocked = current >= target;
  return (
    <div className="flex h-full items-center gap-4 rounded-card border border-line/70 bg-raised p-5 shadow-card sm:flex-col sm:text-center">
      <span
        className={`grid size-20 shrink-0 place-items-center rounded-full border-4 ${isUnlocked ? 'border-(--art-sun) bg-linear-to-br from-apricot to-accent-soft text-accent' : 'border-line bg-sunk text-ink-soft'}`}
      >
        <Icon aria-hidden="true" className="size-9" />
      </span>
      <div className="flex-1">
        <h3 className="text-lg">{title}</h3>
        <p className="text-sm text-ink-soft">{lead}</p>
        <p className="mt-1.5 text-sm font-semibold tabular-nums">
          {isUnlocked ? copy.unlocked : copy.of(current, target)}
        </p>
      </div>
    </div>
  );
}
