import { TriangleAlert } from 'lucide-react';
import { playerCopy as copy } from './copy.ts';

/** What to mind so that nobody is hurt. */
export function StepCaution({ caution }: { caution: string | null }) {
  if (!caution) return null;
  return (
    <p className="caution">
      <TriangleAlert aria-hidden="true" className="mr-1.5 inline-block size-4 align-[-0.15em]" />
      <span className="sr-only">{copy.mind}: </span>
      {caution}
    </p>
  );
}
