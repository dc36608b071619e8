import { useMemo } from 'react';
import { calledByName, filledLine, filledText } from '../../../contract/training/step-words.ts';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';

/** Puts the couple's names into the steps that tell the two apart. */
export function useNamedWorkout(workout: WorkoutDetail, a: string, b: string): WorkoutDetail {
  return useMemo(() => {
    if (!workout.steps.some(({ named }) => named !== null)) return workout;
    const called = calledByName({ a, b }, workout.colors);
    return {
      ...workout,
      instructions: workout.instructions.map((text, index) => {
        const named = workout.steps[index]?.named;
        return named ? filledText(named.text, called) : text;
      }),
      steps: workout.steps.map((step) =>
        step.named ? { ...step, short: filledLine(step.named.short, called) } : step,
      ),
    };
  }, [workout, a, b]);
}
