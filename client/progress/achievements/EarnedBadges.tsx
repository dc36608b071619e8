import type { Achievement } from '../../../contract/progress/achievements.ts';
import { celebrationCopy as copy } from './copy.ts';
import { Medal } from './Medal.tsx';
import { SharePanel } from './SharePanel.tsx';

/** Badges that a workout brought, each with the ways to share it. */
export function EarnedBadges({ badges }: { badges: readonly Achievement[] }) {
  return badges.map((badge) => (
    <section
      key={badge.id}
      aria-label={badge.title}
      className="rounded-card bg-linear-to-b from-accent-soft/70 to-raised px-4 pt-4 pb-1 text-center"
    >
      <div className="flex items-center gap-4 text-left">
        <Medal icon={badge.icon} tier={badge.tier} className="h-20 w-17 shrink-0" />
        <div className="min-w-0">
          <p className="text-sm font-semibold text-accent">{copy.kicker}</p>
          <h3 className="text-xl leading-snug">{badge.title}</h3>
          <p className="text-sm text-ink-soft">{badge.description}</p>
        </div>
      </div>
      <SharePanel achievement={badge} className="mt-3" />
    </section>
  ));
}
