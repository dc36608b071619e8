import { ChevronDown } from 'lucide-react';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import { playerCopy as copy } from './copy.ts';

type StepVersionsProps = { step: WorkoutDetail['steps'][number] | undefined };

/** Shows an easier and a harder version of the step, on request. */
export function StepVersions({ step }: StepVersionsProps) {
  if (!step?.easier || !step.harder) return null;
  return (
    <details className="group mt-2">
      <summary className="-ml-1 inline-flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-field px-1 font-semibold text-second [&::-webkit-details-marker]:hidden">
        {copy.versions}
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5 pb-1">
        <dt className="font-semibold">{copy.easier}</dt>
        <dd>{step.easier}</dd>
        <dt className="font-semibold">{copy.harder}</dt>
        <dd>{step.harder}</dd>
      </dl>
    </details>
  );
}
