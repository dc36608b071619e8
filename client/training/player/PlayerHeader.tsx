import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { categories } from '../../../content/categories.ts';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import { minutesText } from '../../lib/amounts.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { DifficultyBadge } from '../../ui/DifficultyBadge.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TimeBadge } from '../../ui/TimeBadge.tsx';
import { WorkoutTraits } from '../sessions/WorkoutTraits.tsx';
import { playerCopy as copy } from './copy.ts';

const categoryTitle = (id: WorkoutDetail['category']) =>
  categories.find((known) => known.id === id)?.title ?? id;

type PlayerHeaderProps = {
  workout: WorkoutDetail;
  /** Stands at the end of the title's line. */
  heart?: ReactNode;
};

export function PlayerHeader({ workout, heart }: PlayerHeaderProps) {
  const { title, category: id } = workout;
  const category = categoryTitle(id);
  return (
    <header className="relative mb-3">
      <Link
        href={paths.category(id)}
        aria-label={copy.allOf(category)}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-second"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        {category}
      </Link>
      <PageHeading className="text-[1.875rem] leading-tight sm:text-title">{title}</PageHeading>
      {heart}
    </header>
  );
}

/** Describes a workout: text, badges, and whom it suits. */
export function WorkoutAbout({ workout }: { workout: WorkoutDetail }) {
  const { description, duration, difficulty, category, suits, leaveOut } = workout;
  return (
    <div className="player-about">
      <p className="text-ink-soft sm:text-lead">{description}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <TimeBadge>{minutesText(duration)}</TimeBadge>
        <DifficultyBadge difficulty={difficulty} />
        <Badge tone="second">{categoryTitle(category)}</Badge>
        <WorkoutTraits workout={workout} />
      </p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm text-ink-soft lg:grid-cols-[auto_auto_auto_1fr]">
        <dt className="font-semibold">{copy.suits}</dt>
        <dd>{suits}</dd>
        <dt className="font-semibold">{copy.leaveOut}</dt>
        <dd>{leaveOut}</dd>
      </dl>
      {category === 'bedroom' && <p className="mt-2 text-sm text-ink-soft">{copy.bedroomLevel}</p>}
    </div>
  );
}
