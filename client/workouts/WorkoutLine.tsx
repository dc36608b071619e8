import type { ReactNode } from 'react';
import type { Workout } from '../../contract/workouts/workouts.ts';
import { minutesText } from '../lib/amounts.ts';
import { listCopy as copy } from './find-copy.ts';
import { useTimesDone } from './use-times-done.ts';

const difficultyColors = {
  Beginner: 'text-green',
  Intermediate: 'text-yellow',
  Advanced: 'text-danger',
} as const;

type WorkoutLineProps = { workout: Workout; children?: ReactNode };

/** Tells in one line how long and how hard a workout is, and how often the couple did it. */
export function WorkoutLine({ workout, children }: WorkoutLineProps) {
  const { id, duration, difficulty, equipment } = workout;
  const times = useTimesDone(id);
  return (
    <p className="mt-1 text-sm text-ink-soft">
      <span>{minutesText(duration)}</span>
      {SEPARATOR}
      <span className={`font-semibold ${difficultyColors[difficulty]}`}>{difficulty}</span>
      {equipment.length > 0 && (
        <span className="max-lg:hidden">
          {SEPARATOR}
          {copy.with(equipment.join(', '))}
        </span>
      )}
      {times && `${SEPARATOR}${copy.done(times)}`}
      {children}
    </p>
  );
}

/** Allows a line break after the dot, never before. */
const SEPARATOR = '\u00a0· ';
