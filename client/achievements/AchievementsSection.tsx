import { FailedState } from '../ui/FailedState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { BADGE_COLUMNS, BadgeGrid } from './BadgeGrid.tsx';
import { achievementsCopy as copy } from './copy.ts';
import { isEarned, useAchievements } from './use-achievements.ts';

/** As many as there are to earn, so that what stands below stays where it is. */
const PLACES = Array.from({ length: 9 }, (_, index) => index);

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
        <div role="status">
          <span className="sr-only">{copy.loading}</span>
          <div className={BADGE_COLUMNS}>
            {PLACES.map((place) => (
              <Skeleton key={place} className="h-65.5" />
            ))}
          </div>
        </div>
      );
    case 'error':
      return <FailedState title={copy.failed} onRetry={() => void refetch()} />;
    case 'success':
      return <BadgeGrid achievements={data} />;
  }
}
