import { useRef } from 'react';
import type { Covered } from '../../figures/framing.ts';
import { WorkoutCover } from '../sessions/WorkoutCover.tsx';
import { playerCopy as copy } from './copy.ts';
import { isPictureMoving, pictureMoment } from './picture-moment.ts';
import type { Play } from './play.ts';
import { useDrawing } from './use-drawing.ts';

type StepPictureProps = {
  play: Pick<Play, 'workout' | 'state' | 'rules'>;
  /** What lies over the picture; the couple is drawn beside it, as large as the picture allows. */
  covered?: Covered | null;
};

/**
 * A couple that does the current step. Until the drawing code is
 * loaded, and for a step without a pose, the cover is shown.
 */
export function StepPicture({ play, covered = null }: StepPictureProps) {
  const { workout, state, rules } = play;
  const { step } = state.place;
  const svg = useRef<SVGSVGElement>(null);
  const isDrawn = useDrawing(svg, {
    workout,
    step,
    prefix: 'step',
    covered,
    isMoving: isPictureMoving(state),
    momentNow: () =>
      pictureMoment(workout.steps[step] ?? { intervals: null }, state, rules, Date.now()),
  });
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
