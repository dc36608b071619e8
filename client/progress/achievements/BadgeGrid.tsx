import type { ReactNode } from 'react';
import type { Achievement } from '../../../contract/progress/achievements.ts';
import { mediumDate } from '../../lib/dates.ts';
import { achievementsCopy as copy } from './copy.ts';
import { Medal } from './Medal.tsx';
import { isEarned } from './use-achievements.ts';

type BadgeGridProps = {
  achievements: readonly Achievement[];
  footer?: (achievement: Achievement) => ReactNode;
};

export const BADGE_COLUMNS =
  'grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] sm:gap-4';

export function BadgeGrid({ achievements, footer }: BadgeGridProps) {
  return (
    <ul className={`stagger ${BADGE_COLUMNS}`}>
      {achievements.map((achievement) => (
        <li
          key={achievement.id}
          className={`flex flex-col items-center rounded-card p-4 text-center sm:p-5 ${isEarned(achievement) ? 'bg-linear-to-b from-accent-soft/70 to-raised shadow-card' : 'border border-dashed border-line'}`}
        >
          <Medal
            icon={achievement.icon}
            tier={achievement.tier}
            isLocked={!isEarned(achievement)}
            className="h-24 w-20"
          />
          <h3 className="mt-3 text-lg leading-snug font-semibold">{achievement.title}</h3>
          <p className="mt-1 text-sm text-ink-soft">{achievement.description}</p>
          <p className="mt-auto pt-3 text-sm font-semibold text-ink-soft">
            {achievement.unlockedAt
              ? copy.earnedOn(mediumDate(achievement.unlockedAt))
              : copy.locked}
          </p>
          {footer?.(achievement)}
        </li>
      ))}
    </ul>
  );
}
