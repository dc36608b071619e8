import { FailedState } from '../ui/FailedState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { BadgeGrid } from './BadgeGrid.tsx';
import { achievementsCopy as copy } from './copy.ts';
import { isEarned, useAchievements } from './use-achievements.ts';

/** The couple's badges with a heading, for any page that shows them. */
export function AchievementsSection({ className = '' }: { className?: string }) {
  const { data } = useAchievements();
  return (
    <section aria-labelledby="achievements" className={className}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="achievements" className="text-heading">
          {copy.heading}
        </h2>
        {data && (
          <p className="text-ink-soft">
            {copy.earnedOf(data.filter(isEarned).length, data.length)}
          </p>
        )}
      </div>
      <Badges />
    </section>
  );
}

function Badges() {
  const { status, data, refetch } = useAchievements();
  switch (status) {
    case 'pending':
      return (
        <div role="status" className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
          <span className="sr-only">{copy.loading}</span>
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      );
    case 'error':
      return <FailedState title={copy.failed} onRetry={() => void refetch()} />;
    case 'success':
      return <BadgeGrid achievements={data} />;
  }
}
