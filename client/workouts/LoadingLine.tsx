import { Spinner } from '../ui/Spinner.tsx';
import { workoutPageCopy as copy } from './copy.ts';

export function LoadingLine() {
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Spinner />
      {copy.loading}
    </p>
  );
}
