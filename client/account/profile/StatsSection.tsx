import { useQuery } from '@tanstack/react-query';
import { getProgress } from '../../../contract/progress/progress.ts';
import { queryFor } from '../../lib/query-client.ts';
import { isEarned, useAchievements } from '../../progress/achievements/use-achievements.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import type { GlyphName } from '../../ui/glyph-paths.ts';
import { Loading } from '../../ui/Loading.tsx';
import { profileCopy as copy } from './copy.ts';

export function StatsSection() {
  const stats = useQuery(queryFor(getProgress));
  const badges = useAchievements();
  if ((stats.isError && !stats.data) || (badges.isError && !badges.data)) {
    const retry = () => void Promise.all([stats.refetch(), badges.refetch()]);
    return <FailedState title={copy.statsFailed} onRetry={retry} />;
  }
  if (!stats.data || !badges.data) return <Loading label={copy.loading} shapes={['h-38.5']} />;
  return (
    <section aria-label={copy.stats}>
      <dl className="grid grid-cols-3 gap-3 sm:gap-4">
        <Stat glyph="dumbbell" term={copy.workouts} value={stats.data.workoutsCompleted} />
        <Stat glyph="flame" term={copy.streak} value={stats.data.streakDays} />
        <Stat glyph="trophy" term={copy.badges} value={badges.data.filter(isEarned).length} />
      </dl>
    </section>
  );
}

function Stat({ glyph, term, value }: { glyph: GlyphName; term: string; value: number }) {
  return (
    <div className="flex flex-col items-center justify-end rounded-card border border-line/70 bg-raised px-2 py-5 text-center shadow-card">
      <dt className="order-2 text-sm text-ink-soft">{term}</dt>
      <dd className="font-title text-4xl font-semibold">
        <span className="mx-auto mb-2 grid size-11 place-items-center rounded-full bg-accent-soft text-accent">
          <Glyph name={glyph} className="size-5" />
        </span>
        {value}
      </dd>
    </div>
  );
}
