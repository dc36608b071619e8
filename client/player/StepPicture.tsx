import { useRef } from 'react';
import type { WorkoutDetail } from '../../contract/workouts.ts';
import type { Covered } from '../../figures/framing.ts';
import { WorkoutCover } from '../sessions/WorkoutCover.tsx';
import { playerCopy as copy } from './copy.ts';
import { useDrawing } from './use-drawing.ts';

type StepPictureProps = {
  workout: WorkoutDetail;
  step: number;
  /** What lies over the picture; the couple is drawn beside it, as large as the picture allows. */
  covered?: Covered | null;
};

/**
 * A couple that does the current step. Until the drawing code is
 * loaded, and for a step without a pose, the cover is shown.
 */
export function StepPicture({ workout, step, covered = null }: StepPictureProps) {
  const svg = useRef<SVGSVGElement>(null);
  const drawing = { workout, step, prefix: 'step', isMoving: true, covered };
  const isDrawn = useDrawing(svg, drawing);
  return (
    <>
      {!isDrawn && (
        <WorkoutCover
          imageUrl={workout.imageUrl}
          motif={workout.category}
          loading="eager"
          className="size-full"
        />
      )}
      <svg
        ref={svg}
        role="img"
        aria-label={copy.picture(step + 1)}
        className={`absolute inset-0 size-full ${isDrawn ? '' : 'invisible'}`}
      />
    </>
  );
}
