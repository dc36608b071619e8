import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { WorkoutDetail } from '../../contract/workouts.ts';
import { playerCopy as copy } from './copy.ts';

type StepWordsProps = { workout: WorkoutDetail; step: number };

/** What to do now, what to mind, and what comes next. */
export const StepWords = memo(function StepWords({ workout, step }: StepWordsProps) {
  const { instructions, steps, caution: first } = workout;
  const caution = steps[step]?.caution ?? (step === 0 ? first : null);
  const next = instructions[step + 1];
  return (
    <div>
      <p aria-live="polite" className="text-lead">
        {instructions[step]}
      </p>
      {caution && (
        <p className="mt-4 flex gap-3 rounded-field bg-yellow-soft px-4 py-3 text-yellow">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            <span className="sr-only">{copy.mind}: </span>
            {caution}
          </span>
        </p>
      )}
      <p className="mt-4 border-t border-line pt-3 text-sm text-ink-soft">
        {next ? (
          <>
            <span className="font-semibold text-ink">{copy.next}: </span>
            <span className="line-clamp-2">{next}</span>
          </>
        ) : (
          copy.last
        )}
      </p>
    </div>
  );
});
