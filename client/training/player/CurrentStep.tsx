import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import { playerCopy as copy } from './copy.ts';
import { StepCaution } from './StepCaution.tsx';
import { StepVersions } from './StepVersions.tsx';

type CurrentStepProps = { workout: WorkoutDetail; step: number };

/** Shows the step's caution, its instruction, its versions, and the next step. */
export function CurrentStep({ workout, step }: CurrentStepProps) {
  const { instructions, steps } = workout;
  const next = steps[step + 1]?.short;
  return (
    <div>
      <StepCaution caution={steps[step]?.caution ?? null} />
      <p aria-live="polite" className="text-[1.375rem] leading-snug">
        {instructions[step]}
      </p>
      <StepVersions key={step} step={steps[step]} />
      <p className="mt-4 border-t border-line pt-3 text-ink-soft">
        {next ? (
          <>
            <span className="font-semibold text-ink">{copy.next}: </span>
            {next}
          </>
        ) : (
          copy.last
        )}
      </p>
    </div>
  );
}
