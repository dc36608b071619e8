import { TriangleAlert } from 'lucide-react';
import { playerCopy as copy } from './copy.ts';

/** Warns of a risk in the step, so that nobody is hurt. */
export function StepCaution({ caution }: { caution: string | null }) {
  if (!caution) return null;
  return (
    <p className="caution">
      <TriangleAlert
        aria-hidden="true"
        className="mr-[0.4em] inline-block size-[1.05em] align-[-0.15em]"
      />
      <span className="sr-only">{copy.mind}: </span>
      {caution}
    </p>
  );
}
