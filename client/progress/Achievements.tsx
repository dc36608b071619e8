import { Link } from 'wouter';
import type { Achievement } from '../../contract/progress/achievements.ts';
import type { Progress } from '../../contract/progress/progress.ts';
import { paths } from '../lib/paths.ts';
import { textLinkClass } from '../ui/button-class.ts';
import { type QueryState, QueryStates } from '../ui/QueryStates.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Medal } from './achievements/Medal.tsx';
import { isEarned, useAchievements } from './achievements/use-achievements.ts';
import { badgesCopy as copy } from './copy.ts';

/** Badges whose progress follows from the figures of this page. */
const badges = [
  {
    id: 'seven-day-streak',
    title: copy.streak,
    lead: copy.streakLead,
    target: 7,
    stat: 'streakDays',
  },
  {
    id: 'ten-workouts',
    title: copy.workouts,
    lead: copy.workoutsLead,
    target: 10,
    stat: 'workoutsCompleted',
  },
  {
    id: 'five-hundred-calories',
    title: copy.calories,
    lead: copy.caloriesLead,
    target: 500,
    stat: 'totalCalories',
  },
] as const;

export function Achievements({ progress }: { progress: QueryState<Progress> }) {
  const achievements = useAchievements();
  const needed = [progress, achievements];
  const query: QueryState<{ stats: Progress; known: readonly Achievement[] }> = {
    status: needed.some(({ status }) => status === 'error') ? 'error' : 'pending',
    data: progress.data && achievements.data && { stats: progress.data, known: achievements.data },
    // Ask for both at once: with one after the other, a second failure would need a second press.
    refetch: () => needed.filter(({ data }) => data === undefined).map(({ refetch }) => refetch()),
  };
  return (
    <section aria-labelledby="achievements" className="mt-10">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="achievements" className="text-heading">
          {copy.title}
        </h2>
        {achievements.data && (
          <Link href={paths.profile()} className={`${textLinkClass} text-second`}>
            {copy.all(achievements.data.length)}
          </Link>
        )}
      </div>
      <QueryStates query={query} skeleton={<Skeleton className="h-44" />} failedTitle={copy.failed}>
        {({ stats, known }) => (
          <ul className="grid gap-4 sm:grid-cols-3">
            {badges.map((badge) => (
              <li key={badge.id}>
                <BadgeProgress
                  badge={badge}
                  achievement={known.find(({ id }) => id === badge.id)}
                  current={stats[badge.stat]}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
  );
}

type BadgeProgressProps = {
  badge: (typeof badges)[number];
  achievement: Achievement | undefined;
  current: number;
};

/** A badge once earned stays earned, even when its streak is over. */
function BadgeProgress({ badge, achievement, current }: BadgeProgressProps) {
  const { title, lead, target } = badge;
  const isUnlocked = achievement !== undefined && isEarned(achievement);
  return (
    <div className="flex h-full items-center gap-4 rounded-card border border-line/70 bg-raised p-5 shadow-card sm:flex-col sm:text-center">
      <Medal
        icon={achievement?.icon ?? 'star'}
        tier={achievement?.tier ?? 'bronze'}
        isLocked={!isUnlocked}
        className="h-24 w-20 shrink-0"
      />
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
