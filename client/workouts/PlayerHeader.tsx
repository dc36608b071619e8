import { ChevronLeft, Clock } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { categories } from '../../content/categories.ts';
import type { WorkoutDetail } from '../../contract/workouts.ts';
import { paths } from '../lib/paths.ts';
import { Badge } from '../ui/Badge.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { playerCopy as copy } from './copy.ts';
import { DifficultyBadge } from './DifficultyBadge.tsx';

type PlayerHeaderProps = {
  workout: WorkoutDetail;
  /** Under way, a phone needs its room for the step. */
  isUnderWay?: boolean;
};

export const PlayerHeader = memo(function PlayerHeader(props: PlayerHeaderProps) {
  const { workout, isUnderWay = false } = props;
  const onPhones = isUnderWay ? 'max-lg:hidden' : '';
  const { title, description, duration, difficulty, category: id } = workout;
  const category = categories.find((known) => known.id === id)?.title ?? id;
  return (
    <header className={isUnderWay ? 'mb-4 lg:mb-6' : 'mb-6'}>
      <Link
        href={paths.category(id)}
        aria-label={copy.allOf(category)}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-second"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        {category}
      </Link>
      <PageHeading className="text-[1.875rem] leading-tight sm:text-title">{title}</PageHeading>
      <p className={`mt-1.5 text-ink-soft sm:text-lead ${onPhones}`}>{description}</p>
      <p className={`mt-3 flex flex-wrap gap-2 ${onPhones}`}>
        <Badge>
          <Clock aria-hidden="true" className="size-4" />
          {copy.minutes(duration)}
        </Badge>
        <DifficultyBadge difficulty={difficulty} />
        <Badge tone="second">{category}</Badge>
      </p>
    </header>
  );
});
