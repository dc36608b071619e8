import { Loading } from '../../ui/Loading.tsx';
import { QueryStates } from '../../ui/QueryStates.tsx';
import { BADGE_COLUMNS, BadgeGrid } from './BadgeGrid.tsx';
import { achievementsCopy as copy } from './copy.ts';
import { isEarned, useAchievements } from './use-achievements.ts';

/** One placeholder for each badge, so that nothing below moves when the badges arrive. */
const BADGE_SHAPES = Array<string>(9).fill('h-65.5');

/** The couple's badges with a heading, for any page that shows them. */
export function AchievementsSection({ className = '' }: { className?: string }) {
  const achievements = useAchievements();
  const { data } = achievements;
  const skeleton = <Loading label={copy.loading} shapes={BADGE_SHAPES} className={BADGE_COLUMNS} />;
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
      <QueryStates query={achievements} skeleton={skeleton} failedTitle={copy.failed}>
        {(list) => <BadgeGrid achievements={list} />}
      </QueryStates>
    </section>
  );
}
