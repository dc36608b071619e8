import { useRef } from 'react';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import { STILL } from '../../../illustration/rig/motion.ts';
import { NO_FREE_PLACES } from './free-places.ts';
import { useDrawing } from './use-drawing.ts';

type SmallStepPictureProps = {
  workout: WorkoutDetail;
  step: number;
  /** Prefix of the ids in the picture, different for each picture on a page. */
  prefix: string;
};

/** Shows a small still picture of a step. The step's words stand elsewhere on the screen. */
export function SmallStepPicture({ workout, step, prefix }: SmallStepPictureProps) {
  const svg = useRef<SVGSVGElement>(null);
  const still = { isMoving: false, momentNow: () => STILL };
  useDrawing(svg, { workout, step, prefix, freePlaces: NO_FREE_PLACES, ...still });
  return (
    <svg
      ref={svg}
      aria-hidden="true"
      className="block size-full rounded-[inherit] bg-(--art-sky)"
    />
  );
}
