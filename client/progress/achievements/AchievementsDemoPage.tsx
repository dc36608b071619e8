import { PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { achievements } from '../../../content/achievements.ts';
import {
  ACHIEVEMENT_CATEGORIES,
  type Achievement,
  type AchievementCategory,
} from '../../../contract/progress/achievements.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { BadgeGrid } from './BadgeGrid.tsx';
import { Celebration } from './Celebration.tsx';
import { categoryNames, achievementsDemoCopy as copy } from './copy.ts';

const DAY_MS = 86_400_000;
/** How many days ago each sample was earned; the others are not earned yet. */
const EARNED_DAYS_AGO: Readonly<Record<string, number>> = {
  'first-workout': 41,
  'seven-day-streak': 12,
  'ten-workouts': 9,
  'five-hundred-calories': 30,
  'first-bedroom-workout': 3,
};

/** Samples for people who have no badge of their own yet. */
function sampleAchievements(): Achievement[] {
  return achievements.map((source) => {
    const daysAgo = EARNED_DAYS_AGO[source.id];
    const unlockedAt = daysAgo ? new Date(Date.now() - daysAgo * DAY_MS).toISOString() : null;
    return { ...source, unlockedAt };
  });
}

const filters = (['all', ...ACHIEVEMENT_CATEGORIES] as const).map((value) => ({
  value,
  label: categoryNames[value],
}));

export function AchievementsDemoPage() {
  usePageTitle(copy.title);
  const [samples] = useState(sampleAchievements);
  const [filter, setFilter] = useState<AchievementCategory | 'all'>('all');
  const [celebrated, setCelebrated] = useState<Achievement | null>(null);
  const shown = samples.filter(({ category }) => filter === 'all' || category === filter);
  return (
    <div className="daylight min-h-dvh">
      <Page>
        <PageHeading>{copy.title}</PageHeading>
        <p className="mt-2 mb-6 max-w-2xl text-lead text-ink-soft">{copy.lead}</p>
        <FilterChips
          label={copy.filterLabel}
          choices={filters}
          value={filter}
          onChange={setFilter}
        />
        <h2 className="sr-only">{copy.samples}</h2>
        <div className="mt-6">
          <BadgeGrid
            key={filter}
            achievements={shown}
            footer={(achievement) => (
              <Button
                variant="soft"
                onClick={() => setCelebrated(achievement)}
                aria-label={copy.celebrateLabel(achievement.title)}
                className="mt-3 px-4 text-sm"
              >
                {copy.celebrate}
              </Button>
            )}
          />
        </div>
        <section className="mt-10 flex flex-col items-start gap-4 rounded-card bg-sunk p-6 sm:flex-row sm:items-center sm:justify-between sm:p-8">
          <div>
            <h2 className="text-heading">{copy.demoTitle}</h2>
            <p className="mt-1 text-ink-soft">{copy.demo}</p>
          </div>
          <Button className="shrink-0" onClick={() => setCelebrated(samples[0] ?? null)}>
            <PartyPopper aria-hidden="true" className="size-5" />
            {copy.demoButton}
          </Button>
        </section>
        <p className="mt-8 text-center">
          <LinkButton href={paths.home()} variant="quiet">
            {copy.back}
          </LinkButton>
        </p>
        {celebrated && (
          <Celebration
            key={celebrated.id}
            achievement={celebrated}
            isSample
            onClose={() => setCelebrated(null)}
          />
        )}
      </Page>
    </div>
  );
}
