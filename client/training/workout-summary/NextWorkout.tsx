import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import type { CategoryId } from '../../../contract/workouts/workouts.ts';
import { minutesText } from '../../lib/amounts.ts';
import { paths } from '../../lib/paths.ts';
import { categoryWorkoutsQuery } from '../sessions/category-workouts.ts';
import { WorkoutCover } from '../sessions/WorkoutCover.tsx';
import { summaryCopy as copy } from './copy.ts';
import { workoutAfter } from './workout-after.ts';

type NextWorkoutProps = { category: CategoryId; workoutId: number };

/** Offers the workout that follows this one in its list. */
export function NextWorkout({ category, workoutId }: NextWorkoutProps) {
  const { data } = useQuery(categoryWorkoutsQuery(category));
  const next = workoutAfter(data ?? [], workoutId);
  if (!next) return null;
  return (
    <Link
      href={paths.workout(next.id)}
      className="flex items-center gap-3 rounded-card border border-line p-2 pr-3 transition hover:bg-sunk"
    >
      <WorkoutCover
        imageUrl={next.imageUrl}
        motif={category}
        className="h-14 w-20 shrink-0 rounded-field"
      />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block text-xs text-ink-soft">{copy.next}</span>
        <span className="block truncate font-semibold">{next.title}</span>
        <span className="block text-xs text-ink-soft">{minutesText(next.duration)}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}
