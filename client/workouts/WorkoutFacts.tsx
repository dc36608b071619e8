import type { Workout } from '../../contract/workouts/workouts.ts';
import { minutesText } from '../lib/amounts.ts';
import { WorkoutTraits } from '../training/sessions/WorkoutTraits.tsx';
import { DifficultyBadge } from '../ui/DifficultyBadge.tsx';
import { TimeBadge } from '../ui/TimeBadge.tsx';

type WorkoutFactsProps = {
  workout: Workout;
  /** Id of the heading, which labels the card and its link. */
  headingId: string;
};

export function WorkoutFacts({ workout, headingId }: WorkoutFactsProps) {
  const { title, description, duration, difficulty } = workout;
  return (
    <>
      <h2 id={headingId} className="text-heading">
        {title}
      </h2>
      <p className="mt-3 flex flex-wrap gap-2">
        <TimeBadge>{minutesText(duration)}</TimeBadge>
        <DifficultyBadge difficulty={difficulty} />
        <WorkoutTraits workout={workout} />
      </p>
      <p className="mt-3 mb-6 text-ink-soft">{description}</p>
    </>
  );
}
